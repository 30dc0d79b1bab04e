import * as z from 'zod/mini'
import affinityRows from './kind-affinities.json' with { type: 'json' }
import rows from './piece-kinds.json' with { type: 'json' }
import { foldedWords } from '../../closet/text/folded-words.ts'
import { kindRow, type GarmentKind } from '../../closet/garment-kinds.ts'

/** Kinds of pieces that are worn with the same other pieces, finer than the kinds of drawings. */
export type PieceKind = keyof typeof rows

/** All kinds. */
const pieceKinds: readonly PieceKind[] = Object.keys(rows).filter(isPieceKind)

/** Words that name each kind. A hyphen joins the words of a phrase; the plural s is omitted. */
const pieceKindWords = z.record(z.enum(pieceKinds), z.array(z.string())).parse(rows)

/** How likely two kinds are worn together, set by hand: from -2 (never) to 2 (ideal); 0 if missing. */
const kindAffinities = z
  .partialRecord(z.enum(pieceKinds), z.partialRecord(z.enum(pieceKinds), z.number()))
  .parse(affinityRows)

/** Whether `text` is the name of a kind. */
function isPieceKind(text: string): text is PieceKind {
  return Object.hasOwn(rows, text)
}

const LONGEST_PHRASE = 4
/** The maximum in `kindAffinities`. */
const MAX_AFFINITY = 2

const numbers = new Map(pieceKinds.map((kind, number) => [kind, number]))
const byPhrase = new Map(
  pieceKinds.flatMap((kind) =>
    pieceKindWords[kind].map((phrase) => [singular(foldedWords(phrase)), kind] as const),
  ),
)
// Words after these name only a part of the piece.
const headEnds = new Set(['with', 'w', 'in', 'featuring', 'mit', 'con', 'avec'])
const affinities = affinityMatrix()

/** The kind by the last noun of a name, else by the closet's kind; null if neither has one. */
export function kindOfPiece(words: readonly string[], kind: GarmentKind | null): PieceKind | null {
  const end = words.findIndex((word, at) => at > 0 && headEnds.has(word))
  const head = end === -1 ? words : words.slice(0, end)
  return lastKindIn(head) ?? lastKindIn(words) ?? closetKind(kind)
}

function closetKind(kind: GarmentKind | null): PieceKind | null {
  const row = kindRow(kind)
  const word = row && (row.pairsAs ?? row.id)
  return word && isPieceKind(word) ? word : null
}

/** Affinity of two kinds, -1 to 1, by their numbers; 0 if either is unknown (-1). */
export function kindAffinity(one: number, other: number): number {
  return one < 0 || other < 0 ? 0 : (affinities[one * pieceKinds.length + other] ?? 0)
}

/** The number of a kind, -1 for null. */
export function kindNumber(kind: PieceKind | null): number {
  return kind ? (numbers.get(kind) ?? -1) : -1
}

function lastKindIn(words: readonly string[]): PieceKind | null {
  for (let end = words.length; end > 0; end--) {
    for (let length = Math.min(LONGEST_PHRASE, end); length > 0; length--) {
      const kind = byPhrase.get(singular(words.slice(end - length, end)))
      if (kind) return kind
    }
  }
  return null
}

function singular(words: readonly string[]): string {
  return words.map((word) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word)).join(' ')
}

function affinityMatrix(): Float32Array {
  const matrix = new Float32Array(pieceKinds.length ** 2)
  for (const [a, kind] of pieceKinds.entries())
    for (const [b, other] of pieceKinds.entries()) {
      const points = kindAffinities[kind]?.[other]
      if (points === undefined) continue
      matrix[a * pieceKinds.length + b] = points / MAX_AFFINITY
      matrix[b * pieceKinds.length + a] = points / MAX_AFFINITY
    }
  return matrix
}
