import { convertOklabToRgb, convertRgbToOklab, formatHex, parseHex } from 'culori/fn'

/** A color in OKLab: lightness from 0 to 1, and two axes of about -0.3 to 0.3. */
export interface OklabColor {
  readonly l: number
  readonly a: number
  readonly b: number
}

// More than this would turn a charcoal sweater on a dark floor light gray.
const MOST_LIGHT = 1.34
// In OKLab: lighter than this and less tinted, a garment is a white or a gray, and must stay one.
const NEUTRAL_FROM = 0.42
const NEUTRAL_TINT = 0.035
// Whites in a photo are seldom quite neutral themselves: only this much of their tint is taken for the light's.
const TRUSTED_TINT = 0.55
// Daylight and lamps differ along blue and yellow; a white that is pink or green is mostly so by itself.
const TRUSTED_ACROSS = 0.35
// A pale garment with so much pink or green is not white, and too much light would wash its color out.
const LEAST_ACROSS = 0.012
const MOST_PALE = 0.87

/**
 * A fabric's color (`#rrggbb`) as it would be in full and neutral light, when something white in its photo came out as
 * `seen`. More light multiplies OKLab as a whole, since its roots are taken of light itself.
 * `trust` (0 to 1) says how sure it is that the thing is white.
 * @throws RangeError for a text that is no hex color
 */
export function inFullLight(hex: string, seen: OklabColor, trust = 1): string {
  const white = { ...seen, a: TRUSTED_ACROSS * seen.a }
  const rgb = parseHex(hex)
  if (!rgb) throw new RangeError(`${hex} is no hex color`)
  const { l, a, b } = convertRgbToOklab(rgb)
  const lightest = Math.abs(a) > LEAST_ACROSS ? MOST_PALE : 1
  const full = Math.max(1, Math.min(MOST_LIGHT, 1 / white.l, lightest / l))
  // A light garment near the white is compared with it best; a dark one loses its depth by too much light.
  const gain = 1 + (full - 1) * trust * Math.min(1, l / white.l) ** 2
  const tint = TRUSTED_TINT * trust * (l / white.l)
  const share =
    l > NEUTRAL_FROM && Math.hypot(a, b) < NEUTRAL_TINT ? mostNeutral({ l, a, b }, white, tint) : tint
  return formatHex(
    convertOklabToRgb({ l: l * gain, a: (a - white.a * share) * gain, b: (b - white.b * share) * gain }),
  )
}

// As much of the light's tint as makes a gray grayer, so that a warm wall never makes a gray sweater blue.
function mostNeutral({ a, b }: OklabColor, white: OklabColor, most: number): number {
  const square = white.a ** 2 + white.b ** 2
  if (square === 0) return most
  return Math.max(0, Math.min(most, (a * white.a + b * white.b) / square))
}
