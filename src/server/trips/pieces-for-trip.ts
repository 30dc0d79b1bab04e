import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import { awayItemIds } from '../closet/away-items.ts'
import { findItemsToWear, listHeldItems } from '../closet/wearable-items.ts'
import type { User } from '../http/user-of-request.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import type { TripDraft } from './trip-draft.ts'

/**
 * Lists the pieces that may be taken on a trip, without duplicates: all held pieces, including those in the wash,
 * except pieces removed from the list and pieces packed for another trip at that time. Always includes pieces that the
 * user added to the list.
 */
export async function piecesForTrip(
  { db, pieceReader }: Pick<PlannerDeps, 'db' | 'pieceReader'>,
  user: User,
  tripId: string,
  { wishes, takenOut, lines, days }: TripDraft,
): Promise<StylistPiece[]> {
  const away = await awayItemIds(db, user.id, wishes.fromDate, { ignoredTripId: tripId })
  const left = new Set([...takenOut.map(({ id }) => id), ...away])
  const chosen = [
    ...lines.filter(({ isByHand, isPacked }) => isByHand || isPacked).map(({ closetItemId }) => closetItemId),
    ...days.filter(({ isOpen }) => !isOpen).flatMap(({ pieces }) => pieces.map(({ item }) => item.id)),
  ].filter((id) => id !== null)
  const kept = await listHeldItems(db, user.id)
  const items = new Map(kept.filter(({ id }) => !left.has(id)).map((item) => [item.id, item]))
  const others = chosen.filter((id) => !items.has(id))
  const found = await findItemsToWear(db, user.id, [...new Set(others)])
  return pieceReader.read([...items.values(), ...found])
}
