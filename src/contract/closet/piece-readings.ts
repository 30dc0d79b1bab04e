import * as z from 'zod/mini'
import { closetCategories, closetItemId } from './closet.ts'
import { endpoint } from '../endpoint.ts'
import { pieceMaterials, piecePatterns, piecePurposes, pieceSeasons } from './owner-traits.ts'

/** Sources of a trait's value. `guess` is the usual value for the type or the category. */
export const traitSources = [
  'you',
  'name',
  'brand',
  'style',
  'description',
  'photo',
  'season',
  'guess',
] as const
export type TraitSource = (typeof traitSources)[number]

/** One trait of a piece as the stylist uses it. */
function trait<V extends z.ZodMiniType, C extends z.ZodMiniType>(value: V, choice: C) {
  return z.object({
    value,
    /** The value in words: 'Smart casual'. */
    label: z.string(),
    source: z.enum(traitSources),
    /** The value without the owner's correction, in words. */
    labelWithoutYou: z.string(),
    choices: z.array(z.object({ value: choice, label: z.string() })),
  })
}

/** The stylist's interpretation of a piece. */
export const PieceReading = z.object({
  /** False if the type is unknown; the other traits are then averages of the category. */
  isRecognized: z.boolean(),
  /** Usual measurements of the garment type: 'Chest'. */
  measurements: z.array(z.string()),
  traits: z.object({
    /** Id of a garment type; `readingEndpoints.types` returns its choices. */
    type: trait(z.nullable(z.string()), z.string()),
    /** 1 gym and beach to 5 black tie. */
    formality: trait(z.number(), z.number()),
    /** In clo; the choices depend on the slot, and are empty for pieces that are not clothing. */
    warmthClo: trait(z.number(), z.number()),
    material: trait(z.nullable(z.enum(pieceMaterials)), z.enum(pieceMaterials)),
    pattern: trait(z.enum(piecePatterns), z.enum(piecePatterns)),
    purpose: trait(z.enum(piecePurposes), z.enum(piecePurposes)),
    seasons: trait(z.array(z.enum(pieceSeasons)), z.enum(pieceSeasons)),
    /** The owner's own tags. */
    tags: trait(z.array(z.string()), z.string()),
  }),
})
export type PieceReading = z.infer<typeof PieceReading>

/** A type of garment that a piece can have. */
export const GarmentTypeChoice = z.object({
  id: z.string(),
  /** Unique name: 'dinner jacket'. */
  noun: z.string(),
  /** Other words for it, in lowercase: 'tux'. */
  names: z.array(z.string()),
  category: z.enum(closetCategories),
})
export type GarmentTypeChoice = z.infer<typeof GarmentTypeChoice>

export const readingEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/closet-items/:id/reading',
    summary: 'What the stylist sees in a piece, each trait with its source',
    params: closetItemId,
    reply: PieceReading,
  }),
  types: endpoint({
    method: 'GET',
    path: '/api/garment-types',
    summary: 'The types a piece can have',
    reply: z.array(GarmentTypeChoice),
  }),
}
