import { oncePer } from '../../once.ts'
import type { Garment } from '../../closet/garment.ts'
import type { OutfitNeeds, OccasionWant } from '../outfit-needs.ts'
import { partnersCalledFor } from '../pairing/partners-called-for.ts'

let counted = 0
const numberOf = oncePer((_want: OccasionWant): number => (counted += 1))
// Caches elsewhere are keyed by the needs object, so equal partners must return the same object.
const known = oncePer((_needs: OutfitNeeds) => new Map<string, OutfitNeeds>())

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
  const whole = known(needs).get(key) ?? { ...needs, partners }
  known(needs).set(key, whole)
  return whole
}
