import type { Garment } from '../../closet/garment.ts'

/** What the score looks at of a piece; the picture and the category are no part of it. */
export interface ScoredPiece {
  readonly id: string
  readonly name: string
  /** As the owner wrote it. */
  readonly color: string
  readonly brand: string | null
  /** As '2026-11-23'. */
  readonly lastWornDate: string | null
  readonly wearCount: number
  readonly garment: Garment
}
