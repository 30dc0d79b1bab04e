import type { Garment, GarmentColor } from '../../../closet/garment.ts'

/** The relation of two colors. */
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

// Degrees of OKLCH hue. Below ONE_HUE two colors look like tones of one. Clashes lie between neighbors and opposites,
// and grow with the chroma of both colors.
const ONE_HUE = 24
const NEIGHBORS = 66
const OPPOSITES = 145
// OKLCH chroma of a strong cloth color; cloth rarely exceeds 0.2.
const STRONG = 0.13
// Difference in OKLCH lightness from which two tones look intentional.
const APART = 0.12

/** Whether a color is not neutral and has enough chroma to be seen as a color. */
export function isColorful(color: GarmentColor): boolean {
  return !color.isNeutral && color.chroma >= 0.035
}

/** The color that a garment contributes to an outfit; null if unknown. Blue denim counts as neutral. */
export function colorInOutfit({ color, material }: Pick<Garment, 'color' | 'material'>): GarmentColor | null {
  const isDenim = material === 'denim' && color?.family === 'blue'
  return color && isDenim ? { ...color, isNeutral: true } : color
}

/** Degrees between two hues, 0 to 180. */
export function hueDistance(one: GarmentColor, other: GarmentColor): number {
  const away = Math.abs(one.hue - other.hue) % 360
  return away > 180 ? 360 - away : away
}

/** Relation and harmony of two cloth colors, by OKLCH hue, lightness and chroma. */
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

// Colors of equal lightness seem to flicker next to each other; a difference in lightness softens the contrast.
function hardness(lightnessApart: number): number {
  return 1 - Math.min(0.5, lightnessApart)
}

function neutrals(one: GarmentColor, other: GarmentColor, lightnessApart: number): ColorRelation {
  if (lightnessApart >= 0.3) return { kind: 'light and dark neutrals', harmony: 0.9 }
  // Black next to brown, or cream next to a cold gray: at similar lightness they look like a failed match.
  const isWarmWithCold = Math.abs(colorWarmth(one) - colorWarmth(other)) > 0.055 && lightnessApart < APART
  return { kind: 'close neutrals', harmony: isWarmWithCold ? 0.66 : 0.82 }
}

function oneHue(one: GarmentColor, other: GarmentColor, lightnessApart: number): number {
  if (lightnessApart >= APART) return 0.92
  // A near-identical color looks like a suit, a slightly different one like a failed match.
  const isSame = lightnessApart < 0.03 && Math.abs(one.chroma - other.chroma) < 0.02
  return isSame ? 0.85 : 0.7
}

/** The b axis of OKLab: above 0 is yellow, below is blue. */
export function colorWarmth({ chroma, hue }: GarmentColor): number {
  return chroma * Math.sin((hue * Math.PI) / 180)
}
