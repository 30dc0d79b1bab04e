import type { StylistPiece } from '../stylist/outfit.ts'
import { saidPiece } from './said-piece.ts'

/** A piece in a sentence. */
export interface Said {
  readonly piece: StylistPiece
  /** 'the black boots'. */
  readonly the: string
  /** The verb as it must be after the piece. */
  readonly verb: (one: string, several: string) => string
}

/** How a piece stands in a sentence. */
export function sayPiece(piece: StylistPiece): Said {
  const { short, isSeveral } = saidPiece(piece)
  return { piece, the: `the ${short}`, verb: (one, several) => (isSeveral ? several : one) }
}
