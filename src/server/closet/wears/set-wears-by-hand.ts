import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import { rejectFutureDay } from './reject-future-day.ts'
import { recountWears, summarizeWears } from './wear-store.ts'

interface WearsByHand {
  readonly wearCount: number | undefined
  readonly lastWornDate: CalendarDate | null | undefined
  readonly at: Date
}

/**
 * Sets the wear count and the last day of a piece to the user's values. The recorded days stay; the difference counts
 * as wears before them. Runs in the transaction that changes the piece.
 * @throws AppError invalid_request for a count below the recorded days, a future day, or a day before the last recorded
 */
export async function setWearsByHand(
  transaction: Database,
  itemId: string,
  { wearCount, lastWornDate, at }: WearsByHand,
): Promise<void> {
  const kept = await summarizeWears(transaction, itemId)
  if (wearCount !== undefined && wearCount < kept.count)
    reject('wearCount', `It has ${kept.count} logged wears. Remove some first to set a lower number.`)
  if (lastWornDate) rejectFutureDay('lastWornDate', lastWornDate, at)
  if (lastWornDate !== undefined && kept.last !== null && (lastWornDate ?? '') < kept.last)
    reject('lastWornDate', `It was worn on ${kept.last}. Remove that wear first to set an earlier day.`)
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

function reject(field: string, message: string): never {
  throw new AppError('invalid_request', { message, fields: { [field]: message } })
}
