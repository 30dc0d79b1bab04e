import { nearestWord, wordsByLength } from '../../nearest-word.ts'
import type { EventWord } from './event-words-of.ts'

const SHORTEST = 6
// Before the last word of a compound.
const SHORTEST_START = 3
const SHORTEST_COMPOUND = 9

// Words of events that are long enough, six letters and more, to be recognized with one letter wrong.
const eventWords = wordsByLength(
  (
    'wedding funeral birthday graduation ceremony engagement anniversary christening halloween restaurant thanksgiving ' +
    'hanukkah celebration interview festival memorial reception rehearsal valentine quinceanera bachelorette theater ' +
    'communion confirmation masquerade oktoberfest colleague carnival exhibition orchestra retirement pilgrimage ' +
    'synagogue cemetery housewarming christmas cocktail business baptism conference presentation barbecue vineyard ' +
    'hospital appointment breakfast university hiking swimming climbing parents boyfriend girlfriend evening meeting ' +
    'friends training dinner library'
  ).split(' '),
)
// One letter away from a word of an event, and meant as they stand.
const meantAsWritten = new Set([
  'welding',
  'weeding',
  'wending',
  'gradation',
  'valentina',
  'baptist',
  'conformation',
  'hiring',
])

/**
 * The words with one letter that is wrong, missing, too many or swapped put right in names of events: 'engagment',
 * 'aniversary'. A compound that nothing else tells of is its last word: 'Gartenhochzeit' is a wedding. Words for which
 * `isKnown` holds stay.
 */
export function mendSpelling(
  words: readonly EventWord[],
  isKnown: (word: string) => boolean,
  endOf: (word: string) => string | undefined,
): readonly EventWord[] {
  return words.map((word) => {
    const { plain } = word
    if (plain.length < SHORTEST || isKnown(plain) || meantAsWritten.has(plain)) return word
    const meant = nearestWord(plain, eventWords, 1)
    if (meant) return { ...word, plain: meant }
    const end = plain.length >= SHORTEST_COMPOUND ? endOf(plain) : undefined
    return end && plain.length >= end.length + SHORTEST_START ? { ...word, plain: end } : word
  })
}
