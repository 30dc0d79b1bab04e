import type { StylistPiece } from '../../domain/stylist/outfit.ts'
import { findItemsToWear, requireWearableItems } from '../closet/wearable-items.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import { chooseByHand } from './choose-by-hand.ts'
import { plannedPieces } from './planned-pieces.ts'
import type { PlannerNeeds } from './planner-needs.ts'
import { refuseWornDay } from './refuse-worn-day.ts'
import type { StoredDay, StoredPlan } from './stored-plan.ts'

interface Swap {
  readonly stored: StoredPlan
  readonly day: StoredDay
  readonly itemId: string
  readonly withItemId: string
}

/**
 * Puts another piece that may be worn now in the place of one of a day, and locks the day: the person chose it, and
 * choosing the days anew must not undo that.
 * @throws AppError closet_item_not_found, piece_not_wearable, swap_not_possible, day_not_changeable
 */
export async function swapPlannedPiece(
  needs: Pick<PlannerNeeds, 'clock' | 'pieceReader'>,
  transaction: Database,
  { stored, day, itemId, withItemId }: Swap,
): Promise<void> {
  const { userId } = stored.plan
  refuseWornDay(day)
  const former = day.pieces.find(({ item }) => item.id === itemId)
  if (!former)
    throw new AppError('closet_item_not_found', {
      message: `This piece is not in ${day.dayOfWeek}'s outfit.`,
    })
  await requireWearableItems(transaction, { id: userId }, [withItemId])
  const [other] = await needs.pieceReader.read(await findItemsToWear(transaction, userId, [withItemId]))
  if (!other) throw new AppError('closet_item_not_found')
  refuseImpossible(day, former, other)
  const worn = (await plannedPieces(needs.pieceReader, transaction, userId, [day])).get(day.dayOfWeek)
  const pieces = (worn ?? []).map((piece) => (piece.id === itemId ? other : piece))
  const chosen = new Map([[day.dayOfWeek, { pieces, isLocked: true }]])
  await chooseByHand(needs, transaction, stored, chosen)
}

function refuseImpossible(day: StoredDay, former: StoredDay['pieces'][number], other: StylistPiece): void {
  if (day.pieces.some(({ item }) => item.id === other.id))
    refuse(`'${other.name}' is in ${day.dayOfWeek}'s outfit already.`)
  if (other.garment.slot !== former.slot)
    refuse(`'${other.name}' is worn in another place than '${former.item.name}'.`)
}

function refuse(message: string): never {
  throw new AppError('swap_not_possible', { message })
}
