import { typesNamed } from '../garment-types/type-names.ts'
import { nameWords } from './name-words.ts'
import { isKnownWord } from './correct-garment-words.ts'

const SHORTEST = 3
const groups = new Set(nameWords.groups)
const idle = new Set(nameWords.idle)

/**
 * Words of a name that hold clothes together: words that describe no garment, such as the name of a choir, and garments
 * of a tradition: an 'agbada cap' belongs with an agbada.
 */
export function ownWordsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.filter(isOwn))
}

function isOwn(word: string): boolean {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return false
  return groups.has(word) || namesTradition(word) || (!idle.has(word) && !isKnownWord(word))
}

function namesTradition(word: string): boolean {
  return typesNamed(word)?.strong.some(({ culture }) => culture !== undefined) ?? false
}
