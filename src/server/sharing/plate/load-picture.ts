import { drawGarment } from '../../../domain/closet/drawings/draw-garment.ts'
import { readDrawingAddress } from '../../../domain/closet/drawings/read-drawing-address.ts'
import type { ImageStore } from '../../ports/image-store.ts'

const STORED = /^\/images\/([0-9a-f]{32})\/(\d{1,5})\.webp$/

// The larger of the card sizes, in pixels, which every wider picture is stored in too.
const CARD_WIDTH = 640
// A picture that is wider than its place's shape is cut at the sides: it must be so much wider to stay sharp.
const SPARE = 1.3

/**
 * The picture at one of our own paths, or null where there is none any more. A stored one in the smallest size that is
 * sharp at the given width in pixels: to decode the largest takes four times as long.
 */
export async function loadPicture(
  images: ImageStore,
  path: string,
  width: number,
): Promise<Uint8Array | null> {
  const [, key, largest] = STORED.exec(path) ?? []
  if (key && largest) {
    const card = width * SPARE <= CARD_WIDTH ? await images.read(key, CARD_WIDTH) : null
    return card ?? (await images.read(key, Number(largest)))
  }
  const drawing = readDrawingAddress(path)
  return drawing && Buffer.from(drawGarment(drawing.kind, { ...drawing, box: 'tight' }))
}
