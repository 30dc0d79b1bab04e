import type { StylistPiece } from '../outfit.ts'

/** What the score looks at of a piece; the picture and the category are no part of it. */
export type ScoredPiece = Pick<
  StylistPiece,
  'id' | 'name' | 'color' | 'brand' | 'lastWornDate' | 'wearCount' | 'garment'
>
