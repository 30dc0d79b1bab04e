import { isDrawing } from './is-drawing.ts'

/** Widths of cards in device pixels: two columns on a phone at a density of 2, and on a desktop at 1 and at 2. */
export const RASTER_WIDTHS = [352, 640, 960]

/**
 * Returns the `srcset` of a drawing as raster images, or undefined for any other address. While scrolling, a browser
 * paints a raster image at a tenth of the cost of the SVG (`npm run bench:page`).
 */
export function rasterSrcset(address: string): string | undefined {
  if (!isDrawing(address)) return undefined
  const painted = address.replace('.svg?', '.webp?')
  return RASTER_WIDTHS.map((width) => `${painted}&w=${width} ${width}w`).join(', ')
}
