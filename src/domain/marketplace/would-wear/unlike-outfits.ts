import type { StylistPiece } from '../../stylist/outfit.ts'

/** An outfit that was counted: whole, and good enough. */
export interface CountedOutfit {
  readonly pieces: readonly StylistPiece[]
  /** Of 100. */
  readonly points: number
  /** What it was counted by: no two have the same. */
  readonly around: readonly StylistPiece[]
}

const SHOWN = 4
// Points that an outfit must have more for each piece that is shown already: enough for other clothes to come first.
const REPEAT_COSTS = 8

/** At most four of the outfits, the best first, with as little in common beside the candidate as they can have. */
export function unlikeOutfits(outfits: readonly CountedOutfit[]): (readonly StylistPiece[])[] {
  const shown: CountedOutfit[] = []
  const timesShown = new Map<string, number>()
  while (shown.length < Math.min(SHOWN, outfits.length)) {
    const score = ({ pieces, points }: CountedOutfit) =>
      points - REPEAT_COSTS * pieces.reduce((times, { id }) => times + (timesShown.get(id) ?? 0), 0)
    const [next] = outfits
      .filter((outfit) => !shown.includes(outfit))
      .map((outfit) => ({ outfit, value: score(outfit) }))
      .toSorted((one, other) => other.value - one.value)
    if (!next) break
    shown.push(next.outfit)
    for (const { id } of next.outfit.pieces) timesShown.set(id, (timesShown.get(id) ?? 0) + 1)
  }
  return shown.map(({ pieces }) => pieces)
}
