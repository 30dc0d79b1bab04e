import type { TripDayChanges, TripDayName, TripReply } from '../../contract/trips/trips.ts'
import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import { piecesAfterSwap } from '../../domain/stylist/search/pieces-after-swap.ts'
import { arrangePieces } from '../../domain/stylist/search/arrange-pieces.ts'
import { findItemsToWear, requireWearableItems } from '../closet/wearable-items.ts'
import { AppError } from '../http/app-error.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import { toOutfitItem } from '../stylist/outfit-item.ts'
import { packChangedTrip } from './pack-changed-trip.ts'
import { requireTripDay } from './trip-lifecycle.ts'
import type { StoredTripDay } from './stored-trip.ts'
import { draftOf, type TripDraft } from './trip-draft.ts'

interface DayToChange {
  readonly id: string
  readonly day: TripDayName
  readonly changes: TripDayChanges
}

/**
 * Changes a day of a trip in one way: changes its purpose, which re-solves the day unless it was chosen by hand; swaps
 * a piece, which marks the outfit as chosen by hand; or reopens it for solving.
 * @throws AppError trip_not_found, changed_meanwhile, invalid_request, closet_item_not_found, piece_not_wearable,
 * swap_not_possible
 */
export function changeTripDay(
  deps: PlannerDeps,
  user: User,
  { id, day: name, changes }: DayToChange,
  rejectStale: RejectStale,
): Promise<TripReply> {
  if (Object.values(changes).filter((each) => each !== undefined).length !== 1)
    throw new AppError('invalid_request', {
      message: 'Change one thing at a time: purpose, swap or isByHand.',
    })
  return packChangedTrip(deps, user, id, rejectStale, async (seen) => {
    const day = requireTripDay(seen, name)
    const { purpose, swap, isByHand } = changes
    if (swap) return { draft: withDay(draftOf(seen), name, await swapped(deps, user, day, swap)) }
    if (purpose !== undefined)
      return { draft: withDay(draftOf(seen), name, { purpose, isOpen: !day.isByHand, offered: [] }) }
    return {
      draft: withDay(draftOf(seen), name, isByHand ? { isByHand } : { isByHand: false, isOpen: true }),
    }
  })
}

function withDay(draft: TripDraft, name: TripDayName, change: Partial<TripDraft['days'][number]>): TripDraft {
  const taken = new Set(change.pieces?.map(({ item }) => item.id))
  return {
    ...draft,
    days: draft.days.map((day) => (day.day === name ? { ...day, ...change } : day)),
    takenOut: draft.takenOut.filter(({ id }) => !taken.has(id)),
  }
}

async function swapped(
  { db, pieceReader }: Pick<PlannerDeps, 'db' | 'pieceReader'>,
  user: User,
  { pieces }: StoredTripDay,
  { itemId, withItemId }: NonNullable<TripDayChanges['swap']>,
) {
  await requireWearableItems(db, user, [withItemId], ['archived', 'sold', 'listed'])
  const ids = [...pieces.map(({ item }) => item.id), withItemId]
  const read = await pieceReader.read(await findItemsToWear(db, user.id, ids))
  const byId = new Map(read.map((piece) => [piece.id, piece]))
  const worn = pieces.flatMap(({ item }) => byId.get(item.id) ?? [])
  const other = byId.get(withItemId)
  const former = worn.find(({ id }) => id === itemId)
  if (!former || !other)
    throw new AppError('closet_item_not_found', { message: "This piece isn't in the day's outfit." })
  if (pieces.some(({ item }) => item.id === withItemId))
    throw new AppError('swap_not_possible', { message: `${other.name} is already in this outfit.` })
  return { pieces: swappedOrReject(former, other, arrangePieces(worn) ?? worn), isByHand: true }
}

function swappedOrReject(former: StylistPiece, other: StylistPiece, pieces: readonly StylistPiece[]) {
  // A cardigan that is worn over the top counts as the layer.
  const worn = pieces.find(({ id }) => id === former.id) ?? former
  const placed = piecesAfterSwap(worn, other, pieces)
  if (!placed)
    throw new AppError('swap_not_possible', { message: `${other.name} can't replace ${former.name}.` })
  return placed.map((piece) => ({ slot: piece.garment.slot, item: toOutfitItem(piece) }))
}
