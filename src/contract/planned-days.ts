import * as z from 'zod/mini'
import { CalendarDate, calendarDate } from './values/calendar-date.ts'
import { endpoint } from './endpoint.ts'
import { WornPiece } from './history.ts'

/** Maximum number of days of one request; a month calendar shows 42. */
const PLANNED_DAYS_MAX = 100

const DAY_MS = 86_400_000

/** The outfit planned for a date. If several plans contain the date, the newest plan's. */
export const PlannedDay = z.object({
  planId: z.string(),
  date: CalendarDate,
  occasion: z.string(),
  pieces: z.array(WornPiece),
  /** It was logged as worn and is in the history. */
  isWorn: z.boolean(),
})
export type PlannedDay = z.infer<typeof PlannedDay>

const range = z.object({ from: calendarDate('From'), to: calendarDate('To') }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], message: 'To must not be before From.' }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < PLANNED_DAYS_MAX * DAY_MS, {
    path: ['to'],
    message: `Choose at most ${PLANNED_DAYS_MAX} days.`,
  }),
)

/** Returns the planned outfits of a range of dates, by date. Omits dates without an outfit. */
export const plannedDays = endpoint({
  method: 'GET',
  path: '/api/planned-days',
  summary: 'Planned outfits from one date to another, over all plans',
  query: range,
  reply: z.array(PlannedDay),
})
