import type { PageData } from '../../contract/page-data.ts'
import { daysBetween } from '../../domain/calendar-days.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { today, type Clock } from '../ports/clock.ts'
import { listPlans } from './plan-store.ts'

/** A Monday within this many days may start the current week in some time zone. */
const NEAR_DAYS = 8

/** Lists the plans whose week may be current in any time zone, newest first. */
export async function weeksAroundToday(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
): Promise<PageData['plannedWeeks']> {
  const day = today(clock)
  const plans = await listPlans(db, user.id)
  return plans
    .filter(({ weekStartDate }) => Math.abs(daysBetween(day, weekStartDate)) <= NEAR_DAYS)
    .map(({ id, weekStartDate }) => ({ id, weekStartDate }))
}
