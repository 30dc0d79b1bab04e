import { capital } from '../../sentence.ts'
import { monthInWords } from '../../month-in-words.ts'
import { verb } from '../../stylist/score/call-piece.ts'
import type { GonePiece } from './gone-piece.ts'
import { NEAR_DUPLICATE_FROM, type NearestPiece } from './nearest-piece.ts'
import { percent } from './percent.ts'
import { yourPiece } from './verdict.ts'

/** 'You sold your navy cardigan in September 2026: it was 93 % like this.'; null where nothing that left was like it. */
export function whatLeft(nearest: NearestPiece<GonePiece> | null): string | null {
  if (!nearest || nearest.likeness < NEAR_DUPLICATE_FROM) return null
  const { piece, likeness } = nearest
  const own = yourPiece(piece)
  if (piece.how === 'for sale') return `You have ${own} up for sale, ${percent(likeness)} like this.`
  const when = piece.goneOn === null ? '' : ` in ${monthInWords(piece.goneOn)}`
  const went = {
    sold: `You sold ${own}${when}`,
    donated: `You gave ${own} away${when}`,
    lost: `You lost ${own}${when}`,
    'worn out': `${capital(own)} ${verb([piece], 'was', 'were')} worn out${when}`,
  } as const
  return `${went[piece.how]}: ${verb([piece], 'it was', 'they were')} ${percent(likeness)} like this.`
}
