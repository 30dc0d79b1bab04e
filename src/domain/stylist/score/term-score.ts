import type { OutfitNeeds } from '../outfit-needs.ts'
import type { ScoreFact } from './score-fact.ts'
import type { ScoredPiece } from './scored-piece.ts'

/** Whether the pieces are a person's own, or only titles of a shop, which tell little of color, cut and warmth. */
export type PieceOrigin = 'own' | 'shop title'

/** What a term of the score is calculated from. */
export interface TermInput {
  readonly pieces: readonly ScoredPiece[]
  /** One of `pieces`, or null. */
  readonly focus: ScoredPiece | null
  /** Null for an outfit that is meant for nobody and nothing in particular. */
  readonly needs: OutfitNeeds | null
  /** As '2026-11-23'. */
  readonly today: string
}

/** What one term says of an outfit. */
export interface TermScore {
  /** From 0 to 1, of the points that the term has. */
  readonly share: number
  /** The most telling thing found; looked for only when it is asked for, since a search judges far more than it shows. */
  readonly fact: () => ScoreFact
}
