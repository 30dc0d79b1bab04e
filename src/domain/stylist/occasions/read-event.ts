import type { DayTime, OccasionNeeds } from '../outfit-needs.ts'
import { avoidedColors, customColors } from './avoided-colors.ts'
import { formalityUnder, readDressCode, type DressCode } from './dress-codes.ts'
import { activitiesOf, readFacts, settingOf, type EventFact } from './event-facts.ts'
import { eventKinds, eventProfile, type EventKind, type EventProfile } from './event-kinds.ts'
import { eventPhrase, freePhrase } from './event-phrase.ts'
import { cleanText, eventWordsOf, type EventWord } from './event-words-of.ts'
import { eventWords, foreignEventWords } from './event-words.ts'
import { findPhrases, phraseTable, type PhraseMatch, type PhraseTable } from './find-phrases.ts'
import { readDayTime } from './read-day-time.ts'
import { readMonth, readSeason } from './read-season.ts'
import { readTemperature } from './read-temperature.ts'

/** What was understood of an event: what it asks of clothes, and what can be said back to the person. */
export interface EventReading {
  readonly needs: OccasionNeeds
  /** Null where no word names an event that we know. */
  readonly kind: EventKind | null
  readonly dressCode: DressCode | null
  /** Color words that the dress code asks for, as written. */
  readonly wantedWords: readonly string[]
  readonly facts: ReadonlySet<EventFact>
  /** As '30 °C' or '86 °F', as the person gave it; null where no figure was given. */
  readonly degrees: string | null
  readonly month: string | null
  /** As it stands after 'at'. */
  readonly hour: string | null
  /** It begins by day and lasts into the dark. */
  readonly isLong: boolean
}

const isKind = (key: string): key is EventKind => key in eventKinds
const kinds = Object.keys(eventKinds).filter(isKind)
const knownWords = phraseTable(eventWords, kinds)
const foreignWords = phraseTable(foreignEventWords, kinds)
const allWords: PhraseTable<EventKind> = {
  phrases: new Map([...foreignWords.phrases, ...knownWords.phrases]),
  starts: new Set([...foreignWords.starts, ...knownWords.starts]),
}

type EventMatch = PhraseMatch<EventKind>

const unknown: EventProfile = { name: 'the occasion', formality: [2.2, 3, 4], weight: 1, activities: [] }

/** Reads the words in which a person tells of an event. Takes any text; time grows with its length only. */
export function readEvent(description: string): EventReading {
  const text = cleanText(description)
  const words = eventWordsOf(text)
  const event = strongest(words, compounds(words, findPhrases(words, allWords)))
  const kind = event?.value ?? null
  const profile = kind ? eventProfile(kind) : unknown
  const code = readDressCode(words)
  const [least, ideal, most] = formalityUnder(code.code, profile.formality)
  const facts = readFacts(words)
  const time = readDayTime(text, words, profile.dayTime ?? null)
  const heat = readTemperature(text, words)
  const setting = settingOf(facts) ?? profile.setting ?? null
  const needs: OccasionNeeds = {
    phrase: phraseOf(words, event) ?? profile.name,
    formality: { least, ideal, most },
    season: readSeason(words),
    temperatureCelsius: heat?.celsius ?? null,
    isWet: facts.has('rain') || facts.has('snow'),
    isWindy: facts.has('wind') || facts.has('boat') || kind === 'boat',
    dayTime: time.dayTime ?? profile.dayTime ?? null,
    setting,
    activities: [
      ...new Set([
        ...profile.activities.filter((activity) => !denied(words, activity)),
        ...activitiesOf(facts),
      ]),
    ],
    avoidColors: avoidedColors(kind, words).filter(({ family }) => !code.wantColors.includes(family)),
    wantColors: [...new Set([...code.wantColors, ...customColors(kind, words)])],
    asksCover: profile.asksCover === true || facts.has('temple'),
  }
  const isLong = lasts(time.earliest, needs.dayTime, facts)
  const said = { degrees: heat?.words ?? null, month: readMonth(words), hour: time.hour, isLong }
  return { needs, kind, dressCode: code.code, wantedWords: code.wantedWords, facts, ...said }
}

function lasts(from: DayTime | null, until: DayTime | null, facts: ReadonlySet<EventFact>): boolean {
  const isByDay = from === 'morning' || from === 'day'
  const isDark = until === 'evening' || until === 'night'
  return (isByDay && (isDark || facts.has('late'))) || facts.has('day to evening')
}

// Of 'university lecture' and 'wedding dinner' the words belong together; the weightier says what it is, else the last.
function compounds(words: readonly EventWord[], matches: readonly EventMatch[]): EventMatch[] {
  const joined: EventMatch[] = []
  for (const match of matches) {
    const last = joined.at(-1)
    if (last && last.at + last.length === match.at && words[last.at]?.clause === words[match.at]?.clause) {
      const value = eventKinds[last.value].weight > eventKinds[match.value].weight ? last.value : match.value
      joined[joined.length - 1] = { value, at: last.at, length: last.length + match.length }
    } else joined.push(match)
  }
  return joined
}

const dateKinds: ReadonlySet<EventKind> = new Set<EventKind>(['holiday dinner', 'feast', 'new year'])

function saysWhen(words: readonly EventWord[], at: number): boolean {
  return /^(?:on|at|before|after)$/.test(words[at - 1]?.plain ?? '')
}

// The weightiest word says what the event is, then the longest, then the first. 'On Christmas Eve' says when.
function strongest(words: readonly EventWord[], matches: readonly EventMatch[]): EventMatch | null {
  const isDate = ({ value, at }: EventMatch) => dateKinds.has(value) && saysWhen(words, at)
  const weight = (match: EventMatch) =>
    isDate(match) ? 0 : eventKinds[match.value].weight + (match.length - 1) / 3
  return matches.toSorted((one, other) => weight(other) - weight(one) || one.at - other.at)[0] ?? null
}

function phraseOf(words: readonly EventWord[], event: EventMatch | null): string | null {
  if (!event) return freePhrase(words)
  const named = words
    .slice(event.at, event.at + event.length)
    .map(({ plain }) => plain)
    .join(' ')
  const isForeign = foreignWords.phrases.has(named) && !knownWords.phrases.has(named)
  return isForeign || named === 'red carpet' ? null : eventPhrase(words, event.at, event.length)
}

const deniable: Readonly<Record<string, RegExp>> = {
  dancing: /\b(?:no|not|without|nobody|never) (?:any )?(?:dancing|dance|dances)\b/,
  walking: /\b(?:no|not|without) (?:any |much )?(?:walking|walk)\b/,
  standing: /\b(?:no|not|without) (?:any |much )?standing\b/,
}

function denied(words: readonly EventWord[], activity: string): boolean {
  return deniable[activity]?.test(words.map(({ plain }) => plain).join(' ')) ?? false
}
