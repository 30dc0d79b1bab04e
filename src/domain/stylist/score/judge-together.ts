import { type StyleTribe, styleTribes } from '../../closet/garment.ts'
import { sentence, within01 } from '../../sentence.ts'
import { belongTogether } from '../pairing/belong-together.ts'
import { callAll, callPiece, verb } from './call-piece.ts'
import type { Judged, PieceOrigin, ToJudge } from './judged.ts'
import { piecesTogether, whyPiecesTogether } from './pieces-together.ts'
import type { ScoredPiece } from './scored-piece.ts'

// Below it more speaks against the outfit than for it.
const APART_BELOW = 0.4
const SET_BONUS = 0.25

/** Whether pieces like these are worn together: one crowd, one price level, kinds that keep company. */
export function judgeTogether({ pieces }: ToJudge, origin: PieceOrigin): Judged {
  const share = within01(piecesTogether(pieces, origin) + (hasSet(pieces) ? SET_BONUS : 0))
  return { share, reason: () => sentence(togetherWords(pieces, share, origin)) }
}

function hasSet(pieces: readonly ScoredPiece[]): boolean {
  return pieces.some((piece, at) => pieces.slice(0, at).some((other) => belongTogether(piece, other)))
}

function togetherWords(pieces: readonly ScoredPiece[], share: number, origin: PieceOrigin): string {
  const [first] = pieces
  if (!first || pieces.length === 1)
    return first ? `nothing stands beside ${callPiece(first)} yet` : 'nothing is chosen yet'
  const why = whyPiecesTogether(pieces, origin)
  const at = (places: readonly number[]) => pieces.filter((_, place) => places.includes(place))
  if (share < APART_BELOW && why.worstKinds) return `${callAll(at(why.worstKinds))} are seldom worn together`
  const shared = sharedTribe(pieces)
  if (shared) return `${callAll(shared.members)} share a ${shared.tribe} side`
  if (why.brand) return `${callAll(at(why.brand.pieces))} are of one brand, ${why.brand.name}`
  if (why.bestKinds) return `${callAll(at(why.bestKinds))} are often worn together`
  return `${callAll(pieces)} ${verb(pieces, 'belongs', 'belong')} to no one crowd`
}

function sharedTribe(
  pieces: readonly ScoredPiece[],
): { readonly tribe: StyleTribe; readonly members: readonly ScoredPiece[] } | null {
  const shared = styleTribes
    .map((tribe) => ({
      tribe,
      members: pieces.filter(({ garment }) => (garment.tribes[tribe] ?? 0) >= 0.34),
    }))
    .toSorted((one, other) => other.members.length - one.members.length)[0]
  return shared && shared.members.length > 1 ? shared : null
}
