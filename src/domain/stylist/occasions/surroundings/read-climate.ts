import * as z from 'zod/mini'
import type { StylistSeason } from '../../../../contract/stylist/stylist.ts'
import { climateAt } from '../../../weather/climate/climate-at.ts'
import type { Place } from '../../../weather/places/place.ts'
import { places } from '../../../weather/places/places.ts'
import { clauseAfter, clauseBefore } from '../matching/clauses.ts'
import { type EventWord, phraseKey } from '../matching/tokenize-event.ts'
import { once } from '../../../once.ts'
import regions from './climate-regions.json' with { type: 'json' }
import { wordList } from '../word-lists.ts'
import { monthNames } from '../month-names.ts'

/** A region, such as 'Tuscany' or 'the Highlands'. */
const Region = z.strictObject({
  names: z.array(z.string()),
  /** A country or a state, which counts after 'in' or 'to' and behind a town: 'Brazil fans' says nothing. */
  isWide: z.optional(z.literal(true)),
  latitude: z.number(),
  longitude: z.number(),
})

export interface ClimateReading {
  /** Temperature around noon in that month, estimated from monthly means. */
  readonly celsius: number
  /** The local season: January in Sydney is summer. Null if it depends on the month and none is named. */
  readonly season: StylistSeason | null
}

// In words.
const LONGEST_NAME = 3
// In letters.
const SHORTEST_REGION = 5
// Latitude below which warm places have no winter.
const TROPIC_DEGREES = 20
const SUMMER_FROM_CELSIUS = 20
const HOTTEST_HOURS_SHARE = 0.25
// For the warmest and the coldest month.
const COOL_BELOW_CELSIUS = 19
const HOT_FROM_CELSIUS = 22

type NamedPlace = Place & { readonly country?: string; readonly isWide?: true | undefined }

const regionByName = once(
  () =>
    new Map<string, NamedPlace>(
      z
        .array(Region)
        .parse(regions)
        .flatMap((region) =>
          region.names.map((name): [string, NamedPlace] => [phraseKey(name), { ...region, name }]),
        ),
    ),
)
const byName = once(
  () =>
    new Map<string, NamedPlace>([
      ...places.flatMap((place) => place.names.map((name): [string, NamedPlace] => [phraseKey(name), place])),
      ...regionByName(),
    ]),
)
/** Whether a word names a known region: 'alaska'. */
export const isRegion = (word: string): boolean => regionByName().has(phraseKey(word))

const beforePlace = wordList('before a place')

/**
 * Returns the usual temperature of a named place in `month`, else in the middle of `season`. Without either, returns it
 * only if all months are cool or all are hot. Null for no known place.
 */
export function readClimate(
  words: readonly EventWord[],
  month: string | null,
  season: StylistSeason | null,
): ClimateReading | null {
  const place = placeIn(words, month === null ? 1 : 0)
  if (!place) return null
  const named = monthIndex(month)
  if (named !== null) {
    const celsius = celsiusIn(place, named)
    return { celsius, season: seasonAt(place.latitude, named, celsius) }
  }
  if (season) return { celsius: celsiusIn(place, middleOf(season, place)), season }
  const [january, july] = [celsiusIn(place, 0), celsiusIn(place, 6)]
  const [coldest, warmest] = [Math.min(january, july), Math.max(january, july)]
  // People go in the milder half of the year, which is not all July.
  if (warmest < COOL_BELOW_CELSIUS) return { celsius: Math.round((coldest + 2 * warmest) / 3), season: null }
  return coldest >= HOT_FROM_CELSIUS ? { celsius: coldest, season: 'summer' } : null
}

/** The usual temperature of a place in that month or season, else in its coldest month. */
export function coldestOf(place: Place, month: string | null, season: StylistSeason | null): number {
  const at = monthIndex(month) ?? (season && middleOf(season, place))
  return at === null ? Math.min(celsiusIn(place, 0), celsiusIn(place, 6)) : celsiusIn(place, at)
}

// January is 0.
function monthIndex(month: string | null): number | null {
  const at = monthNames.findIndex((name) => name === month?.toLowerCase())
  return at < 0 ? null : at
}

const middleOf = (season: StylistSeason, { latitude }: Place) => acrossEquator(latitude, middleMonth[season])

/** Returns all places that the words name, such as the ends of a flight. */
export const namedPlaces = (words: readonly EventWord[]): NamedPlace[] =>
  words.flatMap((_, at) => placeAt(words, at) ?? [])

// In the northern hemisphere; January is 0.
const middleMonth: Readonly<Record<StylistSeason, number>> = { winter: 0, spring: 3, summer: 6, fall: 9 }

