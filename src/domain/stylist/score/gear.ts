import type { Garment } from '../../closet/garment.ts'
import type { GarmentTag } from '../../closet/tags/garment-tags.ts'
import type { OccasionWant } from '../outfit-needs.ts'

// Gear for a single activity; it is out of place unless a want names it.
// prettier-ignore
const strictTags = [
  'cycling', 'football', 'cleats', 'golf', 'climbing', 'climbing shoes', 'cycling shoes', 'skiing', 'ski jacket', 'riding',
  'martial arts', 'motorcycling', 'water sport', 'safety', 'ear protection', 'scrubs', 'cross-country skiing', 'lawn bowls', 'skating',
] as const satisfies readonly GarmentTag[]

// Gear that is also worn for other things.
// prettier-ignore
const easyTags = [
  'running', 'running shoes', 'trail shoes', 'racket sport', 'yoga', 'hiking', 'dance', 'dance shoes', 'basketball', 'work site',
  'uniform', 'merchandise', 'swimwear', 'water shoes', 'christmas', 'novelty',
] as const satisfies readonly GarmentTag[]

const strict: ReadonlySet<GarmentTag> = new Set(strictTags)
const gear: ReadonlySet<GarmentTag> = new Set([...strictTags, ...easyTags])

/** Whether a want names gear, such as golf shoes; other pieces it selects, such as sneakers, are substitutes. */
export function namesGear({ of: { tags, allTags } }: OccasionWant): boolean {
  return [...(tags ?? []), ...(allTags ?? [])].some((tag) => gear.has(tag))
}

/** Whether a garment is the gear that a want names, rather than a substitute. */
export function isGearFor(garment: Garment, { of: { tags, allTags } }: OccasionWant): boolean {
  return [...(tags ?? []), ...(allTags ?? [])].some((tag) => gear.has(tag) && garment.tags.has(tag))
}

/** Whether a garment is made for a single activity: ski boots, a bicycle helmet. */
export function isStrictGear({ tags }: Garment): boolean {
  return [...tags].some((tag) => strict.has(tag))
}
