import type { DayWeather } from '../../contract/weather.ts'
import { isStillToCome } from '../closet/is-still-to-come.ts'
import { dropWears, keepWears } from '../closet/keep-wears.ts'
import { findClosetItems } from '../closet/closet-store.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import { deleteHistory, insertHistory } from '../history/history-store.ts'
import { AppError } from '../http/app-error.ts'
import { updateDay } from './plan-store.ts'
import type { PlannerNeeds } from './planner-needs.ts'
import type { StoredDay, StoredPlan } from './stored-plan.ts'

interface PlannedDay {
  readonly stored: StoredPlan
  readonly day: StoredDay
}

/**
 * Keeps that the outfit of a day was worn, with its weather: counts the wears of the pieces that are still in the
 * closet, and writes a line of history. Said twice it counts once. In the transaction that found the plan to change.
 * @throws AppError day_not_changeable for a day to come, or one with nothing to count
 */
export async function wearDay(
  { clock }: Pick<PlannerNeeds, 'clock'>,
  transaction: Database,
  { stored: { plan }, day }: PlannedDay,
): Promise<void> {
  if (day.isWorn) return
  const at = clock.now()
  if (isStillToCome(day.date, at)) refuse(`${day.dayOfWeek} is still to come. Say so when you have worn it.`)
  const there = await piecesThere(transaction, plan.userId, day)
  if (there.length === 0) refuse(`${day.dayOfWeek} has no piece of your closet that could have been worn.`)
  const ids = there.map(({ item }) => item.id)
  const newlyWornIds = await keepWears(transaction, { ids, wornDate: day.date, at })
  const outfitHistoryId = newId()
  await insertHistory(transaction, {
    id: outfitHistoryId,
    userId: plan.userId,
    itemIds: ids,
    itemSnapshots: there.map(({ item: { id, name, imageUrl } }) => ({ id, name, imageUrl })),
    occasion: plan.occasion,
    weather: day.weather && wornWeather(day.weather),
    location: plan.place || null,
    wornDate: day.date,
    createdAt: at,
  })
  await updateDay(transaction, day.id, { isWorn: true, newlyWornIds, outfitHistoryId })
}

/** Takes back that a day was worn: its line of history, and the wears that it counted and no others. */
export async function unwearDay(
  { clock }: Pick<PlannerNeeds, 'clock'>,
  transaction: Database,
  { stored, day }: PlannedDay,
): Promise<void> {
  if (!day.isWorn) return
  const { userId } = stored.plan
  await dropWears(transaction, { userId, ids: day.newlyWornIds, wornDate: day.date, at: clock.now() })
  if (day.outfitHistoryId) await deleteHistory(transaction, userId, day.outfitHistoryId)
  await updateDay(transaction, day.id, { isWorn: false, newlyWornIds: null, outfitHistoryId: null })
}

async function piecesThere(transaction: Database, userId: string, { pieces }: StoredDay) {
  if (pieces.length === 0) return []
  const ids = pieces.map(({ item }) => item.id)
  const found = await findClosetItems(transaction, userId, ids, 'to change')
  return pieces.filter(({ item }) => found.some(({ id }) => id === item.id))
}

// The mean of the day, to a tenth of a degree.
function wornWeather({ lowCelsius, highCelsius, condition }: DayWeather) {
  return { temperature: Math.round((lowCelsius + highCelsius) * 5) / 10, condition }
}

function refuse(message: string): never {
  throw new AppError('day_not_changeable', { message })
}
