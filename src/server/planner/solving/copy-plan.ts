import type { WeeklyPlan } from '../../../contract/planner/planner.ts'
import type { WeekDay } from '../../../contract/values/week-days.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import { arrangePieces } from '../../../domain/stylist/search/arrange-pieces.ts'
import type { User } from '../../http/user-of-request.ts'
import { today } from '../../ports/clock.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { requirePlan } from '../plan-lifecycle.ts'
import { daysOver, firstDayToDress } from '../first-day-to-dress.ts'
import { firstDayLeft, mondayOf } from '../../../domain/planner/week-dates.ts'
import { storeNewPlan } from './store-new-plan.ts'
import type { DayWishes, StoredDay } from '../stored-plan.ts'

/**
 * Plans another week with the outfits, free days and occasions of a plan. Re-solves days with an unwearable piece. Does
 * not copy notes.
 * @throws AppError plan_not_found
 */
export async function copyPlan(
  deps: PlannerDeps,
  user: User,
  { id, weekStartDate }: { id: string; weekStartDate: CalendarDate },
): Promise<WeeklyPlan> {
  const { plan, days } = await requirePlan(deps.db, user, id)
  const from = firstDayLeft(mondayOf(weekStartDate), today(deps.clock))
  const closet = await deps.pieceReader.readWearable(deps.db, user.id, from)
  const { title, styleTheme, season, occasion } = plan
  const monday = mondayOf(weekStartDate)
  const over = daysOver(monday, firstDayToDress(monday, null, deps.clock.now()))
  return storeNewPlan(deps, user, {
    title,
    wishes: { weekStartDate: monday, styleTheme, season, occasion },
    days: days.map((day) => copied(day, over)),
    closet,
    fixed: stillWearable(days, closet),
  })
}

function copied({ dayOfWeek, occasion, leftOut }: StoredDay, over: readonly DayWishes[]): DayWishes {
  const isOver = over.some((day) => day.dayOfWeek === dayOfWeek)
  return { dayOfWeek, occasion, leftOut: leftOut === 'free' ? leftOut : isOver ? 'over' : null }
}

function stillWearable(
  days: readonly StoredDay[],
  closet: readonly StylistPiece[],
): Map<WeekDay, readonly StylistPiece[]> {
  const byId = new Map(closet.map((piece) => [piece.id, piece]))
  const outfits = new Map<WeekDay, readonly StylistPiece[]>()
  for (const { dayOfWeek, pieces } of days) {
    const there = pieces.flatMap(({ item }) => byId.get(item.id) ?? [])
    if (pieces.length > 0 && there.length === pieces.length)
      outfits.set(dayOfWeek, arrangePieces(there) ?? there)
  }
  return outfits
}
