import type { Garment } from '../../closet/garment.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import type { GarmentTag } from '../../closet/tags/garment-tags.ts'
import type { OccasionWant } from '../outfit-needs.ts'

// What a pair that is only called 'shoes' may be; boots and the shoes of a sport have names of their own.
const everydayShoes: ReadonlySet<GarmentTag> = new Set<GarmentTag>([
  'sneakers', 'canvas shoes', 'running shoes', 'flats', 'loafers', 'dress shoes', 'boat shoes', 'block heels', 'dance shoes',
  'espadrilles',
]) // prettier-ignore

const isUnknown = ({ slot, type }: Garment) => slot === 'shoes' && (type === null || type === 'shoes')

/** Whether shoes of an unknown type could be what an occasion calls for, so that nothing is said to be missing. */
export function couldMeet(garment: Garment, { of }: OccasionWant): boolean {
  if (!isUnknown(garment)) return false
  return (of.tags ?? []).some(
    (tag) => everydayShoes.has(tag) && isSelected({ ...garment, tags: new Set([tag]) }, of),
  )
}
