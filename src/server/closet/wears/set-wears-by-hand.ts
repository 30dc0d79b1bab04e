import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import { rejectFutureDay } from './reject-future-day.ts'
import { recountWears, summarizeWears } from './wear-store.ts'

interface WearsByHand {
  readonly wearCount: number | undefined
  /** As '2026-11-23'. */
  readonly lastWornDate: string | null | undefined
  readonly at: Date
}

/**
 * Sets how often and when last a piece was worn to what the person says: the days that are kept stay, the rest was
 * before them. In the transaction that changes the piece.
 * @throws AppError invalid_request for less than the kept days, or a day before the last of them or to come
 */
export async function setWearsByHand(
  transaction: Database,
  itemId: string,
  { wearCount, lastWornDate, at }: WearsByHand,
): Promise<void> {
  const kept = await summarizeWears(transaction, itemId)
  if (wearCount !== undefined && wearCount < kept.count)
    refuse('wearCount', `It has ${kept.count} logged wears. Remove some first to set a lower number.`)
  if (lastWornDate) rejectFutureDay('lastWornDate', lastWornDate, at)
  if (lastWornDate !== undefined && kept.last !== null && (lastWornDate ?? '') < kept.last)
    refuse('lastWornDate', `It was worn on ${kept.last}. Remove that wear first to set an earlier day.`)
  await transaction
    .updateTable('closetItems')
    .set({
      ...(wearCount !== undefined && { wearsBefore: wearCount - kept.count }),
      ...(lastWornDate !== undefined && { wornBefore: lastWornDate }),
    })
    .where('id', '=', itemId)
    .execute()
  await recountWears(transaction, [itemId], at)
}

function refuse(field: string, message: string): never {
  throw new AppError('invalid_request', { message, fields: { [field]: message } })
}
