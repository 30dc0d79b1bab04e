import type { GarmentSlot } from '../closet/garment.ts'

/** The ids of the pieces that make an outfit another one: all but bags and what finishes it. */
export type OfferedOutfit = readonly string[]

interface PieceOfOutfit {
  readonly id: string
  readonly slot: GarmentSlot
}

// Of more nobody remembers the first.
const KEPT = 40

/** An outfit as it is remembered to have been offered. */
export function offeredOutfit(pieces: readonly PieceOfOutfit[]): OfferedOutfit {
  return pieces
    .filter(({ slot }) => slot !== 'bag' && slot !== 'extra')
    .map(({ id }) => id)
    .toSorted()
}

/** What was offered for a day before `chosen`, which `former` has just given way to; what had its turn longest ago first. */
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
