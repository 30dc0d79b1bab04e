import * as z from 'zod/mini'
import { OutfitItem } from './closet/outfit-items.ts'
import { OUTFIT_PIECES_MAX } from './pieces-per-outfit.ts'
import { CalendarDate, calendarDate } from './values/calendar-date.ts'
import { endpoint } from './endpoint.ts'
import { clearable, Id, trimmedText, maybe, optionalText, withDefault, requiredText } from './fields.ts'
import { RESTORABLE_DAYS } from './restorable-days.ts'

export const HISTORY_OCCASION_MAX = 120
export const HISTORY_NOTES_MAX = 2000
export const LOCATION_MAX = 120

/** Minimum stars of a high rating, out of five. */
export const HIGH_RATING = 4

const WornWeather = z.object({
  /** °C. */
  temperature: z
    .number('The temperature must be a number, in °C.')
    .check(
      z.minimum(-90, 'The temperature must be from -90 to 60 °C.'),
      z.maximum(60, 'The temperature must be from -90 to 60 °C.'),
    ),
  condition: requiredText('Condition', 60),
})

/** Snapshot of a worn piece. */
export const WornPiece = z.extend(OutfitItem, {
  /** The piece has left the closet: deleted, sold or given away. */
  isGone: z.boolean(),
})
export type WornPiece = z.infer<typeof WornPiece>

/** An outfit worn on a day, with rating and notes. */
export const OutfitHistory = z.object({
  id: z.string(),
  userId: z.string(),
  itemIds: z.array(z.string()),
  /** The pieces of `itemIds`, in their order. */
  pieces: z.array(WornPiece),
  occasion: z.nullable(z.string()),
  weather: z.nullable(z.object({ temperature: z.number(), condition: z.string() })),
  location: z.nullable(z.string()),
  /** 1 to 5 stars. */
  rating: z.nullable(z.int()),
  notes: z.nullable(z.string()),
  wornDate: CalendarDate,
  createdAt: z.string(),
})
export type OutfitHistory = z.infer<typeof OutfitHistory>

/** A worn piece and the days of its wears, latest first. */
export const WornDays = z.object({ piece: WornPiece, days: z.array(CalendarDate) })
export type WornDays = z.infer<typeof WornDays>

const itemIds = z.array(Id, 'itemIds must be a list of pieces.').check(
  z.maxLength(OUTFIT_PIECES_MAX, `An outfit can have at most ${OUTFIT_PIECES_MAX} pieces.`),
  z.refine((ids) => new Set(ids).size === ids.length, 'Each piece can appear only once.'),
)

const rating = z
  .int('A rating must be a whole number of stars.')
  .check(z.minimum(1, 'A rating must be 1 to 5 stars.'), z.maximum(5, 'A rating must be 1 to 5 stars.'))

export const NewOutfitHistory = z.object({
  /** An entry without pieces is stored but counts no wears. */
  itemIds: withDefault(itemIds, []),
  occasion: optionalText('Occasion', HISTORY_OCCASION_MAX),
  /** Today or an earlier day. */
  wornDate: calendarDate('Day'),
  weather: maybe(WornWeather),
  location: optionalText('Location', LOCATION_MAX),
  rating: maybe(rating),
  notes: optionalText('Notes', HISTORY_NOTES_MAX),
})
export type NewOutfitHistory = z.infer<typeof NewOutfitHistory>

/** Changes to an entry. Omitted fields stay; null or '' clears a nullable field. */
export const OutfitHistoryChanges = z.object({
  itemIds: z.optional(itemIds),
  occasion: z.optional(clearable(trimmedText('Occasion', HISTORY_OCCASION_MAX))),
  wornDate: z.optional(calendarDate('Day')),
  weather: z.optional(z.nullable(WornWeather)),
  location: z.optional(clearable(trimmedText('Location', LOCATION_MAX))),
  rating: z.optional(z.nullable(rating)),
  notes: z.optional(clearable(trimmedText('Notes', HISTORY_NOTES_MAX))),
})
export type OutfitHistoryChanges = z.infer<typeof OutfitHistoryChanges>

const historyId = z.object({ id: Id })

export const historyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/outfit-history',
    summary: 'Logged outfits, latest day first',
    reply: z.array(OutfitHistory),
  }),
  log: endpoint({
    method: 'POST',
    path: '/api/outfit-history',
    summary: 'Log an outfit, with one wear per piece for that day',
    body: NewOutfitHistory,
    reply: OutfitHistory,
    status: 201,
    worksOffline: true,
  }),
  wornPieces: endpoint({
    method: 'GET',
    path: '/api/worn-pieces',
    summary: 'Pieces with a logged wear, archived ones too, and the days of their wears',
    reply: z.array(WornDays),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/outfit-history/:id',
    summary: 'Change a logged outfit and its wears',
    params: historyId,
    body: OutfitHistoryChanges,
    reply: OutfitHistory,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/outfit-history/:id',
    summary: `Delete a logged outfit and its wears (restorable for ${RESTORABLE_DAYS} days)`,
    params: historyId,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/outfit-history/:id/restore',
    summary: 'Restore a deleted outfit with its wears',
    params: historyId,
    reply: OutfitHistory,
  }),
}
