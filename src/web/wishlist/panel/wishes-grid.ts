/** Classes of the grid of wishes, for its cards and for their placeholders. */
export const WISHES_GRID =
  'grid grid-cols-2 gap-x-3 gap-y-7 tablet:grid-cols-3 desk:grid-cols-4 tablet:gap-x-4 tablet:gap-y-12'
