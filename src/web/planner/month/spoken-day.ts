import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { CalendarDay, DayKind } from '../../../domain/history/calendar-day.ts'
import { dateWithWeekday } from '../../../domain/words/dates.ts'
import { piecesOfDay } from '../../../domain/history/calendar-day.ts'

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
  return `${isToday ? 'Today, ' : ''}${dateWithWeekday(date)}, ${kinds[kind]}${names.length > 0 ? `: ${names.join(', ')}` : ''}`
}
