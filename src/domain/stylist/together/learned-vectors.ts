import { learnedTable } from './learned-table.ts'

/** Numbers of one vector. */
const vectorSize = learnedTable.size
/** What a word that the table does not know tells, in the unit of `rarityOf`. */
const UNKNOWN_RARITY = 7.5
/** The table holds rarity in sixteenths. */
const RARITY_STEP = 1 / 16
// A person's few words must not hang on a word that the table has seen a handful of times.
const RAREST_OF_OWN = 5.4
/** With so many tokens known, half of what they say counts. */
const HALF_TRUST = 3

const bytes = Int8Array.from(atob(learnedTable.vectors), (char) => char.charCodeAt(0))
const rowSize = vectorSize + 1
const rows = new Map(learnedTable.tokens.split(' ').map((token, row) => [token, row]))

/** How much it tells that two pieces share a word: the logarithm of how rare it is among titles, 0 to 7.5. */
export function rarityOf(word: string): number {
  const row = rows.get(word)
  return row === undefined ? UNKNOWN_RARITY : (bytes[row * rowSize + vectorSize] ?? 0) * RARITY_STEP
}

/**
 * The learned vector of a piece, of length 1 for a shop's title; for a person's own piece shorter the less is known
 * of it, down to 0.
 */
export function learnedVector(tokens: readonly string[], isTitle: boolean): Float32Array {
  const vector = new Float32Array(vectorSize)
  let known = 0
  for (const token of tokens) {
    const row = rows.get(token)
    if (row === undefined || !(isTitle || speaksOfOwn(token))) continue
    known += 1
    for (let at = 0; at < vectorSize; at++) vector[at] = (vector[at] ?? 0) + (bytes[row * rowSize + at] ?? 0)
  }
  const length = Math.hypot(...vector)
  if (length === 0) return vector
  const trust = isTitle ? 1 : known / (known + HALF_TRUST)
  return vector.map((number) => (number * trust) / length)
}

function speaksOfOwn(token: string): boolean {
  return token.includes(':') || rarityOf(token) <= RAREST_OF_OWN
}
