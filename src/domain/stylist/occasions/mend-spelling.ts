import type { EventWord } from './event-words-of.ts'

const SHORTEST = 6
// Before the last word of a compound.
const SHORTEST_START = 3
const SHORTEST_COMPOUND = 9

// Words of events that are long enough, seven letters and more, to be known with one letter wrong.
const eventWords =
  'wedding funeral birthday graduation ceremony engagement anniversary christening halloween restaurant thanksgiving ' +
  'hanukkah celebration interview festival memorial reception rehearsal valentine quinceanera bachelorette theater ' +
  'communion confirmation masquerade oktoberfest colleague carnival exhibition orchestra retirement pilgrimage ' +
  'synagogue cemetery housewarming christmas cocktail business baptism conference presentation barbecue vineyard ' +
  'hospital appointment breakfast university hiking swimming climbing parents boyfriend girlfriend evening meeting ' +
  'friends training dinner library'
const byStart = Map.groupBy(eventWords.split(' '), (word) => word[0] ?? '')
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
    const meant = byStart.get(plain[0] ?? '')?.find((each) => isOneEditAway(plain, each))
    if (meant) return { ...word, plain: meant }
    const end = plain.length >= SHORTEST_COMPOUND ? endOf(plain) : undefined
    return end && plain.length >= end.length + SHORTEST_START ? { ...word, plain: end } : word
  })
}

function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  if (one.length < other.length) return one.slice(at) === other.slice(at + 1)
  if (one.length > other.length) return one.slice(at + 1) === other.slice(at)
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at]
  return one.slice(at + 1) === other.slice(at + 1) || (isSwapped && one.slice(at + 2) === other.slice(at + 2))
}
