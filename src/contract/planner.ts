import * as z from 'zod/mini'
import { OutfitItem, outfitSlots } from './closet-outfit.ts'
import { calendarDate } from './dates-and-money.ts'
import { endpoint } from './endpoint.ts'
import { clearable, Id, keptText, maybe, oneOf, optionalText, orElse, requiredText } from './fields.ts'
import { DayWeather } from './weather.ts'
import { RESTORABLE_DAYS } from './restorable-days.ts'

export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type WeekDay = (typeof weekDays)[number]

export const planSeasons = ['spring', 'summer', 'fall', 'winter', 'all'] as const
export type PlanSeason = (typeof planSeasons)[number]

export const THEME_MAX = 100
export const PLAN_OCCASION_MAX = 120
export const PLAN_TITLE_MAX = 120
export const DAY_NOTE_MAX = 500

/** Why a day has no outfit: the user left it free, or it was over when the week was planned. */
export const leftOutReasons = ['free', 'over'] as const
export type LeftOut = (typeof leftOutReasons)[number]

export const WeeklyPlan = z.object({
  id: z.string(),
  userId: z.string(),
  /** A Monday, as '2026-11-23'. */
  weekStartDate: z.string(),
  title: z.string(),
  styleTheme: z.string(),
  season: z.enum(planSeasons),
  occasion: z.string(),
  /** What holds for the whole week: 'No top is worn twice. Shoes rest a day.' */
  summary: z.string(),
  /** The place whose weather was planned for. */
  place: z.string(),
  createdAt: z.string(),
})
export type WeeklyPlan = z.infer<typeof WeeklyPlan>

/** A piece of a planned day, as it was when it was planned. */
export const PlannedPiece = z.object({
  slot: z.enum(outfitSlots),
  item: OutfitItem,
  /** One sentence. */
  reasoning: z.string(),
  /** It can no longer be worn: sold, listed as sold, archived, deleted, or in the wash before its day. */
  isGone: z.boolean(),
})
export type PlannedPiece = z.infer<typeof PlannedPiece>

export const DailyOutfit = z.object({
  id: z.string(),
  planId: z.string(),
  dayOfWeek: z.enum(weekDays),
  /** As '2026-11-23'. */
  date: z.string(),
  outfitDescription: z.string(),
  itemIds: z.array(z.string()),
  /** The pieces of `itemIds`, in their order. */
  pieces: z.array(PlannedPiece),
  stylingNotes: z.string(),
  weatherConsiderations: z.string(),
  /** 'Perfect For'. */
  occasionDetails: z.string(),
  weather: z.nullable(DayWeather),
  /** Its own occasion, a preset's id or the user's words; null for the plan's. */
  occasion: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Null for a day with an outfit, or one for which the closet has none. */
  leftOut: z.nullable(z.enum(leftOutReasons)),
  /** The user chose the outfit: it only changes when this day alone is solved again. Such a day is locked. */
  isByHand: z.boolean(),
  /** Solving the week again leaves it as it is: locked by hand, or a piece was swapped or the outfit moved. */
  isLocked: z.boolean(),
  /** It was worn, and counted. */
  isWorn: z.boolean(),
  /** A piece of it is gone: the day wants a new choice. Never for a day that is over. */
  needsNewChoice: z.boolean(),
})
export type DailyOutfit = z.infer<typeof DailyOutfit>

export const PlanReply = z.object({ plan: WeeklyPlan, dailyOutfits: z.array(DailyOutfit) })
export type PlanReply = z.infer<typeof PlanReply>

export const NewWeeklyPlan = z.object({
  /** Left out: '{styleTheme} Week'. */
  title: optionalText('Title', PLAN_TITLE_MAX),
  /** Any day of the week meant; left out, this week. */
  weekStartDate: maybe(calendarDate('Start date')),
  styleTheme: requiredText('Style theme', THEME_MAX),
  season: orElse(oneOf('Season', planSeasons), 'fall'),
  occasion: requiredText('Occasion', PLAN_OCCASION_MAX),
  /** Days before this one get no outfit. Default: today; in a week that is over, its Monday. */
  dressFrom: maybe(calendarDate('First day to plan')),
  /** Days with an occasion of their own; the others have the plan's. */
  occasions: z.optional(
    z.partialRecord(
      z.enum(weekDays),
      requiredText('Occasion', PLAN_OCCASION_MAX),
      'Occasions must be an object of days (Monday to Sunday).',
    ),
  ),
})
export type NewWeeklyPlan = z.infer<typeof NewWeeklyPlan>

/** A piece that could take another's place on a day, and why; the other days were counted. */
export const PlannedSwap = z.object({ item: OutfitItem, reasoning: z.string() })
export type PlannedSwap = z.infer<typeof PlannedSwap>

const planId = z.object({ id: Id })
/** `day` as 'monday'. */
const planDay = z.object({ id: Id, day: oneOf('Day', weekDays) })

/** A day before its outfit was moved: open, locked, or with an outfit that the user chose. */
export const dayStates = ['open', 'locked', 'byHand'] as const
export type DayState = (typeof dayStates)[number]

