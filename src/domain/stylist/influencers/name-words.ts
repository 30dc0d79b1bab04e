import { plainLetters } from '../../closet/plain-letters.ts'
import aroundRows from './words-around-names.json' with { type: 'json' }

const around: ReadonlySet<string> = new Set(aroundRows)

const NAME_LETTERS_MAX = 120
const WORDS_MAX = 16

// Letters that have no accent to take off.
const otherLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  ı: 'i',
  $: 's',
}

/** The words of a name in plain lowercase letters: 'ASAP', 'Rocky' of 'A$AP Rocky', without apostrophes and periods. */
export function nameWords(name: string): string[] {
  return plainLetters(name.slice(0, NAME_LETTERS_MAX))
    .replaceAll(/['’`.]/g, '')
    .replaceAll(/[øłđðþæı$]/g, (letter) => otherLetters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
}

/**
 * The names that typed words may mean, the longest first: 'Harry Styles outfits 2023' is tried as it is, then without
 * the words around a name at its end and its start.
 */
export function possibleNames(typed: string): (readonly string[])[] {
  const words = nameWords(typed.replaceAll(/['’]s\b/g, ''))
  const starts = [0]
  while (starts.length < words.length && isAround(words[starts.length - 1] ?? '')) starts.push(starts.length)
  const ends = [words.length]
  while (ends.length < words.length && isAround(words[words.length - ends.length] ?? ''))
    ends.push(words.length - ends.length)
  return starts
    .flatMap((start) => ends.map((end) => words.slice(start, end)))
    .filter((name) => name.length > 0)
    .toSorted((one, other) => other.length - one.length)
}

// A word that people add to a name, or a year.
function isAround(word: string): boolean {
  return around.has(word) || /^\d{2,4}s?$/.test(word)
}
