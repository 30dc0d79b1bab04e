import type { AdviceInput } from '../../stylist/advice/advice-input.ts'
import type { AdvicePieces } from '../../stylist/advice/choose-pieces.ts'
import type { Unknown } from '../../stylist/advice/request/unknown-words.ts'
import type { SecondOutfit } from '../../stylist/advice/second-outfit.ts'

/** The parsed request with the advice for it. */
export interface AdviceFacts {
  readonly input: AdviceInput
  readonly pieces: AdvicePieces
  readonly unknown: Unknown
  readonly second: SecondOutfit | null
}

/** Most sentences of a recommendation. */
export const MOST_SENTENCES = 5
