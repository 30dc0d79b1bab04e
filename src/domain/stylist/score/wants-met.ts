import type { Garment } from '../../closet/garment.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import type { OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { weatherWants } from './weather-wants.ts'

const weights = { 1: 0.5, 2: 1.5, 3: 3 } as const

// A search asks the same of the same garments a thousand times.
interface KnownWants {
  readonly wants: readonly OccasionWant[]
  readonly metBy: WeakMap<Garment, readonly OccasionWant[]>
}
const known = new WeakMap<OutfitNeeds, KnownWants>()

/** All that the occasion and the weather call for. */
export function wantsOf(needs: OutfitNeeds): readonly OccasionWant[] {
  return knownOf(needs).wants
}

/** What is called for and is not among the garments; what the form of the outfit has no slot for is left out. */
export function wantsUnmet(garments: readonly Garment[], needs: OutfitNeeds): OccasionWant[] {
  return wantsOf(needs).filter((want) => hasSlotFor(want, garments) && !isMet(want, garments, needs))
}

/** Share of what is called for that the garments meet, 0 to 1 by weight; 1 where nothing is. */
export function wantsMetShare(garments: readonly Garment[], needs: OutfitNeeds): number {
  let met = 0
  let all = 0
  for (const want of wantsOf(needs)) {
    if (!hasSlotFor(want, garments)) continue
    all += weights[want.weight]
    if (isMet(want, garments, needs)) met += weights[want.weight]
  }
  return all > 0 ? met / all : 1
}

/** Weight of the wants that a garment meets: 3 for what is called for; 0 for none. */
export function wantedWeight(garment: Garment, needs: OutfitNeeds): number {
  return wantsMetBy(garment, needs).reduce((most, want) => Math.max(most, weights[want.weight]), 0)
}

function isMet(want: OccasionWant, garments: readonly Garment[], needs: OutfitNeeds): boolean {
  return garments.some((garment) => wantsMetBy(garment, needs).includes(want))
}

function wantsMetBy(garment: Garment, needs: OutfitNeeds): readonly OccasionWant[] {
  const { wants, metBy } = knownOf(needs)
  const before = metBy.get(garment)
  if (before) return before
  const met = wants.filter(({ of }) => isSelected(garment, of))
  metBy.set(garment, met)
  return met
}

function knownOf(needs: OutfitNeeds): KnownWants {
  const before = known.get(needs)
  if (before) return before
  const wants = [...(needs.occasion?.wants ?? []), ...weatherWants(needs)]
  const fresh: KnownWants = { wants, metBy: new WeakMap() }
  known.set(needs, fresh)
  return fresh
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
