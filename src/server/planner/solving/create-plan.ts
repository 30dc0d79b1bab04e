import type { NewWeeklyPlan, WeeklyPlan } from '../../../contract/planner/planner.ts'
import { weekDays } from '../../../contract/values/week-days.ts'
import type { User } from '../../http/user-of-request.ts'
import { today } from '../../ports/clock.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { daysOver, firstDayToDress } from '../first-day-to-dress.ts'
import type { DayWishes } from '../stored-plan.ts'
import { firstDayLeft, mondayOf } from '../../../domain/planner/week-dates.ts'
import { storeNewPlan } from './store-new-plan.ts'

/** Plans a week, by default the current one, and stores it with its seven days. */
export async function createPlan(deps: PlannerDeps, user: User, input: NewWeeklyPlan): Promise<WeeklyPlan> {
  const { styleTheme, season, occasion } = input
  const weekStartDate = mondayOf(input.weekStartDate ?? today(deps.clock))
  const from = firstDayToDress(weekStartDate, input.dressFrom ?? null, deps.clock.now())
  const first = firstDayLeft(weekStartDate, today(deps.clock))
  const closet = await deps.pieceReader.readWearable(deps.db, user.id, first)
  return storeNewPlan(deps, user, {
    title: input.title ?? `${styleTheme} Week`,
    wishes: { weekStartDate, styleTheme, season, occasion },
    days: dayWishes(input, daysOver(weekStartDate, from)),
    closet,
    fixed: new Map(),
  })
}

function dayWishes({ occasions = {} }: NewWeeklyPlan, over: readonly DayWishes[]): DayWishes[] {
  return weekDays.flatMap((dayOfWeek): DayWishes[] => {
    const left = over.find((day) => day.dayOfWeek === dayOfWeek)
    const occasion = occasions[dayOfWeek]
    if (occasion === undefined) return left ? [left] : []
    return [{ dayOfWeek, occasion, leftOut: left?.leftOut ?? null }]
  })
}
