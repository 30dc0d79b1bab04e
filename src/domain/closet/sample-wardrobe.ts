import * as z from 'zod/mini'
import { closetCategories, closetSeasons } from '../../contract/closet/closet.ts'
import { patterns } from './drawings/patterns.ts'
import { garmentKindIds } from './garment-kinds.ts'
import pieces from './sample-wardrobe.json' with { type: 'json' }

const SamplePiece = z.strictObject({
  kind: z.enum(garmentKindIds),
  name: z.string(),
  category: z.enum(closetCategories),
  color: z.string(),
  pattern: z.optional(z.enum(patterns)),
  season: z.enum(closetSeasons),
  style: z.string(),
  size: z.string(),
  /** US dollars with two decimals. */
  originalPrice: z.string(),
  wearsBefore: z.number(),
})
/** A drawn piece of the sample wardrobe. */
export type SamplePiece = z.infer<typeof SamplePiece>

/** Capsule wardrobe of 24 pieces in all categories and seasons, in display order. */
export const sampleWardrobe: readonly SamplePiece[] = z.array(SamplePiece).parse(pieces)
