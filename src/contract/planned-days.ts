import * as z from 'zod/mini'
import { calendarDate } from './dates-and-money.ts'
import { endpoint } from './endpoint.ts'
import { WornPiece } from './history.ts'

/** Most days that one request asks for: a calendar of a month shows 42. */
const PLANNED_DAYS_MAX = 100

const DAY_MS = 86_400_000

/** The outfit that is planned for a date. Where several plans have the date, that of the newest plan. */
export const PlannedDay = z.object({
  planId: z.string(),
  /** As '2026-11-23'. */
  date: z.string(),
  occasion: z.string(),
  pieces: z.array(WornPiece),
  /** It was logged as worn, and the history has it. */
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

/** The planned outfits of a range of dates, in the order of the dates. Dates without an outfit are left out. */
export const plannedDays = endpoint({
  method: 'GET',
  path: '/api/planned-days',
  summary: 'Planned outfits from one date to another, over all plans',
  query: range,
  reply: z.array(PlannedDay),
})
