import { shoeTags } from '../../closet/tags/garment-tags.ts'
import { isSelected } from '../../closet/garment-selector.ts'
import type { OccasionWant } from '../outfit-needs.ts'
import { CALLED_FOR } from '../score/wants-met.ts'
import { type CatalogGarment, type OutfitPart, slotOfPart } from '../catalog/garment-catalog.ts'

/** Weight of an occasion's usual wants. */
export const USUAL = 2

const narrowed: ReadonlySet<OutfitPart> = new Set<OutfitPart>(['top', 'bottom', 'shoes', 'layer'])

// 'Clothes that can get dirty' says nothing of shoes.
const isOfShoes = ({ of }: OccasionWant) =>
  !of.tags || of.slots?.includes('shoes') === true || of.tags.some((tag) => shoeTags.has(tag))

/**
 * Narrows shoes to those that meet the wants, heaviest want first, as long as some remain. Narrows tops, bottoms and
 * layers only by required wants and by usual ones that name their slot.
 */
export function narrowToWants(
  all: readonly CatalogGarment[],
  wants: readonly OccasionWant[],
): readonly CatalogGarment[] {
  if (!all.every(({ part }) => narrowed.has(part))) return all
  const isNamed = (want: OccasionWant) =>
    all.every(({ part }) =>
      part === 'shoes' ? isOfShoes(want) : want.of.slots?.some((slot) => slot === slotOfPart[part]),
    )
  let left = all
  for (const { of } of wants
    .filter((want) => want.weight === CALLED_FOR || (want.weight === USUAL && isNamed(want)))
    .toSorted((one, other) => other.weight - one.weight)) {
    const met = left.filter(({ piece }) => isSelected(piece.garment, of))
    if (met.length > 0) left = met
  }
  return left
}
