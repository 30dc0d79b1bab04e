import type { GarmentLength, GarmentSlot, Material } from '../garment.ts'
import type { Sleeves } from './vocabulary/vocabulary.ts'
import type { ParsedWords } from './parse-words.ts'
import type { Traits } from './traits.ts'

// prettier-ignore
const factors: Readonly<Partial<Record<Material, number>>> = {
  linen: 0.75, chiffon: 0.7, silk: 0.85, satin: 0.9, lace: 0.75, mesh: 0.6, viscose: 0.85, straw: 0.8, cotton: 0.95,
  wool: 1.2, cashmere: 1.25, fleece: 1.25, down: 1.3, fur: 1.35, tweed: 1.2, corduroy: 1.15, velvet: 1.15, leather: 1.1,
  suede: 1.1, denim: 1.1,
}
const sleeveFactors: Readonly<Record<Sleeves, number>> = { none: 0.6, short: 0.75, long: 1.15 }
const lengthFactors: Readonly<Record<GarmentLength, number>> = { cropped: 0.85, regular: 1, long: 1.15 }

const MIN_FACTOR = 0.4
const MAX_FACTOR = 1.7

/** Insulation in clo: the base value of the type or category, scaled by material, cut and words. */
export function warmthOf(
  parsed: ParsedWords,
  traits: Traits & { readonly usually?: Material | undefined },
  slot: GarmentSlot,
): number {
  let factor = parsed.warmth
  const isStated =
    parsed.material && parsed.material !== traits.material && parsed.material !== traits.usually
  if (parsed.material && isStated) factor *= factors[parsed.material] ?? 1
  if (slot !== 'shoes' && slot !== 'bag' && slot !== 'extra') {
    if (parsed.sleeves && !traits.isOpen) factor *= sleeveFactors[parsed.sleeves]
    if (parsed.length && parsed.length !== traits.length) factor *= lengthFactors[parsed.length]
  }
  const clo = traits.clo * Math.min(MAX_FACTOR, Math.max(MIN_FACTOR, factor))
  return Math.round(100 * clo) / 100
}
