import { convertOklabToRgb, convertRgbToOklab, formatHex, parseHex } from 'culori/fn'

/** Tones of a drawn garment, all derived from one color; hex. */
export interface Tones {
  readonly base: string
  /** Folds, and the side away from the light. */
  readonly shade: string
  /** Outline and seams: darker than the fabric, or lighter on dark fabric. */
  readonly line: string
  /** Inside of a neck or a waist. */
  readonly deep: string
  /** Labels and buttons. */
  readonly light: string
  /** Main color of a print. */
  readonly accent: string
  /** Second color of a print. */
  readonly second: string
  readonly isDark: boolean
}

const DARK_BELOW = 0.45
// OKLab chroma below which a fabric has no hue to keep in a darker tone.
const NEUTRAL_BELOW = 0.035

/** Derives the tones from a color, `#rrggbb`; steps are in OKLab lightness, 0 to 1. */
export function clothTones(color: string): Tones {
  const { l } = oklab(color)
  const isDark = l < DARK_BELOW
  const lineStep = l > 0.85 ? -0.3 : l > 0.6 ? -0.225 : -0.2
  return {
    base: color,
    shade: isDark ? shifted(color, -0.045, 0.95) : shifted(color, -0.05, 1.02),
    line: isDark ? shifted(color, 0.18, 0.9) : shifted(color, lineStep),
    deep: isDark ? shifted(color, -0.085, 0.85) : shifted(color, -0.15, 0.9),
    light: shifted(color, isDark ? 0.05 : 0.03),
    ...printsOn(color),
    isDark,
  }
}

/** Shifts the OKLab lightness of a color by `step` and multiplies its chroma by `chroma`. */
export function shifted(color: string, step: number, chroma = 1): string {
  const { l, a, b } = oklab(color)
  return hexOf(Math.min(1, Math.max(0, l + step)), a * chroma, b * chroma)
}

// A print is cream on dark and medium fabric, a deep tone of the same hue on light fabric, and navy on white.
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

const BLACK = '#000000'

/** Tones of an outline, which is used as a mask: black fabric is hidden, white lines are visible. */
export const outlineTones: Tones = {
  base: BLACK,
  shade: BLACK,
  line: '#ffffff',
  deep: BLACK,
  light: BLACK,
  accent: BLACK,
  second: BLACK,
  isDark: false,
}
