import type { PlanReply } from '../../contract/planner.ts'
import { newWeekInSteps } from '../../domain/planner/new-week.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { chooseDaysAnew } from './choose-days-anew.ts'
import { formerOutfits } from './stored-plan.ts'
import { isPast } from '../ports/clock.ts'
import type { PlannerNeeds } from './planner-needs.ts'

/**
 * Solves the days of a plan again that are neither locked nor left free nor worn nor past: what was planned for a day that is over
 * is history, also where a piece of it is gone. Where all days stay, nothing changes.
 * @throws AppError plan_not_found, changed_meanwhile
 */
export function solveAgain(
  needs: PlannerNeeds,
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<PlanReply> {
  const now = needs.clock.now()
  return chooseDaysAnew(
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
    refuseStale,
  )
}
