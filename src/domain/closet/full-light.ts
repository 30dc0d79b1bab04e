import { convertOklabToRgb, convertRgbToOklab, formatHex, parseHex } from 'culori/fn'

// More than this would turn a charcoal sweater on a dark floor light gray.
const MOST_LIGHT = 1.34

/**
 * A cloth color (`#rrggbb`) as it would be in full light, when the whitest thing in its photo has the OKLab lightness
 * `whiteLevel` (0 to 1). More light multiplies OKLab as a whole, since its roots are taken of light itself.
 * @throws RangeError for a text that is no hex color
 */
export function inFullLight(hex: string, whiteLevel: number): string {
  const rgb = parseHex(hex)
  if (!rgb) throw new RangeError(`${hex} is no hex color`)
  const { l, a, b } = convertRgbToOklab(rgb)
  const gain = Math.max(1, Math.min(MOST_LIGHT, 1 / whiteLevel, 1 / l))
  return formatHex(convertOklabToRgb({ l: l * gain, a: a * gain, b: b * gain }))
}
