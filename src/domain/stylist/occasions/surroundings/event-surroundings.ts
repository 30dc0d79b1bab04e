import type { StylistSeason } from '../../../../contract/stylist/stylist.ts'
import type { OccasionNeeds } from '../../outfit-needs.ts'
import type { WeightedRow } from '../profiles/combine-rules.ts'
import type { EventWord } from '../matching/tokenize-event.ts'
import type { ProfileRow } from '../profiles/profile-rows.ts'
import { wordList } from '../word-lists.ts'
import { readClimate } from './read-climate.ts'
import { readSeason } from './read-season.ts'
import { readFelt } from './read-temperature.ts'

/** Known facts of the day, such as a forecast or a chosen season; they override the words. */
export interface GivenDay {
  readonly season?: StylistSeason | null
  readonly celsius?: number
  readonly isWet?: boolean
  readonly isWindy?: boolean
  readonly isIcy?: boolean
  /** The type of the piece that the outfit is built around. */
  readonly focusType?: string | null
  /** The text is one part of a request, in which a trade alone says who the wearer is. */
  readonly isPart?: true
}

// A heated room; applies on cold days only, since hot days are hot inside too.
const ROOM_CELSIUS = 17
const HOT_FROM_CELSIUS = 24
const rooms = wordList('heated rooms')

/** Whether the day is spent at home only, in a heated room. */
export function staysInside(base: ProfileRow, rows: readonly ProfileRow[]): boolean {
  const isHome = base.with?.includes('at home') === true
  return isHome && !rows.some((row) => row !== base && (row.id === 'unheated' || goesOut(row)))
}

const goesOut = ({ id, group, setting, activities }: ProfileRow) =>
  setting === 'outdoors' ||
  id === 'errands' ||
  (group === 'movement' &&
    ['walking', 'cycling', 'traveling'].some((way) => activities?.some((one) => one === way)))

/** Whether the weather of a row is felt indoors. */
export const isFeltInside = ({ group, celsius, isWet }: ProfileRow) =>
  group !== 'weather' || (!isWet && celsius !== undefined && celsius > ROOM_CELSIUS)

/** Whether it is wet and whether it is windy. */
export function weatherOf(parts: readonly WeightedRow[], base: ProfileRow, given: GivenDay) {
  return {
    isWet: given.isWet ?? parts.some(({ row }) => row.isWet),
    isWindy: given.isWindy ?? (base.isWindy === true || parts.some(({ row }) => row.isWindy)),
  }
}

interface TemperatureSources {
  readonly words: readonly EventWord[]
  readonly month: string | null
  readonly rows: readonly ProfileRow[]
  readonly base: ProfileRow
  readonly isInside: boolean
  readonly given: GivenDay
  readonly celsius: number | null
  /** Outdoors after dark. */
  readonly isNightOut: boolean
}

/** Reads temperature and season: from figures, else words such as 'chilly', else the place's climate, else the event. */
export function temperatureOf(sources: TemperatureSources) {
  const { words, month, rows, base, isInside, given, celsius } = sources
  const namedSeason = given.season ?? readSeason(words)
  // The chosen season overrides a month of another season: 'November' is the cold end of a chosen fall.
  const monthHere =
    month ?? (namedSeason === null || namedSeason === base.season ? monthOfHoliday(base) : null)
  const byMonth = monthHere === null ? null : readClimate(words, monthHere, namedSeason)
  const isOfSeason = !given.season || byMonth?.season === given.season
  const climate =
    isOfSeason && byMonth ? byMonth : readClimate(words, given.season ? null : monthHere, namedSeason)
  const weather = rows.find((row) => row.group === 'weather' && row.celsius !== undefined)
  const named = celsiusNamed(weather, namedSeason, climate?.celsius ?? coldMonths[monthHere ?? '']?.celsius)
  // 'The house will be packed and hot' in a Buffalo winter is the room.
  const feltCelsius = named ?? readFelt(words)
  const isHotRoom =
    feltCelsius !== null &&
    feltCelsius > HOT_FROM_CELSIUS &&
    given.season === 'winter' &&
    words.some(({ plain }) => rooms.has(plain)) &&
    (climate === null || climate.celsius < ROOM_CELSIUS)
  const stated = celsius ?? (isHotRoom ? null : feltCelsius) ?? climateCelsius(climate, sources) ?? null
  const felt = given.celsius ?? (stated !== null && isInside ? Math.max(stated, ROOM_CELSIUS) : stated)
  const season =
    given.season ??
    climate?.season ??
    namedSeason ??
    // A grave event on a beach can be in any season, such as scattering ashes.
    rows.find((row) => row.season && row !== base && (base.mood !== 'grave' || row.group === 'weather'))
      ?.season ??
    base.season ??
    null
  const isUsual = felt === null && (season === null || season === base.season) && !given.season
  const usual = isUsual ? base.celsius : undefined
  return {
    temperatureCelsius: felt ?? usual ?? (isInside ? null : monthCelsius(month, season)),
    statedCelsius: given.celsius ?? (celsius === null ? null : felt),
    season,
  }
}

