import { type NewWeeklyPlan, weekDays, type WeeklyPlan } from '../../../contract/planner.ts'
import { listWearableItems } from '../../closet/wearable-items.ts'
import type { User } from '../../http/user-of-request.ts'
import { today } from '../../ports/clock.ts'
import type { PlannerNeeds } from '../planner-needs.ts'
import { daysOver, firstDayToDress } from '../days-over.ts'
import type { DayWishes } from '../stored-plan.ts'
import { firstDayLeft, mondayOf } from '../../../domain/planner/week-dates.ts'
import { storeNewPlan } from './store-new-plan.ts'

/** Plans a week, by default this one, and stores it with its seven days. */
export async function createPlan(needs: PlannerNeeds, user: User, asked: NewWeeklyPlan): Promise<WeeklyPlan> {
  const { styleTheme, season, occasion } = asked
  const weekStartDate = mondayOf(asked.weekStartDate ?? today(needs.clock))
  const from = firstDayToDress(weekStartDate, asked.dressFrom ?? null, needs.clock.now())
  const first = firstDayLeft(weekStartDate, today(needs.clock))
  const closet = await needs.pieceReader.read(await listWearableItems(needs.db, user.id, first))
  return storeNewPlan(needs, user, {
    title: asked.title ?? `${styleTheme} Week`,
    wishes: { weekStartDate, styleTheme, season, occasion },
    days: dayWishes(asked, daysOver(weekStartDate, from)),
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
