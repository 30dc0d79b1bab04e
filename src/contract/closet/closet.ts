import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, oneOf, optionalOneOf, optionalText, requiredText } from '../fields.ts'
import { OwnerTraits } from './owner-traits.ts'
import { CalendarDate } from '../values/calendar-date.ts'
import { Picture } from '../values/picture.ts'
import { RESTORABLE_DAYS } from '../restorable-days.ts'

export const closetCategories = ['Tops', 'Bottoms', 'Dresses', 'Outerwear', 'Shoes', 'Accessories'] as const
export type ClosetCategory = (typeof closetCategories)[number]

export const closetSeasons = ['Spring', 'Summer', 'Fall', 'Winter', 'All Seasons'] as const
export type ClosetSeason = (typeof closetSeasons)[number]

/** The colors that the closet filter offers; each matches as a substring of a piece's color text. */
export const closetFilterColors = ['black', 'white', 'red', 'blue', 'green'] as const
export type ClosetFilterColor = (typeof closetFilterColors)[number]

/** Reasons to archive a piece. An archived piece stays in the history. */
export const archiveReasons = ['sold', 'lost', 'donated', 'worn out'] as const
export type ArchiveReason = (typeof archiveReasons)[number]

/** A loan of a piece, as its lender or its borrower sees it. */
const Loan = z.object({
  /** The role of the user of this request. */
  role: z.enum(['lender', 'borrower']),
  /** The other party of the loan. */
  person: z.object({ id: z.string(), username: z.string() }),
  /** Agreed day of return. */
  until: z.nullable(CalendarDate),
  since: z.string(),
})

export const ClosetItem = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  category: z.enum(closetCategories),
  color: z.string(),
  size: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  style: z.nullable(z.string()),
  season: z.nullable(z.enum(closetSeasons)),
  description: z.nullable(z.string()),
  imageUrl: z.string(),
  /** Null if `imageUrl` is not a photo of our image store. */
  picture: z.nullable(Picture),
  /** The garment without its background; null if there is no cut-out. */
  cutOut: z.nullable(Picture),
  fitNotes: z.nullable(z.string()),
  measurements: z.nullable(z.record(z.string(), z.unknown())),
  purchaseDate: z.nullable(CalendarDate),
  purchaseLocation: z.nullable(z.string()),
  /** Decimal string with two places. */
  originalPrice: z.nullable(z.string()),
  /** ISO 4217. */
  currency: z.nullable(z.string()),
  /** The shop's page of the piece; http or https. */
  productUrl: z.nullable(z.string()),
  careInstructions: z.nullable(z.string()),
  lastWornDate: z.nullable(CalendarDate),
  isClean: z.boolean(),
  wearCount: z.int(),
  /** Both null while the piece is in the closet. */
  archivedReason: z.nullable(z.enum(archiveReasons)),
  archivedAt: z.nullable(z.string()),
  /** Its listing in the marketplace; null if there is none, or it is sold. */
  listing: z.nullable(z.object({ id: z.string(), status: z.enum(['available', 'paused', 'reserved']) })),
  /** True for a piece of the sample wardrobe. */
  isSample: z.boolean(),
  /** The current loan within the household; null if there is none. */
  loan: z.nullable(Loan),
  traits: OwnerTraits,
  createdAt: z.string(),
})
export type ClosetItem = z.infer<typeof ClosetItem>

export const CLOSET_SIZE_MAX = 40

/** The fields that 'Add New Item' sends with the photo. */
export const NewClosetItem = z.object({
  name: requiredText('Name'),
  category: oneOf('Category', closetCategories),
  color: requiredText('Color'),
  size: optionalText('Size', CLOSET_SIZE_MAX),
  style: optionalText('Style/Occasion'),
  season: optionalOneOf('Season', closetSeasons),
})
export type NewClosetItem = z.infer<typeof NewClosetItem>

export const IMAGE_MISSING = 'Please select an image'

export const closetItemId = z.object({ id: Id })

export const closetEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/closet-items',
    summary: 'All pieces of the closet, newest first (archived=1 lists archived ones)',
    query: z.object({ archived: z.optional(z.enum(['0', '1'], 'archived must be 0 or 1.')) }),
    reply: z.array(ClosetItem),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/closet-items',
    summary: 'Add a piece with its photo',
    form: { fields: NewClosetItem, photo: { field: 'image', missing: IMAGE_MISSING } },
    reply: ClosetItem,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/closet-items/:id',
    summary: `Delete a piece (restorable for ${RESTORABLE_DAYS} days)`,
    params: closetItemId,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/closet-items/:id/restore',
    summary: 'Restore a deleted piece',
    params: closetItemId,
    reply: ClosetItem,
  }),
}
