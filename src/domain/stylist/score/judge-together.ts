import { type StyleTribe, styleTribes } from '../../closet/garment.ts'
import { within01 } from '../../within01.ts'
import { belongTogether } from '../pairing/belong-together.ts'
import type { Judged, PieceOrigin, ToJudge } from './judged.ts'
import { piecesTogether, whyPiecesTogether } from './pieces-together.ts'
import type { ScoreFact } from './score-fact.ts'
import type { ScoredPiece } from './scored-piece.ts'

// Below it more speaks against the outfit than for it.
const APART_BELOW = 0.4
const SET_BONUS = 0.25

/** Whether pieces like these are worn together: one crowd, one price level, kinds that keep company. */
export function judgeTogether({ pieces }: ToJudge, origin: PieceOrigin): Judged {
  const share = within01(piecesTogether(pieces, origin) + (hasSet(pieces) ? SET_BONUS : 0))
  return { share, fact: () => togetherFact(pieces, share, origin) }
}

function hasSet(pieces: readonly ScoredPiece[]): boolean {
  return pieces.some((piece, at) => pieces.slice(0, at).some((other) => belongTogether(piece, other)))
}

function togetherFact(pieces: readonly ScoredPiece[], share: number, origin: PieceOrigin): ScoreFact {
  if (pieces.length < 2) return { is: 'alone' }
  const why = whyPiecesTogether(pieces, origin)
  const at = (places: readonly number[]) => pieces.filter((_, place) => places.includes(place))
  if (share < APART_BELOW && why.worstKinds) return { is: 'seldom together', pieces: at(why.worstKinds) }
  const shared = sharedTribe(pieces)
  if (shared) return { is: 'shared tribe', ...shared, of: pieces.length }
  if (why.brand) return { is: 'one brand', brand: why.brand.name, pieces: at(why.brand.pieces) }
  return why.bestKinds ? { is: 'often together', pieces: at(why.bestKinds) } : { is: 'mixed tribes' }
}

function sharedTribe(
  pieces: readonly ScoredPiece[],
): { readonly tribe: StyleTribe; readonly count: number } | null {
  const [shared] = styleTribes
    .map((tribe) => ({
      tribe,
      count: pieces.filter(({ garment }) => (garment.tribes[tribe] ?? 0) >= 0.5).length,
    }))
    .toSorted((one, other) => other.count - one.count)
  // A tribe of half of the pieces is none of the outfit.
  return shared && shared.count > pieces.length / 2 ? shared : null
}
