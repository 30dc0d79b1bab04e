import { plainText } from './clauses.ts'
import type { EventWord } from './tokenize-event.ts'
import { says } from './phrasing.ts'

/** Whether the asker plays an instrument at a concert, rather than listens. */
export function playsInConcert(words: readonly EventWord[]): boolean {
  const text = plainText(words)
  if (says('someone else plays', text) && !says('plays', text)) return false
  const clauses = [...new Set(words.map(({ clause }) => clause))]
  return clauses
    .map((clause) => plainText(words.filter((one) => one.clause === clause)))
    .some((part) => says('plays in a concert', part) || says('names an instrument', part))
}
