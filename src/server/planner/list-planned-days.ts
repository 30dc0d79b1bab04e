import type { PlannedDay } from '../../contract/planned-days.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { whereabouts } from '../closet/whereabouts.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { listDaysBetween, type DayOfAnyPlan } from './plan-store.ts'

/** Lists the planned outfits between two dates. If several plans have a date, the newest plan counts. */
export async function listPlannedDays(
  db: Database,
  user: User,
  range: { readonly from: CalendarDate; readonly to: CalendarDate },
): Promise<PlannedDay[]> {
  const byDate = new Map<CalendarDate, DayOfAnyPlan>()
  for (const found of await listDaysBetween(db, user.id, range))
    if (!byDate.has(found.day.date)) byDate.set(found.day.date, found)
  const days = [...byDate.values()].filter(({ day }) => day.pieces.length > 0)
  const ids = days.flatMap(({ day }) => day.pieces.map(({ item }) => item.id))
  const known = await whereabouts(db, user.id, [...new Set(ids)])
  return days.map(({ planId, occasion, day }) => ({
    planId,
    date: day.date,
    occasion,
    pieces: day.pieces.map(({ item }) => ({ ...item, isGone: known.get(item.id) === 'gone' })),
    isWorn: day.isWorn,
  }))
}
