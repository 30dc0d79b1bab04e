import { isSelected } from '../../closet/garment-selector.ts'
import type { OccasionWant } from '../outfit-needs.ts'
import { CALLED_FOR } from '../score/wants-met.ts'
import { type GarmentToFind, type OutfitPart, slotOfPart } from '../to-find/garments-to-find.ts'

/** Weight of an occasion's wants: what is usual there. */
export const USUAL = 2

const narrowed: ReadonlySet<OutfitPart> = new Set<OutfitPart>(['top', 'bottom', 'shoes', 'layer'])

/**
 * Of shoes what the event and the ground want, the weightiest first, as long as something is left; of tops and bottoms
 * what is asked of them by name, or cannot be done without.
 */
export function whatIsCalledFor(
  all: readonly GarmentToFind[],
  wants: readonly OccasionWant[],
): readonly GarmentToFind[] {
  if (!all.every(({ part }) => narrowed.has(part))) return all
  const isNamed = ({ of }: OccasionWant) =>
    all.every(({ part }) => part === 'shoes' || of.slots?.some((slot) => slot === slotOfPart[part]))
  let left = all
  for (const { of } of wants
    .filter((want) => want.weight === CALLED_FOR || (want.weight === USUAL && isNamed(want)))
    .toSorted((one, other) => other.weight - one.weight)) {
    const met = left.filter(({ piece }) => isSelected(piece.garment, of))
    if (met.length > 0) left = met
  }
  return left
}
