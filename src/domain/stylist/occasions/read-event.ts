import type { DayTime, OccasionNeeds } from '../outfit-needs.ts'
import { combineAsks, withParts, type RowAsks } from './combine-asks.ts'
import { conditionRows, type Surroundings } from './condition-rows.ts'
import { matchEvents, type RowMatch } from './event-matches.ts'
import { eventPhrase, freePhrase } from './event-phrase.ts'
import { activitiesOf } from './event-activities.ts'
import {
  type GivenDay,
  isFeltInside,
  settingOf,
  staysInside,
  temperatureOf,
  weatherOf,
} from './event-surroundings.ts'
import { cleanText, eventWordsOf, type EventWord } from './event-words-of.ts'
import { formalityOfEvent } from './formality-of-event.ts'
import { isForeignPhrase } from './profile-phrases.ts'
import { profileRow, type ProfileRow } from './profile-rows.ts'
import { finerByFocus, rowsWornWith } from './rows-worn-with.ts'
import { readDayTime } from './read-day-time.ts'
import { dressCodeOf, familyOfWord, wantedColorWords } from './read-dress-code.ts'
import { readMonth } from './read-season.ts'
import { readTemperature } from './read-temperature.ts'

/** What was understood of an event: what it calls for, and what can be said back to the user. */
export interface EventReading {
  readonly needs: OccasionNeeds
  /** The event that settles the occasion; null where no word names one that we know. */
  readonly event: ProfileRow | null
  /** The id of the general event that it is a case of: 'work' for a client meeting. */
  readonly family: string | null
  readonly dressCode: ProfileRow | null
  /** Every row that the words name. */
  readonly rows: readonly ProfileRow[]
  /** Color words that the dress code calls for, as written. */
  readonly wantedWords: readonly string[]
  /** As '30 °C' or '86 °F', as written; null where no figure was given. */
  readonly degrees: string | null
  readonly month: string | null
  /** As it stands after 'at'. */
  readonly hour: string | null
  /** It begins by day and lasts into the dark. */
  readonly isLong: boolean
}

// A second event further than this from the first in formality tells nothing about clothes.
const FAR_FORMALITY = 0.7
// Evening clothes begin here.
const IN_SUIT = 3.5
const DRESSED_UP = 3.8
// Of an occasion that no word names.
const MIDDLE = { least: 2.2, ideal: 3, most: 4 }

/** Reads the words of an event. Takes any text; time grows with its length only. */
export function readEvent(description: string, given: GivenDay = {}): EventReading {
  const text = cleanText(description)
  const words = eventWordsOf(text)
  const { main, rows } = matchEvents(words)
  const event = main ? finerByFocus(main.value, given.focusType) : null
  return readRows({ text, words, main, event, rows, given })
}

/** The reading of one row by itself, as a preset is read. */
export function readRow(row: ProfileRow, given: GivenDay = {}): EventReading {
  return readRows({ text: '', words: [], main: null, event: row, rows: [row], given })
}

interface Found {
  readonly text: string
  readonly words: readonly EventWord[]
  readonly main: RowMatch | null
  readonly event: ProfileRow | null
  readonly rows: readonly ProfileRow[]
  readonly given: GivenDay
}

function readRows(found: Found): EventReading {
  const { text, words, main, event, given } = found
  const base = baseOf(found)
  const isInside = staysInside(base, found.rows)
  const rows = isInside ? found.rows.filter(isFeltInside) : found.rows
  const dressCode = dressCodeOf(rows, words)
  const month = readMonth(words)
  const time = readDayTime(text, words, base.dayTime ?? null)
  const heat = readTemperature(text, words, given.season)
  const parts = partsOf(base, dressCode, rows)
  const surroundings = {
    ...weatherOf(parts, base, given),
    ...temperatureOf({
      words,
      month,
      rows: found.rows,
      base,
      isInside,
      given,
      celsius: heat?.celsius ?? null,
    }),
    dayTime: time.dayTime ?? base.dayTime ?? null,
    setting: settingOf(rows, base),
  }
  const conditions = conditionsOf(base, parts, surroundings)
  const wantedWords = wantedColorWords(words)
  const mood = base.mood ?? dressCode?.mood ?? (event ? 'everyday' : undefined)
  const needs: OccasionNeeds = {
    phrase: (main ? phraseOf(words, main) : event ? null : freePhrase(words)) ?? base.name ?? 'the occasion',
    formality: formalityOfEvent(base.formality ?? MIDDLE, dressCode, rows),
    ...surroundings,
    activities: activitiesOf(parts, base, words, given),
    ...colorsOf(base, dressCode, rows, wantedWords),
    asksCover: rows.some((row) => row.asksCover) || parts.some(({ row }) => row.asksCover),
    profiles: [...new Set([event, dressCode, ...rows].flatMap((row) => (row ? [row.id] : [])))],
    ...(mood ? { mood } : {}),
    ...combineAsks(
      forActivity(base, [...parts, ...conditions]),
      wantedWords.flatMap((word) => familyOfWord(word) ?? []),
    ),
  }
  return {
    needs,
    event,
    family: event ? (event.family ?? event.id) : null,
    dressCode,
    rows,
    wantedWords,
    degrees: heat?.words ?? null,
    month,
    hour: time.hour,
    isLong: lasts(time.earliest, needs.dayTime, rows),
  }
}

