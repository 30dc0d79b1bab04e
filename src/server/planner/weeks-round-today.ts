import type { PageData } from '../../contract/page-data.ts'
import { daysBetween } from '../../domain/calendar-days.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import { today, type Clock } from '../ports/clock.ts'
import { listPlans } from './plan-store.ts'

/** Days within which a Monday may begin the week that some clock on earth is in. */
const NEAR_DAYS = 8

/** The plans whose week may be this one, wherever the page is opened; newest first. */
export async function weeksRoundToday(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  user: User,
): Promise<PageData['plannedWeeks']> {
  const day = today(clock)
  const plans = await listPlans(db, user.id)
  return plans
    .filter(({ weekStartDate }) => Math.abs(daysBetween(day, weekStartDate)) <= NEAR_DAYS)
    .map(({ id, weekStartDate }) => ({ id, weekStartDate }))
}
