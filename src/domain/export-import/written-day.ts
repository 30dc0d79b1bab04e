import { once } from '../once.ts'
import type { DayOrder } from '../../contract/export-import/imported-csv.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { utcDay } from '../calendar-days.ts'
import { plainLetters } from '../closet/text/plain-letters.ts'

/** A parsed day; 'either way' for an ambiguous one, such as 3/4/2024 without an order. */
export type ReadDay = { readonly day: CalendarDate } | 'either way' | 'no day'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it']
const FIRST_YEAR = 1900
const LAST_YEAR = 2100
// Letters of an abbreviated month: 'mar', 'dic', 'déc'.
const SHORTEST_MONTH = 3

const months = once(() =>
  LANGUAGES.map((language) => {
    const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => plainLetters(format.format(Date.UTC(2024, month, 1))))
  }),
)

const NUMBERS = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2}|\d{4})$/

/**
 * Parses a day in common formats: 2024-03-25, 2024/3/25, a timestamp, 25.3.2024, 3/25/2024, 'Mar 25, 2024',
 * '25 mars 2024'. With dots the day comes first. Two-digit years are within the hundred years up to `today`.
 */
export function readWrittenDay(text: string, order: DayOrder | null, today: CalendarDate): ReadDay {
  const written = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '')
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? []
  if (year && month && day) return dayOf(Number(year), Number(month), Number(day))
  const [, one, mark, other, last = ''] = NUMBERS.exec(written) ?? []
  if (one && other) {
    const inYear = fullYear(last, today)
    const isDayFirst = mark === '.' || Number(one) > 12 || order === 'day first' || one === other
    const isMonthFirst = Number(other) > 12 || order === 'month first'
    if (isDayFirst) return dayOf(inYear, Number(other), Number(one))
    return isMonthFirst ? dayOf(inYear, Number(one), Number(other)) : 'either way'
  }
  return inWords(written)
}

/** The order of day and month in a column, by its unambiguous days; null if there are none or they contradict. */
export function dayOrderOf(texts: readonly string[]): DayOrder | null {
  const orders = new Set<DayOrder>()
  for (const text of texts) {
    const [, one, mark, other] = NUMBERS.exec(text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '')) ?? []
    if (mark === '.') continue
    if (Number(one) > 12) orders.add('day first')
    if (Number(other) > 12) orders.add('month first')
  }
  const [order = null] = orders
  return orders.size === 1 ? order : null
}

function inWords(written: string): ReadDay {
  const words = plainLetters(written)
    .split(/[\s.,/-]+/)
    .filter((word) => word !== '' && word !== 'de' && word !== 'of')
  if (words.length !== 3) return 'no day'
  const named = words.findIndex((word) => /^\p{L}/u.test(word))
  const month = monthOf(words[named] ?? '')
  const [one = '', other = ''] = words.filter((_, nth) => nth !== named)
  if (month === null) return 'no day'
  if (/^\d{4}$/.test(one)) return dayOf(Number(one), month, Number(other))
  return /^\d{4}$/.test(other) ? dayOf(Number(other), month, Number.parseInt(one, 10)) : 'no day'
}

function monthOf(word: string): number | null {
  if (word.length < SHORTEST_MONTH) return null
  for (const names of months()) {
    const found = names.filter((name) => name.startsWith(word))
    // 'Ju' could be two months; 'jui' in French too.
    if (found.length === 1) return names.indexOf(found[0] ?? '') + 1
  }
  return null
}

function dayOf(year: number, month: number, day: number): ReadDay {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  if (!isReal || year < FIRST_YEAR || year > LAST_YEAR) return 'no day'
  return { day: utcDay(date) }
}

function fullYear(written: string, today: CalendarDate): number {
  if (written.length === 4) return Number(written)
  const year = 2000 + Number(written)
  return year > Number(today.slice(0, 4)) ? year - 100 : year
}
