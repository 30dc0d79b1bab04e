import type { Garment } from '../../closet/garment.ts'
import type { OutfitNeeds, OccasionWant } from '../outfit-needs.ts'
import { partnersCalledFor } from '../pairing/partners-called-for.ts'

const numbers = new WeakMap<OccasionWant, number>()
let counted = 0
// Caches elsewhere are keyed by the needs object, so equal partners must return the same object.
const known = new WeakMap<OutfitNeeds, Map<string, OutfitNeeds>>()

/**
 * The needs with the partners that the pieces of an outfit call for: a kilt calls for a sporran. Returns the same needs
 * if the pieces call for nothing.
 */
export function needsOfOutfit(needs: OutfitNeeds, garments: readonly Garment[]): OutfitNeeds {
  const called = garments.flatMap(partnersCalledFor).filter((want) => !needs.unavailable?.has(want))
  const partners = [...new Set([...(needs.partners ?? []), ...called])]
  if (partners.length === (needs.partners?.length ?? 0)) return needs
  const key = partners
    .map(numberOf)
    .toSorted((one, other) => one - other)
    .join()
  const ofNeeds = known.get(needs) ?? new Map<string, OutfitNeeds>()
  known.set(needs, ofNeeds)
  const before = ofNeeds.get(key)
  if (before) return before
  const whole = { ...needs, partners }
  ofNeeds.set(key, whole)
  return whole
}

function numberOf(want: OccasionWant): number {
  const before = numbers.get(want)
  if (before !== undefined) return before
  counted += 1
  numbers.set(want, counted)
  return counted
}
