import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { layersWell } from '../layers/looks-good-over.ts'
import { canBeMid } from '../layers/fits-over.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { rankOutfit } from '../score/score-outfit.ts'
import { isOfUse, isSamePart } from './extra-role.ts'
import { piecesAfterSwap } from './pieces-after-swap.ts'
import { isEligibleFor } from './is-eligible-for.ts'
import { inSlotOrder } from './outfit-slots.ts'

export interface EverySwapRequest {
  readonly focus: StylistPiece | null
  /** The pieces of the outfit, as worn. */
  readonly pieces: readonly StylistPiece[]
  /** The piece to take out; not the focus. */
  readonly pieceId: string
  /** Pieces that are available. */
  readonly closet: readonly StylistPiece[]
  readonly needs: OutfitNeeds
  readonly today: CalendarDate
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

// A full score takes up to a tenth of a millisecond.
const SCORED_AT_ONCE = 16
// Without 'makeshift': such a coat is only worn for lack of another, so it does not count as fitting.
const fitting = ['strict', 'lenient'] as const

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
  const found: { readonly piece: StylistPiece; readonly exact: number }[] = []
  const { slot } = former.garment
  const inSlot = closet.filter(
    ({ id, garment }) => !worn.has(id) && (slot === 'mid' ? canBeMid(garment) : garment.slot === slot),
  )
  for (const [at, other] of inSlot.entries()) {
    if (at % SCORED_AT_ONCE === SCORED_AT_ONCE - 1) yield
    const swapped = piecesAfterSwap(former, other, pieces)
    const piece = swapped?.find(({ id }) => id === other.id)
    if (!swapped || !piece) continue
    found.push({ piece, exact: rankOutfit({ focus, pieces: inSlotOrder(swapped), needs, today }) })
  }
  yield
  const isFit = fitsIn(
    { former, needs, pieces },
    found.map(({ piece }) => piece),
  )
  return found
    .map(({ piece, exact }) => ({ piece, exact, isFit: isFit(piece) }))
    .toSorted(
      (one, other) =>
        Number(other.isFit) - Number(one.isFit) ||
        Number(isSamePart(former, other.piece)) - Number(isSamePart(former, one.piece)) ||
        other.exact - one.exact ||
        (one.piece.id < other.piece.id ? -1 : 1),
    )
    .map(({ piece, exact, isFit: fits }) => ({ piece, total: Math.round(exact), isFit: fits }))
}

// As in the search, 'lenient' applies only if no piece of the slot passes 'strict'.
function fitsIn(
  { former, needs, pieces }: { readonly former: StylistPiece } & Pick<EverySwapRequest, 'needs' | 'pieces'>,
  options: readonly StylistPiece[],
): (piece: StylistPiece) => boolean {
  const staying = pieces.filter(({ id }) => id !== former.id)
  const garments = staying.map(({ garment }) => garment)
  const rules = fitting.map((strictness) => isEligibleFor(needs, strictness))
  const may = rules.find((passes) => [former, ...options].some(({ garment }) => passes(garment)))
  return (piece) =>
    may !== undefined &&
    may(piece.garment) &&
    layersWell(piece, staying) &&
    (piece.garment.slot !== 'extra' || isOfUse(piece.garment, garments, needs))
}
