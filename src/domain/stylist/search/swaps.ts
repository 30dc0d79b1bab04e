import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { asMid } from '../layers/as-mid.ts'
import { canBeMid } from '../layers/fits-over.ts'
import { layersWell } from '../layers/looks-good-over.ts'
import type { Outfit, StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { rankOutfit } from '../score/score-outfit.ts'
import { isOfUse, isSamePart } from './extra-role.ts'
import { isEligibleFor } from './is-eligible-for.ts'
import { scoredOutfit } from './outfit-of.ts'
import { hasSlotAmong, inSlotOrder } from './outfit-slots.ts'
import { pairFit } from './pair-fit.ts'
import { pieceFit } from './piece-fit.ts'
import { piecesAfterSwap } from './pieces-after-swap.ts'
import { eligiblePieces } from './search-space.ts'

interface Swap {
  /** The piece to take out; not the focus. */
  readonly pieceId: string
  /** Pieces that are available. */
  readonly closet: readonly StylistPiece[]
  readonly needs: OutfitNeeds
  readonly today: CalendarDate
}

/** A piece that replaces another, and the resulting outfit. */
interface OutfitSwap {
  readonly piece: StylistPiece
  readonly outfit: Outfit
}

// Candidates of `swapsFor` that are scored in full.
const SCORED = 24

/** The best replacements for a piece of an outfit, best first; empty for the focus or a piece of another outfit. */
export function swapsFor({
  outfit,
  pieceId,
  closet,
  needs,
  today,
  count,
}: Swap & { readonly outfit: Outfit; readonly count: number }): OutfitSwap[] {
  const leaving = outfit.pieces.find(({ id }) => id === pieceId)
  if (!leaving || leaving.id === outfit.focus?.id) return []
  const staying = outfit.pieces.filter(({ id }) => id !== pieceId)
  const garments = staying.map(({ garment }) => garment)
  const offered = ofSlot(leaving, closet).map((piece) =>
    leaving.garment.slot === 'mid' ? asMid(piece) : piece,
  )
  const fitting = offered.filter(
    (piece) =>
      piece.id !== pieceId &&
      hasSlotAmong(piece, staying) &&
      layersWell(piece, staying) &&
      (piece.garment.slot !== 'extra' || isOfUse(piece.garment, garments, needs)),
  )
  const fit = pieceFit(needs, today)
  const meanPair = (piece: StylistPiece) =>
    staying.reduce((sum, other) => sum + pairFit(other, piece), 0) / Math.max(1, staying.length)
  const rated = eligiblePieces(fitting, { needs, withoutIds: [] })
    .map((piece) => ({ piece, exact: fit(piece) + meanPair(piece) }))
    .toSorted(byExact)
    .slice(0, SCORED)
    .map(({ piece }) => ({ piece, exact: rankOutfit({ pieces: [...staying, piece], needs, today }) }))
  return samePartFirst(leaving, rated.toSorted(byExact))
    .slice(0, count)
    .map(({ piece }) => ({
      piece,
      outfit: scoredOutfit(
        { focus: outfit.focus, pieces: [...staying, piece], needs, today },
        outfit.missing,
      ),
    }))
}

/** A piece that can replace another, and the score of the outfit with it. */
export interface SwapOption {
  /** With the slot that it takes in the outfit, which may differ from that in the closet. */
  readonly piece: StylistPiece
  /** Points of the outfit with it, of 100. */
  readonly total: number
  /** It passes the stylist's rules for day and occasion. */
  readonly isFit: boolean
}

export interface EverySwapRequest extends Swap {
  readonly focus: StylistPiece | null
  /** The pieces of the outfit, as worn. */
  readonly pieces: readonly StylistPiece[]
}

// A full score takes up to a tenth of a millisecond.
const SCORED_AT_ONCE = 16

/**
 * Lists every piece that can replace one: fitting pieces first, each group by exact score, highest first. Empty for the
 * focus and for a piece that is not in the outfit. Yields every few pieces so that a large closet does not block the
 * event loop.
 */
export function* everySwapInSteps(request: EverySwapRequest): Generator<undefined, SwapOption[]> {
  const { focus, pieces, pieceId, closet, needs, today } = request
  const former = pieces.find(({ id }) => id === pieceId)
  if (!former || former.id === focus?.id) return []
  const worn = new Set(pieces.map(({ id }) => id))
  const found: Rated[] = []
  const inSlot = ofSlot(former, closet).filter(({ id }) => !worn.has(id))
  for (const [at, other] of inSlot.entries()) {
    if (at % SCORED_AT_ONCE === SCORED_AT_ONCE - 1) yield
    const swapped = piecesAfterSwap(former, other, pieces)
    const piece = swapped?.find(({ id }) => id === other.id)
    if (!swapped || !piece) continue
    found.push({ piece, exact: rankOutfit({ focus, pieces: inSlotOrder(swapped), needs, today }) })
  }
  yield
  const fits = fitsIn(former, request, found)
  return samePartFirst(former, found.toSorted(byExact))
    .map(({ piece, exact }) => ({ piece, total: Math.round(exact), isFit: fits(piece) }))
    .toSorted((one, other) => Number(other.isFit) - Number(one.isFit))
}

interface Rated {
  readonly piece: StylistPiece
  readonly exact: number
}

const byExact = (one: Rated, other: Rated) =>
  other.exact - one.exact || (one.piece.id < other.piece.id ? -1 : 1)

// A scarf replaces a scarf before a belt does.
const samePartFirst = (former: StylistPiece, rated: readonly Rated[]) =>
  rated.toSorted(
    (one, other) => Number(isSamePart(former, other.piece)) - Number(isSamePart(former, one.piece)),
  )

const ofSlot = ({ garment: { slot } }: StylistPiece, closet: readonly StylistPiece[]) =>
  closet.filter(({ garment }) => (slot === 'mid' ? canBeMid(garment) : garment.slot === slot))

// As in the search, 'lenient' applies only if no piece of the slot passes 'strict'. Not 'makeshift': such a coat is only
// worn for lack of another, so it does not count as fitting.
function fitsIn(
  former: StylistPiece,
  { needs, pieces }: EverySwapRequest,
  options: readonly Rated[],
): (piece: StylistPiece) => boolean {
  const staying = pieces.filter(({ id }) => id !== former.id)
  const garments = staying.map(({ garment }) => garment)
  const offered = [former, ...options.map(({ piece }) => piece)]
  const may = (['strict', 'lenient'] as const)
    .map((strictness) => isEligibleFor(needs, strictness))
    .find((passes) => offered.some(({ garment }) => passes(garment)))
  return (piece) =>
    may !== undefined &&
    may(piece.garment) &&
    layersWell(piece, staying) &&
    (piece.garment.slot !== 'extra' || isOfUse(piece.garment, garments, needs))
}
