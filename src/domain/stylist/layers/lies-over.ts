import type { Garment } from '../../closet/garment.ts'
import { hasTag, type GarmentTag } from '../../closet/garment-tags.ts'

// Pulled over the head, so nothing of a dress would be left to see.
const pullovers: readonly GarmentTag[] = ['sweater', 'sweatshirt', 'hoodie', 'knit vest']
const jackets: readonly GarmentTag[] = ['blazer', 'fleece']
const coats: readonly GarmentTag[] = ['coat', 'trench', 'winter coat', 'rain jacket', 'poncho']
// What may hang with the coats and is worn under one.
const underCoats: readonly GarmentTag[] = ['blazer', 'waistcoat', 'cardigan', 'knit vest']

/** Whether such a piece can be worn over a top or a dress: a cardigan, vest, overshirt, hoodie, sweater or blazer. */
export function canBeMid(garment: Garment): boolean {
  if (garment.slot === 'mid') return true
  if (garment.slot === 'top') return garment.layer !== 'base'
  return garment.slot === 'outer' && hasTag(garment, underCoats)
}

/** Whether a piece can be worn over a top or dress: that is next to the skin then. Says nothing of taste. */
export function liesOver(garment: Garment, under: Garment): boolean {
  if (under.layer !== 'base') return false
  const isPulledOver = hasTag(garment, pullovers) && !garment.tags.has('cardigan')
  if (!isPulledOver) return true
  return under.slot !== 'dress' && (garment.tags.has('knit vest') || !under.tags.has('turtleneck'))
}

/** Whether a piece that is worn over a top can be worn under this jacket or coat; null for none. */
export function liesBeneath(mid: Garment, outer: Garment | null): boolean {
  // What hangs with the coats is the coat itself where there is no other.
  if (!outer) return mid.layer !== 'outer'
  if (outer.layer !== 'outer' || outer.kind === mid.kind) return false
  return !hasTag(mid, jackets) || hasTag(outer, coats)
}
