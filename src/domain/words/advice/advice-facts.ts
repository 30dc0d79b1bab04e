import type { AdviceInput } from '../../stylist/advice/advice-input.ts'
import type { ChosenPiece } from '../../stylist/advice/piece-in-color.ts'
import type { AdvicePieces } from '../../stylist/advice/choose-pieces.ts'
import type { Unknown } from '../../stylist/advice/request/unknown-words.ts'
import type { SecondOutfit } from '../../stylist/advice/second-outfit.ts'

/** The parsed request with the advice for it. */
export interface AdviceFacts {
  readonly input: AdviceInput
  readonly pieces: AdvicePieces
  readonly unknown: Unknown
  readonly second: SecondOutfit | null
  /** The pieces in the other department, if the request doesn't say who asks and some piece is of one department. */
  readonly others: readonly ChosenPiece[] | null
}

/** Most sentences of a recommendation. */
export const MOST_SENTENCES = 5
