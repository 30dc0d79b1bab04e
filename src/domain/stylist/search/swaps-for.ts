import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { asMid } from '../layers/as-mid.ts'
import { layersWell } from '../layers/looks-good-over.ts'
import { canBeMid } from '../layers/fits-over.ts'
import type { Outfit, StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { rankOutfit } from '../score/score-outfit.ts'
import { isOfUse, isSamePart } from './extra-role.ts'
import { scoredOutfit } from './outfit-of.ts'
import { pairFit } from './pair-fit.ts'
import { pieceFit } from './piece-fit.ts'
import { eligiblePieces } from './search-space.ts'
import { hasSlotAmong } from './outfit-slots.ts'

export interface SwapRequest {
  readonly outfit: Outfit
  /** The piece to take out; not the focus. */
  readonly pieceId: string
  readonly closet: readonly StylistPiece[]
  readonly needs: OutfitNeeds
  readonly today: CalendarDate
  readonly count: number
}

/** A piece that replaces another, and the resulting outfit. */
export interface OutfitSwap {
  readonly piece: StylistPiece
  readonly outfit: Outfit
}

/** Candidates that are scored in full. */
const SCORED = 24

/** The best replacements for a piece of an outfit, best first; empty for the focus or a piece of another outfit. */
export function swapsFor({ outfit, pieceId, closet, needs, today, count }: SwapRequest): OutfitSwap[] {
  const leaving = outfit.pieces.find(({ id }) => id === pieceId)
  if (!leaving || leaving.id === outfit.focus?.id) return []
  const staying = outfit.pieces.filter(({ id }) => id !== pieceId)
  const garments = staying.map(({ garment }) => garment)
  const { slot } = leaving.garment
  const offered =
    slot === 'mid'
      ? closet.filter(({ garment }) => canBeMid(garment)).map(asMid)
      : closet.filter(({ garment }) => garment.slot === slot)
  const fitting = offered.filter(
    (piece) =>
      piece.id !== pieceId &&
      hasSlotAmong(piece, staying) &&
      layersWell(piece, staying) &&
      (slot !== 'extra' || isOfUse(piece.garment, garments, needs)),
  )
  const fit = pieceFit(needs, today)
  return eligiblePieces(fitting, { needs, withoutIds: [] })
    .map((piece) => ({ piece, value: fit(piece) + meanPair(piece, staying) }))
    .toSorted((one, other) => other.value - one.value || byId(one, other))
    .slice(0, SCORED)
    .map(({ piece }) => ({ piece, exact: rankOutfit({ pieces: [...staying, piece], needs, today }) }))
    .toSorted(
      (one, other) =>
        Number(isSamePart(leaving, other.piece)) - Number(isSamePart(leaving, one.piece)) ||
        other.exact - one.exact ||
        byId(one, other),
    )
    .slice(0, count)
    .map(({ piece }) => ({
      piece,
      outfit: scoredOutfit(
        { focus: outfit.focus, pieces: [...staying, piece], needs, today },
        outfit.missing,
      ),
    }))
}

function meanPair(piece: StylistPiece, staying: readonly StylistPiece[]): number {
  const sum = staying.reduce((total, other) => total + pairFit(other, piece), 0)
  return staying.length > 0 ? sum / staying.length : 0
}

function byId(one: { piece: StylistPiece }, other: { piece: StylistPiece }): number {
  return one.piece.id < other.piece.id ? -1 : 1
}
