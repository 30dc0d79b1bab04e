import type { Garment } from '../../closet/garment.ts'
import { shoeTags } from '../../closet/garment-tags.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import { rowsSelecting } from '../../closet/rows-selecting.ts'
import type { OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { needsOfOutfit } from './needs-of-outfit.ts'

const headscarf: OccasionWant = {
  of: { tags: ['headscarf'], slots: ['extra'] },
  weight: 3,
  what: 'a headscarf',
}
const weights = { 1: 0.3, 2: 1.2, 3: 3 } as const

// A search asks the same of the same garments a thousand times.
const metBy = new WeakMap<OccasionWant, WeakMap<Garment, boolean>>()
const known = new WeakMap<OutfitNeeds, readonly OccasionWant[]>()
const wanted = new WeakMap<OutfitNeeds, WeakMap<Garment, number>>()

/** All that the occasion, its weather and the pieces that were chosen call for. */
function wantsOf(needs: OutfitNeeds): readonly OccasionWant[] {
  const before = known.get(needs)
  if (before) return before
  const coversHair = needs.wearer?.coverage === 'hair, arms and legs'
  const wants = [
    ...(needs.occasion?.wants ?? []),
    ...(needs.partners ?? []),
    ...(coversHair ? [headscarf] : []),
  ]
  known.set(needs, wants)
  return wants
}

/** What is called for and is not among the garments; what the form of the outfit has no slot for is left out. */
export function wantsUnmet(garments: readonly Garment[], needs: OutfitNeeds): OccasionWant[] {
  return groupsOf(wantsIn(garments, needs)).flatMap((group) => {
    const most = Math.max(...group.map(({ weight }) => weight))
    const isEnough = group.some((want) => want.weight === most && isMet(want, garments))
    return isEnough ? [] : group.filter((want) => want.weight === most)
  })
}

/**
 * Share of what is called for that the garments meet, 0 to 1 by weight; 1 where nothing is. What several rows say of
 * shoes, or of cover from the rain, is one want: the weightiest that is met counts.
 */
export function wantsMetShare(garments: readonly Garment[], needs: OutfitNeeds): number {
  let met = 0
  let all = 0
  for (const group of groupsOf(wantsIn(garments, needs))) {
    all += Math.max(...group.map(({ weight }) => weights[weight]))
    met += Math.max(0, ...group.filter((want) => isMet(want, garments)).map(({ weight }) => weights[weight]))
  }
  return all > 0 ? met / all : 1
}

/** Whether a garment is what its partners, the rain or the ground call for, which a place alone would not have. */
export function isNeededThere(garment: Garment, needs: OutfitNeeds): boolean {
  const { activities = [] } = needs.occasion ?? {}
  // A run on packed snow is still a run.
  const isSporty = activities.includes('sport') || activities.includes('hiking')
  return wantsOf(needs).some(
    (want) =>
      want.weight === 3 &&
      ((partOf(want) !== null && !isSporty) || needs.partners?.includes(want) || want === headscarf) &&
      meets(garment, want),
  )
}

function groupsOf(wants: readonly OccasionWant[]): readonly (readonly OccasionWant[])[] {
  const groups = new Map<OccasionWant | Part, OccasionWant[]>()
  for (const want of wants) {
    const key = partOf(want) ?? want
    const group = groups.get(key)
    if (group) group.push(want)
    else groups.set(key, [want])
  }
  return [...groups.values()]
}

type Part = 'shoes' | 'rain cover'
const rainCovers = ['rain jacket', 'trench', 'umbrella', 'poncho']
const parts = new WeakMap<OccasionWant, { readonly part: Part | null }>()

function partOf(want: OccasionWant): Part | null {
  const before = parts.get(want)
  if (before) return before.part
  const { tags, slots } = want.of
  const isShoes = slots?.join() === 'shoes' || (tags?.every((tag) => shoeTags.has(tag)) ?? false)
  const part = isShoes ? 'shoes' : tags?.every((tag) => rainCovers.includes(tag)) ? 'rain cover' : null
  parts.set(want, { part })
  return part
}

/** What occasion, weather and the garments themselves call for, as far as the outfit has a slot for it. */
export function wantsIn(garments: readonly Garment[], needs: OutfitNeeds): OccasionWant[] {
  return wantsOf(needsOfOutfit(needs, garments)).filter((want) => hasSlotFor(want, garments))
}

/** Weight of the wants that a garment meets: 3 for what is called for; 0 for none. */
export function wantedWeight(garment: Garment, needs: OutfitNeeds): number {
  const ofNeeds = wanted.get(needs) ?? new WeakMap<Garment, number>()
  wanted.set(needs, ofNeeds)
  const before = ofNeeds.get(garment)
  if (before !== undefined) return before
  let most = 0
  for (const { weight } of rowsSelecting(garment, wantsOf(needs))) most = Math.max(most, weights[weight])
  ofNeeds.set(garment, most)
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
