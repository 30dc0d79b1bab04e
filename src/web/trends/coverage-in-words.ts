import type { TrendPart } from '../../contract/trends.ts'

interface Coverage {
  /** 'You can wear 4 of 5 pieces;', or a whole sentence where nothing is missing or everything is. */
  readonly said: string
  /** 'missing: wide-leg trousers'; null where `said` says all. */
  readonly missing: string | null
}

/** How much of a trend hangs in the closet, of at least one part. */
export function coverageInWords(parts: readonly TrendPart[]): Coverage {
  const missing = parts.filter(({ item }) => item === null).map(({ name }) => name)
  const count = parts.length
  if (missing.length === 0)
    return {
      said: count === 1 ? 'You can wear the one piece it needs.' : `You can wear all ${count} pieces.`,
      missing: null,
    }
  if (missing.length === count)
    return {
      said:
        count === 1 ? "You don't have the one piece it needs." : `You don't have any of its ${count} pieces.`,
      missing: null,
    }
  return {
    said: `You can wear ${count - missing.length} of ${count} pieces.`,
    missing: `Missing: ${missing.join(', ')}.`,
  }
}
