import { layersWell } from '../layers/goes-over.ts'
import { canBeMid } from '../layers/lies-over.ts'
import type { StylistPiece } from '../outfit.ts'
import type { OutfitNeeds } from '../outfit-needs.ts'
import { rankOutfit } from '../score/score-outfit.ts'
import { isOfUse } from './extra-role.ts'
import { inPlaceOf } from './in-place-of.ts'
import { mayJoin } from './may-join.ts'
import { inSlotOrder } from './slots-asked.ts'

export interface EverySwapRequest {
  readonly focus: StylistPiece | null
  /** The outfit as it is worn. */
  readonly pieces: readonly StylistPiece[]
  /** The piece to take out; not the focus. */
  readonly pieceId: string
  /** Pieces that may be worn now. */
  readonly closet: readonly StylistPiece[]
  readonly needs: OutfitNeeds
  /** As '2026-11-23'. */
  readonly today: string
}

/** A piece that can be worn in the place of another, and how the outfit scores with it. */
export interface SwapOption {
  /** As it is worn in the outfit. */
  readonly piece: StylistPiece
  /** Points of 100 that the outfit has with it. */
  readonly total: number
  /** It passes the stylist's rules for day and occasion. */
  readonly isFit: boolean
}

// A full score takes up to a tenth of a millisecond.
const SCORED_AT_ONCE = 16
// A makeshift coat is worn only for lack of another; it does not fit.
const fitting = ['strict', 'lenient'] as const

/**
 * Every piece that can be worn in the place of one: those that fit first, each group by its exact score, highest first.
 * Empty for the focus and for a piece that is not in the outfit. Yields after each few, so that a large closet does not
 * block the event loop.
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
    const swapped = inPlaceOf(former, other, pieces)
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
        other.exact - one.exact ||
        (one.piece.id < other.piece.id ? -1 : 1),
    )
    .map(({ piece, exact, isFit: fits }) => ({ piece, total: Math.round(exact), isFit: fits }))
}

// The dress code bends only where nothing in this slot meets it, as it does in the search.
function fitsIn(
  { former, needs, pieces }: { readonly former: StylistPiece } & Pick<EverySwapRequest, 'needs' | 'pieces'>,
  options: readonly StylistPiece[],
): (piece: StylistPiece) => boolean {
  const staying = pieces.filter(({ id }) => id !== former.id)
  const garments = staying.map(({ garment }) => garment)
  const rules = fitting.map((strictness) => mayJoin(needs, strictness))
  const may = rules.find((passes) => [former, ...options].some(({ garment }) => passes(garment)))
  return (piece) =>
    may !== undefined &&
    may(piece.garment) &&
    layersWell(piece, staying) &&
    (piece.garment.slot !== 'extra' || isOfUse(piece.garment, garments, needs))
}
