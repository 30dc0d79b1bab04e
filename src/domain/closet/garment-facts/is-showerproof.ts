import type { Garment } from '../garment.ts'
import { hasTag, type GarmentTag } from '../tags/garment-tags.ts'

// prettier-ignore
const closeWoven: readonly GarmentTag[] = ['trench', 'rain jacket', 'windbreaker', 'ski jacket', 'winter coat', 'down']

/** Whether a coat or jacket protects from a shower, if not from lasting rain: a trench, a synthetic shell. */
export function isShowerproof({ slot, tags, material, rain }: Garment): boolean {
  if (slot !== 'outer' || rain !== 'bears') return rain === 'keeps out'
  const isCloseWoven = hasTag({ tags }, closeWoven)
  return isCloseWoven || material === 'synthetic' || material === 'leather'
}

/** Whether shoes of this material take a light shower: boots of unknown leather may be suede, sneakers may be of wool. */
export function canShoesTakeShower({ material }: Garment): boolean {
  return material === 'leather' || material === 'patent leather' || material === 'synthetic'
}
