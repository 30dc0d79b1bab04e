import type { PlateRecipe } from '../../../domain/sharing/plate-recipe.ts'
import type { ImageStore } from '../../ports/image-store.ts'

/** The stored pictures of a plate by their paths. Which size is drawn is known when the plate is laid out. */
export type StoredPictures = ReadonlyMap<
  string,
  { readonly card: Uint8Array | null; readonly largest: Uint8Array | null }
>

/** The larger of the card sizes, in pixels, which every wider picture is stored in too. */
export const CARD_WIDTH = 640

const STORED = /^\/images\/([0-9a-f]{32})\/(\d{1,5})\.webp$/

/** Reads the stored pictures that a recipe shows; null stands for a size that is not there (any more). */
export async function readPictures(images: ImageStore, { pieces }: PlateRecipe): Promise<StoredPictures> {
  const paths = new Set(pieces.map(({ picture }) => picture))
  const read = Array.from(paths, async (path) => {
    const [, key, width] = STORED.exec(path) ?? []
    if (!key || !width) return []
    const card = Number(width) > CARD_WIDTH ? await images.read(key, CARD_WIDTH) : null
    return [[path, { card, largest: await images.read(key, Number(width)) }] as const]
  })
  return new Map((await Promise.all(read)).flat())
}
