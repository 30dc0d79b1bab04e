import type { Garment } from '../../closet/garment.ts'
import { hasTag, type GarmentTag } from '../../closet/tags/garment-tags.ts'

// Worn over another piece, or wool, which airs overnight. Turtlenecks are parsed as a base layer but are knitwear.
const knitted: readonly GarmentTag[] = ['sweater', 'cardigan', 'sweatshirt', 'hoodie', 'fleece']
const nextToSkin: readonly GarmentTag[] = ['leggings', 'base layer']
const oftenWashed: readonly GarmentTag[] = ['sweatpants', 'shorts']
// Extras that people remember from the day before, unlike a belt or gloves.
const conspicuous: readonly GarmentTag[] = ['light scarf', 'shawl', 'statement jewelry']
const SOLID_DRESS_CLO = 0.35

type Laundered = Pick<Garment, 'slot' | 'layer' | 'tags' | 'warmthClo'>

/** Returns how often a garment is worn in a week before it is washed; null for no limit. A rule of thumb. */
export function wearsBeforeWash({ slot, layer, tags, warmthClo }: Laundered): number | null {
  switch (slot) {
    case 'top':
      return layer === 'mid' || hasTag({ tags }, knitted) ? 3 : 1
    case 'dress':
      // A knitted dress or a jumpsuit of heavy fabric.
      return warmthClo >= SOLID_DRESS_CLO ? 2 : 1
    case 'bottom':
      if (hasTag({ tags }, nextToSkin)) return 1
      return hasTag({ tags }, oftenWashed) ? 2 : 3
    default:
      return null
  }
}

/** Returns the minimum days between two wears of a garment: 3 allows one wear in three days, 0 a wear every day. */
export function daysToRest({ slot, tags }: Pick<Garment, 'slot' | 'tags'>): 0 | 2 | 3 {
  if (slot === 'extra') return hasTag({ tags }, conspicuous) ? 2 : 0
  if (slot === 'bag') return 0
  return slot === 'outer' || slot === 'shoes' ? 2 : 3
}
