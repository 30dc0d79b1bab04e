import type { TrendPart } from '../../contract/trends.ts'

interface Coverage {
  /** 'You can wear 4 of 5 pieces.' */
  readonly said: string
  /** 'Missing: wide-leg trousers.'; null where `said` is enough. */
  readonly missing: string | null
}

/** How much of a trend the closet covers, in at most 14 words and the names. A trend has at least one part. */
export function coverageInWords(parts: readonly TrendPart[]): Coverage {
  const missing = parts.filter(({ item }) => item === null).map(({ name }) => name)
  const count = parts.length
  if (missing.length === 0)
    return {
      said: `You can wear ${count === 1 ? 'the one piece it needs' : count === 2 ? 'both pieces' : `all ${count} pieces`}.`,
      missing: null,
    }
  if (missing.length === count) {
    const none = count === 2 ? 'either piece' : `any of the ${count} pieces`
    return { said: `You don't have ${count === 1 ? 'the one piece it needs' : none}.`, missing: null }
  }
  return {
    said: `You can wear ${count - missing.length} of ${count} pieces.`,
    missing: `Missing: ${missing.join(', ')}.`,
  }
}
