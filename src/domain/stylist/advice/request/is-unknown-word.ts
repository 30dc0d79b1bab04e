import * as z from 'zod/mini'
import { once } from '../../../once.ts'
import { swatchColor } from '../../../closet/colors/swatch-color.ts'
import { findPlace } from '../../../weather/places/find-place.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'
import { isRegion } from '../../occasions/surroundings/read-climate.ts'
import { isPhraseWord } from '../../occasions/matching/profile-phrases.ts'
import { pieceFromName } from '../../catalog/garment-catalog.ts'
import { askers, disliked } from '../advice-tables.ts'
import { requestWords } from '../advice-lists.ts'
import knownWords from '../tables/known-words.json' with { type: 'json' }

const isWord = /^\p{L}{4,20}$/u
// Endings of derived English words, which are too many for a list. 'Quimbal' and 'florbish' are none: '-al' follows few
// letters, and '-ish' a known word.
const ordinaryEnding =
  /[aeiouy].*(?:ing|ed|ly|er|ers|(?<![bcdgklmnprt]f)est|ies|ness|ment|tion|[cdeimnrstuv]al|ian|ese|ful|less|able|ous|ive|ists?)$/
const known: () => ReadonlySet<string> = once(
  () =>
    new Set([
      ...z.array(z.string()).parse(knownWords),
      ...[...askers(), ...disliked()].flatMap(({ words }) => words.flatMap((phrase) => phrase.split(' '))),
    ]),
)

const isKnown = (plain: string) =>
  [plain, plain.replace(/s$/, ''), plain.replace(/es$/, ''), plain.replace(/ish$/, '')].some((one) =>
    known().has(one),
  )

const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/

const framing = new Set(requestWords.framing)

const isNamed = ({ plain, text }: EventWord) =>
  swatchColor(plain) !== null ||
  findPlace(text) !== null ||
  isRegion(plain) ||
  pieceFromName({ name: text }, '').garment.type !== null

/** Whether a word may name an event that no row has: 'auction', but not 'should', 'comfy' or 'November'. */
export function mayNameEvent(word: EventWord): boolean {
  const { plain } = word
  return /^\p{L}{3,20}$/u.test(plain) && !framing.has(plain) && !months.test(plain) && !isNamed(word)
}

/** Whether a word is in no table and, unless it names a dress code, does not look like ordinary English. */
export function isUnknownWord(word: EventWord, isDressCode = false): boolean {
  const { plain, text } = word
  if (!isWord.test(text) || isKnown(plain)) return false
  return !isPhraseWord(plain) && (isDressCode || !ordinaryEnding.test(plain)) && !isNamed(word)
}
