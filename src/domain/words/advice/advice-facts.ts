import type { AdviceInput } from '../../stylist/advice/advice-input.ts'
import type { ChosenPiece } from '../../stylist/advice/piece-in-color.ts'
import type { AdvicePieces } from '../../stylist/advice/choose-pieces.ts'
import type { Unknown } from '../../stylist/advice/request/unknown-words.ts'
import type { SecondOutfit } from '../../stylist/advice/second-outfit.ts'
import { plainText } from '../../stylist/occasions/matching/clauses.ts'
import { garmentWithArticle } from '../suggestions/shop-suggestion.ts'

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

const MOST_WORDS = 18

/** Names a piece with its color: 'a navy wool suit'. */
export const inWords = ({ catalogGarment, color }: ChosenPiece) => garmentWithArticle(catalogGarment, color)

/** Whether a sentence has at most 18 words. */
export const isShort = (text: string) => text.split(' ').length <= MOST_WORDS

const asksFor =
  /\b(?:what|which) (?:kind of |sort of |type of |color )?(shoes|boots|footwear|coat|jacket|bag|handbag)\b/

/** The part of the outfit that the request asks about: 'what shoes', 'which coat'; null for the whole outfit. */
export function askedFor(words: AdviceInput['words']): 'layer' | 'bag' | 'shoes' | null {
  const asked = asksFor.exec(plainText(words))?.[1]
  if (!asked) return null
  return /^(?:coat|jacket)/.test(asked) ? 'layer' : asked.endsWith('bag') ? 'bag' : 'shoes'
}
