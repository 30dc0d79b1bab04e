import { convertOklabToRgb, convertRgbToOklab, formatHex, parseHex } from 'culori/fn'

/** The few tones that a garment is drawn in, all from one color; hex. */
export interface Tones {
  readonly base: string
  /** The one shade of folds and of the side away from the light. */
  readonly shade: string
  /** Outline and seams: darker than the cloth, on dark cloth lighter. */
  readonly line: string
  /** The inside of a neck or a waist. */
  readonly deep: string
  /** Labels and buttons. */
  readonly light: string
  /** What a pattern is printed in. */
  readonly accent: string
  /** A second color of a print, beside the accent. */
  readonly second: string
  readonly isDark: boolean
}

const DARK_BELOW = 0.45
// Cloth of so little chroma has no hue that a darker tone could keep.
const NEUTRAL_BELOW = 0.035

/** Tones of cloth in a color, `#rrggbb`; the steps are of OKLab lightness, 0 to 1. */
export function clothTones(color: string): Tones {
  const { l } = oklab(color)
  const prints = printsOn(color)
  if (l < DARK_BELOW)
    return {
      base: color,
      shade: shifted(color, -0.045, 0.95),
      line: shifted(color, 0.18, 0.9),
      deep: shifted(color, -0.085, 0.85),
      light: shifted(color, 0.05),
      ...prints,
      isDark: true,
    }
  const lineStep = l > 0.85 ? -0.3 : l > 0.6 ? -0.225 : -0.2
  return {
    base: color,
    shade: shifted(color, -0.05, 1.02),
    line: shifted(color, lineStep),
    deep: shifted(color, -0.15, 0.9),
    light: shifted(color, 0.03),
    ...prints,
    isDark: false,
  }
}

/** The color with its lightness moved by `step` and its chroma taken `chroma` times. */
export function shifted(color: string, step: number, chroma = 1): string {
  const { l, a, b } = oklab(color)
  return hexOf(Math.min(1, Math.max(0, l + step)), a * chroma, b * chroma)
}

// On dark and middle cloth a print is cream; on light cloth it is the cloth's own hue, deep, or navy on white.
function printsOn(color: string): { accent: string; second: string } {
  const { l, a, b } = oklab(color)
  if (l < 0.66)
    return { accent: hexOf(0.93, a * 0.12 + 0.004, b * 0.12 + 0.018), second: hexOf(l + 0.2, a, b) }
  const isNeutral = Math.hypot(a, b) < NEUTRAL_BELOW
  if (isNeutral) return { accent: hexOf(0.36, -0.008, -0.05), second: hexOf(0.62, 0.055, 0.03) }
  return { accent: hexOf(l - 0.36, a * 1.25, b * 1.25), second: hexOf(l - 0.16, a * 1.2, b * 1.2) }
}

function oklab(color: string): { l: number; a: number; b: number } {
  const rgb = parseHex(color)
  if (!rgb) throw new TypeError(`not a hex color: ${color}`)
  return convertRgbToOklab(rgb)
}

function hexOf(l: number, a: number, b: number): string {
  return formatHex(convertOklabToRgb({ l, a, b }))
}
