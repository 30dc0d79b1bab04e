import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { clearable, Id, trimmedText, optionalText, requiredText } from '../fields.ts'
import { OutfitItem } from '../closet/outfit-items.ts'
import { OUTFIT_PIECES_MAX } from '../pieces-per-outfit.ts'
import { OCCASION_MAX, OutfitCuration } from './stylist.ts'
import { LookCanvas } from '../closet/look-canvas.ts'
import { RESTORABLE_DAYS } from '../restorable-days.ts'

const LONG_TEXT_MAX = 2000

/** A look created by the user. */
export const OutfitRecommendation = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  occasion: z.nullable(z.string()),
  /** In the order of selection. */
  items: z.array(OutfitItem),
  /** The stylist's tips, one per line. */
  aiStylingTips: z.nullable(z.string()),
  isFavorite: z.boolean(),
  /** Null: the pieces are placed automatically. */
  canvas: z.nullable(LookCanvas),
  createdAt: z.string(),
})
export type OutfitRecommendation = z.infer<typeof OutfitRecommendation>

const itemIds = z
  .array(Id, 'Choose the pieces of the outfit.')
  .check(
    z.minLength(1, 'Choose at least one piece.'),
    z.maxLength(OUTFIT_PIECES_MAX, `An outfit can have at most ${OUTFIT_PIECES_MAX} pieces.`),
  )

export const NewOutfitRecommendation = z.object({
  name: requiredText('Name'),
  itemIds,
  occasion: optionalText('Occasion', OCCASION_MAX),
  description: optionalText('Description', LONG_TEXT_MAX),
})
export type NewOutfitRecommendation = z.infer<typeof NewOutfitRecommendation>

const OutfitRecommendationChanges = z.object({
  name: z.optional(requiredText('Name')),
  itemIds: z.optional(itemIds),
  occasion: z.optional(clearable(trimmedText('Occasion', OCCASION_MAX))),
  description: z.optional(clearable(trimmedText('Description', LONG_TEXT_MAX))),
  isFavorite: z.optional(z.boolean('Favorite must be true or false.')),
  /** Null places the pieces automatically again. */
  canvas: z.optional(z.nullable(LookCanvas)),
})
export type OutfitRecommendationChanges = z.infer<typeof OutfitRecommendationChanges>

const CurationChanges = z.object({
  name: z.optional(clearable(trimmedText('Name'))),
  isFavorite: z.optional(z.boolean('Favorite must be true or false.')),
  /** Null places the pieces automatically again. */
  canvas: z.optional(z.nullable(LookCanvas)),
})
export type CurationChanges = z.infer<typeof CurationChanges>

const lookId = z.object({ id: Id })

/** Endpoints of looks: curations, and looks created by the user. */
export const lookEndpoints = {
  changeCuration: endpoint({
    method: 'PATCH',
    path: '/api/outfit-curations/:id',
    summary: 'Name a curation, mark it as a favorite or lay it out',
    params: lookId,
    body: CurationChanges,
    reply: OutfitCuration,
  }),
  removeCuration: endpoint({
    method: 'DELETE',
    path: '/api/outfit-curations/:id',
    summary: `Delete a curation (restorable for ${RESTORABLE_DAYS} days)`,
    params: lookId,
  }),
  restoreCuration: endpoint({
    method: 'POST',
    path: '/api/outfit-curations/:id/restore',
    summary: 'Restore a deleted curation',
    params: lookId,
    reply: OutfitCuration,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/outfit-recommendations',
    summary: 'Looks you created, newest first',
    reply: z.array(OutfitRecommendation),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/outfit-recommendations',
    summary: 'Create a look',
    body: NewOutfitRecommendation,
    reply: OutfitRecommendation,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/outfit-recommendations/:id',
    summary: 'Change a look you created',
    params: lookId,
    body: OutfitRecommendationChanges,
    reply: OutfitRecommendation,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/outfit-recommendations/:id',
    summary: `Delete a look you created (restorable for ${RESTORABLE_DAYS} days)`,
    params: lookId,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/outfit-recommendations/:id/restore',
    summary: 'Restore a deleted look you created',
    params: lookId,
    reply: OutfitRecommendation,
  }),
}
