import * as z from 'zod/mini'
import { editDistance } from '../../nearest-word.ts'
import { plainLetters } from '../../closet/text/plain-letters.ts'
import aroundRows from './words-around-names.json' with { type: 'json' }

const around: ReadonlySet<string> = new Set(z.array(z.string()).parse(aroundRows))
const isName = (word: string) => !around.has(word) && !/^\d{2,4}s?$/.test(word)
const NAME_LETTERS_MAX = 120
const WORDS_MAX = 16
// Letters without a Unicode decomposition.
// prettier-ignore
const otherLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', ı: 'i', $: 's' }

/** Returns the plain lowercase words of a name, without apostrophes and periods: 'asap', 'rocky' for 'A$AP Rocky'. */
export function nameWords(name: string): string[] {
  return plainLetters(name.slice(0, NAME_LETTERS_MAX))
    .replaceAll(/['’`.]/g, '')
    .replaceAll(/[øłđðþæı$]/g, (letter) => otherLetters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
}

/** Returns the names that typed words can mean, longest first: with and without words and years around a name. */
export function possibleNames(typed: string): (readonly string[])[] {
  const words = nameWords(typed.replaceAll(/['’]s\b/g, ''))
  const first = words.findIndex(isName)
  const last = words.findLastIndex(isName)
  const starts = words.slice(0, first < 0 ? words.length : first + 1).keys()
  const ends = [...words.keys()].slice(Math.max(last, 0)).map((at) => at + 1)
  return [...starts]
    .flatMap((start) => ends.map((end) => words.slice(start, end)))
    .filter((name) => name.length > 0)
    .toSorted((one, other) => other.length - one.length)
}

/**
 * Whether typed words are a known name with at most two typing errors. Each word has to begin as in the known name,
 * since names that differ there mostly belong to different people: Osama, Obama.
 */
export function isSameName(typed: readonly string[], known: readonly string[]): boolean {
  const [letters, [first = '']] = [known.join(''), typed]
  const allowed = letters.length < 5 ? 0 : letters.length < 9 ? 1 : 2
  if (allowed === 0) return false
  // 'katemos', written as one word.
  if (typed.length === 1 && known.length > 1)
    return first[0] === letters[0] && editDistance(first, letters, allowed) <= allowed
  const errors = known.reduce((sum, word, at) => sum + errorsIn(typed[at] ?? '', word), 0)
  return typed.length === known.length && errors <= allowed
}

// Returns Infinity for a different word.
function errorsIn(typed: string, known: string): number {
  const allowed = known.length < 4 ? 0 : known.length < 8 ? 1 : 2
  const errors = editDistance(typed, known, allowed)
  const isSwapped = typed[0] === known[1] && typed[1] === known[0]
  if (errors > allowed || (errors > 0 && typed[0] !== known[0] && !isSwapped)) return Infinity
  return errors
}
