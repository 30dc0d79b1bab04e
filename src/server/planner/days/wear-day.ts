import { weatherForHistory } from '../../../domain/weather/weather-for-history.ts'
import { isStillToCome } from '../../ports/clock.ts'
import { findClosetItems } from '../../closet/closet-store.ts'
import type { Database } from '../../db/open-database.ts'
import { lockUser } from '../../db/row-lock.ts'
import { findEntry } from '../../history/history-store.ts'
import { storeEntry } from '../../history/store-entry.ts'
import { deleteEntry } from '../../history/entry-lifecycle.ts'
import { AppError } from '../../http/app-error.ts'
import { updateDay } from '../plan-store.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import type { StoredDay, StoredPlan } from '../stored-plan.ts'

interface PlannedDay {
  readonly stored: StoredPlan
  readonly day: StoredDay
}

/**
 * Marks a day as worn: adds a history entry with its weather, unless that is an estimate, and with the pieces that are
 * still in the closet, which counts their wears. Idempotent. Runs in the transaction that locked the plan.
 * @throws AppError day_not_changeable for a future day, or one without pieces to count
 */
export async function wearDay(
  { clock }: Pick<PlannerDeps, 'clock'>,
  transaction: Database,
  { stored: { plan }, day }: PlannedDay,
): Promise<void> {
  if (day.isWorn) return
  const at = clock.now()
  if (isStillToCome(day.date, at)) reject(`${day.dayOfWeek} hasn't come yet. Mark it as worn on that day.`)
  await lockUser(transaction, plan.userId)
  const there = await piecesThere(transaction, plan.userId, day)
  if (there.length === 0) reject(`${day.dayOfWeek} has none of your own pieces to mark as worn.`)
  const outfitHistoryId = await storeEntry(transaction, {
    userId: plan.userId,
    pieces: there,
    occasion: day.occasion ?? plan.occasion,
    weather: day.weather && weatherForHistory(day.weather),
    location: plan.place || null,
    wornDate: day.date,
    at,
  })
  await updateDay(transaction, day.id, { outfitHistoryId })
}

/** Marks a day as not worn: deletes its history entry, and only the wears that the entry counted. */
export async function unwearDay(
  { clock }: Pick<PlannerDeps, 'clock'>,
  transaction: Database,
  { stored, day }: PlannedDay,
): Promise<void> {
  if (!day.isWorn) return
  const { userId } = stored.plan
  await lockUser(transaction, userId)
  const entry =
    day.outfitHistoryId && (await findEntry(transaction, userId, day.outfitHistoryId, 'to change'))
  if (entry) await deleteEntry(transaction, entry, clock.now())
  await updateDay(transaction, day.id, { outfitHistoryId: null })
}

async function piecesThere(transaction: Database, userId: string, { pieces }: StoredDay) {
  const items = pieces.map(({ item }) => item)
  const found = await findClosetItems(
    transaction,
    userId,
    items.map(({ id }) => id),
    'to wear',
  )
  return items.filter((item) => found.some(({ id }) => id === item.id))
}

function reject(message: string): never {
  throw new AppError('day_not_changeable', { message })
}
