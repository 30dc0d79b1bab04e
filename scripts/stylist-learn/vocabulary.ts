import type { Piece } from './pieces.ts'

/** Minimum count of a token; rarer ones do not generalize. */
const SEEN_AT_LEAST = 5
const SEEN_FOR_RARITY = 3

/** The tokens to learn, most frequent first, and the rarity of each word. */
export interface Vocabulary {
  readonly tokens: readonly string[]
  readonly rows: ReadonlyMap<string, number>
  readonly rarityOf: (word: string) => number
}

export function vocabularyOf(pieces: readonly Piece[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const piece of pieces)
    for (const token of piece.tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  const tokens = [...counts]
    .filter(([, count]) => count >= SEEN_AT_LEAST)
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .map(([token]) => token)
  const rows = new Map(tokens.map((token, row) => [token, row]))
  const rarityOf = (word: string) => {
    const count = rows.has(word) ? (counts.get(word) ?? 0) : SEEN_FOR_RARITY
    // Rounded to sixteenths, which are stored in a byte.
    return Math.min(127, Math.round(16 * Math.log(pieces.length / count))) / 16
  }
  return { tokens, rows, rarityOf }
}
