import type { WeeklyPlan } from '../../../contract/planner/planner.ts'
import { weekDays, type WeekDay } from '../../../contract/values/week-days.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { solveWeekInSteps } from '../../../domain/planner/week/solve-week.ts'
import { weekDates } from '../../../domain/planner/week-dates.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import { newId } from '../../db/new-id.ts'
import type { Database } from '../../db/open-database.ts'
import type { User } from '../../http/user-of-request.ts'
import { requirePlan } from '../plan-lifecycle.ts'
import { insertPlan, type NewDay } from '../plan-store.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { solvePlan } from './solve-plan.ts'
import type { DayWishes } from '../stored-plan.ts'
import type { PlanWishes } from './week-of-plan.ts'

interface PlanToStore {
  readonly title: string
  /** Days with their own wishes. */
  readonly days: readonly DayWishes[]
  readonly wishes: PlanWishes
  /** Wearable pieces. */
  readonly closet: readonly StylistPiece[]
  /** Given outfits by day. */
  readonly fixed: ReadonlyMap<WeekDay, readonly StylistPiece[]>
  /** Runs in the transaction that stores the plan, with the plan's id. May throw. */
  readonly finish?: (transaction: Database, id: string) => Promise<void>
}

/** Solves a new plan and stores it with its seven days. */
export async function storeNewPlan(
  deps: PlannerDeps,
  user: User,
  { title, wishes, days: ofDays, closet, fixed, finish }: PlanToStore,
): Promise<WeeklyPlan> {
  const id = newId()
  const seed = firstSeed(wishes.weekStartDate)
  const { place, summary, outfits } = await solvePlan(deps, user, {
    wishes,
    days: ofDays,
    closet,
    fixed,
    seed,
    solve: solveWeekInSteps,
    staying: [],
    madeFor: null,
  })
  const dates = weekDates(wishes.weekStartDate)
  const days = weekDays.flatMap((dayOfWeek, at): NewDay[] => {
    const [date, outfit] = [dates[at], outfits.get(dayOfWeek)]
    const { occasion = null } = ofDays.find((each) => each.dayOfWeek === dayOfWeek) ?? {}
    return date && outfit ? [{ ...outfit, id: newId(), dayOfWeek, date, occasion, note: null }] : []
  })
  const kept = { title, ...wishes, place, summary, solvedWith: seed }
  await deps.db.transaction().execute(async (transaction) => {
    await insertPlan(transaction, { ...kept, id, userId: user.id, createdAt: deps.clock.now() }, days)
    await finish?.(transaction, id)
  })
  return (await requirePlan(deps.db, user, id)).plan
}

/** Seed of a week's first solution: the same closet gives the same week. */
function firstSeed(weekStartDate: CalendarDate): string {
  return `${weekStartDate} 1`
}

/** Seed for re-solving a week: breaks ties differently. */
export function nextSeed(weekStartDate: CalendarDate, before: string): string {
  const times = Number(before.split(' ')[1] ?? 1)
  return `${weekStartDate} ${times + 1}`
}