// An unheated hall isn't cold in summer, nor is humid air warm in winter or in London in November.
function celsiusNamed(
  weather: ProfileRow | undefined,
  season: StylistSeason | null,
  usual: number | undefined,
): number | undefined {
  if (weather?.id === 'unheated' && season === 'winter') return UNHEATED_IN_WINTER_CELSIUS
  const isCool = usual === undefined ? season === 'winter' : usual < ROOM_CELSIUS
  return weather?.id === 'humid' && isCool ? undefined : weather?.celsius
}

// Christmas in Sydney is in summer: holidays have their months, while people ski in any winter.
const monthOfHoliday = ({ mood, season, activities }: ProfileRow): string | null =>
  mood === 'festive' && (season === 'fall' || season === 'winter') && !activities?.includes('on ice')
    ? season === 'fall'
      ? 'November'
      : 'January'
    : null

// A climate is that of noon in the valley.
const NIGHT_COOLER_BY = 7
const MOUNTAIN_COOLER_BY = 6
const MOUNTAIN_NIGHT_COOLER_BY = 4

const climateCelsius = (
  climate: { readonly celsius: number } | null,
  { words, isNightOut }: TemperatureSources,
) => {
  const isHigh = words.some(
    ({ plain }, at) =>
      (mountain.test(plain) || (isNightOut && plain === 'summit')) &&
      !afterName.test(words[at + 1]?.plain ?? ''),
  )
  return (
    climate &&
    climate.celsius -
      (isNightOut ? NIGHT_COOLER_BY : 0) -
      (isHigh ? MOUNTAIN_COOLER_BY : 0) -
      (isHigh && isNightOut ? MOUNTAIN_NIGHT_COOLER_BY : 0)
  )
}
const mountain = /^(?:mountains?|mountaintop|volcano)$/
// Mountain View is a town.
const afterName = /^(?:view|home|bikes?|biking|biker|goats?|dew|lions?)$/

const UNHEATED_IN_WINTER_CELSIUS = 8

// Typical days of months that are colder than the middle of their season, in a temperate northern climate.
const coldMonths: Readonly<Record<string, { readonly season: StylistSeason; readonly celsius: number }>> = {
  November: { season: 'fall', celsius: 7 },
  March: { season: 'spring', celsius: 8 },
}

function monthCelsius(month: string | null, season: StylistSeason | null): number | null {
  const usual = month === null ? undefined : coldMonths[month]
  return usual && usual.season === season ? usual.celsius : null
}

/** Returns the setting; null if the words don't imply one. */
export function settingOf(rows: readonly ProfileRow[], base: ProfileRow): OccasionNeeds['setting'] {
  const sides = rows.filter((row) => row !== base && row.group !== 'event')
  if (sides.some(({ setting }) => setting === 'outdoors')) return 'outdoors'
  // Most sports can be played indoors too.
  if (base.activities?.includes('sport') && sides.some(({ id }) => id === 'indoors')) return 'indoors'
  return base.setting ?? [...sides, ...rows].find(({ setting }) => setting)?.setting ?? null
}
