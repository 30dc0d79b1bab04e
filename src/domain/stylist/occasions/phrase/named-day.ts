import { plainText } from '../matching/clauses.ts'
import type { EventWord } from '../matching/tokenize-event.ts'
import { wordList } from '../word-lists.ts'

const names = wordList('named days')
const lengths = [2, 3]

/** Returns how many leading words name a day: 3 for 'All Saints' Day', 2 for 'Easter Sunday lunch', else 0. */
export function namedDayLength(words: readonly EventWord[]): number {
  const startsWith = (length: number) => names.has(plainText(words.slice(0, length)))
  return lengths.find(startsWith) ?? 0
}

/** Whether the word at `at` is part of the name of a day. */
export function isInNamedDay(words: readonly EventWord[], at: number): boolean {
  return [0, 1, 2].some((back) => at >= back && back < namedDayLength(words.slice(at - back)))
}
