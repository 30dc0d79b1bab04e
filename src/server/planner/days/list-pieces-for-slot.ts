import type { WeekDay } from '../../../contract/planner.ts'
import { inPlaceOf } from '../../../domain/stylist/search/in-place-of.ts'
import { listWearableItems } from '../../closet/wearable-items.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { plannedPieces } from '../planned-pieces.ts'
import type { PlannerNeeds } from '../planner-needs.ts'
import { requireDay, requirePlan } from '../plan-lifecycle.ts'

/**
 * Ids of all pieces that may be worn now and go in the place of one of a day, newest first, whether they suit the day or
 * not: the person chooses.
 * @throws AppError plan_not_found, closet_item_not_found for a piece that is not worn on that day
 */
export async function listPiecesForPlace(
  { db, pieceReader }: Pick<PlannerNeeds, 'db' | 'pieceReader'>,
  user: User,
  { id, dayOfWeek, itemId }: { id: string; dayOfWeek: WeekDay; itemId: string },
): Promise<string[]> {
  const day = requireDay(await requirePlan(db, user, id), dayOfWeek)
  const worn = (await plannedPieces(pieceReader, db, user.id, [day])).get(dayOfWeek) ?? []
  const leaving = worn.find((piece) => piece.id === itemId)
  if (!leaving)
    throw new AppError('closet_item_not_found', { message: `This piece isn't in ${dayOfWeek}'s outfit.` })
  const closet = await pieceReader.read(await listWearableItems(db, user.id, day.date))
  const others = new Set(worn.map((piece) => piece.id))
  return closet
    .filter((piece) => !others.has(piece.id) && inPlaceOf(leaving, piece, worn) !== null)
    .map((piece) => piece.id)
}
