import * as z from 'zod/mini'
import { OutfitItem, outfitSlots } from '../closet/outfit-items.ts'
import { CalendarDate, calendarDate } from '../values/calendar-date.ts'
import { endpoint } from '../endpoint.ts'
import {
  clearable,
  Id,
  trimmedText,
  maybe,
  oneOf,
  optionalText,
  withDefault,
  requiredText,
} from '../fields.ts'
import { weekDays } from '../values/week-days.ts'
import { DayWeather } from '../weather.ts'
import { RESTORABLE_DAYS } from '../restorable-days.ts'

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
  /** A Monday. */
  weekStartDate: CalendarDate,
  title: z.string(),
  styleTheme: z.string(),
  season: z.enum(planSeasons),
  occasion: z.string(),
  /** Facts about the whole week: 'No top is worn twice. Shoes rest a day.' */
  summary: z.string(),
  /** The place of the weather forecast. */
  place: z.string(),
  createdAt: z.string(),
})
export type WeeklyPlan = z.infer<typeof WeeklyPlan>

/** Snapshot of a piece on a planned day. */
export const PlannedPiece = z.object({
  slot: z.enum(outfitSlots),
  item: OutfitItem,
  /** One sentence. */
  reasoning: z.string(),
  /** It is no longer available: sold, listed as sold, archived, deleted, or in the wash before its day. */
  isGone: z.boolean(),
})
export type PlannedPiece = z.infer<typeof PlannedPiece>

export const DailyOutfit = z.object({
  id: z.string(),
  planId: z.string(),
  dayOfWeek: z.enum(weekDays),
  date: CalendarDate,
  outfitDescription: z.string(),
  itemIds: z.array(z.string()),
  /** The pieces of `itemIds`, in their order. */
  pieces: z.array(PlannedPiece),
  stylingNotes: z.string(),
  weatherConsiderations: z.string(),
  /** Text of 'Perfect For'. */
  occasionDetails: z.string(),
  weather: z.nullable(DayWeather),
  /** The day's own occasion, a preset's id or the user's words; null if it has the plan's. */
  occasion: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Null if the day has an outfit, or the closet has none for it. */
  leftOut: z.nullable(z.enum(leftOutReasons)),
  /** The user chose the outfit: it only changes when this day alone is solved again. Such a day is locked. */
  isByHand: z.boolean(),
  /** Re-solving the week does not change the day: the user locked it, swapped a piece or moved the outfit. */
  isLocked: z.boolean(),
  /** The outfit was worn, and its wears are counted. */
  isWorn: z.boolean(),
  /** A piece is no longer available, so the day needs a new choice. Always false for a past day. */
  needsNewChoice: z.boolean(),
})
export type DailyOutfit = z.infer<typeof DailyOutfit>

export const PlanReply = z.object({ plan: WeeklyPlan, dailyOutfits: z.array(DailyOutfit) })
export type PlanReply = z.infer<typeof PlanReply>

export const NewWeeklyPlan = z.object({
  /** Default: '{styleTheme} Week'. */
  title: optionalText('Title', PLAN_TITLE_MAX),
  /** Any day of the week to plan. Default: this week. */
  weekStartDate: maybe(calendarDate('Start date')),
  styleTheme: requiredText('Style theme', THEME_MAX),
  season: withDefault(oneOf('Season', planSeasons), 'fall'),
  occasion: requiredText('Occasion', PLAN_OCCASION_MAX),
  /** Earlier days get no outfit. Default: today; for a past week, its Monday. */
  dressFrom: maybe(calendarDate('First day to plan')),
  /** Days with their own occasion; the others have the plan's. */
  occasions: z.optional(
    z.partialRecord(
      z.enum(weekDays),
      requiredText('Occasion', PLAN_OCCASION_MAX),
      'Occasions must be an object of days (Monday to Sunday).',
    ),
  ),
})
export type NewWeeklyPlan = z.infer<typeof NewWeeklyPlan>

/** A replacement for a piece of a day, and its reason. It respects the constraints of the other days. */
export const PlannedSwap = z.object({ item: OutfitItem, reasoning: z.string() })
export type PlannedSwap = z.infer<typeof PlannedSwap>

const planId = z.object({ id: Id })
/** `day` is a name such as 'monday'. */
const planDay = z.object({ id: Id, day: oneOf('Day', weekDays) })

/** State of a day before its outfit was moved: open, locked, or with an outfit that the user chose. */
export const dayStates = ['open', 'locked', 'byHand'] as const
export type DayState = (typeof dayStates)[number]

export const DayChanges = z.object({
  isLocked: z.optional(z.boolean('isLocked must be true or false.')),
  /** Replace `itemId` with `withItemId`. */
  swap: z.optional(z.object({ itemId: Id, withItemId: Id })),
  /** Swap the outfits of this day and another; nothing else moves. */
  moveTo: z.optional(oneOf('Day', weekDays)),
  /** Undo `moveTo`: swap the outfits back and restore the state of this day and the other. */
  moveBack: z.optional(
    z.object({
      to: oneOf('Day', weekDays),
      was: oneOf('State', dayStates),
      otherWas: oneOf('State', dayStates),
    }),
  ),
  /** The day's own occasion; re-solves an open day. Null or blank: the plan's. May be combined with `note`. */
  occasion: z.optional(clearable(requiredText('Occasion', PLAN_OCCASION_MAX))),
  note: z.optional(clearable(trimmedText('Note', DAY_NOTE_MAX))),
  /** Leave the day without an outfit; false restores the outfit it had. */
  isFree: z.optional(z.boolean('isFree must be true or false.')),
  /** True counts the wears and locks the day; false undoes both. */
  isWorn: z.optional(z.boolean('isWorn must be true or false.')),
})
export type DayChanges = z.infer<typeof DayChanges>

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

/** Address of a plan as an iCalendar file. */
export function calendarFileAddress(id: string): string {
  return `/api/weekly-plans/${id}/calendar.ics`
}
