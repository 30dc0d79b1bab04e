import type { Garment } from '../../closet/garment.ts'
import { hasTag, type GarmentTag } from '../../closet/tags/garment-tags.ts'

// Pulled over the head, so they would hide a dress.
const pullovers: readonly GarmentTag[] = ['sweater', 'sweatshirt', 'hoodie', 'knit vest']
const jackets: readonly GarmentTag[] = ['blazer', 'fleece']
const coats: readonly GarmentTag[] = ['coat', 'trench', 'winter coat', 'rain jacket', 'poncho']
// Outer pieces that can be worn under a coat.
const underCoats: readonly GarmentTag[] = ['blazer', 'waistcoat', 'cardigan', 'knit vest']

/** Whether a piece can be a mid layer: a cardigan, vest, overshirt, hoodie, sweater or blazer. */
export function canBeMid(garment: Garment): boolean {
  if (garment.slot === 'mid') return true
  if (garment.slot === 'top') return garment.layer !== 'base'
  return garment.slot === 'outer' && hasTag(garment, underCoats)
}

/** Whether a mid layer physically fits over a top or dress, which must be a base layer; regardless of looks. */
export function fitsOver(garment: Garment, under: Garment): boolean {
  if (under.layer !== 'base') return false
  const isPulledOver = hasTag(garment, pullovers) && !garment.tags.has('cardigan')
  if (!isPulledOver) return true
  return under.slot !== 'dress' && (garment.tags.has('knit vest') || !under.tags.has('turtleneck'))
}

/** Whether a mid layer fits under this jacket or coat, or can be worn without one (null). */
export function fitsUnder(mid: Garment, outer: Garment | null): boolean {
  // Without a coat over it, a blazer is the outer piece itself.
  if (!outer) return mid.layer !== 'outer'
  if (outer.layer !== 'outer' || outer.kind === mid.kind) return false
  return !hasTag(mid, jackets) || hasTag(outer, coats)
}