// Converts between a month and its northern equivalent: January in Sydney corresponds to July in London.
const acrossEquator = (latitude: number, month: number) => (latitude >= 0 ? month : (month + 6) % 12)

function celsiusIn(place: Place, month: number): number {
  const climate = climateAt(place)
  // Weight of January: 1 in January, 0 in July.
  const january = (1 + Math.cos((2 * Math.PI * month) / monthNames.length)) / 2
  const mean = january * climate.januaryCelsius + (1 - january) * climate.julyCelsius
  return Math.round(mean + climate.spanCelsius * HOTTEST_HOURS_SHARE)
}

// `from` can skip the first word, since its capital means nothing: 'Nice dinner'.
function placeIn(words: readonly EventWord[], from: number): Place | null {
  const visited = placeAmong(words, from, (at) => words[at - 1]?.plain !== 'from')
  // 'I'm from Lagos' says nothing of where the event is.
  return visited ?? placeAmong(words, from, (at) => !isOrigin(words, at))
}

// 'From Hanoi to Sapa': the weather is that of Sapa, even if no table has it.
const isOrigin = (words: readonly EventWord[], at: number) =>
  words[at - 1]?.plain === 'from' &&
  (words.slice(at + 1, at + 1 + LONGEST_NAME).some(({ plain }) => plain === 'to') ||
    origin.test(words[at - 2]?.plain ?? ''))
const origin =
  /^(?:im|am|originally|is|hes|shes|came|come|comes|moved|man|woman|guy|girl|family|parents|we|were|are|\w+er|\w+or|\w+ist)$/

function placeAmong(
  words: readonly EventWord[],
  from: number,
  isAllowed: (at: number) => boolean,
): Place | null {
  const named = words.flatMap((_, at) =>
    (at >= from || tripTo.has(words[at + 1]?.plain ?? '')) && isAllowed(at) ? (placeAt(words, at) ?? []) : [],
  )
  return named.find(({ isWide }) => !isWide) ?? named[0] ?? null
}

function placeAt(words: readonly EventWord[], at: number): NamedPlace | null {
  const isName = beforePlace.has(words[at - 1]?.plain ?? '') || /^\p{Lu}/u.test(words[at]?.text ?? '')
  if (!isName && !isRegionInLowercase(words, at)) return null
  for (let length = LONGEST_NAME; length > 0; length--) {
    const name = words.slice(at, at + length).map(({ plain }) => plain)
    const place = byName().get(name.join(' '))
    if (place && (!place.isWide || isThere(words, at, length))) return place
  }
  return null
}

function isThere(words: readonly EventWord[], at: number, length: number): boolean {
  // 'At Virginia's house', but 'in Japan's oldest temple'.
  const isPerson = /['’]s$/.test(words[at + length - 1]?.text ?? '')
  // 'A trek, Nepal, October', but 'Sapa, Vietnam' may be any of its climates.
  const last = words[at - 1]
  const isAlone = last?.clause !== words[at]?.clause && /^\p{Ll}/u.test(last?.text ?? '')
  if (isAlone && !isPerson && /^$|^in \w+$/.test(clauseAfter(words, at + length))) return true
  // 'Cambodia volunteering', but not 'Brazil fans'.
  if (tripTo.has(words[at + length]?.plain ?? '')) return true
  const before = isPerson
    ? /(?:^| )in$/
    : /(?:^| )(?:in|to|at|near|around|across)(?: the)?(?: (?:rural|northern|southern|eastern|western|central|coastal|deepest|remote|sunny|hot|cold|chilly|freezing|tropical))?$/
  return before.test(clauseBefore(words, at))
}

const tripTo = wordList('trips to a place')

// 'An alaska cruise', but neither 'capri pants' nor 'a hawaii themed party'.
function isRegionInLowercase(words: readonly EventWord[], at: number): boolean {
  const [word = '', next = ''] = [words[at]?.plain, words[at + 1]?.plain]
  return (
    word.length >= SHORTEST_REGION &&
    isRegion(word) &&
    !/^(?:pants|hat|shirt|theme|themed|party|night)$/.test(next)
  )
}

function seasonAt(latitude: number, month: number, celsius: number): StylistSeason {
  if (Math.abs(latitude) < TROPIC_DEGREES && celsius >= SUMMER_FROM_CELSIUS) return 'summer'
  const northern = acrossEquator(latitude, month)
  if (northern < 2 || northern === 11) return 'winter'
  if (northern < 5) return 'spring'
  return northern < 8 ? 'summer' : 'fall'
}
