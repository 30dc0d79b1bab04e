import type { WeekDay } from '../../../contract/values/week-days.ts'
import { piecesAfterSwap } from '../../../domain/stylist/search/pieces-after-swap.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { plannedPieces } from '../planned-pieces.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { requireDay, requirePlan } from '../plan-lifecycle.ts'

/**
 * Lists the ids of all wearable pieces for the slot of a day's piece, newest first, including those that don't suit the
 * day, because the user chooses.
 * @throws AppError plan_not_found, closet_item_not_found for a piece that isn't in that day's outfit
 */
export async function listPiecesForSlot(
  { db, pieceReader }: Pick<PlannerDeps, 'db' | 'pieceReader'>,
  user: User,
  { id, dayOfWeek, itemId }: { id: string; dayOfWeek: WeekDay; itemId: string },
): Promise<string[]> {
  const day = requireDay(await requirePlan(db, user, id), dayOfWeek)
  const worn = (await plannedPieces(pieceReader, db, user.id, [day])).get(dayOfWeek) ?? []
  const leaving = worn.find((piece) => piece.id === itemId)
  if (!leaving)
    throw new AppError('closet_item_not_found', { message: `This piece isn't in ${dayOfWeek}'s outfit.` })
  const closet = await pieceReader.readWearable(db, user.id, day.date)
  const others = new Set(worn.map((piece) => piece.id))
  return closet
    .filter((piece) => !others.has(piece.id) && piecesAfterSwap(leaving, piece, worn) !== null)
    .map((piece) => piece.id)
}
