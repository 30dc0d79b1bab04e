import { oncePer } from '../../once.ts'
import type { Garment, GarmentSlot } from '../../closet/garment.ts'
import { hasTag, type GarmentTag } from '../../closet/tags/garment-tags.ts'
import type { OccasionWant } from '../outfit-needs.ts'

// Gear for a single activity; it is out of place unless a want names it.
// prettier-ignore
const strictTags = [
  'cycling', 'cleats', 'golf', 'climbing', 'climbing shoes', 'cycling shoes', 'skiing', 'ski jacket', 'riding',
  'martial arts', 'motorcycling', 'water sport', 'safety', 'ear protection', 'scrubs', 'cross-country skiing', 'lawn bowls', 'skating', 'curling',
] as const satisfies readonly GarmentTag[]

// Gear that is also worn for other things.
// prettier-ignore
const easyTags = [
  'running', 'running shoes', 'trail shoes', 'football', 'racket sport', 'yoga', 'hiking', 'dance', 'dance shoes', 'basketball', 'work site',
  'uniform', 'academic', 'merchandise', 'apron', 'goggles', 'hi-vis', 'swimwear', 'water shoes', 'christmas', 'novelty',
] as const satisfies readonly GarmentTag[]

const strict: ReadonlySet<GarmentTag> = new Set(strictTags)
const gear: ReadonlySet<GarmentTag> = new Set([...strictTags, ...easyTags])

// Cached, since a search asks for the same wants thousands of times.
const gearOf = oncePer((want: OccasionWant) => tagsOf(want).filter((tag) => gear.has(tag)))
const tagsOf = ({ of: { tags = [], allTags = [] } }: OccasionWant) => [...tags, ...allTags]

/** Whether a want names gear, such as golf shoes; other pieces it selects, such as sneakers, are substitutes. */
export const namesGear = (want: OccasionWant): boolean => gearOf(want).length > 0

// Swimwear and ski pants are worn on the body; a helmet and golf shoes are not.
const isOnBody = ({ of: { slots, tags = [] } }: OccasionWant) =>
  slots
    ? slots.some((slot) => slot !== 'shoes' && slot !== 'bag' && slot !== 'extra')
    : tags.some((tag) => bodyGear.has(tag))
const bodyGear: ReadonlySet<GarmentTag> = new Set<GarmentTag>([
  'swimwear', 'skiing', 'ski jacket', 'riding', 'martial arts', 'water sport', 'scrubs', 'dance', 'cross-country skiing',
]) // prettier-ignore

/** Whether an event cannot do without the clothes that a want names: swimwear for swimming. It is named before slides. */
export function isEssentialGear(want: OccasionWant): boolean {
  return want.weight === 3 && namesGear(want) && isOnBody(want)
}

/** Whether a garment is the gear that a want names, rather than a substitute. */
export function isGearFor(garment: Garment, want: OccasionWant): boolean {
  const named = gearOf(want)
  // The boots of a motorcyclist are no safety shoes for welding.
  return hasTag(garment, named) && (!garment.tags.has('motorcycling') || named.includes('motorcycling'))
}

// Gear of which a want makes general sportswear and street clothes a second choice.
// prettier-ignore
const kitTags: ReadonlySet<GarmentTag> = new Set<GarmentTag>([
  ...strictTags, 'football', 'racket sport', 'dance', 'dance shoes', 'basketball', 'running', 'hiking', 'yoga', 'fan wear',
])

// A want of sportswear in any slot names no clothes of its own.
const MAX_KIT_SLOTS = 3

const namesKitIn = (slot: GarmentSlot, { slots = [] }: OccasionWant['of']) =>
  slots.length <= MAX_KIT_SLOTS && slots.includes(slot)

/** Whether a want names clothes made for its event, such as climbing pants, in the slot of a garment that isn't one. */
export function isSubstituteFor({ slot, tags }: Garment, want: OccasionWant): boolean {
  if (slot === 'extra' || slot === 'bag' || !namesKitIn(slot, want.of)) return false
  // A thermal top is as good for a run in winter as a running top, where the want names both.
  if (tags.has('base layer') && want.of.tags?.includes('base layer')) return false
  const kit = tagsOf(want).filter((tag) => kitTags.has(tag))
  return kit.length > 0 && !kit.some((tag) => tags.has(tag))
}

/** Whether a garment is one of the clothes that a want names for its slot. */
export function isKitFor({ slot, tags }: Garment, { of }: OccasionWant): boolean {
  return namesKitIn(slot, of) && of.tags?.some((tag) => kitTags.has(tag) && tags.has(tag)) === true
}

/** Whether a want names a kind of gear that a garment is, in whatever slot; null if the garment is of no kind. */
export function isOfSameGear({ tags }: Garment, want: OccasionWant): boolean | null {
  const own = [...tags].filter((tag) => kitTags.has(tag) && tag !== 'safety')
  return own.length === 0 ? null : tagsOf(want).some((tag) => own.includes(tag))
}

/** Whether a garment is made for a single activity: ski boots, a bicycle helmet; a skort suits tennis and golf. */
export function isStrictGear({ tags, purpose }: Garment): boolean {
  // Rain trousers for cycling are worn at sea too.
  if (purpose === 'rain') return false
  const own = [...tags].filter((tag) => kitTags.has(tag))
  return own.some((tag) => strict.has(tag)) && own.every((tag) => strict.has(tag))
}
