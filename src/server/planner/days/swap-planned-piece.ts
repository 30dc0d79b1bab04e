import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import { piecesAfterSwap } from '../../../domain/stylist/search/pieces-after-swap.ts'
import { findItemsToWear, requireWearableItems } from '../../closet/wearable-items.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import { chooseByHand } from './choose-by-hand.ts'
import { plannedPieces } from '../planned-pieces.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { rejectWornDay, type StoredDay, type StoredPlan } from '../stored-plan.ts'

interface Swap {
  readonly stored: StoredPlan
  readonly day: StoredDay
  readonly itemId: string
  readonly withItemId: string
}

/**
 * Replaces a piece of a day with another wearable one. Locks the day, so re-solving does not undo the user's choice.
 * @throws AppError closet_item_not_found, piece_not_wearable, swap_not_possible, day_not_changeable
 */
export async function swapPlannedPiece(
  deps: Pick<PlannerDeps, 'clock' | 'pieceReader'>,
  transaction: Database,
  { stored, day, itemId, withItemId }: Swap,
): Promise<void> {
  const { userId } = stored.plan
  rejectWornDay(day)
  if (!day.pieces.some(({ item }) => item.id === itemId))
    throw new AppError('closet_item_not_found', {
      message: `This piece isn't in ${day.dayOfWeek}'s outfit.`,
    })
  await requireWearableItems(transaction, { id: userId }, [withItemId])
  const [other] = await deps.pieceReader.read(await findItemsToWear(transaction, userId, [withItemId]))
  if (!other) throw new AppError('closet_item_not_found')
  rejectDuplicate(day, other)
  const worn = (await plannedPieces(deps.pieceReader, transaction, userId, [day])).get(day.dayOfWeek)
  const pieces = swappedOrReject(itemId, other, worn ?? [])
  const chosen = new Map([[day.dayOfWeek, { pieces, isLocked: true }]])
  await chooseByHand(deps, transaction, stored, chosen)
}

function rejectDuplicate(day: StoredDay, other: StylistPiece): void {
  if (day.pieces.some(({ item }) => item.id === other.id))
    reject(`${other.name} is already in ${day.dayOfWeek}'s outfit.`)
}

function swappedOrReject(
  itemId: string,
  other: StylistPiece,
  pieces: readonly StylistPiece[],
): readonly StylistPiece[] {
  const former = pieces.find(({ id }) => id === itemId)
  if (!former) throw new AppError('closet_item_not_found')
  return piecesAfterSwap(former, other, pieces) ?? reject(`${other.name} can't replace ${former.name}.`)
}

function reject(message: string): never {
  throw new AppError('swap_not_possible', { message })
}
