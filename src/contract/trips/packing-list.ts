import * as z from 'zod/mini'
import { OutfitItem } from '../closet/outfit-items.ts'
import { requiredText } from '../fields.ts'
import { CalendarDate } from '../values/calendar-date.ts'

export const bagSizes = ['personal item', 'carry-on', 'checked'] as const
export type BagSize = (typeof bagSizes)[number]

export const PACKING_TEXT_MAX = 120
/** Maximum number of lines of a packing list. */
export const PACKING_LINES_MAX = 200

/** Sections of the packing list. */
export const packingGroups = ['pieces', 'underwear', 'toiletries', 'documents', 'other'] as const
export type PackingGroup = (typeof packingGroups)[number]

/** A line of the packing list: a piece of the closet, or an item in the user's own words. */
export const PackingLine = z.object({
  id: z.string(),
  group: z.enum(packingGroups),
  text: z.string(),
  /** Null if it is not a piece of the closet. */
  item: z.nullable(OutfitItem),
  /** Added by the user; packing again does not remove it. */
  isByHand: z.boolean(),
  /** Worn while traveling, so it takes no room in the bag. */
  isWornOnTheWay: z.boolean(),
  /** The reason for the line: 'Mon, Nov 23 and Wed, Nov 25'. */
  note: z.string(),
  isInTheWash: z.boolean(),
  isGone: z.boolean(),
  /** Ticked off before departure. */
  isPacked: z.boolean(),
  /** Ticked off before the return. */
  isBack: z.boolean(),
})
export type PackingLine = z.infer<typeof PackingLine>

export const PackingLineChanges = z.object({
  text: z.optional(requiredText('Name', PACKING_TEXT_MAX)),
  isPacked: z.optional(z.boolean('isPacked must be true or false.')),
  isBack: z.optional(z.boolean('isBack must be true or false.')),
})
export type PackingLineChanges = z.infer<typeof PackingLineChanges>

/** Estimated load of the bag, from the types of the pieces. */
export const BagLoad = z.object({
  pieces: z.number(),
  piecesMax: z.number(),
  kilograms: z.number(),
  kilogramsMax: z.number(),
  liters: z.number(),
  litersMax: z.number(),
})
export type BagLoad = z.infer<typeof BagLoad>

/** Pieces that are away with a current trip. */
export const PackedPieces = z.object({
  tripId: z.string(),
  place: z.string(),
  /** Last day. */
  toDate: CalendarDate,
  itemIds: z.array(z.string()),
})
export type PackedPieces = z.infer<typeof PackedPieces>
