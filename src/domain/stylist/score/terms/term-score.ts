import type { CalendarDate } from '../../../../contract/values/calendar-date.ts'
import type { OutfitNeeds } from '../../outfit-needs.ts'
import type { ScoreFact } from '../score-fact.ts'
import type { ScoredPiece } from '../scored-piece.ts'

/** The user's own pieces, or titles of a shop, which say little about color, cut and warmth. */
export type PieceOrigin = 'own' | 'shop title'

export interface TermInput {
  readonly pieces: readonly ScoredPiece[]
  /** One of `pieces`, or null. */
  readonly focus: ScoredPiece | null
  /** Null for an outfit without a purpose. */
  readonly needs: OutfitNeeds | null
  readonly today: CalendarDate
}

/** The result of one term. */
export interface TermScore {
  /** Share of the term's points, from 0 to 1. */
  readonly share: number
  /** Computes the most telling fact. Lazy, since a search scores far more outfits than it shows. */
  readonly fact: () => ScoreFact
}
