import type { EventWord } from '../occasions/event-words-of.ts'
import { pieceToFind } from '../to-find/garments-to-find.ts'
import requestWords from './tables/request-words.json' with { type: 'json' }

const { dislikes, deniers, wearers } = requestWords
const REACH = 4
const asks = new Set(['wear', 'wearing', 'in', 'code', 'own', 'bought', 'have'])
const between = new Set(['a', 'an', 'my', 'the', 'is', 'some', 'new', 'to', 'nice', 'good', 'his', 'her'])

/**
 * The types of garments that the words ask for: 'I want to wear kente', 'guayabera dress code', 'a bank job in a suit'.
 * What is denied, disliked or worn by someone else is none of them.
 */
export function wantedGarmentTypes(words: readonly EventWord[]): ReadonlySet<string> {
  const types = words.flatMap((word, at) => {
    if (!isAskedFor(words, at)) return []
    return pieceToFind({ name: word.text }, '').garment.type ?? []
  })
  return new Set(types)
}

function isAskedFor(words: readonly EventWord[], at: number): boolean {
  const clause = words[at]?.clause
  const before = words.slice(Math.max(0, at - REACH), at).filter((word) => word.clause === clause)
  const plains = before.map(({ plain }) => plain)
  if (plains.some((plain) => [...dislikes, ...deniers, ...wearers].includes(plain))) return false
  if (words[at + 1]?.plain === 'dress' && words[at + 2]?.plain === 'code') return true
  const asking = plains.findLastIndex((plain) => asks.has(plain))
  return asking >= 0 && plains.slice(asking + 1).every((plain) => between.has(plain))
}
