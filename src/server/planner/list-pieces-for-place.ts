import type { WeekDay } from '../../contract/planner.ts'
import { hasPlace } from '../../domain/stylist/search/slots-asked.ts'
import { listWearableItems } from '../closet/wearable-items.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { plannedPieces } from './planned-pieces.ts'
import type { PlannerNeeds } from './planner-needs.ts'
import { requireDay, requirePlan } from './require-plan.ts'

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
    throw new AppError('closet_item_not_found', { message: `This piece is not in ${dayOfWeek}'s outfit.` })
  const staying = worn.filter((piece) => piece !== leaving)
  const closet = await pieceReader.read(await listWearableItems(db, user.id))
  return closet
    .filter((piece) => piece.id !== itemId)
    .filter((piece) => piece.garment.slot === leaving.garment.slot && hasPlace(piece, staying))
    .map((piece) => piece.id)
}
