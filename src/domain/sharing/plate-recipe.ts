import * as z from 'zod/mini'
import { outfitSlots } from '../../contract/closet/outfit-items.ts'
import { plateFormats, type PlateLayout } from '../../contract/sharing.ts'
import { LookCanvas } from '../../contract/closet/look-canvas.ts'
import { swatchColor } from '../closet/colors/swatch-color.ts'
import type { OutfitToShare } from './outfit-to-share.ts'

/**
 * The full content of a share image. A share stores it as JSON, so its picture can be drawn again after the outfit has
 * changed or was deleted.
 */
export const PlateRecipe = z.object({
  format: z.enum(plateFormats),
  /** '' for none. */
  title: z.string(),
  /** Empty for none. `hex` as '#a0b1c2'. */
  palette: z.array(z.object({ name: z.string(), hex: z.string() })),
  showsWordmark: z.boolean(),
  showsNames: z.boolean(),
  pieces: z.array(
    z.object({
      name: z.string(),
      slot: z.enum(outfitSlots),
      /** Path of its picture: `/images/<key>/<width>.webp` or `/drawings/<kind>.svg?…`. */
      picture: z.string(),
      /** The picture is of the garment alone. */
      isCutOut: z.boolean(),
      /** Id of the closet item; absent in older shares. */
      id: z.optional(z.string()),
    }),
  ),
  /** The owner's layout; null or absent if the pieces are placed automatically. */
  canvas: z.optional(z.nullable(LookCanvas)),
})
export type PlateRecipe = z.infer<typeof PlateRecipe>

// More chips would be unreadable on a phone.
const MAX_COLORS = 4

/** Returns the recipe of the share image of an outfit. */
export function plateRecipe(outfit: OutfitToShare, layout: PlateLayout): PlateRecipe {
  return {
    format: layout.format,
    title: layout.showsTitle ? (layout.title ?? outfit.title) : '',
    palette: layout.showsPalette ? chips(outfit) : [],
    showsWordmark: layout.showsWordmark,
    showsNames: layout.showsNames,
    pieces: outfit.pieces.map(({ id, name, slot, picture, isCutOut }) => ({
      id,
      name,
      slot,
      picture,
      isCutOut,
    })),
    canvas: outfit.canvas ?? null,
  }
}

// The hex of a color name, else of the piece whose color contains that name.
function chips({ palette, pieces }: OutfitToShare): PlateRecipe['palette'] {
  const known = palette.flatMap((name) => {
    const worn = pieces.find(({ color }) => color.toLowerCase().includes(name.toLowerCase()))
    const hex = swatchColor(name) ?? (worn ? swatchColor(worn.color) : null)
    return hex ? [{ name, hex }] : []
  })
  return known.slice(0, MAX_COLORS)
}
