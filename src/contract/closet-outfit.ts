import * as z from 'zod/mini'
import { closetCategories } from './closet.ts'

/** Most pieces that an outfit is made of. */
export const OUTFIT_PIECES_MAX = 12

/**
 * Places in an outfit. A dress stands for top and bottom; `mid` is worn over either and under the coat, as a cardigan that
 * may be the top of another outfit; `extra` is scarf, belt, jewelry and the like.
 */
export const outfitSlots = ['outer', 'mid', 'top', 'bottom', 'dress', 'shoes', 'bag', 'extra'] as const
export type OutfitSlot = (typeof outfitSlots)[number]

/** A piece as it was when it was put in an outfit, so that the outfit stays readable after the piece is gone. */
export const OutfitItem = z.object({
  id: z.string(),
  imageUrl: z.string(),
  name: z.string(),
  category: z.enum(closetCategories),
  color: z.string(),
})
export type OutfitItem = z.infer<typeof OutfitItem>
