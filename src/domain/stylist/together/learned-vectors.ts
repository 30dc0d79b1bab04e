import { once } from '../../once.ts'
import { learnedTable } from './learned-table.ts'

/** Dimensions of a vector. */
const vectorSize = learnedTable.size
/** Rarity of words that are not in the table, in the unit of `rarityOf`. */
const UNKNOWN_RARITY = 7.5
/** The table stores rarity in sixteenths. */
const RARITY_STEP = 1 / 16
// Rarer words are ignored for own pieces, since their few words must not depend on barely learned ones.
const RAREST_OF_OWN = 5.4
/** Number of known tokens at which a vector has half of its length. */
const HALF_TRUST = 3

const bytes = once(() => Int8Array.from(atob(learnedTable.vectors), (char) => char.charCodeAt(0)))
const rowSize = vectorSize + 1
const rows = once(() => new Map(learnedTable.tokens.split(' ').map((token, row) => [token, row])))

/** Rarity of a word among titles, logarithmic (like an inverse document frequency), 0 to 7.5. */
export function rarityOf(word: string): number {
  const row = rows().get(word)
  return row === undefined ? UNKNOWN_RARITY : (bytes()[row * rowSize + vectorSize] ?? 0) * RARITY_STEP
}

/** The vector of a piece, of length 1; for an own piece shorter the fewer of its tokens are known, down to 0. */
export function learnedVector(tokens: readonly string[], isTitle: boolean): Float32Array {
  const vector = new Float32Array(vectorSize)
  let known = 0
  for (const token of tokens) {
    const row = rows().get(token)
    if (row === undefined || !(isTitle || countsForOwn(token))) continue
    known += 1
    for (let at = 0; at < vectorSize; at++)
      vector[at] = (vector[at] ?? 0) + (bytes()[row * rowSize + at] ?? 0)
  }
  const length = Math.hypot(...vector)
  if (length === 0) return vector
  const trust = isTitle ? 1 : known / (known + HALF_TRUST)
  return vector.map((number) => (number * trust) / length)
}

function countsForOwn(token: string): boolean {
  return token.includes(':') || rarityOf(token) <= RAREST_OF_OWN
}
