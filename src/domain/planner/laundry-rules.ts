import type { Garment } from '../closet/garment.ts'
import { hasTag, type GarmentTag } from '../closet/garment-tags.ts'

// Worn over something else or of wool, which airs overnight; turtlenecks are read as a base layer, but are knitted.
const knitted: readonly GarmentTag[] = ['sweater', 'cardigan', 'sweatshirt', 'hoodie', 'fleece']
const nextToSkin: readonly GarmentTag[] = ['leggings', 'base layer']
const oftenWashed: readonly GarmentTag[] = ['sweatpants', 'shorts']
const SOLID_DRESS_CLO = 0.35

type Laundered = Pick<Garment, 'slot' | 'layer' | 'tags' | 'warmthClo'>

/**
 * How often a garment is worn in a week before it is washed; null for what no week wears out, as what is worn over something
 * else. A rule of thumb.
 */
export function wearsBeforeWash({ slot, layer, tags, warmthClo }: Laundered): number | null {
  switch (slot) {
    case 'top':
      return layer === 'mid' || hasTag({ tags }, knitted) ? 3 : 1
    case 'dress':
      // A knitted dress or a jumpsuit of solid cloth.
      return warmthClo >= SOLID_DRESS_CLO ? 2 : 1
    case 'bottom':
      if (hasTag({ tags }, nextToSkin)) return 1
      return hasTag({ tags }, oftenWashed) ? 2 : 3
    default:
      return null
  }
}

/** Days from one wear of a garment to the next: 3 is no piece twice in three days, 2 a day of rest, 0 every day. */
export function daysToRest({ slot }: Pick<Garment, 'slot'>): 0 | 2 | 3 {
  if (slot === 'bag' || slot === 'extra') return 0
  return slot === 'outer' || slot === 'shoes' ? 2 : 3
}
