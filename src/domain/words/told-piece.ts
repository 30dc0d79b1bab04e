import { nounOf } from '../closet/noun-of.ts'
import type { SpokenPiece } from './own-name.ts'
import { pieceWords } from './piece-words.ts'

// Until the planner and the marketplace use pieceWords themselves.
export interface ToldPiece {
  readonly full: string
  readonly short: string
  readonly noun: string
  readonly isSeveral: boolean
  readonly shade: string | null
}

export function tellPiece(
  piece: SpokenPiece & { readonly slot: string; readonly picture: string; readonly isCutOut: boolean },
): ToldPiece {
  const { full, short, noun, shade } = pieceWords(piece)
  return { full, short, noun, isSeveral: nounOf(piece).isSeveral, shade }
}
