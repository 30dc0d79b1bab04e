import { type StyleTribe, styleTribes } from '../../closet/garment.ts'
import { callAll, callPiece, verb } from './call-piece.ts'
import type { Judged, PieceOrigin, ToJudge } from './judged.ts'
import { piecesTogether } from './pieces-together.ts'
import type { ScoredPiece } from './scored-piece.ts'
import { sentence } from './sentence.ts'

/** Whether pieces like these are worn together: one crowd, one price level, kinds that keep company. */
export function judgeTogether({ pieces }: ToJudge, origin: PieceOrigin): Judged {
  return { share: piecesTogether(pieces, origin), reason: () => sentence(togetherWords(pieces)) }
}

function togetherWords(pieces: readonly ScoredPiece[]): string {
  const [first] = pieces
  if (!first || pieces.length === 1)
    return first ? `nothing stands beside ${callPiece(first)} yet` : 'nothing is chosen yet'
  const shared = styleTribes
    .map((tribe) => ({
      tribe,
      members: pieces.filter(({ garment }) => (garment.tribes[tribe] ?? 0) >= 0.34),
    }))
    .toSorted((one, other) => other.members.length - one.members.length)[0]
  if (shared && shared.members.length > 1) return sharedWords(shared.tribe, shared.members)
  return `${callAll(pieces)} ${verb(pieces, 'belongs', 'belong')} to no one crowd`
}

function sharedWords(tribe: StyleTribe, members: readonly ScoredPiece[]): string {
  return `${callAll(members)} share a ${tribe} side`
}
