import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, oneOf, optionalOneOf, optionalText, requiredText } from './fields.ts'
import { Picture } from './picture.ts'

export const closetCategories = ['Tops', 'Bottoms', 'Dresses', 'Outerwear', 'Shoes', 'Accessories'] as const
export type ClosetCategory = (typeof closetCategories)[number]

export const closetSeasons = ['Spring', 'Summer', 'Fall', 'Winter', 'All Seasons'] as const
export type ClosetSeason = (typeof closetSeasons)[number]

/** The colors that the closet filter offers; each matches as a substring of a piece's color text. */
export const closetFilterColors = ['black', 'white', 'red', 'blue', 'green'] as const
export type ClosetFilterColor = (typeof closetFilterColors)[number]

export const ClosetItem = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  category: z.enum(closetCategories),
  color: z.string(),
  size: z.string().nullable(),
  brand: z.string().nullable(),
  style: z.string().nullable(),
  season: z.enum(closetSeasons).nullable(),
  description: z.string().nullable(),
  imageUrl: z.string(),
  /** Null where `imageUrl` is not a photo of our own store. */
  picture: Picture.nullable(),
  fitNotes: z.string().nullable(),
  measurements: z.record(z.string(), z.unknown()).nullable(),
  purchaseDate: z.string().nullable(),
  purchaseLocation: z.string().nullable(),
  /** Decimal string with two places. */
  originalPrice: z.string().nullable(),
  /** ISO 4217. */
  currency: z.string().nullable(),
  careInstructions: z.string().nullable(),
  lastWornDate: z.string().nullable(),
  isClean: z.boolean(),
  wearCount: z.int(),
  createdAt: z.string(),
})
export type ClosetItem = z.infer<typeof ClosetItem>

/** What 'Add New Item' sends beside the photo. */
export const NewClosetItem = z.object({
  name: requiredText('Name'),
  category: oneOf('Category', closetCategories),
  color: requiredText('Color'),
  size: optionalText('Size', 40),
  style: optionalText('Style/Occasion'),
  season: optionalOneOf('Season', closetSeasons),
})
export type NewClosetItem = z.infer<typeof NewClosetItem>

export const IMAGE_MISSING = 'Please select an image'

const itemId = z.object({ id: Id })

export const closetEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/closet-items',
    summary: 'All pieces of the closet, newest first',
    reply: z.array(ClosetItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/closet-items/:id',
    summary: 'One piece',
    params: itemId,
    reply: ClosetItem,
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
    summary: 'Take a piece out of the closet; it can be restored for 30 days',
    params: itemId,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/closet-items/:id/restore',
    summary: 'Bring a removed piece back',
    params: itemId,
    reply: ClosetItem,
  }),
}
