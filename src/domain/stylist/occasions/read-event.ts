import type { DayTime, OccasionNeeds } from '../outfit-needs.ts'
import { combineRules, withIncludedRows, type WeightedRow } from './profiles/combine-rules.ts'
import { conditionRows, type Surroundings } from './surroundings/condition-rows.ts'
import { combinedRows, matchEvents } from './matching/match-events.ts'
import type { RowMatch } from './matching/profile-phrases.ts'
import { freePhrase } from './phrase/event-phrase.ts'
import { spokenPhrase } from './phrase/spoken-phrase.ts'
import { activitiesOf } from './event-activities.ts'
import {
  type GivenDay,
  isFeltInside,
  settingOf,
  staysInside,
  temperatureOf,
  weatherOf,
} from './surroundings/event-surroundings.ts'
import { cleanText, tokenizeEvent, type EventWord } from './matching/tokenize-event.ts'
import { formalityOfEvent } from './formality-of-event.ts'
import { profileRow, type ProfileRow } from './profiles/profile-rows.ts'
import { refineByFocus, eventsForGarment } from './profiles/events-for-garment.ts'
import { readDayTime } from './surroundings/read-day-time.ts'
import { purposeWordsIn } from '../../closet/text/purpose-words.ts'
import { dressCodeOf, familyOfWord, wantedColorWords } from './read-dress-code.ts'
import { readMonth } from './surroundings/read-season.ts'
import { readTemperature } from './surroundings/read-temperature.ts'

/** The parsed event: its needs, and the facts that texts can repeat to the user. */
export interface EventReading {
  readonly needs: OccasionNeeds
  /** The main event; null if no word names a known one. */
  readonly event: ProfileRow | null
  /** Id of the more general event: 'work' for a client meeting. */
  readonly family: string | null
  readonly dressCode: ProfileRow | null
  /** All rows that the words name. */
  readonly rows: readonly ProfileRow[]
  /** Color words that the dress code requires, as written. */
  readonly wantedWords: readonly string[]
  /** '30 °C' or '86 °F', in the unit of the text; null if the text has no figure. */
  readonly degrees: string | null
  readonly month: string | null
  /** In the form that follows 'at'. */
  readonly hour: string | null
  /** Begins by day and lasts into the evening. */
  readonly isLong: boolean
}

// Formality steps. A second event further from the main event adds only its ground, movement and cover.
const FAR_FORMALITY = 0.7
// In formality.
const IN_SUIT = 3.5
const DRESSED_UP = 3.8
const HANDS_ON = 3.2
// Formality of an occasion without a known event.
export const MIDDLE = { least: 2.2, ideal: 3, most: 4 }

/** Parses the description of an event. Accepts any text; runs in linear time. */
export function readEvent(description: string, given: GivenDay = {}): EventReading {
  const text = cleanText(description)
  const words = tokenizeEvent(text)
  const { main, rows } = matchEvents(words, given.isPart)
  // With swim trunks, a barbecue at the lake is a day at the lake.
  const ofFocus = rows.find((row) => eventsForGarment(given.focusType).includes(row))
  const event = main ? (ofFocus ?? refineByFocus(main.value, given.focusType)) : null
  return readRows({ text, words, main, event, rows, given })
}

/** Returns the reading of a single row, such as that of a preset. */
export function readRow(row: ProfileRow, given: GivenDay = {}): EventReading {
  return readRows({ text: '', words: [], main: null, event: row, rows: [row], given })
}

interface MatchedEvent {
  readonly text: string
  readonly words: readonly EventWord[]
  readonly main: RowMatch | null
  readonly event: ProfileRow | null
  readonly rows: readonly ProfileRow[]
  readonly given: GivenDay
}

