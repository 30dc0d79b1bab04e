import type { StylistPiece } from '../../stylist/outfit.ts'
import { pairFit } from '../../stylist/search/pair-fit.ts'
import type { OtherDays } from '../day/day-space.ts'

/** Returns a memoized `pairFit`, since all days of a week compare the same pairs. */
export function cachedPairFit(): OtherDays['pair'] {
  const known = new Map<StylistPiece, Map<StylistPiece, number>>()
  return (one, other) => {
    const [first, second] = one.id < other.id ? [one, other] : [other, one]
    let row = known.get(first)
    if (!row) {
      row = new Map<StylistPiece, number>()
      known.set(first, row)
    }
    const before = row.get(second)
    if (before !== undefined) return before
    const fit = pairFit(first, second)
    row.set(second, fit)
    return fit
  }
}
