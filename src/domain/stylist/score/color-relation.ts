import type { Garment, GarmentColor } from '../../closet/garment.ts'

/** How two colors stand to each other. */
export interface ColorRelation {
  readonly kind:
    | 'light and dark neutrals'
    | 'close neutrals'
    | 'neutral and color'
    | 'one hue'
    | 'neighbors'
    | 'opposites'
    | 'far hues'
  /** How well they go together, from 0 to 1. */
  readonly harmony: number
}

// Degrees of OKLCH hue. Below ONE_HUE the eye reads one color in two tones; the clash lies between the neighbors
// and the opposites, and is the harder the stronger both colors are.
const ONE_HUE = 24
const NEIGHBORS = 66
const OPPOSITES = 145
// Chroma of a strong cloth color; cloth seldom passes 0.2.
const STRONG = 0.13
// Difference in lightness from which two tones look meant.
const APART = 0.12

/** Whether a color leads: not a neutral, and with enough chroma to be seen as a color. */
export function isColorful(color: GarmentColor): boolean {
  return !color.isNeutral && color.chroma >= 0.035
}

/** The color that a garment brings to an outfit, null where none is known. Blue denim goes with all, as a neutral does. */
export function colorInOutfit({ color, material }: Pick<Garment, 'color' | 'material'>): GarmentColor | null {
  const isDenim = material === 'denim' && color?.family === 'blue'
  return color && isDenim ? { ...color, isNeutral: true } : color
}

/** Degrees between two hues, 0 to 180. */
export function hueDistance(one: GarmentColor, other: GarmentColor): number {
  const away = Math.abs(one.hue - other.hue) % 360
  return away > 180 ? 360 - away : away
}

/** How two cloth colors go together, by hue, lightness and strength (OKLCH). */
export function colorRelation(one: GarmentColor, other: GarmentColor): ColorRelation {
  const lightnessApart = Math.abs(one.lightness - other.lightness)
  if (!isColorful(one) && !isColorful(other)) return neutrals(one, other, lightnessApart)
  if (!isColorful(one) || !isColorful(other))
    return { kind: 'neutral and color', harmony: lightnessApart >= APART ? 0.86 : 0.78 }
  const hues = hueDistance(one, other)
  const strength = Math.min(1, Math.min(one.chroma, other.chroma) / STRONG)
  if (hues <= ONE_HUE) return { kind: 'one hue', harmony: oneHue(one, other, lightnessApart) }
  if (hues <= NEIGHBORS)
    return { kind: 'neighbors', harmony: 0.82 - 0.1 * strength * hardness(lightnessApart) }
  if (hues >= OPPOSITES)
    return { kind: 'opposites', harmony: 0.84 - 0.22 * strength * hardness(lightnessApart) }
  return { kind: 'far hues', harmony: 0.72 - 0.42 * strength * hardness(lightnessApart) }
}

// Two colors of one lightness flicker side by side; far apart in lightness they settle.
function hardness(lightnessApart: number): number {
  return 1 - Math.min(0.5, lightnessApart)
}

function neutrals(one: GarmentColor, other: GarmentColor, lightnessApart: number): ColorRelation {
  if (lightnessApart >= 0.3) return { kind: 'light and dark neutrals', harmony: 0.9 }
  // Black beside brown, or cream beside a cold gray: near in lightness, and one looks like a mistake for the other.
  const isWarmWithCold = Math.abs(warmth(one) - warmth(other)) > 0.055 && lightnessApart < APART
  return { kind: 'close neutrals', harmony: isWarmWithCold ? 0.66 : 0.82 }
}

function oneHue(one: GarmentColor, other: GarmentColor, lightnessApart: number): number {
  if (lightnessApart >= APART) return 0.92
  // Nearly the same is a suit; not quite the same is a miss.
  const isSame = lightnessApart < 0.03 && Math.abs(one.chroma - other.chroma) < 0.02
  return isSame ? 0.85 : 0.7
}

/** Along OKLab's b: yellow above 0, blue below. */
export function warmth({ chroma, hue }: GarmentColor): number {
  return chroma * Math.sin((hue * Math.PI) / 180)
}