export const DayChanges = z.object({
  isLocked: z.optional(z.boolean('isLocked must be true or false.')),
  /** Wear `withItemId` in the place of `itemId`. */
  swap: z.optional(z.object({ itemId: Id, withItemId: Id })),
  /** Change places with another day: only the outfits move. */
  moveTo: z.optional(oneOf('Day', weekDays)),
  /** Undo `moveTo`: swap the outfits back and restore the state of this day and the other. */
  moveBack: z.optional(
    z.object({
      to: oneOf('Day', weekDays),
      was: oneOf('State', dayStates),
      otherWas: oneOf('State', dayStates),
    }),
  ),
  /** The day's own occasion; an open day is dressed for it. Null or blank: the plan's. May come with `note`. */
  occasion: z.optional(clearable(requiredText('Occasion', PLAN_OCCASION_MAX))),
  note: z.optional(clearable(keptText('Note', DAY_NOTE_MAX))),
  /** Leave the day without an outfit; false restores the outfit it had. */
  isFree: z.optional(z.boolean('isFree must be true or false.')),
  /** Worn: its wears are counted, and it is locked. False takes that back. */
  isWorn: z.optional(z.boolean('isWorn must be true or false.')),
})
export type DayChanges = z.infer<typeof DayChanges>

/** The calls of the planner. */
export const plannerEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/weekly-plans',
    summary: 'The weekly plans, newest first',
    reply: z.array(WeeklyPlan),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/weekly-plans/:id',
    summary: 'One plan and its seven days, Monday first',
    params: planId,
    reply: PlanReply,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/weekly-plans',
    summary: 'Plan a week of seven outfits, based on weather, laundry and recent wears',
    body: NewWeeklyPlan,
    reply: WeeklyPlan,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/weekly-plans/:id',
    summary: `Delete a plan (restorable for ${RESTORABLE_DAYS} days)`,
    params: planId,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/weekly-plans/:id/restore',
    summary: 'Restore a deleted plan',
    params: planId,
    reply: WeeklyPlan,
  }),
  solveAgain: endpoint({
    method: 'POST',
    path: '/api/weekly-plans/:id/solve',
    summary: 'Choose new outfits for open days (not locked, worn or past)',
    params: planId,
    reply: PlanReply,
  }),
  solveDay: endpoint({
    method: 'POST',
    path: '/api/weekly-plans/:id/days/:day/solve',
    summary: 'Choose a different outfit for one day',
    params: planDay,
    reply: PlanReply,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/weekly-plans/:id/copy',
    summary: 'Copy a plan to another week, where the pieces are available',
    params: planId,
    body: z.object({ weekStartDate: calendarDate('Start date') }),
    reply: WeeklyPlan,
    status: 201,
  }),
  swaps: endpoint({
    method: 'GET',
    path: '/api/weekly-plans/:id/days/:day/swaps',
    summary: 'The three best swaps for a piece of a day',
    params: planDay,
    query: z.object({ itemId: Id }),
    reply: z.array(PlannedSwap),
  }),
  piecesForPlace: endpoint({
    method: 'GET',
    path: '/api/weekly-plans/:id/days/:day/pieces',
    summary: 'Ids of all available pieces of the same type as one of a day',
    params: planDay,
    query: z.object({ itemId: Id }),
    reply: z.array(z.string()),
  }),
  changeDay: endpoint({
    method: 'PATCH',
    path: '/api/weekly-plans/:id/days/:day',
    summary:
      'Lock a day, swap a piece, swap two days, leave a day free, mark it as worn, or set its occasion and note',
    params: planDay,
    body: DayChanges,
    reply: PlanReply,
  }),
}

/** An outfit that is suggested for one day. */
export const SuggestedOutfit = z.object({
  pieces: z.array(z.object({ slot: z.enum(outfitSlots), item: OutfitItem, reasoning: z.string() })),
  outfitDescription: z.string(),
  /** Why these pieces, on this day. */
  reason: z.string(),
})
export type SuggestedOutfit = z.infer<typeof SuggestedOutfit>

export const OutfitsForDay = z.object({
  date: z.string(),
  place: z.string(),
  weather: DayWeather,
  /** Best first, at most three, unlike one another; none where the closet has no whole outfit. */
  outfits: z.array(SuggestedOutfit),
  /** Pieces of the closet that this weather is bad for: 'Leave the suede loafers: rain stains suede.' */
  leave: z.array(z.object({ item: OutfitItem, reason: z.string() })),
  /** What the closet lacks for a whole outfit in this weather: 'shoes that close'. */
  missing: z.array(z.string()),
})
export type OutfitsForDay = z.infer<typeof OutfitsForDay>

/** What one's own closet has for the weather of one day. */
export const outfitsForDay = endpoint({
  method: 'GET',
  path: '/api/outfits-for-day',
  summary: "Up to three outfits for a day's weather, and what to leave at home",
  query: z.object({
    date: calendarDate('Date'),
    occasion: orElse(requiredText('Occasion', PLAN_OCCASION_MAX), 'casual'),
  }),
  reply: OutfitsForDay,
})

/** Address of a plan as an iCalendar file. */
export function calendarFileAddress(id: string): string {
  return `/api/weekly-plans/${id}/calendar.ics`
}
