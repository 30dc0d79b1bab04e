import { convertOklabToRgb, convertRgbToOklab, formatHex, parseHex } from 'culori/fn'

/** A color in OKLab: lightness from 0 to 1, and two axes of about -0.3 to 0.3. */
export interface OklabColor {
  readonly l: number
  readonly a: number
  readonly b: number
}

// More than this would turn a charcoal sweater on a dark floor light gray.
const MOST_LIGHT = 1.34

/**
 * A cloth color (`#rrggbb`) as it would be in full and neutral light, when something white in its photo came out as
 * `white`. More light multiplies OKLab as a whole, since its roots are taken of light itself.
 * @throws RangeError for a text that is no hex color
 */
export function inFullLight(hex: string, white: OklabColor): string {
  const rgb = parseHex(hex)
  if (!rgb) throw new RangeError(`${hex} is no hex color`)
  const { l, a, b } = convertRgbToOklab(rgb)
  const gain = Math.max(1, Math.min(MOST_LIGHT, 1 / white.l, 1 / l))
  const tint = l / white.l
  return formatHex(
    convertOklabToRgb({ l: l * gain, a: (a - white.a * tint) * gain, b: (b - white.b * tint) * gain }),
  )
}
