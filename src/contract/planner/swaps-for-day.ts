import * as z from 'zod/mini'
import { OUTFIT_PIECES_MAX } from '../pieces-per-outfit.ts'
import { calendarDate } from '../values/calendar-date.ts'
import { endpoint } from '../endpoint.ts'
import { Id, withDefault, requiredText } from '../fields.ts'
import { PLAN_OCCASION_MAX, PlannedSwap } from './planner.ts'
import { SuggestedOutfit } from './outfits-for-day.ts'

/** A replacement for a piece of an outfit, its effect, and the resulting outfit. */
export const SwapForDay = z.extend(PlannedSwap, { outfit: SuggestedOutfit })
export type SwapForDay = z.infer<typeof SwapForDay>

/** Swaps for an outfit suggested for a day that is not in a plan. */
export const swapsForDay = endpoint({
  method: 'GET',
  path: '/api/outfits-for-day/swaps',
  summary: "The three best swaps for a piece of a suggested outfit, for the day's weather",
  query: z.object({
    date: calendarDate('Date'),
    occasion: withDefault(requiredText('Occasion', PLAN_OCCASION_MAX), 'casual'),
    /** Ids of the outfit's pieces, joined by commas. */
    itemIds: z.string('itemIds must be ids joined by commas.').check(
      z.refine((text) => {
        const ids = text.split(',')
        return ids.length <= OUTFIT_PIECES_MAX && ids.every((id) => Id.safeParse(id).success)
      }, `itemIds must be at most ${OUTFIT_PIECES_MAX} ids joined by commas.`),
    ),
    itemId: Id,
  }),
  reply: z.array(SwapForDay),
})
