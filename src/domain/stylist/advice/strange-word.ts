import * as z from 'zod/mini'
import { swatchColor } from '../../closet/swatch-color.ts'
import { findPlace } from '../../weather/find-place.ts'
import type { EventWord } from '../occasions/event-words-of.ts'
import { isPhraseWord } from '../occasions/profile-phrases.ts'
import { pieceToFind } from '../to-find/garments-to-find.ts'
import { askers, disliked } from './advice-tables.ts'
import knownWords from './tables/known-words.json' with { type: 'json' }

const isWord = /^\p{L}{4,20}$/u
// Endings of ordinary English words: they are derived from words that a list cannot hold.
const ordinaryEnding =
  /[aeiouy].*(?:ing|ed|ly|er|ers|est|ies|ness|ment|tion|al|ian|ese|ish|ful|less|able|ous|ive)$/
const known: ReadonlySet<string> = new Set([
  ...z.array(z.string()).parse(knownWords),
  ...[...askers, ...disliked].flatMap(({ words }) => words.flatMap((phrase) => phrase.split(' '))),
])

/** Whether no table knows a word, and nothing about it is ordinary English. */
export function isStrange({ plain, text }: EventWord): boolean {
  if (
    !isWord.test(text) ||
    known.has(plain) ||
    known.has(plain.replace(/s$/, '')) ||
    known.has(plain.replace(/es$/, ''))
  )
    return false
  if (isPhraseWord(plain) || ordinaryEnding.test(plain)) return false
  return !swatchColor(plain) && !findPlace(text) && !pieceToFind({ name: text }, '').garment.type
}