function readRows(matched: MatchedEvent): EventReading {
  const { text, words, main, event, given } = matched
  const base = baseOf(matched)
  const isInside = staysInside(base, matched.rows)
  const rows = isInside ? matched.rows.filter(isFeltInside) : matched.rows
  const dressCode = statedDressCode(event, rows, words)
  const month = readMonth(words)
  const time = readDayTime(text, words, base.dayTime ?? null)
  const heat = readTemperature(text, words, given.season)
  const parts = partsOf(base, dressCode, rows)
  const dayTime = time.dayTime ?? base.dayTime ?? null
  const setting = settingOf(rows, base)
  const surroundings = {
    ...weatherOf(parts, base, given),
    ...temperatureOf({
      words,
      month,
      rows: matched.rows,
      base,
      isInside,
      given,
      celsius: heat?.celsius ?? null,
      isNightOut: dayTime === 'night' && setting === 'outdoors',
    }),
    dayTime,
    setting,
  }
  const conditions = conditionsOf(base, parts, surroundings)
  const wantedWords = wantedColorWords(words)
  const mood = base.mood ?? dressCode?.mood ?? (event ? 'everyday' : undefined)
  const needs: OccasionNeeds = {
    phrase:
      (main ? spokenPhrase(words, main) : event ? null : freePhrase(words)) ?? base.name ?? 'the occasion',
    formality: formalityOfEvent(base.formality ?? MIDDLE, dressCode, rows),
    ...surroundings,
    activities: activitiesOf(parts, base, words, given),
    ...colorsOf(base, dressCode, rows, wantedWords),
    asksCover: rows.some((row) => row.asksCover) || parts.some(({ row }) => row.asksCover),
    profiles: [...new Set([event, dressCode, ...rows].flatMap((row) => (row ? [row.id] : [])))],
    purposeWords: purposeWordsOf(words, event),
    ...(mood ? { mood } : {}),
    ...(text && !event && matched.rows.length === 0 ? { unread: text } : {}),
    ...combineRules(
      reduceSurroundings(base, [...parts, ...conditions]),
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
    isLong: isLongEvent(time.earliest, needs.dayTime, rows),
  }
}

// The dress code that the words state, unless it is only the style of a workplace.
function statedDressCode(
  event: ProfileRow | null,
  rows: readonly ProfileRow[],
  words: readonly EventWord[],
): ProfileRow | null {
  const code = dressCodeOf(rows, words)
  // 'Come as you are' at a company doesn't make its interview a casual event.
  const isRelaxedInterview =
    event?.family === 'interview' &&
    code?.id === 'jeans allowed' &&
    !words.some(({ plain }) => plain === 'jeans')
  // Work with one's hands in a fancy house stays work.
  const isFancyWorkplace =
    (event?.family === 'work with hands' && code?.id === 'dressed') ||
    // Waiters at a black-tie banquet wear what waiters wear.
    (event?.family === 'work' && isHandsOn(event) && (code?.formality?.ideal ?? 0) >= IN_SUIT)
  return isRelaxedInterview || isFancyWorkplace ? null : code
}

function purposeWordsOf(words: readonly EventWord[], event: ProfileRow | null): ReadonlySet<string> {
  const typed = words.map(({ plain }) => plain)
  return purposeWordsIn([...typed, ...(event?.words ?? []).filter((phrase) => !phrase.includes(' '))])
}

// Without a named event, the focus piece decides: ski pants mean skiing.
function baseOf({ event, rows, given }: MatchedEvent): ProfileRow {
  return (
    event ??
    eventsForGarment(given.focusType)[0] ??
    profileRow(rows.some(saysWhere) ? 'out and about' : 'any occasion')
  )
}

function partsOf(base: ProfileRow, code: ProfileRow | null, rows: readonly ProfileRow[]): WeightedRow[] {
  return [
    ...withIncludedRows(base),
    ...(code ? withIncludedRows(code) : []),
    ...rows.filter((row) => row !== base && row !== code).flatMap((row) => sideParts(row, base)),
  ]
}

function conditionsOf(
  base: ProfileRow,
  parts: readonly WeightedRow[],
  surroundings: Surroundings,
): WeightedRow[] {
  const has = (id: string) => parts.some(({ row }) => row.id === id)
  const mentionsRain = parts.some(({ row }) => row.isWet)
  const inRain = surroundings.isWet && !mentionsRain ? inRainRow(base) : null
  const rows = conditionRows({
    ...surroundings,
    isMuddy: has('mud'),
    mentionsRain: mentionsRain || inRain !== null,
    isInSportswear: withIncludedRows(base).some(({ row }) => row.id === 'sportswear'),
    isDressedUp: base.mood === 'festive' && (base.formality?.ideal ?? 0) >= DRESSED_UP,
    isInSuit: (base.formality?.ideal ?? 0) >= IN_SUIT,
    isOnBicycle: has('cycling'),
    isInOpenWater: base.id === 'open water',
  })
  return [...rows, ...(inRain ? [inRain] : [])].flatMap((row) => withIncludedRows(row))
}

// 'A wet hike' for a hike with rain in the forecast.
function inRainRow(base: ProfileRow): ProfileRow | null {
  return (
    combinedRows().find(
      ({ combines }) => combines?.[0]?.includes(base.id) && combines[1]?.includes('rain'),
    ) ?? null
  )
}

function colorsOf(
  base: ProfileRow,
  code: ProfileRow | null,
  rows: readonly ProfileRow[],
  words: readonly string[],
): Pick<OccasionNeeds, 'avoidColors' | 'wantColors'> {
  const named = words.flatMap((word) => familyOfWord(word) ?? [])
  // A funeral ignores the colors of other events, such as the red of New Year.
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

/** Rows that a secondary row adds. A lighter or distant event adds only its ground, movement and cover. */
function sideParts(row: ProfileRow, base: ProfileRow): WeightedRow[] {
  const parts = withIncludedRows(row)
  if (row.group !== 'event') return row.group === 'code' && row.formality ? [] : parts
  const isNear = Math.abs((row.formality?.ideal ?? 3) - (base.formality?.ideal ?? 3)) <= FAR_FORMALITY
  const isSameMood = row.mood === base.mood || base.mood !== 'grave'
  // 'A boat' next to fishing from one is its more general event.
  const isMoreGeneral = row.id === base.family
  // Whoever works at a party dresses for the work.
  const isAtWork = base.family?.startsWith('work') === true && row.family?.startsWith('work') !== true
  const isPart = isNear && isSameMood && !isMoreGeneral && !(isAtWork && isHandsOn(base))
  if ((row.weight ?? 1) > 1 && isPart && base.id !== 'any occasion') return parts
  return parts.filter(
    ({ row: part }) => part.group === 'ground' || part.group === 'movement' || part.asksCover === true,
  )
}

const isHandsOn = ({ formality }: ProfileRow) => (formality?.ideal ?? IN_SUIT) <= HANDS_ON

// Presenting can happen anywhere, so it does not imply a place.
const saysWhere = ({ group, id }: ProfileRow) =>
  (group === 'movement' && id !== 'presenting') || group === 'ground' || group === 'weather'

// Weather rows that are written for sports.
const sportCircumstances: ReadonlySet<string> = new Set(['in sportswear', 'swimming outdoors'])

// A sport's own row covers any weather and ground, and nobody wears a coat at home: weather and ground rows keep only
// their bans and accessories.
function reduceSurroundings(base: ProfileRow, parts: readonly WeightedRow[]): WeightedRow[] {
  const isSport = base.activities?.includes('sport') === true
  if (!isSport && !base.activities?.includes('staying in')) return [...parts]
  return parts.map((part) => {
    const isSurrounding = part.row.group === 'weather' || (part.row.group === 'ground' && isSport)
    if (!isSurrounding || (part.row.when && sportCircumstances.has(part.row.when))) return part
    const wants = part.row.wants?.filter(({ of }) => of.slots?.every((slot) => slot === 'extra'))
    // Open shoes are worn at home in the cold too.
    const never = isSport ? part.row.never : part.row.never?.filter(({ of }) => !of.tags?.includes('slides'))
    return { ...part, row: { ...part.row, wants, never } }
  })
}

function isLongEvent(from: DayTime | null, until: DayTime | null, rows: readonly ProfileRow[]): boolean {
  const isByDay = from === 'morning' || from === 'day'
  const isDark = until === 'evening' || until === 'night'
  return (
    (isByDay && (isDark || rows.some(({ id }) => id === 'until late'))) ||
    rows.some(({ id }) => id === 'day to evening')
  )
}
