import { convertOklabToRgb, convertRgbToOklab, formatHex, parseHex } from 'culori/fn'

/** A color in OKLab: lightness from 0 to 1, and two axes of about -0.3 to 0.3. */
export interface OklabColor {
  readonly l: number
  readonly a: number
  readonly b: number
}

// Maximum gain; a higher one would turn a charcoal sweater on a dark floor light gray.
const MAX_GAIN = 1.34
// In OKLab: a garment lighter and less tinted than this is white or gray, and must stay so.
const NEUTRAL_FROM = 0.42
const NEUTRAL_TINT = 0.035
// White objects are seldom perfectly neutral, so only this share of their tint is attributed to the light.
const TRUSTED_TINT = 0.55
// Light sources vary between blue and yellow (b); a pink or green tint (a) mostly belongs to the object.
const TRUSTED_ACROSS = 0.35
// A pale garment with at least this much pink or green is not white. Beyond MAX_PALE_LIGHTNESS it would wash out.
const MIN_ACROSS = 0.012
const MAX_PALE_LIGHTNESS = 0.87

/**
 * Corrects a fabric's color (`#rrggbb`) to full, neutral light, given the color `seen` of a white object in its photo.
 * More light scales all of OKLab, because its cube roots are taken of linear light.
 * `trust` (0 to 1) is the confidence that the object is white.
 * @throws RangeError if the text is not a hex color
 */
export function balanceWhite(hex: string, seen: OklabColor, trust = 1): string {
  const white = { ...seen, a: TRUSTED_ACROSS * seen.a }
  const rgb = parseHex(hex)
  if (!rgb) throw new RangeError(`${hex} is no hex color`)
  const { l, a, b } = convertRgbToOklab(rgb)
  const lightest = Math.abs(a) > MIN_ACROSS ? MAX_PALE_LIGHTNESS : 1
  const full = Math.max(1, Math.min(MAX_GAIN, 1 / white.l, lightest / l))
  // The correction is reliable for light garments; a dark one would lose its depth by too much gain.
  const gain = 1 + (full - 1) * trust * Math.min(1, l / white.l) ** 2
  const tint = TRUSTED_TINT * trust * (l / white.l)
  const share =
    l > NEUTRAL_FROM && Math.hypot(a, b) < NEUTRAL_TINT ? mostNeutral({ l, a, b }, white, tint) : tint
  return formatHex(
    convertOklabToRgb({ l: l * gain, a: (a - white.a * share) * gain, b: (b - white.b * share) * gain }),
  )
}

// Share of the light's tint that makes a gray most neutral; more would let a warm wall turn a gray sweater blue.
function mostNeutral({ a, b }: OklabColor, white: OklabColor, most: number): number {
  const square = white.a ** 2 + white.b ** 2
  if (square === 0) return most
  return Math.max(0, Math.min(most, (a * white.a + b * white.b) / square))
}
