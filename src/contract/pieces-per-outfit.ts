/** Maximum number of pieces of an outfit: a look, a logged outfit, a planned day or a day of a trip. */
export const OUTFIT_PIECES_MAX = 12
