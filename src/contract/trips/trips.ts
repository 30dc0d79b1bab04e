import * as z from 'zod/mini'
import { OutfitItem, outfitSlots } from '../closet/outfit-items.ts'
import { OUTFIT_PIECES_MAX } from '../pieces-per-outfit.ts'
import { CalendarDate, calendarDate } from '../values/calendar-date.ts'
import { endpoint } from '../endpoint.ts'
import { Id, maybe, oneOf, withDefault, requiredText } from '../fields.ts'
import {
  BagLoad,
  PACKING_TEXT_MAX,
  PackedPieces,
  PackingLine,
  PackingLineChanges,
  bagSizes,
  packingGroups,
} from './packing-list.ts'
import { DayWeather, PLACE_MAX } from '../weather.ts'
import { RESTORABLE_DAYS } from '../restorable-days.ts'

/** Maximum length of a trip in days, including the first and the last. */
export const TRIP_DAYS_MAX = 30
export const TRIP_PURPOSE_MAX = 120
/** Identifies the travel outfit in place of a date. */
export const TRAVEL_DAY = 'travel'

/** A trip relative to today. */
export const tripTimes = ['coming', 'now', 'past'] as const
export type TripTime = (typeof tripTimes)[number]

export const Trip = z.object({
  id: z.string(),
  userId: z.string(),
  place: z.string(),
  /** First and last day. */
  fromDate: CalendarDate,
  toDate: CalendarDate,
  /** An occasion's id or the user's own words; applies to each day without its own purpose. */
  purpose: z.string(),
  bag: z.enum(bagSizes),
  /** Days between washes; null for no laundry during the trip. */
  laundryEvery: z.nullable(z.number()),
  time: z.enum(tripTimes),
  /** The user marked the trip as over. */
  isHome: z.boolean(),
  /** Pieces on the packing list: all, packed, and packed for the return. */
  pieceCount: z.number(),
  packedCount: z.number(),
  /** Addresses of pictures of a few pieces, for the list of trips. */
  pictures: z.array(z.string()),
  createdAt: z.string(),
})
export type Trip = z.infer<typeof Trip>

export const TripPiece = z.object({ slot: z.enum(outfitSlots), item: OutfitItem })
export type TripPiece = z.infer<typeof TripPiece>

/** Identifies a day of a trip: its date, or 'travel' for the travel outfit. */
const TripDayName = z.union([z.literal(TRAVEL_DAY), CalendarDate])
export type TripDayName = z.infer<typeof TripDayName>

/** The outfit of one day of a trip, or the travel outfit. */
export const TripDay = z.object({
  day: TripDayName,
  /** For the travel outfit, the first day. */
  date: CalendarDate,
  /** The day's own purpose; null if it has the trip's. */
  purpose: z.nullable(z.string()),
  pieces: z.array(TripPiece),
  outfitDescription: z.string(),
  /** A sentence about a piece that repeats unwashed or is missing from the outfit; otherwise empty. */
  note: z.string(),
  weather: z.nullable(DayWeather),
  /** Chosen by the user; packing again does not change it. */
  isByHand: z.boolean(),
})
export type TripDay = z.infer<typeof TripDay>

export const TripReply = z.object({
  trip: Trip,
  /** The travel outfit first, then the days. */
  days: z.array(TripDay),
  lines: z.array(PackingLine),
  load: BagLoad,
  /** Number of matching pairs of top and bottom, plus dresses. */
  combinations: z.number(),
  /** One sentence about the weather and its source. */
  weatherNote: z.string(),
  /** Needs that the closet does not meet: 'No rain jacket in your closet.' */
  missing: z.array(z.string()),
  /** Pieces that the user removed from the list; they stay off until added again. */
  takenOut: z.array(OutfitItem),
})
export type TripReply = z.infer<typeof TripReply>

const laundry = z.nullable(
  z
    .int('Days between washes must be a whole number.')
    .check(z.minimum(1, 'Days between washes must be at least 1.'))
    .check(z.maximum(TRIP_DAYS_MAX, `Days between washes must be at most ${TRIP_DAYS_MAX}.`)),
)

export const NewTrip = z.object({
  place: requiredText('Place', PLACE_MAX),
  fromDate: calendarDate('First day'),
  toDate: calendarDate('Last day'),
  purpose: withDefault(requiredText('What for', TRIP_PURPOSE_MAX), 'vacation'),
  bag: withDefault(oneOf('Bag', bagSizes), 'carry-on'),
  laundryEvery: withDefault(laundry, null),
  /** Ids of the pieces of an outfit to put on the packing list. */
  itemIds: withDefault(z.array(Id).check(z.maxLength(OUTFIT_PIECES_MAX)), []),
})
export type NewTrip = z.infer<typeof NewTrip>

