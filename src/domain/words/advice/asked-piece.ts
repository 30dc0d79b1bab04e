import type { EventWord } from '../../stylist/occasions/matching/tokenize-event.ts'
import { plainText } from '../../stylist/occasions/matching/clauses.ts'

const asksFor =
  /\b(?:what|which) (?:kind of |sort of |type of |color )?(shoes|boots|footwear|coat|jacket|bag|handbag)\b/

/** The part of the outfit that the request asks about: 'what shoes', 'which coat'; null for the whole outfit. */
export function askedFor(words: readonly EventWord[]): 'layer' | 'bag' | 'shoes' | null {
  const asked = asksFor.exec(plainText(words))?.[1]
  if (!asked) return null
  return /^(?:coat|jacket)/.test(asked) ? 'layer' : asked.endsWith('bag') ? 'bag' : 'shoes'
}
