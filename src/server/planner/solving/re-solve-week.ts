import type { PlanReply } from '../../../contract/planner/planner.ts'
import { reSolveWeekInSteps } from '../../../domain/planner/re-solve/re-solve-week.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { reSolveDays } from './re-solve-days.ts'
import { formerOutfits } from '../stored-plan.ts'
import { isPast } from '../../ports/clock.ts'
import type { PlannerDeps } from '../planner-deps.ts'

/**
 * Re-solves the days of a plan that are neither locked, free, worn nor past. Past days stay even with missing pieces.
 * If all days stay, nothing changes.
 * @throws AppError plan_not_found, changed_meanwhile
 */
export function reSolveWeek(
  deps: PlannerDeps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<PlanReply> {
  const now = deps.clock.now()
  return reSolveDays(
    deps,
    user,
    {
      id,
      daysOf: ({ days }) =>
        days.filter(
          ({ isLocked, isWorn, leftOut, date }) => !isLocked && !isWorn && !leftOut && !isPast(date, now),
        ),
      solve: (week, days) =>
        reSolveWeekInSteps(week, new Map(days.map((day) => [day.dayOfWeek, formerOutfits([day])]))),
      movesPlace: true,
    },
    rejectStale,
  )
}
