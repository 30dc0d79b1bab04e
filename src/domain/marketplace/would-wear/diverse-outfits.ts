import type { StylistPiece } from '../../stylist/outfit.ts'

/** An outfit that counts: complete, and with enough points. */
export interface CountedOutfit {
  readonly pieces: readonly StylistPiece[]
  /** 0 to 100. */
  readonly points: number
  /** The partner set, which is unique among the counted outfits. */
  readonly partners: readonly StylistPiece[]
}

const SHOWN = 4
// Points deducted for each piece that a chosen outfit already shows; enough for other clothes to win.
const REPEAT_COSTS = 8

/** At most four of the outfits, best first, with few common pieces. */
export function diverseOutfits(outfits: readonly CountedOutfit[]): (readonly StylistPiece[])[] {
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
