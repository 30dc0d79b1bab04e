import type { Garment } from '../../closet/garment.ts'
import { oncePer } from '../../once.ts'
import { wordSet } from '../../word-set.ts'
import { hasTag, shoeTags, type GarmentTag } from '../../closet/tags/garment-tags.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import { isWholeSuit } from '../../closet/garment-facts/is-whole-suit.ts'
import { matchingRows } from '../../closet/matching-rows.ts'
import type { OccasionWant, OutfitNeeds } from '../outfit-needs.ts'
import { areWomens, isMensCap, takesMensCap } from './asked-of-men.ts'
import { couldMeet } from './could-meet.ts'
import { isEssentialGear, namesGear, isGearFor, isKitFor, isOfSameGear, isSubstituteFor } from './gear.ts'
import { needsOfOutfit } from './needs-with-partners.ts'
import { oncePerNeeds } from './once-per-needs.ts'
import { isKeptFor, isNamedFor } from './faults/reservation-fault.ts'

/** The want of a wearer who covers her hair, for any occasion outside of her home. */
export const headscarfWant: OccasionWant = {
  of: { tags: ['headscarf'], slots: ['extra'] },
  weight: 3,
  what: 'a headscarf',
}
/** Weight of an essential want, and the least `wantedWeight` of a garment that meets one. */
export const CALLED_FOR = 3
// Bonus for a piece that its owner keeps for the occasion, in the weight of wants.
const KEPT = 0.5
// Share of that bonus beyond 1, so that the shirt kept for interviews beats an equal one.
const KEPT_BEYOND = 0.2
const weights = { 1: 0.3, 2: 1.2, 3: 3 } as const
// Share of a want of gear that a substitute meets: sneakers instead of golf shoes.
const STAND_IN = 0.6
// Share of a group of wants that requires meeting all of them.
const OF_ALL = 0.25

/** All wants of the occasion, its weather and the chosen pieces. */
const wantsOf = oncePer(({ occasion, partners = [], wearer, unavailable }: OutfitNeeds) => {
  const ofWearer = wearer?.coverage === 'hair, arms and legs' ? [headscarfWant] : []
  return [...(occasion?.wants ?? []), ...partners, ...ofWearer].filter((want) => !unavailable?.has(want))
})

// Whether a garment meets a want of a kind.
const isWanted = (garment: Garment, needs: OutfitNeeds, isOfKind: (want: OccasionWant) => boolean) =>
  wantsOf(needs).some((want) => isOfKind(want) && meets(garment, want))

/**
 * Wants that no garment meets, without those for which the form of the outfit has no slot. What the event cannot do
 * without comes first.
 */
export function wantsUnmet(garments: readonly Garment[], needs: OutfitNeeds): OccasionWant[] {
  const unmet = groupsOf(wantsIn(garments, needs), needs).flatMap((group) => {
    const most = Math.max(...group.map(({ weight }) => weight))
    const isEnough = group.some(
      (want) =>
        want.weight === most && garments.some((garment) => meets(garment, want) || couldMeet(garment, want)),
    )
    const isOfOthers = group.some(({ of }) => of.tags?.[0] === 'tie') && areWomens(garments)
    return isEnough || isOfOthers ? [] : group.filter((want) => want.weight === most)
  })
  return unmet.toSorted((one, other) => Number(isEssentialGear(other)) - Number(isEssentialGear(one)))
}

/**
 * Share of the wants that the garments meet, 0 to 1 by weight; 1 if there are no wants. Several wants of shoes, or of
 * rain cover, count as one: the weightiest that is met.
 */
export function wantsMetShare(garments: readonly Garment[], needs: OutfitNeeds): number {
  let met = 0
  let all = 0
  for (const group of groupsOf(wantsIn(garments, needs), needs)) {
    all += Math.max(...group.map(({ weight }) => weights[weight]))
    met += metOf(group, garments)
  }
  // A piece kept for the occasion counts even if no want selects it.
  const kept = garments.some((garment) => isKeptFor(garment, needs) || isNamedFor(garment, needs)) ? KEPT : 0
  return all > 0 ? Math.min(1, (met + kept) / all) + kept * KEPT_BEYOND : 1
}

// Pieces that meet several wants of the group rank higher: boots that suit both the mud and the work.
function metOf(group: readonly OccasionWant[], garments: readonly Garment[]): number {
  const shares = group.map((want) => shareMet(want, garments) * weights[want.weight])
  const most = Math.max(0, ...shares)
  if (group.length === 1) return most
  const all = group.reduce((sum, { weight }) => sum + weights[weight], 0)
  const met = shares.reduce((sum, share) => sum + share, 0)
  return most * (1 - OF_ALL + OF_ALL * (met / all))
}

