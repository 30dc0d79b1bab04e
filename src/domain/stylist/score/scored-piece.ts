import type { Garment } from '../../closet/garment.ts'

/** The facts of a piece that the score reads. */
export interface ScoredPiece {
  readonly id: string
  readonly name: string
  /** In the owner's words. */
  readonly color: string
  readonly brand: string | null
  /** As '2026-11-23'. */
  readonly lastWornDate: string | null
  readonly wearCount: number
  readonly garment: Garment
}
