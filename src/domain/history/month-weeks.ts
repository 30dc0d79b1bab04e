import type { CalendarDate, CalendarMonth } from '../../contract/values/calendar-date.ts'
import { daysAfter, daysAfterMonday, daysBetween, daysFrom, midnight, utcDay } from '../calendar-days.ts'

const DAYS = 7

/** Returns the month of a date. */
export function monthOf(date: CalendarDate): CalendarMonth {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the first two of the three numbers
  return date.slice(0, 'yyyy-mm'.length) as CalendarMonth
}

/** Adds months, which may be negative: '2026-11' plus 2 is '2027-01'. */
export function monthsAfter(month: CalendarMonth, months: number): CalendarMonth {
  const first = new Date(midnight(`${month}-01`))
  first.setUTCMonth(first.getUTCMonth() + months)
  return monthOf(utcDay(first))
}

/** Returns the twelve months of a year. */
export function monthsOfYear(year: number): CalendarMonth[] {
  return Array.from({ length: 12 }, (_, at) => monthsAfter(`${year}-01`, at))
}

/** Returns the dates of a month in weeks from Monday to Sunday; null for days of other months. */
export function monthWeeks(month: CalendarMonth): (CalendarDate | null)[][] {
  const first: CalendarDate = `${month}-01`
  const count = daysBetween(first, `${monthsAfter(month, 1)}-01`)
  const before = daysAfterMonday(first)
  const cells = [...Array<null>(before).fill(null), ...daysFrom(first, count)]
  const weeks = Array.from({ length: Math.ceil(cells.length / DAYS) }, (_, week) =>
    cells.slice(week * DAYS, (week + 1) * DAYS),
  )
  return weeks.map((week) => [...week, ...Array<null>(DAYS - week.length).fill(null)])
}

/** Returns the date that a keyboard key moves to in a calendar; null for other keys. */
export function dateByKey(date: CalendarDate, key: string): CalendarDate | null {
  const fromMonday = daysAfterMonday(date)
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -DAYS,
    ArrowDown: DAYS,
    Home: -fromMonday,
    End: DAYS - 1 - fromMonday,
  }
  const step = steps[key]
  if (step !== undefined) return daysAfter(date, step)
  if (key === 'PageUp') return sameDayIn(monthsAfter(monthOf(date), -1), date)
  if (key === 'PageDown') return sameDayIn(monthsAfter(monthOf(date), 1), date)
  return null
}

// Clamps to the last day of a shorter month.
function sameDayIn(month: CalendarMonth, date: CalendarDate): CalendarDate {
  const last = daysAfter(`${monthsAfter(month, 1)}-01`, -1)
  const same = daysAfter(`${month}-01`, Number(date.slice(-2)) - 1)
  return same < last ? same : last
}
