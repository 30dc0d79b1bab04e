import { daysAfter, daysBetween, daysFrom } from '../calendar-days.ts'

const DAYS = 7
// Reference Monday for computing the day of the week.
const SOME_MONDAY = '2024-01-01'

/** Returns the month of a date, as '2026-11'. */
export function monthOf(date: string): string {
  return date.slice(0, 'yyyy-mm'.length)
}

/** Adds months, which may be negative: '2026-11' plus 2 is '2027-01'. */
export function monthsAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = year * 12 + number - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** Returns the dates of a month ('2026-11') in weeks from Monday to Sunday; null for days of other months. */
export function monthWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`
  const count = daysBetween(first, `${monthsAfter(month, 1)}-01`)
  const before = dayOfWeek(first)
  const cells = [...Array<null>(before).fill(null), ...daysFrom(first, count)]
  const weeks = Array.from({ length: Math.ceil(cells.length / DAYS) }, (_, week) =>
    cells.slice(week * DAYS, (week + 1) * DAYS),
  )
  return weeks.map((week) => [...week, ...Array<null>(DAYS - week.length).fill(null)])
}

/** Returns the date that a keyboard key moves to in a calendar; null for other keys. */
export function dateByKey(date: string, key: string): string | null {
  const fromMonday = dayOfWeek(date)
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
function sameDayIn(month: string, date: string): string {
  const last = daysAfter(`${monthsAfter(month, 1)}-01`, -1)
  const same = `${month}-${date.slice(-2)}`
  return same < last ? same : last
}

function dayOfWeek(date: string): number {
  return ((daysBetween(SOME_MONDAY, date) % DAYS) + DAYS) % DAYS
}
