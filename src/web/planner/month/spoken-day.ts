import { parseISO } from 'date-fns/parseISO'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { CalendarDay, DayKind } from '../../../domain/history/calendar-day.ts'
import { piecesOfDay } from '../../../domain/history/calendar-day.ts'

const withWeekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** A date with its day of the week: 'Monday, November 23'. */
export function dateInWords(date: CalendarDate): string {
  return withWeekday.format(parseISO(date))
}

const kinds: Readonly<Record<DayKind, string>> = {
  worn: 'worn',
  planned: 'planned',
  'not worn': 'planned, not logged',
  empty: 'no outfit',
}

/** Accessible name of a day in the calendar: 'Monday, November 23, worn: Linen shirt, Straight jeans'. */
export function spokenDay(
  date: CalendarDate,
  kind: DayKind,
  day: CalendarDay | undefined,
  isToday: boolean,
): string {
  const names = day ? piecesOfDay(day).map(({ name }) => name) : []
  return `${isToday ? 'Today, ' : ''}${dateInWords(date)}, ${kinds[kind]}${names.length > 0 ? `: ${names.join(', ')}` : ''}`
}
