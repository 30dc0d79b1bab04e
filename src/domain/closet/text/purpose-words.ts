import * as z from 'zod/mini'
import words from './wide-words.json' with { type: 'json' }

const MIN_LETTERS = 4

// Words that describe pieces and occasions alike without naming a use.
const wideWords = new Set(z.array(z.string()).parse(words))

// 'Welding' and 'welder' name the same use.
const stem = (word: string) => word.replace(/(?<=\p{L}{4})(?:ing|ers?|s)$/u, '')

/** The words among `named` that may name a use, without their endings: 'weld' of 'welding jacket'. */
export function purposeWordsIn(named: readonly string[]): ReadonlySet<string> {
  return new Set(
    named
      .filter((word) => word.length >= MIN_LETTERS && /^\p{L}+$/u.test(word) && !wideWords.has(word))
      .map(stem)
      .filter((word) => !wideWords.has(word)),
  )
}
