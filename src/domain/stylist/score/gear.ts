import type { Garment } from '../../closet/garment.ts'
import type { GarmentTag } from '../../closet/garment-tags.ts'
import type { OccasionWant } from '../outfit-needs.ts'

// Made for one thing alone: out of place wherever nothing asks for it by that name.
// prettier-ignore
const strictTags = [
  'cycling', 'football', 'cleats', 'golf', 'climbing', 'climbing shoes', 'cycling shoes', 'skiing', 'ski jacket', 'riding',
  'martial arts', 'motorcycling', 'water sport', 'safety', 'ear protection', 'scrubs', 'cross-country skiing', 'lawn bowls', 'skating',
] as const satisfies readonly GarmentTag[]

// Made for something, and worn for much besides.
// prettier-ignore
const easyTags = [
  'running', 'running shoes', 'trail shoes', 'racket sport', 'yoga', 'hiking', 'dance', 'dance shoes', 'basketball', 'work site',
  'uniform', 'merchandise', 'swimwear', 'water shoes', 'christmas', 'novelty',
] as const satisfies readonly GarmentTag[]

const strict: ReadonlySet<GarmentTag> = new Set(strictTags)
const gear: ReadonlySet<GarmentTag> = new Set([...strictTags, ...easyTags])

/** Whether a want names what is made for the occasion: golf shoes, and sneakers only in their stead. */
export function asksGear({ of: { tags, allTags } }: OccasionWant): boolean {
  return [...(tags ?? []), ...(allTags ?? [])].some((tag) => gear.has(tag))
}

/** Whether a garment is the gear that a want names, and does not only stand in for it. */
export function isGearFor(garment: Garment, { of: { tags, allTags } }: OccasionWant): boolean {
  return [...(tags ?? []), ...(allTags ?? [])].some((tag) => gear.has(tag) && garment.tags.has(tag))
}

/** Whether a garment is made for one thing alone: ski boots, a bicycle helmet. */
export function isStrictGear({ tags }: Garment): boolean {
  return [...tags].some((tag) => strict.has(tag))
}
