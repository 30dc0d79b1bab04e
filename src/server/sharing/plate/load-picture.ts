import sharp, { type Sharp } from 'sharp'
import { drawGarment } from '../../../domain/closet/drawings/draw-garment.ts'
import {
  readDrawingAddress,
  type DrawingRequest,
} from '../../../domain/closet/drawings/read-drawing-address.ts'
import { CARD_WIDTH, type StoredPictures } from './read-pictures.ts'

// A picture with a wider aspect ratio is cropped at the sides, so it must be this much wider to stay sharp.
const SPARE = 1.3

/** Decodes or draws an existing picture on demand. */
export type OpenPicture = () => Promise<Sharp>

/**
 * Finds the picture at one of our paths, or null. Picks the smallest stored size that is sharp at the given width in
 * pixels, because decoding the largest takes four times as long.
 */
export function loadPicture(stored: StoredPictures, path: string, width: number): OpenPicture | null {
  const { card = null, largest = null } = stored.get(path) ?? {}
  const bytes = (width * SPARE <= CARD_WIDTH ? card : null) ?? largest
  if (bytes) return async () => sharp(bytes)
  const drawing = readDrawingAddress(path)
  return drawing && (() => draw(drawing, width))
}

// DPI at which a unit of a drawing is one pixel.
const WHOLE_DENSITY = 72
const LARGEST_SCALE = 4

async function draw(drawing: DrawingRequest, width: number): Promise<Sharp> {
  const svg = Buffer.from(drawGarment(drawing.kind, { ...drawing, box: 'tight' }))
  if (drawing.look === 'outline' || !drawing.pattern) return sharp(svg)
  // Scales by a whole factor: patterns that repeat at fractional pixels take at least twice as long to draw.
  const { width: wide } = await sharp(svg).metadata()
  const scale = Math.min(LARGEST_SCALE, Math.max(1, Math.ceil(width / wide)))
  const { data, info } = await sharp(svg, { density: WHOLE_DENSITY * scale })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}
