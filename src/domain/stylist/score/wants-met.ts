import type { Garment } from '../../closet/garment.ts'
import { hasTag, shoeTags } from '../../closet/garment-tags.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import { isWholeSuit } from '../../closet/is-whole-suit.ts'
import { rowsSelecting } from '../../closet/rows-selecting.ts'
import type { OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { asksGear, isGearFor } from './gear.ts'
import { needsOfOutfit } from './needs-of-outfit.ts'
import { isKeptFor } from './reservation-fault.ts'

/** What someone who covers her hair wears with anything outside of her home. */
export const headscarf: OccasionWant = {
  of: { tags: ['headscarf'], slots: ['extra'] },
  weight: 3,
  what: 'a headscarf',
}
/** What an occasion cannot do without: the weight of its want, and the least `wantedWeight` of a garment that meets it. */
export const CALLED_FOR = 3
// In the weight of wants.
const KEPT = 0.5
// Of that, where all that is called for is met: the shirt for interviews before one that does as well.
const KEPT_BEYOND = 0.2
const weights = { 1: 0.3, 2: 1.2, 3: 3 } as const
// Sneakers do on the golf course; golf shoes are made for it.
const STAND_IN = 0.6
// Part of a want of several rows that only what suits them all has.
const OF_ALL = 0.25

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
    const isOfOthers = group.some(({ of }) => of.tags?.[0] === 'tie') && areWomens(garments)
    return isEnough || isOfOthers ? [] : group.filter((want) => want.weight === most)
  })
}

// With a dress, a blouse or pumps nobody misses a tie.
const areWomens = (garments: readonly Garment[]) =>
  garments.some(
    ({ slot, wornBy, tags }) =>
      slot === 'dress' ||
      wornBy === 'women' ||
      hasTag({ tags }, ['blouse', 'skirt', 'pumps', 'heels', 'flats']),
  )

/**
 * Share of what is called for that the garments meet, 0 to 1 by weight; 1 where nothing is. What several rows say of
 * shoes, or of cover from the rain, is one want: the weightiest that is met counts.
 */
export function wantsMetShare(garments: readonly Garment[], needs: OutfitNeeds): number {
  let met = 0
  let all = 0
  for (const group of groupsOf(wantsIn(garments, needs))) {
    all += Math.max(...group.map(({ weight }) => weights[weight]))
    met += metOf(group, garments)
  }
  // What its owner keeps for such a day is right, whether or not anything asks for it.
  const kept = garments.some((garment) => isKeptFor(garment, needs)) ? KEPT : 0
  return all > 0 ? Math.min(1, (met + kept) / all) + kept * KEPT_BEYOND : 1
}

// Boots for the mud that also suit the work come before sneakers that would only do on the grass.
function metOf(group: readonly OccasionWant[], garments: readonly Garment[]): number {
  const shares = group.map((want) => shareMet(want, garments) * weights[want.weight])
  const most = Math.max(0, ...shares)
  if (group.length === 1) return most
  const all = group.reduce((sum, { weight }) => sum + weights[weight], 0)
  const met = shares.reduce((sum, share) => sum + share, 0)
  return most * (1 - OF_ALL + OF_ALL * (met / all))
}

/** Whether a garment is what its partners, the rain or the ground call for, which a place alone would not have. */
export function isNeededThere(garment: Garment, needs: OutfitNeeds): boolean {
  const { activities = [] } = needs.occasion ?? {}
  // A run on packed snow is still a run.
  const isSporty = activities.includes('sport') || activities.includes('hiking')
  return wantsOf(needs).some(
    (want) =>
      want.weight === CALLED_FOR &&
      ((partOf(want) !== null && !isSporty) ||
        isProtection(want) ||
        needs.partners?.includes(want) ||
        want === headscarf) &&
      meets(garment, want),
  )
}

// Rain pants and a helmet are gear, and right on the way to dinner by bicycle.
const isProtection = ({ of }: OccasionWant) =>
  of.purposes?.includes('rain') === true || of.allTags?.includes('helmet') === true

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
// A coat over a suit in the cold rain takes the place of a rain jacket.
const isRainCover = (tags: OccasionWant['of']['tags']) =>
  tags?.every((tag) => rainCovers.includes(tag)) === true || tags?.includes('rain jacket') === true
const parts = new WeakMap<OccasionWant, { readonly part: Part | null }>()

function partOf(want: OccasionWant): Part | null {
  const before = parts.get(want)
  if (before) return before.part
  const { tags, slots } = want.of
  const isShoes = slots?.join() === 'shoes' || (tags?.every((tag) => shoeTags.has(tag)) ?? false)
  const part = isShoes ? 'shoes' : isRainCover(tags) ? 'rain cover' : null
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
  // 'Shirt for the milonga' is meant for it; '(milonga)' may only say where it was worn.
  if (isKeptFor(garment, needs)) most = Math.max(most, weights[garment.reservedFor?.said === 'noted' ? 2 : 3])
  ofNeeds.set(garment, most)
  return most
}

/** Whether an occasion wants a garment for what it is made for: golf shoes for golf, safety shoes on a site. */
export function isWantedAsGear(garment: Garment, needs: OutfitNeeds): boolean {
  return wantsOf(needs).some((want) => want.weight > 1 && isGearFor(garment, want) && meets(garment, want))
}

/** Whether something that is called for is met, and not only by a stand-in for the gear that is meant. */
export function isWantedItself(garment: Garment, needs: OutfitNeeds): boolean {
  return wantsOf(needs).some(
    (want) => want.weight > 1 && (!asksGear(want) || isGearFor(garment, want)) && meets(garment, want),
  )
}

/** Whether an occasion wants gear of any kind: football asks for cleats, dinner for none. */
export function wantsGear(needs: OutfitNeeds): boolean {
  return wantsOf(needs).some(asksGear)
}

function isMet(want: OccasionWant, garments: readonly Garment[]): boolean {
  return garments.some((garment) => meets(garment, want))
}

function shareMet(want: OccasionWant, garments: readonly Garment[]): number {
  const meeting = garments.filter((garment) => meets(garment, want))
  if (meeting.length === 0) return 0
  return !asksGear(want) || meeting.some((garment) => isGearFor(garment, want)) ? 1 : STAND_IN
}

function meets(garment: Garment, want: OccasionWant): boolean {
  const byWant = metBy.get(want) ?? new WeakMap<Garment, boolean>()
  metBy.set(want, byWant)
  const before = byWant.get(garment)
  if (before !== undefined) return before
  // The trousers of a suit that is kept as one piece are trousers too.
  const is =
    isSelected(garment, want.of) ||
    (isWholeSuit(garment) && isSelected({ ...garment, slot: 'bottom' }, want.of))
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
