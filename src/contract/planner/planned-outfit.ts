import * as z from 'zod/mini'
import { OUTFIT_PIECES_MAX } from '../pieces-per-outfit.ts'
import { calendarDate } from '../values/calendar-date.ts'
import { endpoint } from '../endpoint.ts'
import { Id, withDefault } from '../fields.ts'

export const PlannedOutfit = z.object({
  date: calendarDate('Day'),
  /** Pieces of the user; an empty list leaves the day without an outfit. */
  itemIds: z.array(Id, 'itemIds must be a list of pieces.').check(
    z.maxLength(OUTFIT_PIECES_MAX, `An outfit can have at most ${OUTFIT_PIECES_MAX} pieces.`),
    z.refine((ids) => new Set(ids).size === ids.length, 'Each piece can appear only once.'),
  ),
  /** Re-solving the week does not change a locked day. */
  isLocked: withDefault(z.boolean('isLocked must be true or false.'), true),
})
export type PlannedOutfit = z.infer<typeof PlannedOutfit>

export const DayPlanned = z.object({
  planId: z.string(),
  /** True if the week had no plan: a plan was created and its other open days were planned. */
  isNewPlan: z.boolean(),
  /** The day's previous outfit, to send for undo; null in a new plan. */
  before: z.nullable(z.object({ itemIds: z.array(z.string()), isLocked: z.boolean() })),
})
export type DayPlanned = z.infer<typeof DayPlanned>

/** If-Match refers to the plan of that week. */
export const planOutfit = endpoint({
  method: 'POST',
  path: '/api/weekly-plans/days',
  summary: "Plan an outfit of your own pieces for a date, in the week's plan or a new one",
  body: PlannedOutfit,
  reply: DayPlanned,
})
