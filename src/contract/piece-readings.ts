import * as z from 'zod/mini'
import { closetCategories, closetItemId } from './closet.ts'
import { endpoint } from './endpoint.ts'
import { pieceMaterials, piecePatterns, piecePurposes, pieceSeasons } from './owner-traits.ts'

/** Where the value of a trait comes from. `guess` is what is usual for the type or the category. */
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
    /** The value without the owner's word, in words. */
    labelWithoutYou: z.string(),
    choices: z.array(z.object({ value: choice, label: z.string() })),
  })
}

/** What Armadio thinks a piece is. */
export const PieceReading = z.object({
  /** False where the type is unknown: the other traits are those of an average piece of the category. */
  isRecognized: z.boolean(),
  /** What is usually measured of a garment of this type: 'Chest'. */
  measurements: z.array(z.string()),
  traits: z.object({
    /** Id of a garment type; its choices are an endpoint of their own. */
    type: trait(z.nullable(z.string()), z.string()),
    /** 1 gym and beach to 5 black tie. */
    formality: trait(z.number(), z.number()),
    /** In clo; the choices are those of the slot, and none for what is not clothing. */
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
  /** What it is called, as no other type is: 'dinner jacket'. */
  noun: z.string(),
  /** Other words for it, in lowercase: 'tux'. */
  names: z.array(z.string()),
  category: z.enum(closetCategories),
})
export type GarmentTypeChoice = z.infer<typeof GarmentTypeChoice>

/** The endpoints about what Armadio reads of pieces. */
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
