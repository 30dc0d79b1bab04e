import type { Garment } from '../../closet/garment.ts'
import type { OutfitNeeds, OccasionWant } from '../outfit-needs.ts'
import { callsOf } from '../pairing/calls-of.ts'

const numbers = new WeakMap<OccasionWant, number>()
let counted = 0
// What is remembered of needs is remembered by the very object, so the same calls give the same one.
const known = new WeakMap<OutfitNeeds, Map<string, OutfitNeeds>>()

/**
 * The needs of an outfit with what its own pieces are worn with: a sporran is right wherever the kilt is. The same needs
 * where the pieces call for nothing.
 */
export function needsOfOutfit(needs: OutfitNeeds, garments: readonly Garment[]): OutfitNeeds {
  const partners = [...new Set([...(needs.partners ?? []), ...garments.flatMap(callsOf)])]
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