/** Whether partner pieces, rain or ground call for a garment, which lifts a ban of the place. */
export function isNeededForConditions(garment: Garment, needs: OutfitNeeds): boolean {
  const { activities = [] } = needs.occasion ?? {}
  // A run on packed snow is still a run.
  const isSporty = activities.includes('sport') || activities.includes('hiking')
  // Ice on a building site still calls for safety shoes.
  const isUnsafe = garment.slot === 'shoes' && !hasTag(garment, ['safety', 'work boots'])
  if (isUnsafe && wantsOf(needs).some(wantsSafetyShoes)) return false
  return isWanted(
    garment,
    needs,
    (want) =>
      want.weight === CALLED_FOR &&
      ((partOf(want) !== null && !isSporty) ||
        isProtection(want) ||
        needs.partners?.includes(want) === true ||
        want === headscarfWant),
  )
}

const wantsSafetyShoes = ({ of, weight }: OccasionWant) =>
  weight === CALLED_FOR && of.slots?.includes('shoes') === true && of.tags?.includes('safety') === true

// Protection on the way to an event, which the place cannot ban: rain pants or a helmet for cycling to a dinner.
const isProtection = ({ of }: OccasionWant) =>
  of.purposes?.includes('rain') === true || of.allTags?.includes('helmet') === true

// Shoes that belong to a piece, such as those of a folk costume, count by themselves: other good shoes don't replace them.
function groupsOf(wants: readonly OccasionWant[], { occasion }: OutfitNeeds) {
  const ofOccasion = new Set(occasion?.wants)
  const groups = Map.groupBy(wants, (want) => (ofOccasion.has(want) ? partOf(want) : null) ?? want)
  return [...groups.values()]
}

const rainCovers = ['rain jacket', 'trench', 'umbrella', 'poncho']
// Includes wants that list a rain jacket among coats: in cold rain a coat over a suit replaces it.
const isRainCover = (tags: OccasionWant['of']['tags']) =>
  tags?.every((tag) => rainCovers.includes(tag)) === true || tags?.includes('rain jacket') === true
const partOf = oncePer(({ of: { tags, slots } }: OccasionWant): 'shoes' | 'rain cover' | null => {
  const isShoes = slots?.join() === 'shoes' || (tags?.every((tag) => shoeTags.has(tag)) ?? false)
  return isShoes ? 'shoes' : isRainCover(tags) ? 'rain cover' : null
})

/** Wants of occasion, weather and the garments themselves for which the outfit has a slot. */
export function wantsIn(garments: readonly Garment[], needs: OutfitNeeds): OccasionWant[] {
  return wantsOf(needsOfOutfit(needs, garments)).filter(
    (want) => hasSlotFor(want, garments) && (!isMensCap(want) || takesMensCap(garments, needs)),
  )
}

/** The highest weight among the wants that a garment meets: 3 if it is called for, 0 if it meets none. */
export const wantedWeight = oncePerNeeds((garment, needs): number => {
  let most = 0
  for (const { weight } of matchingRows(garment, wantsOf(needs))) most = Math.max(most, weights[weight])
  // 'Shirt for the milonga' is explicit; '(milonga)' may only note where it was worn.
  if (isKeptFor(garment, needs))
    most = Math.max(most, weights[garment.reservedFor?.wording === 'noted' ? 2 : 3])
  if (isNamedFor(garment, needs)) most = Math.max(most, weights[3])
  return most
})

/** Whether a garment is called for as the kind that it is, not only for its color: black trainers at a black funeral. */
export function isKindCalledFor(garment: Garment, needs: OutfitNeeds): boolean {
  return (
    isKeptFor(garment, needs) ||
    isNamedFor(garment, needs) ||
    isWanted(garment, needs, ({ weight, of }) => weight === CALLED_FOR && (!!of.tags || !of.colors))
  )
}

const namesGarment = ({ of, weight }: OccasionWant) =>
  weight > 1 && (of.tags ?? of.allTags ?? of.purposes ?? of.cultures) !== undefined

/** Whether a want names a garment: one of covered arms alone doesn't mean a pajama top. */
export function isWantedByName(garment: Garment, needs: OutfitNeeds): boolean {
  return isKeptFor(garment, needs) || isWanted(garment, needs, namesGarment)
}

