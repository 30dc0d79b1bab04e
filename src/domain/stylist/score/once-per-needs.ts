import { oncePer } from '../../once.ts'
import type { Garment } from '../../closet/garment.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'

/**
 * Wraps a pure function of a garment and needs so that it computes each result once, since a search requests the same
 * ones thousands of times. The garments are kept until the needs object, which belongs to one request, is released: a
 * Map is several times faster than a WeakMap, also for the garbage collector.
 */
export function oncePerNeeds<Result>(
  compute: (garment: Garment, needs: OutfitNeeds) => Result,
): (garment: Garment, needs: OutfitNeeds) => Result {
  const known = oncePer((_needs: OutfitNeeds) => new Map<Garment, Result>())
  return (garment, needs) => {
    const ofNeeds = known(needs)
    const before = ofNeeds.get(garment)
    if (before !== undefined) return before
    const result = compute(garment, needs)
    ofNeeds.set(garment, result)
    return result
  }
}
