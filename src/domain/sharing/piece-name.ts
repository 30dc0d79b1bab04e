import { findBrand } from '../closet/brands.ts'
import { sentenceCase } from './sentence-case.ts'

// A longer name is the title of a shop, which no sentence can carry.
const NAME_MAX = 36
const TITLE_MAX = 120
const LETTERS_LEAST = 3

// Reads as the end of one thing and the start of another inside of a sentence.
const BREAK = /[,;:|/\\()[\]{}<>"“”„«»!?…•·]|\.(?!\d)|\s[-–—]\s/u
// '#' and '@' would link to something else where the sentence is posted.
const NO_WORDS =
  /[#@*_~^=+`$€£%]|\p{Extended_Pictographic}|\p{Default_Ignorable_Code_Point}|[\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/gu
// What comes with a piece, and for whom a shop sells it.
const TAIL = /\s(?:with|without|w\/|bnwt|nwt|size|rrp)(?:\s.*)?$/iu
const SOLD_AS =
  /(?<!\S)(?:wo)?men[’']?s(?!\S)|(?<!\S)(?:ladies[’']?|unisex|bnwt|nwt|pre-?owned|authentic)(?!\S)/giu
const LEAD = /^(?:my|the|an?)\s(?=\S)/iu

/**
 * The owner's name of a piece as it stands inside of a sentence, without an article: 'fine merino sweater'. Null where
 * it is too long or too little for one, or not in Latin letters.
 */
export function pieceName({
  name,
  brand,
}: {
  readonly name: string
  readonly brand: string | null
}): string | null {
  const first = name.replaceAll(NO_WORDS, ' ').trim().split(BREAK)[0] ?? ''
  const words = tidy(first.replace(TAIL, '').replaceAll(SOLD_AS, ' '))
  const cased = words.length <= TITLE_MAX && isLatin(words) ? sentenceCase(words, brand) : words
  const short = cased.length > NAME_MAX ? withoutBrand(cased, brand) : cased
  const letters = short.match(/\p{L}/gu)?.length ?? 0
  return letters >= LETTERS_LEAST && short.length <= NAME_MAX && isLatin(short) ? short : null
}

function tidy(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim().replace(LEAD, '')
}

function withoutBrand(name: string, brand: string | null): string {
  const known = [brand, findBrand(name)?.name].find(
    (one) => one && name.toLowerCase().startsWith(`${one.toLowerCase()} `),
  )
  return known ? name.slice(known.length + 1) : name
}

/** Whether the letters of a text are mostly Latin ones; true for a text without letters. */
export function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter))
  return 2 * latin.length >= letters.length
}
