import type { Garment } from '../../closet/garment.ts'
import type { GarmentKind } from '../../closet/garment-kinds.ts'

// Pulled over the head, so nothing of a dress would be left to see.
const pullovers = kindSet('knit', 'cable-knit', 'sweatshirt', 'hoodie', 'knit-vest')
const jackets = kindSet('blazer', 'jacket', 'denim-jacket', 'leather-jacket', 'bomber', 'coat')
const coats = kindSet('coat', 'trench-coat', 'parka', 'raincoat', 'puffer')
// What may hang with the coats and is worn under one.
const underCoats = kindSet('blazer', 'waistcoat', 'cardigan', 'knit-vest')

/** Whether such a piece can be worn over a top or a dress: a cardigan, vest, overshirt, hoodie, sweater or blazer. */
export function canBeMid({ slot, layer, kind }: Garment): boolean {
  if (slot === 'mid') return true
  if (slot === 'top') return layer !== 'base'
  return slot === 'outer' && kind !== null && underCoats.has(kind)
}

/** Whether a piece can be worn over a top or dress: that is next to the skin then. Says nothing of taste. */
export function liesOver({ kind }: Garment, under: Garment): boolean {
  if (under.layer !== 'base') return false
  const isPulledOver = kind !== null && pullovers.has(kind)
  if (!isPulledOver) return true
  return under.slot !== 'dress' && (kind === 'knit-vest' || under.kind !== 'turtleneck')
}

/** Whether a piece that is worn over a top can be worn under this jacket or coat; null for none. */
export function liesBeneath(mid: Garment, outer: Garment | null): boolean {
  // What hangs with the coats is the coat itself where there is no other.
  if (!outer) return mid.layer !== 'outer'
  if (outer.layer !== 'outer' || outer.kind === mid.kind) return false
  const isJacket = mid.kind !== null && jackets.has(mid.kind)
  return !isJacket || (outer.kind !== null && coats.has(outer.kind))
}

function kindSet(...kinds: readonly GarmentKind[]): ReadonlySet<GarmentKind> {
  return new Set(kinds)
}
