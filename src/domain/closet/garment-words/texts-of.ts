import { basicColors } from '../colors/shade-of.ts'
import type { GarmentWords } from '../garment.ts'
import { typesNamed } from '../garment-types/type-names.ts'
import { correctSpelling, isKnownWord } from './correct-garment-words.ts'
import { nameWords } from './name-words.ts'
import { CLUB, namesClub } from './vocabulary/clubs.ts'
import { DESCRIPTION_READ, PAUSE, wordsOf } from './words-of.ts'

/** The words of a piece's texts, as by `wordsOf`. */
export interface Texts {
  readonly name: readonly string[]
  readonly brand: readonly string[]
  readonly style: readonly string[]
  readonly color: readonly string[]
  /** One array of words for each sentence. */
  readonly description: readonly (readonly string[])[]
}

const SENTENCES_READ = 6

/** Splits the texts of a piece into words. */
export function textsOf({ name, brand, style, color, description }: GarmentWords): Texts {
  const sentences = description?.slice(0, DESCRIPTION_READ).split(/[.!?;\n]+/, SENTENCES_READ) ?? []
  return {
    name: withoutColorNames(wordsOfName(name), wordsOf(color)),
    brand: wordsOf(brand ?? ''),
    style: wordsOf(style ?? ''),
    color: wordsOf(color),
    description: sentences.map(wordsOf),
  }
}

// Notes on fit and care: 'jeans (too short)', 'silk dress, dry clean only'.
const fit = '(?:short|long|tight|big|small|loose|wide|baggy|warm|large)'
const notes = new RegExp(
  [
    String.raw`\b(?:(?:a |bit |slightly |way |far |much |little )*too|a? ?bit|a little) ${fit}\b(?: (?:for|on|in) [\p{L}' ]{2,24})?`,
    String.raw`\b(?:hand|machine|cold) ?wash(?: only)?\b`,
    String.raw`\bdry[ -]?clean(?:ing)?(?: only)?\b`,
    String.raw`\bneeds? (?:hemming|ironing|mending|repair|a wash|washing|a button|new (?:soles|heels|laces))\b`,
  ].join('|'),
  'giu',
)

/** Removes notes on fit and care, which would be misread as length, cut or purpose. Keeps a name made of notes only. */
export function withoutCareNotes(name: string): string {
  const rest = name
    .replace(notes, ' ')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /\p{L}/u.test(rest) ? rest : name
}

const quoted = /["“”«»„]([^"“”«»„]*)["“”«»„]|(?<=^|\s)['‘]([^'‘’]{2,})['’](?=\s|$|[,.)])/g
const playerNumber = /(?:^|\s)(?:#|no\.?\s?)\d{1,2}\b/i

// Replaces a slogan in quotes, which is printed on the piece, a player number and a club name by placeholder words.
function wordsOfName(name: string): string[] {
  const unquoted = name.replaceAll(quoted, ' ')
  const hasQuote = unquoted !== name && unquoted.trim() !== ''
  const words = correctSpelling(wordsOf(hasQuote ? unquoted : name))
  if (hasQuote) words.push(PAUSE, 'slogan')
  if (playerNumber.test(name)) words.push('number')
  // At the start, because it must be in the clause of the noun.
  return namesClub(words) ? [CLUB, ...words] : words
}

// Drops words that only shade the color after them, which name no fabric or type: with the color 'Denim blue', as a photo
// suggests it, a 'Denim blue shirt' is a blue shirt.
function withoutColorNames(words: readonly string[], color: readonly string[]): string[] {
  const written = ` ${color.join(' ')} `
  return words.filter((word, at) => {
    const next = words[at + 1] ?? ''
    const isShade = basicColors.has(next === 'grey' ? 'gray' : next) && !basicColors.has(word)
    // Dark jeans are dressier.
    return !isShade || word === 'dark' || !written.includes(` ${word} ${next} `)
  })
}

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
