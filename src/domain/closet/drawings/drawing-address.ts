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
