import { cutInName } from '../../closet/garment-facts/cut-in-name.ts'
import type { ScoreFact, Shape } from '../../stylist/score/score-fact.ts'
import type { ScoredPiece } from '../../stylist/score/scored-piece.ts'
import { capital } from '../english.ts'
import { pieceWords } from '../pieces/piece-words.ts'

/** Says how the cuts of the upper and lower piece go together; null unless the names of both state one. */
export function shapesInWords(
  { one, first, other, second }: ScoreFact & { is: 'shapes' },
  the: (piece: ScoredPiece) => string,
): string | null {
  if (!cutInName(one) || !cutInName(other) || first === 'regular' || second === 'regular') return null
  if (first === second)
    return `${capital(the(one))} and ${the(other)} ${first === 'slim' ? 'both fit close' : `are both ${first}`}.`
  if (isRoomy(first) === isRoomy(second)) return 'Balanced proportions.'
  const [close, loose] = isRoomy(first) ? [other, one] : [one, other]
  return `The ${inCut(close)} ${pieceWords(close).does('balances', 'balance')} the ${inCut(loose)}.`
}

const isRoomy = (shape: Shape) => shape === 'loose' || shape === 'long'

/** Names a piece with its cut unless the noun states one: 'oversized sweater', 'leggings'. */
function inCut(piece: ScoredPiece): string {
  const { noun } = pieceWords(piece)
  const cut = cutInName(piece)
  return cut === null || cutInName({ name: noun }) !== null ? noun : `${cut} ${noun}`
}