/** Whether the event itself, not its weather, calls for a garment as the kind that it is. */
export function isCalledForByEvent(garment: Garment, { occasion }: OutfitNeeds): boolean {
  return (occasion?.wants ?? []).some(
    (want) =>
      want.weight === CALLED_FOR &&
      !want.isForWeather &&
      (want.of.tags ?? want.of.allTags) !== undefined &&
      meets(garment, want),
  )
}

/** Whether an occasion wants a garment as the gear it is: golf shoes for golf, safety shoes on a site. */
export const isWantedAsGear = oncePerNeeds((garment, needs): boolean =>
  isWanted(garment, needs, (want) => want.weight > 1 && isGearFor(garment, want)),
)

/** Whether a garment meets a want, and not only as a substitute for gear. */
export function meetsWantFully(garment: Garment, needs: OutfitNeeds): boolean {
  // In a downpour that calls for rain boots, sneakers stay second best for a walk.
  const isOutdone =
    garment.slot === 'shoes' &&
    wantsOf(needs).some((one) => one.isForWeather && one.weight === CALLED_FOR && partOf(one) === 'shoes') &&
    !isWanted(garment, needs, ({ weight }) => weight === CALLED_FOR)
  return isWanted(
    garment,
    needs,
    (want) =>
      want.weight > (isOutdone ? 2 : 1) &&
      !want.isForWeather &&
      (!namesGear(want) || isGearFor(garment, want)),
  )
}

/** Whether an occasion has clothes of its own in this slot and the garment is not one of them. */
export const isSubstitute = oncePerNeeds((garment, needs): boolean => {
  const wants = wantsOf(needs).filter(({ weight }) => weight > 1)
  return (
    wants.some((want) => isSubstituteFor(garment, want)) && !wants.some((want) => isKitFor(garment, want))
  )
})

/**
 * Whether a garment is gear for the event: the golf glove for golf, not for softball. A want of any helmet includes one
 * for another sport; other gear of a kind needs a want that names it.
 */
export function isGearOfEvent(garment: Garment, needs: OutfitNeeds): boolean {
  return wantsOf(needs).some((want) => {
    const isSame = isOfSameGear(garment, want)
    const isAnyOf = isSame === null || want.of.tags?.includes('helmet') === true
    return isSame === true || (isAnyOf && meets(garment, want))
  })
}

/** Whether an occasion wants the shirt of a team with these tags: a football shirt for football only. */
export function wantsFanWear(needs: OutfitNeeds, tags: Garment['tags']): boolean {
  const names = (tag: GarmentTag) => wantsOf(needs).some(({ of }) => of.tags?.includes(tag) === true)
  return names('fan wear') && (!tags.has('football') || names('football'))
}

/** Whether an occasion wants gear of any kind: football wants cleats, a dinner none. */
export function wantsGear(needs: OutfitNeeds): boolean {
  return wantsOf(needs).some(namesGear)
}

function shareMet(want: OccasionWant, garments: readonly Garment[]): number {
  const meeting = garments.filter((garment) => meets(garment, want))
  if (meeting.length === 0) return 0
  return !namesGear(want) || meeting.some((garment) => isGearFor(garment, want)) ? 1 : STAND_IN
}

function meets(garment: Garment, want: OccasionWant): boolean {
  return meetingOf(want)(garment)
}

// Cached, since a search requests the same garments thousands of times.
const meetingOf = oncePer((want: OccasionWant) =>
  oncePer((garment: Garment): boolean => {
    // A want of clothes to move in is not one of boxing gloves.
    if (garment.slot === 'extra' && garment.purpose === 'sport' && !namesExtra(want)) return false
    // A suit stored as one piece also counts as trousers.
    return (
      isSelected(garment, want.of) ||
      (isWholeSuit(garment) && isSelected({ ...garment, slot: 'bottom' }, want.of))
    )
  }),
)

// Tags that clothes share with the gear of a sport.
const ofClothes: ReadonlySet<string> = wordSet('athletic technical gym running')

const namesExtra = ({ of: { slots, tags, allTags } }: OccasionWant) =>
  slots?.includes('extra') === true ||
  allTags !== undefined ||
  tags?.some((tag) => ofClothes.has(tag)) !== true

// Trousers are not wanted under a dress, nor a dress over trousers.
function hasSlotFor({ of: { slots } }: OccasionWant, garments: readonly Garment[]): boolean {
  if (!slots) return true
  const isDress = garments.some(({ slot }) => slot === 'dress')
  const isSeparates = garments.some(({ slot }) => slot === 'top' || slot === 'bottom')
  return slots.some((slot) => {
    if (slot === 'top' || slot === 'bottom') return !isDress
    return slot === 'dress' ? !isSeparates : true
  })
}
