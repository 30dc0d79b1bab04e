import * as z from 'zod/mini'
import { OUTFIT_PIECES_MAX } from './closet-outfit.ts'
import { calendarDate } from './dates-and-money.ts'
import { endpoint } from './endpoint.ts'
import { Id, orElse } from './fields.ts'

export const PlannedOutfit = z.object({
  date: calendarDate('Day'),
  /** Own pieces; none leaves the day of a plan without an outfit. */
  itemIds: z.array(Id, 'itemIds must be a list of pieces.').check(
    z.maxLength(OUTFIT_PIECES_MAX, `An outfit can have at most ${OUTFIT_PIECES_MAX} pieces.`),
    z.refine((ids) => new Set(ids).size === ids.length, 'Each piece can appear only once.'),
  ),
  /** Choosing new outfits for the week leaves a locked day as it is. */
  isLocked: orElse(z.boolean('isLocked must be true or false.'), true),
})
export type PlannedOutfit = z.infer<typeof PlannedOutfit>

export const DayPlanned = z.object({
  planId: z.string(),
  /** The week had no plan: this one was made, and its other open days were planned too. */
  isNewPlan: z.boolean(),
  /** What the day had before, to send for undo; null in a new plan. */
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
