import type { PlanReply } from '../../../contract/planner.ts'
import { newWeekInSteps } from '../../../domain/planner/new-week.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { reSolveDays } from './re-solve-days.ts'
import { formerOutfits } from '../stored-plan.ts'
import { isPast } from '../../ports/clock.ts'
import type { PlannerNeeds } from '../planner-needs.ts'

/**
 * Solves the days of a plan again that are neither locked nor left free nor worn nor past: what was planned for a day that is over
 * is history, also where a piece of it is gone. Where all days stay, nothing changes.
 * @throws AppError plan_not_found, changed_meanwhile
 */
export function reSolveWeek(
  needs: PlannerNeeds,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<PlanReply> {
  const now = needs.clock.now()
  return reSolveDays(
    needs,
    user,
    {
      id,
      daysOf: ({ days }) =>
        days.filter(
          ({ isLocked, isWorn, leftOut, date }) => !isLocked && !isWorn && !leftOut && !isPast(date, now),
        ),
      solve: (week, days) =>
        newWeekInSteps(week, new Map(days.map((day) => [day.dayOfWeek, formerOutfits([day])]))),
      movesPlace: true,
    },
    rejectStale,
  )
}
