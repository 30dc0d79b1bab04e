import type { Pattern } from './patterns.ts'
import type { GarmentKind } from '../garment-kinds.ts'
import { swatchColor } from '../colors/swatch-color.ts'

// Oatmeal, for texts without a color: visible on light and dark tiles.
const NO_COLOR = '#c8bfb0'

/** Address of the drawing of a kind in a color, given by name ('Light blue') or hex ('#A0B1C2'). */
export function drawingAddress(kind: GarmentKind, color: string, pattern: Pattern | null = null): string {
  const hex = (swatchColor(color) ?? NO_COLOR).slice(1)
  // A short hex such as '#abc' doubles each digit.
  const digits = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  return `/drawings/${kind}.svg?c=${digits}${pattern ? `&p=${pattern}` : ''}`
}

/** Whether the address of a picture is one of our drawings. */
export function isDrawing(address: string): boolean {
  return address.startsWith('/drawings/')
}

/** Address of the outline of a drawing, cropped to the garment; used for missing pieces. */
export function outlineAddress(drawing: string): string {
  return `${drawing.replace(/\?.*$/, '')}?look=outline&box=tight`
}

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
