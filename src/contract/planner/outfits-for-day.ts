import * as z from 'zod/mini'
import { OutfitItem, outfitSlots } from '../closet/outfit-items.ts'
import { CalendarDate, calendarDate } from '../values/calendar-date.ts'
import { endpoint } from '../endpoint.ts'
import { withDefault, requiredText } from '../fields.ts'
import { DayWeather } from '../weather.ts'
import { PLAN_OCCASION_MAX } from './planner.ts'

/** An outfit suggested for one day. */
export const SuggestedOutfit = z.object({
  pieces: z.array(z.object({ slot: z.enum(outfitSlots), item: OutfitItem, reasoning: z.string() })),
  outfitDescription: z.string(),
  /** The reason for these pieces on this day. */
  reason: z.string(),
})
export type SuggestedOutfit = z.infer<typeof SuggestedOutfit>

export const OutfitsForDay = z.object({
  date: CalendarDate,
  place: z.string(),
  weather: DayWeather,
  /** Best first, at most three, dissimilar; empty if the closet has no complete outfit. */
  outfits: z.array(SuggestedOutfit),
  /** Pieces that this weather damages: 'Leave the suede loafers: rain stains suede.' */
  leave: z.array(z.object({ item: OutfitItem, reason: z.string() })),
  /** Missing garments for a complete outfit in this weather: 'shoes that close'. */
  missing: z.array(z.string()),
})
export type OutfitsForDay = z.infer<typeof OutfitsForDay>

/** Returns outfits from the closet for the weather of one day. */
export const outfitsForDay = endpoint({
  method: 'GET',
  path: '/api/outfits-for-day',
  summary: "Up to three outfits for a day's weather, and what to leave at home",
  query: z.object({
    date: calendarDate('Date'),
    occasion: withDefault(requiredText('Occasion', PLAN_OCCASION_MAX), 'casual'),
  }),
  reply: OutfitsForDay,
})
