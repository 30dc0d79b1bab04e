import type { StylistSeason } from '../../../contract/stylist.ts'
import type { OccasionNeeds } from '../outfit-needs.ts'
import type { RowAsks } from './combine-asks.ts'
import type { EventWord } from './event-words-of.ts'
import type { ProfileRow } from './profile-rows.ts'
import { readClimate } from './read-climate.ts'
import { readSeason } from './read-season.ts'
import { readFelt } from './read-temperature.ts'

/** What is known of the day from elsewhere, a forecast or a chosen season; it prevails over the words. */
export interface GivenDay {
  readonly season?: StylistSeason | null
  readonly celsius?: number
  readonly isWet?: boolean
  readonly isWindy?: boolean
  readonly isIcy?: boolean
  /** The type of the piece that the outfit is built around. */
  readonly focusType?: string | null
}

// A heated room; only its cold counts, for a hot day is hot inside.
const ROOM_CELSIUS = 17

// Whoever stays at home and goes nowhere else: no snow falls on the sofa. Without heating the cold comes in.
export function staysInside(base: ProfileRow, rows: readonly ProfileRow[]): boolean {
  const isHome = base.with?.includes('at home') === true
  return isHome && !rows.some((row) => row !== base && (row.id === 'unheated' || goesOut(row)))
}

const goesOut = ({ id, group, setting, activities }: ProfileRow) =>
  setting === 'outdoors' ||
  id === 'errands' ||
  (group === 'movement' &&
    ['walking', 'cycling', 'traveling'].some((way) => activities?.some((one) => one === way)))
/** Whether the weather that a row names is felt inside. */
export const isFeltInside = ({ group, celsius, isWet }: ProfileRow) =>
  group !== 'weather' || (!isWet && celsius !== undefined && celsius > ROOM_CELSIUS)

/** Whether it rains and whether the wind blows. */
export function weatherOf(parts: readonly RowAsks[], base: ProfileRow, given: GivenDay) {
  return {
    isWet: given.isWet ?? parts.some(({ row }) => row.isWet),
    isWindy: given.isWindy ?? (base.isWindy === true || parts.some(({ row }) => row.isWindy)),
  }
}

interface HeatFound {
  readonly words: readonly EventWord[]
  readonly month: string | null
  readonly rows: readonly ProfileRow[]
  readonly base: ProfileRow
  readonly isInside: boolean
  readonly given: GivenDay
  readonly celsius: number | null
}

// Figures first, then words such as 'chilly' or 'snow', then the climate of a place at that time, then what is usual there.
export function temperatureOf({ words, month, rows, base, isInside, given, celsius }: HeatFound) {
  const asked = given.season ?? readSeason(words)
  // The season that was chosen stands before the month in the words.
  const climate = readClimate(words, given.season ? null : month, asked)
  const named = rows.find((row) => row.group === 'weather' && row.celsius !== undefined)?.celsius
  const told = celsius ?? named ?? readFelt(words) ?? climate?.celsius ?? null
  const said = given.celsius ?? (told !== null && isInside ? Math.max(told, ROOM_CELSIUS) : told)
  const season =
    given.season ??
    climate?.season ??
    asked ??
    // Ashes are scattered on a beach in any season.
    rows.find((row) => row.season && row !== base && (base.mood !== 'grave' || row.group === 'weather'))
      ?.season ??
    base.season ??
    null
  const isUsual = said === null && (season === null || season === base.season) && !given.season
  const usual = isUsual ? base.celsius : undefined
  return {
    temperatureCelsius: said ?? usual ?? (isInside ? null : monthCelsius(month, season)),
    statedCelsius: given.celsius ?? (celsius === null ? null : said),
    season,
  }
}

// An ordinary day of the months that are colder than the middle of their season, in a temperate place in the north.
const coldMonths: Readonly<Record<string, { readonly season: StylistSeason; readonly celsius: number }>> = {
  November: { season: 'fall', celsius: 7 },
  March: { season: 'spring', celsius: 8 },
}

function monthCelsius(month: string | null, season: StylistSeason | null): number | null {
  const usual = month === null ? undefined : coldMonths[month]
  return usual && usual.season === season ? usual.celsius : null
}

/** Indoors or outdoors; null where the words tell neither. */
export function settingOf(rows: readonly ProfileRow[], base: ProfileRow): OccasionNeeds['setting'] {
  const sides = rows.filter((row) => row !== base && row.group !== 'event')
  if (sides.some(({ setting }) => setting === 'outdoors')) return 'outdoors'
  // Most sports are played under a roof too, if the words say so.
  if (base.activities?.includes('sport') && sides.some(({ id }) => id === 'indoors')) return 'indoors'
  return base.setting ?? [...sides, ...rows].find(({ setting }) => setting)?.setting ?? null
}