// Words that name no event leave it to the piece that the outfit is built around: ski pants are for skiing.
function baseOf({ event, rows, given }: Found): ProfileRow {
  return (
    event ??
    rowsWornWith(given.focusType)[0] ??
    profileRow(rows.some(saysWhere) ? 'out and about' : 'any occasion')
  )
}

function partsOf(base: ProfileRow, code: ProfileRow | null, rows: readonly ProfileRow[]): RowAsks[] {
  return [
    ...withParts(base),
    ...(code ? withParts(code) : []),
    ...rows.filter((row) => row !== base && row !== code).flatMap((row) => sideParts(row, base)),
  ]
}

function conditionsOf(base: ProfileRow, parts: readonly RowAsks[], surroundings: Surroundings): RowAsks[] {
  const has = (id: string) => parts.some(({ row }) => row.id === id)
  return conditionRows({
    ...surroundings,
    isMuddy: has('mud'),
    isInSportswear: withParts(base).some(({ row }) => row.id === 'sportswear'),
    isDressedUp: base.mood === 'festive' && (base.formality?.ideal ?? 0) >= DRESSED_UP,
    isInSuit: (base.formality?.ideal ?? 0) >= IN_SUIT,
    isOnBicycle: has('cycling'),
    isInOpenWater: base.id === 'open water',
  }).flatMap((row) => withParts(row))
}

function colorsOf(
  base: ProfileRow,
  code: ProfileRow | null,
  rows: readonly ProfileRow[],
  words: readonly string[],
): Pick<OccasionNeeds, 'avoidColors' | 'wantColors'> {
  const named = words.flatMap((word) => familyOfWord(word) ?? [])
  // New Year's red is none for a funeral in that week.
  const others = rows.filter(
    ({ group, mood }) => group !== 'event' || base.mood !== 'grave' || mood === 'grave',
  )
  const usual = [base, ...(code ? [code] : []), ...others].flatMap((row) => row.wantColors ?? [])
  const wantColors = [...new Set([...named, ...usual])]
  const avoidColors = (base.avoidColors ?? [])
    .flatMap(({ families, ...rest }) => families.map((family) => ({ family, ...rest })))
    .filter(({ family }) => !wantColors.includes(family))
  return { avoidColors, wantColors }
}

/** What a row next to the main event adds. Of a lighter or distant event only its ground, movement and cover count. */
function sideParts(row: ProfileRow, base: ProfileRow): RowAsks[] {
  const parts = withParts(row)
  if (row.group !== 'event') return row.group === 'code' && row.formality ? [] : parts
  const isNear = Math.abs((row.formality?.ideal ?? 3) - (base.formality?.ideal ?? 3)) <= FAR_FORMALITY
  const isSameMood = row.mood === base.mood || base.mood !== 'grave'
  // 'A boat' beside fishing from one is the same thing said more loosely.
  const isLooser = row.id === base.family
  if ((row.weight ?? 1) > 1 && isNear && isSameMood && !isLooser && base.id !== 'any occasion') return parts
  return parts.filter(
    ({ row: part }) => part.group === 'ground' || part.group === 'movement' || part.asksCover === true,
  )
}

// Who presents stands in front of people, wherever that is.
const saysWhere = ({ group, id }: ProfileRow) =>
  (group === 'movement' && id !== 'presenting') || group === 'ground' || group === 'weather'

// Weather of a sport, which says what is worn for the two together.
const sportCircumstances: ReadonlySet<string> = new Set(['in sportswear', 'swimming outdoors'])

// A sport says itself what to wear in any weather and on any ground, and at home no coat is worn: of weather and ground
// only bans and small pieces count.
function forActivity(base: ProfileRow, parts: readonly RowAsks[]): RowAsks[] {
  const isSport = base.activities?.includes('sport') === true
  if (!isSport && !base.activities?.includes('staying in')) return [...parts]
  return parts.map((part) => {
    const isSurrounding = part.row.group === 'weather' || (part.row.group === 'ground' && isSport)
    if (!isSurrounding || (part.row.when && sportCircumstances.has(part.row.when))) return part
    const wants = part.row.wants?.filter(({ of }) => of.slots?.every((slot) => slot === 'extra'))
    return { ...part, row: { ...part.row, wants } }
  })
}

function lasts(from: DayTime | null, until: DayTime | null, rows: readonly ProfileRow[]): boolean {
  const isByDay = from === 'morning' || from === 'day'
  const isDark = until === 'evening' || until === 'night'
  return (
    (isByDay && (isDark || rows.some(({ id }) => id === 'until late'))) ||
    rows.some(({ id }) => id === 'day to evening')
  )
}

function phraseOf(words: readonly EventWord[], event: RowMatch): string | null {
  const named = words
    .slice(event.at, event.at + event.length)
    .map(({ plain }) => plain)
    .join(' ')
  // Not a noun phrase to stand after 'for': 'I’m the groom', 'my cousin is getting married'.
  const isClause =
    /^(?:i|im|as|being) |^(?:groom|bride) here$|^in (?:my|robes)\b|(?:^| )(?:is|are|gets|getting|married|marrying)(?: |$)|^walk (?:her|him|them) /.test(
      named,
    )
  return isForeignPhrase(named) ||
    isClause ||
    named === 'red carpet' ||
    /^(?:zoom|ugly (?:sweaters?|jumpers?))$/.test(named)
    ? null
    : eventPhrase(words, event.at, event.length)
}
