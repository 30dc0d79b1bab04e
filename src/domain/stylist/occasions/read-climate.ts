import * as z from 'zod/mini'
import type { StylistSeason } from '../../../contract/stylist.ts'
import { climateAt } from '../../weather/climate-at.ts'
import type { Place } from '../../weather/place.ts'
import { places } from '../../weather/places.ts'
import type { EventWord } from './event-words-of.ts'
import { once } from './once.ts'
import { phraseKey } from './profile-phrases.ts'
import regions from './profiles/regions.json' with { type: 'json' }
import { monthNames } from './read-season.ts'

/** Regions that people name in place of a town: 'Tuscany', 'the Highlands'. */
const Region = z.strictObject({ names: z.array(z.string()), latitude: z.number(), longitude: z.number() })

export interface ClimateReading {
  /** A day around noon in that month, from monthly means. */
  readonly celsius: number
  /** That of the place: January in Sydney is summer. Null where it differs by month and none is named. */
  readonly season: StylistSeason | null
}

const LONGEST_NAME = 3
// Nobody dresses for winter between the tropics.
const TROPIC_DEGREES = 20
const SUMMER_FROM_CELSIUS = 20
const HOTTEST_HOURS_SHARE = 0.25
// Of the warmest month, and of the coldest.
const COOL_BELOW_CELSIUS = 17
const HOT_FROM_CELSIUS = 26

const byName = once(
  () =>
    new Map<string, Place>([
      ...places.flatMap((place) => place.names.map((name): [string, Place] => [phraseKey(name), place])),
      ...z
        .array(Region)
        .parse(regions)
        .flatMap((region) =>
          region.names.map((name): [string, Place] => [phraseKey(name), { ...region, name }]),
        ),
    ]),
)
const beforePlace = new Set(['in', 'at', 'to', 'from', 'near', 'around', 'visiting', 'on', 'the', 'of'])

/**
 * The usual temperature where the words name a place that we know, in `month`, else in the middle of `season`; without either
 * only where every month is cool or every month hot. Null where nothing can be said.
 */
export function readClimate(
  words: readonly EventWord[],
  month: string | null,
  season: StylistSeason | null,
): ClimateReading | null {
  const place = placeIn(words, month === null ? 1 : 0)
  if (!place) return null
  const named = monthNames.findIndex((name) => name === month?.toLowerCase())
  if (named >= 0) {
    const celsius = celsiusIn(place, named)
    return { celsius, season: seasonAt(place.latitude, named, celsius) }
  }
  if (season) return { celsius: celsiusIn(place, acrossEquator(place.latitude, middleMonth[season])), season }
  const [january, july] = [celsiusIn(place, 0), celsiusIn(place, 6)]
  const [coldest, warmest] = [Math.min(january, july), Math.max(january, july)]
  if (warmest < COOL_BELOW_CELSIUS) return { celsius: warmest, season: null }
  return coldest >= HOT_FROM_CELSIUS ? { celsius: coldest, season: 'summer' } : null
}

// In the north, counted from January as 0.
const middleMonth: Readonly<Record<StylistSeason, number>> = { winter: 0, spring: 3, summer: 6, fall: 9 }

// A month as the north has it, and back again: January in Sydney is what July is in London.
const acrossEquator = (latitude: number, month: number) => (latitude >= 0 ? month : (month + 6) % 12)

function celsiusIn(place: Place, month: number): number {
  const climate = climateAt(place)
  // 1 in January, 0 in July.
  const january = (1 + Math.cos((2 * Math.PI * month) / monthNames.length)) / 2
  const mean = january * climate.januaryCelsius + (1 - january) * climate.julyCelsius
  return Math.round(mean + climate.spanCelsius * HOTTEST_HOURS_SHARE)
}

// The first word is written with a capital anyway: 'Nice dinner'.
function placeIn(words: readonly EventWord[], from: number): Place | null {
  for (let at = from; at < words.length; at++) {
    if (!beforePlace.has(words[at - 1]?.plain ?? '') && !/^\p{Lu}/u.test(words[at]?.text ?? '')) continue
    for (let length = LONGEST_NAME; length > 0; length--) {
      const name = words.slice(at, at + length).map(({ plain }) => plain)
      const place = byName().get(name.join(' '))
      if (place) return place
    }
  }
  return null
}

function seasonAt(latitude: number, month: number, celsius: number): StylistSeason {
  if (Math.abs(latitude) < TROPIC_DEGREES && celsius >= SUMMER_FROM_CELSIUS) return 'summer'
  const northern = acrossEquator(latitude, month)
  if (northern < 2 || northern === 11) return 'winter'
  if (northern < 5) return 'spring'
  return northern < 8 ? 'summer' : 'fall'
}
