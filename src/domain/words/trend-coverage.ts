import type { TrendPart } from '../../contract/trends.ts'

interface Coverage {
  /** 'You can wear 4 of 5 pieces.' */
  readonly summary: string
  /** 'Missing: wide-leg trousers.'; null if `summary` is enough. */
  readonly missing: string | null
}

/** Describes how much of a trend the closet covers, in at most 14 words plus names. Expects at least one part. */
export function coverageInWords(parts: readonly TrendPart[]): Coverage {
  const missing = parts.filter(({ item }) => item === null).map(({ name }) => name)
  const count = parts.length
  if (missing.length === 0)
    return {
      summary: `You can wear ${count === 1 ? 'the one piece it needs' : count === 2 ? 'both pieces' : `all ${count} pieces`}.`,
      missing: null,
    }
  if (missing.length === count) {
    const none = count === 2 ? 'either piece' : `any of the ${count} pieces`
    return { summary: `You don't have ${count === 1 ? 'the one piece it needs' : none}.`, missing: null }
  }
  return {
    summary: `You can wear ${count - missing.length} of ${count} pieces.`,
    missing: `Missing: ${missing.join(', ')}.`,
  }
}
