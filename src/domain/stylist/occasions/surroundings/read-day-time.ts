import type { DayTime } from '../../outfit-needs.ts'
import type { EventWord } from '../matching/tokenize-event.ts'
import { findPhrases, phraseTableFromLists } from '../matching/find-phrases.ts'
import { wordList } from '../word-lists.ts'
import named from './times-and-seasons.json' with { type: 'json' }

interface DayTimeReading {
  /** The latest time of day named, since the outfit has to suit until then. */
  readonly dayTime: DayTime | null
  readonly earliest: DayTime | null
  /** In the form that follows 'at': 'four', '7 pm', 'noon'; null if no hour is stated. */
  readonly hour: string | null
}

const order: readonly DayTime[] = ['morning', 'day', 'evening', 'night']
const timeTable = phraseTableFromLists(named.times, order)
const numerals = 'twelve one two three four five six seven eight nine ten eleven'.split(' ')
const beforeHour = wordList('begins an hour')
const notAnHour = wordList("after a number that isn't an hour")

const clock =
  /(?<![\d.,])(\d{1,2})(?:[:.h](\d{2}))?\s?(a\.?m\b|p\.?m\b|o['’]?clock|uhr\b|h\b)|(?<![\d.,])([01]?\d|2[0-3]):([0-5]\d)(?!\d)/iu

/** Reads the time of day from hours and words. `usual` is that of the event: for a party, nine is in the evening. */
export function readDayTime(
  text: string,
  words: readonly EventWord[],
  usual: DayTime | null,
): DayTimeReading {
  const hour = clockHour(text, usual) ?? spokenHour(words, usual)
  const times = [
    ...findPhrases(words, timeTable).map(({ value }) => value),
    ...(hour ? [dayTimeOf(hour.hour24)] : []),
  ].toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  const noon = words.find(({ plain }) => plain === 'noon' || plain === 'midnight')?.plain
  return { dayTime: times.at(-1) ?? null, earliest: times[0] ?? null, hour: hour?.words ?? noon ?? null }
}

interface Hour {
  readonly hour24: number
  readonly words: string
}

function clockHour(text: string, usual: DayTime | null): Hour | null {
  const match = clock.exec(text)
  if (!match) return null
  const hours = Number(match[1] ?? match[4])
  const minutes = match[2] ?? match[5]
  if (hours > 24) return null
  const half = (match[3] ?? '').toLowerCase().replaceAll('.', '')
  const hour24 =
    half === 'am' || half === 'pm' ? (hours % 12) + (half === 'pm' ? 12 : 0) : likelyHour(hours, usual)
  const shown = `${((hours + 11) % 12) + 1}${minutes && minutes !== '00' ? `:${minutes}` : ''}`
  return { hour24, words: `${shown} ${hour24 % 24 >= 12 ? 'pm' : 'am'}` }
}

function spokenHour(words: readonly EventWord[], usual: DayTime | null): Hour | null {
  const at = words.findIndex(({ plain }, index) => isSpokenHour(words, index, plain))
  const word = words[at]?.plain
  if (!word) return null
  const hours = /^\d/.test(word) ? Number(word) : numerals.indexOf(word) || 12
  const hour24 = likelyHour(hours, usual)
  return { hour24, words: /^\d/.test(word) ? `${word} ${hour24 >= 12 ? 'pm' : 'am'}` : word }
}

function isSpokenHour(words: readonly EventWord[], at: number, plain: string): boolean {
  const isNumber = numerals.includes(plain) || /^(?:[1-9]|1[0-2])$/.test(plain)
  if (!isNumber || !beforeHour.has(words[at - 1]?.plain ?? '')) return false
  const next = words[at + 1]
  return !next || next.clause !== words[at]?.clause || (!notAnHour.has(next.plain) && !/^\d/.test(next.plain))
}

// Without am or pm: one to six are pm, twelve is noon, seven to eleven follow the event's usual time.
function likelyHour(hours: number, usual: DayTime | null): number {
  if (hours >= 12) return hours
  if (hours <= 6) return hours + 12
  return usual === 'evening' || usual === 'night' ? hours + 12 : hours
}

function dayTimeOf(hour24: number): DayTime {
  const hour = hour24 % 24
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 11) return 'morning'
  return hour < 17 ? 'day' : 'evening'
}
