import type { GarmentSlot } from '../../closet/garment.ts'

/** Sorted ids of the pieces that identify an outfit: all but bags and accessories. */
export type OfferedOutfit = readonly string[]

interface PieceOfOutfit {
  readonly id: string
  readonly slot: GarmentSlot
}

// Maximum number of former outfits kept per day.
const KEPT = 40

/** Returns the identity of an outfit, for the list of offered outfits. */
export function offeredOutfit(pieces: readonly PieceOfOutfit[]): OfferedOutfit {
  return pieces
    .filter(({ slot }) => slot !== 'bag' && slot !== 'extra')
    .map(({ id }) => id)
    .toSorted()
}

/** Returns the updated list of offered outfits, oldest first, after `chosen` has replaced `former`. */
export function offeredAfter(
  offered: readonly OfferedOutfit[],
  former: OfferedOutfit,
  chosen: OfferedOutfit,
): OfferedOutfit[] {
  if (isSame(former, chosen)) return [...offered]
  const others = offered.filter((outfit) => !isSame(outfit, former) && !isSame(outfit, chosen))
  return [...others, former].slice(-KEPT)
}

function isSame(one: OfferedOutfit, other: OfferedOutfit): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
