import * as z from 'zod/mini'
import affinities from './kind-affinities.json' with { type: 'json' }
import rows from './piece-kinds.json' with { type: 'json' }

/** Kinds of pieces that are worn with the same other pieces, finer than the kinds of drawings. */
export type PieceKind = keyof typeof rows

/** All kinds. */
export const pieceKinds: readonly PieceKind[] = Object.keys(rows).filter(isPieceKind)

/** Words that name each kind. A hyphen joins the words of a phrase; the plural s is omitted. */
export const pieceKindWords = z.record(z.enum(pieceKinds), z.array(z.string())).parse(rows)

/**
 * How likely two kinds are worn together, set by hand from general knowledge: from -2 (never) to 2 (ideal); pairs that are
 * missing are 0.
 */
export const kindAffinities = z
  .partialRecord(z.enum(pieceKinds), z.partialRecord(z.enum(pieceKinds), z.number()))
  .parse(affinities)

/** Whether `text` is the name of a kind. */
export function isPieceKind(text: string): text is PieceKind {
  return Object.hasOwn(rows, text)
}
