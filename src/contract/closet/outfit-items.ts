import * as z from 'zod/mini'
import { closetCategories } from './closet.ts'

/**
 * Slots of an outfit. `dress` replaces top and bottom. `mid` is worn over a top or dress and under the coat, such as a
 * cardigan, which may be the top of another outfit. `extra` is a scarf, belt, jewelry and the like.
 */
export const outfitSlots = ['outer', 'mid', 'top', 'bottom', 'dress', 'shoes', 'bag', 'extra'] as const
export type OutfitSlot = (typeof outfitSlots)[number]

/** Snapshot of a piece in an outfit. It keeps the outfit readable after the piece is deleted. */
export const OutfitItem = z.object({
  id: z.string(),
  imageUrl: z.string(),
  name: z.string(),
  category: z.enum(closetCategories),
  color: z.string(),
})
export type OutfitItem = z.infer<typeof OutfitItem>
