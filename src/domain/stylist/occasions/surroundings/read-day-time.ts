import type { DayTime } from '../../outfit-needs.ts'
import type { EventWord } from '../matching/tokenize-event.ts'
import { findPhrases, phraseTableFromLists } from '../matching/find-phrases.ts'

interface DayTimeReading {
  /** The latest time of day named, since the outfit has to suit until then. */
  readonly dayTime: DayTime | null
  readonly earliest: DayTime | null
  /** In the form that follows 'at': 'four', '7 pm', 'noon'; null if no hour is stated. */
  readonly hour: string | null
}

const order: readonly DayTime[] = ['morning', 'day', 'evening', 'night']
// prettier-ignore
const timeWords: Readonly<Record<DayTime, string>> = {
  morning: 'morning sunrise dawn early-morning breakfast vormittag mattina manana matin',
  day: 'noon midday afternoon lunchtime lunch daytime brunch nachmittag pomeriggio tarde golden-hour all-day',
  evening: 'evening tonight sunset dusk dinner after-work night abend sera noche soir twilight candlelit supper opera',
  night: 'midnight late-night until-late until-midnight all-night till-late after-midnight until-dawn into-the-night nightclub clubbing',
}
const timeTable = phraseTableFromLists(timeWords, order)
const numerals = 'twelve one two three four five six seven eight nine ten eleven'.split(' ')
const beforeHour = new Set(['at', 'from', 'around', 'by', 'starts', 'until', 'till', 'about', 'um'])
// Words after a number that show it is not an hour.
const notAnHour = new Set(
  'degrees people guests days day nights weeks hours least grad restaurant star course months years minutes c f of st nd rd th friends kids'.split(
    ' ',
  ),
)

const clock =
  /(?<![\d.,])(\d{1,2})(?:[:.h](\d{2}))?\s?(a\.?m\b|p\.?m\b|o['’]?clock|uhr\b|h\b)|(?<![\d.,])([01]?\d|2[0-3]):([0-5]\d)(?!\d)/iu

/** Reads the time of day from hours and words. `usual` is that of the event: for a party, nine is in the evening. */
export function readDayTime(
  text: string,
  words: readonly EventWord[],
  usual: DayTime | null,
): DayTimeReading {
  const hour = clockHour(text, usual) ?? spokenHour(words, usual)
  const named = findPhrases(words, timeTable).map(({ value }) => value)
  const all = [...named, ...(hour ? [dayTimeOf(hour.hour24)] : [])].toSorted(
    (one, other) => order.indexOf(one) - order.indexOf(other),
  )
  return { dayTime: all.at(-1) ?? null, earliest: all[0] ?? null, hour: hour?.words ?? noonOrMidnight(words) }
}

interface Hour {
  readonly hour24: number
  readonly words: string
}

function noonOrMidnight(words: readonly EventWord[]): string | null {
  return words.find(({ plain }) => plain === 'noon' || plain === 'midnight')?.plain ?? null
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
