import type { ImageStore } from '../../ports/image-store.ts'

/** The stored pictures of a share image by path. The layout decides which size is drawn. */
export type StoredPictures = ReadonlyMap<
  string,
  { readonly card: Uint8Array | null; readonly largest: Uint8Array | null }
>

/** The larger card size in pixels; every wider picture is also stored in it. */
export const CARD_WIDTH = 640

const STORED = /^\/images\/([0-9a-f]{32})\/(\d{1,5})\.webp$/

/** Loads the stored pictures at these paths; null for a missing size. */
export async function readPictures(images: ImageStore, paths: readonly string[]): Promise<StoredPictures> {
  const read = Array.from(new Set(paths), async (path) => {
    const [, key, width] = STORED.exec(path) ?? []
    if (!key || !width) return []
    const card = Number(width) > CARD_WIDTH ? await images.read(key, CARD_WIDTH) : null
    return [[path, { card, largest: await images.read(key, Number(width)) }] as const]
  })
  return new Map((await Promise.all(read)).flat())
}
