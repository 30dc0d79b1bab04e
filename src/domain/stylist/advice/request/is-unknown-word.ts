import * as z from 'zod/mini'
import { once } from '../../../once.ts'
import { swatchColor } from '../../../closet/colors/swatch-color.ts'
import { findPlace } from '../../../weather/places/find-place.ts'
import type { EventWord } from '../../occasions/matching/tokenize-event.ts'
import { isRegion } from '../../occasions/surroundings/read-climate.ts'
import { isPhraseWord } from '../../occasions/matching/profile-phrases.ts'
import { pieceFromName } from '../../catalog/garment-catalog.ts'
import { askers, disliked } from '../advice-tables.ts'
import knownWords from '../tables/known-words.json' with { type: 'json' }

const isWord = /^\p{L}{4,20}$/u
// Endings of derived English words, which are too many for a list.
const ordinaryEnding =
  /[aeiouy].*(?:ing|ed|ly|er|ers|est|ies|ness|ment|tion|al|ian|ese|ish|ful|less|able|ous|ive)$/
const known: () => ReadonlySet<string> = once(
  () =>
    new Set([
      ...z.array(z.string()).parse(knownWords),
      ...[...askers(), ...disliked()].flatMap(({ words }) => words.flatMap((phrase) => phrase.split(' '))),
    ]),
)

/** Whether a word is in no table and does not look like ordinary English. */
export function isUnknownWord({ plain, text }: EventWord): boolean {
  if (
    !isWord.test(text) ||
    known().has(plain) ||
    known().has(plain.replace(/s$/, '')) ||
    known().has(plain.replace(/es$/, ''))
  )
    return false
  if (isPhraseWord(plain) || ordinaryEnding.test(plain)) return false
  return (
    !swatchColor(plain) &&
    !findPlace(text) &&
    !isRegion(plain) &&
    !pieceFromName({ name: text }, '').garment.type
  )
}
