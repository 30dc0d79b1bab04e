/**
 * `sizes` of a closet card's picture at the default two columns, from the grid in the style sheet: 16 px margins and a
 * 12 px gutter on a phone; above that, a rail of 220 or 264 px next to two columns.
 */
export const CLOSET_CARD_SIZES =
  '(max-width: 720px) calc(50vw - 22px), (max-width: 1140px) calc(50vw - 162px), min(428px, calc(50vw - 212px))'