export const TripChanges = z.object({
  place: z.optional(requiredText('Place', PLACE_MAX)),
  fromDate: z.optional(calendarDate('First day')),
  toDate: z.optional(calendarDate('Last day')),
  purpose: z.optional(requiredText('What for', TRIP_PURPOSE_MAX)),
  bag: z.optional(oneOf('Bag', bagSizes)),
  laundryEvery: z.optional(laundry),
  /** 'I'm back': the pieces are at home. False undoes it. */
  isHome: z.optional(z.boolean('isHome must be true or false.')),
})
export type TripChanges = z.infer<typeof TripChanges>

export const TripDayChanges = z.object({
  /** Null: the trip's purpose. */
  purpose: z.optional(z.nullable(requiredText('What for', TRIP_PURPOSE_MAX))),
  /** Replace `itemId` with `withItemId`. */
  swap: z.optional(z.object({ itemId: Id, withItemId: Id })),
  /** False: Armadio may choose the day's outfit again. */
  isByHand: z.optional(z.boolean('isByHand must be true or false.')),
})
export type TripDayChanges = z.infer<typeof TripDayChanges>

/** A replacement for a piece on a day of a trip, with its reason. */
export const TripSwap = z.object({ item: OutfitItem, reasoning: z.string(), isOnList: z.boolean() })
export type TripSwap = z.infer<typeof TripSwap>

const tripId = z.object({ id: Id })
const tripLine = z.object({ id: Id, line: Id })
const dayName = z.union([z.literal(TRAVEL_DAY), calendarDate('Day')], 'Day must be a date or travel.')
const tripDay = z.object({ id: Id, day: dayName })

export const tripEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/trips',
    summary: 'The trips, the next ones first and the past ones last',
    reply: z.array(Trip),
  }),
  packed: endpoint({
    method: 'GET',
    path: '/api/packed-pieces',
    summary: 'Pieces that are packed for a trip and stay out of suggestions, by trip',
    reply: z.array(PackedPieces),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/trips/:id',
    summary: 'A trip with its outfits and its packing list',
    params: tripId,
    reply: TripReply,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/trips',
    summary: 'Plan a trip: an outfit for each day and a packing list from the closet',
    body: NewTrip,
    reply: TripReply,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/trips/:id',
    summary: 'Change a trip and keep what was chosen by hand (isHome: the pieces are home again)',
    params: tripId,
    body: TripChanges,
    reply: TripReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/trips/:id',
    summary: `Delete a trip (restorable for ${RESTORABLE_DAYS} days)`,
    params: tripId,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/trips/:id/restore',
    summary: 'Restore a deleted trip',
    params: tripId,
    reply: TripReply,
  }),
  pack: endpoint({
    method: 'POST',
    path: '/api/trips/:id/pack',
    summary: 'Choose new outfits for all days except those chosen by hand',
    params: tripId,
    reply: TripReply,
  }),
  chooseDay: endpoint({
    method: 'POST',
    path: '/api/trips/:id/days/:day/choose',
    summary: 'Choose a different outfit for one day (its date, or travel)',
    params: tripDay,
    reply: TripReply,
  }),
  swaps: endpoint({
    method: 'GET',
    path: '/api/trips/:id/days/:day/swaps',
    summary: 'The best swaps for a piece of a day, those on the packing list first',
    params: tripDay,
    query: z.object({ itemId: Id }),
    reply: z.array(TripSwap),
  }),
  changeDay: endpoint({
    method: 'PATCH',
    path: '/api/trips/:id/days/:day',
    summary: 'Change what a day is for, or swap a piece of its outfit',
    params: tripDay,
    body: TripDayChanges,
    reply: TripReply,
  }),
  addLine: endpoint({
    method: 'POST',
    path: '/api/trips/:id/lines',
    summary: 'Add pieces of the closet (`itemIds`) or a thing (`text`) to the packing list',
    params: tripId,
    body: z.object({
      itemIds: maybe(z.array(Id).check(z.minLength(1), z.maxLength(OUTFIT_PIECES_MAX))),
      text: maybe(requiredText('Name', PACKING_TEXT_MAX)),
      group: withDefault(oneOf('Group', packingGroups), 'other'),
    }),
    reply: TripReply,
    status: 201,
  }),
  changeLine: endpoint({
    method: 'PATCH',
    path: '/api/trips/:id/lines/:line',
    summary: 'Tick a line of the packing list, or rename it',
    params: tripLine,
    body: PackingLineChanges,
    reply: TripReply,
    worksOffline: true,
  }),
  removeLine: endpoint({
    method: 'DELETE',
    path: '/api/trips/:id/lines/:line',
    summary: 'Take a line off the packing list, and a piece out of the outfits',
    params: tripLine,
    reply: TripReply,
  }),
}
