import type { Garment } from '../../closet/garment.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import { rowsSelecting } from '../../closet/rows-selecting.ts'
import type { OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { needsOfOutfit } from './needs-of-outfit.ts'

const weights = { 1: 0.3, 2: 1.2, 3: 3 } as const

// A search asks the same of the same garments a thousand times.
const metBy = new WeakMap<OccasionWant, WeakMap<Garment, boolean>>()
const known = new WeakMap<OutfitNeeds, readonly OccasionWant[]>()

/** All that the occasion, its weather and the pieces that were chosen call for. */
export function wantsOf(needs: OutfitNeeds): readonly OccasionWant[] {
  const before = known.get(needs)
  if (before) return before
  const wants = [...(needs.occasion?.wants ?? []), ...(needs.partners ?? [])]
  known.set(needs, wants)
  return wants
}

/** What is called for and is not among the garments; what the form of the outfit has no slot for is left out. */
export function wantsUnmet(garments: readonly Garment[], needs: OutfitNeeds): OccasionWant[] {
  return wantsIn(garments, needs).filter((want) => !isMet(want, garments))
}

/** Share of what is called for that the garments meet, 0 to 1 by weight; 1 where nothing is. */
export function wantsMetShare(garments: readonly Garment[], needs: OutfitNeeds): number {
  let met = 0
  let all = 0
  for (const want of wantsIn(garments, needs)) {
    all += weights[want.weight]
    if (isMet(want, garments)) met += weights[want.weight]
  }
  return all > 0 ? met / all : 1
}

/** What occasion, weather and the garments themselves call for, as far as the outfit has a slot for it. */
export function wantsIn(garments: readonly Garment[], needs: OutfitNeeds): OccasionWant[] {
  return wantsOf(needsOfOutfit(needs, garments)).filter((want) => hasSlotFor(want, garments))
}

/** Weight of the wants that a garment meets: 3 for what is called for; 0 for none. */
export function wantedWeight(garment: Garment, needs: OutfitNeeds): number {
  let most = 0
  for (const { weight } of rowsSelecting(garment, wantsOf(needs))) most = Math.max(most, weights[weight])
  return most
}

function isMet(want: OccasionWant, garments: readonly Garment[]): boolean {
  return garments.some((garment) => meets(garment, want))
}

function meets(garment: Garment, want: OccasionWant): boolean {
  const byWant = metBy.get(want) ?? new WeakMap<Garment, boolean>()
  metBy.set(want, byWant)
  const before = byWant.get(garment)
  if (before !== undefined) return before
  const is = isSelected(garment, want.of)
  byWant.set(garment, is)
  return is
}

// Trousers are not called for under a dress, nor a dress over trousers.
function hasSlotFor({ of: { slots } }: OccasionWant, garments: readonly Garment[]): boolean {
  if (!slots) return true
  const isDress = garments.some(({ slot }) => slot === 'dress')
  const isSeparates = garments.some(({ slot }) => slot === 'top' || slot === 'bottom')
  return slots.some((slot) => {
    if (slot === 'top' || slot === 'bottom') return !isDress
    return slot === 'dress' ? !isSeparates : true
  })
}
