import { dot, pairPartNames, readPairParts } from '../../src/domain/stylist/together/pair-parts.ts'
import { type HandFeatures, handFeatures } from '../../src/domain/stylist/together/together-features.ts'
import { learnVectors, VECTOR_SIZE } from './learn-vectors.ts'
import type { Piece } from './pieces.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** Token vectors as stored: integers from -127 to 127. */
export interface LearnedVectors {
  readonly vocabulary: Vocabulary
  readonly table: Int8Array
}

/** A piece with its features and vector. */
interface SeenPiece {
  readonly features: HandFeatures
  readonly vector: Float32Array
}

/** Returns the features of a pair, followed by the cosine of the two vectors. */
export type PairReader = (one: Piece, other: Piece) => Float64Array

export function learnFrom(pieces: readonly Piece[], seed: number): LearnedVectors {
  const vocabulary = vocabularyOf(pieces)
  const exact = learnVectors(pieces, vocabulary, seed)
  const most = exact.reduce((largest, number) => Math.max(largest, Math.abs(number)), 0)
  return { vocabulary, table: Int8Array.from(exact, (number) => Math.round((127 * number) / most)) }
}

/** Creates a reader of pairs for the learned model; it caches parsed pieces. */
export function pairReaderOf({ vocabulary, table }: LearnedVectors): PairReader {
  const known = new Map<Piece, SeenPiece>()
  const parts = new Float64Array(pairPartNames.length)
  const seen = (piece: Piece): SeenPiece => {
    const before = known.get(piece)
    if (before) return before
    const now = {
      features: handFeatures(piece.words, 'shop title', vocabulary.rarityOf),
      vector: vectorOf(piece, vocabulary, table),
    }
    known.set(piece, now)
    return now
  }
  return (one, other) => {
    const [a, b] = [seen(one), seen(other)]
    readPairParts(a.features, b.features, parts)
    return Float64Array.of(...parts, dot(a.vector, b.vector))
  }
}

function vectorOf({ tokens }: Piece, { rows }: Vocabulary, table: Int8Array): Float32Array {
  const vector = new Float32Array(VECTOR_SIZE)
  for (const token of tokens) {
    const row = rows.get(token)
    if (row === undefined) continue
    for (let at = 0; at < VECTOR_SIZE; at++)
      vector[at] = (vector[at] ?? 0) + (table[row * VECTOR_SIZE + at] ?? 0)
  }
  const length = Math.hypot(...vector)
  return length > 0 ? vector.map((number) => number / length) : vector
}
