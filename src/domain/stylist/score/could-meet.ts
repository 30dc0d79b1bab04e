import type { Garment } from '../../closet/garment.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import { phraseSet } from '../../word-set.ts'
import type { OccasionWant } from '../outfit-needs.ts'

// What a pair that is only called 'shoes' may be; boots and the shoes of a sport have names of their own.
const everydayShoes: ReadonlySet<string> = phraseSet(
  'sneakers, canvas shoes, running shoes, flats, loafers, dress shoes, boat shoes, block heels, dance shoes, espadrilles',
)

/** Whether shoes of an unknown type could be what an occasion calls for, so that nothing is said to be missing. */
export function couldMeet(garment: Garment, { of }: OccasionWant): boolean {
  const isUnknown = garment.slot === 'shoes' && (garment.type === null || garment.type === 'shoes')
  const tags = isUnknown ? (of.tags ?? []).filter((tag) => everydayShoes.has(tag)) : []
  return tags.some((tag) => isSelected({ ...garment, tags: new Set([tag]) }, of))
}
