import type { PlanReply } from '../../../contract/planner/planner.ts'
import type { WeekDay } from '../../../contract/values/week-days.ts'
import { reSolveDayInSteps } from '../../../domain/planner/re-solve/re-solve-day.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { reSolveDays } from './re-solve-days.ts'
import { formerOutfits, rejectWornDay, type StoredDay } from '../stored-plan.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { requireDay } from '../plan-lifecycle.ts'

/**
 * Re-solves one day of a plan, with a different outfit if the closet has one. The other days stay. A day that was left
 * out gets an outfit.
 * @throws AppError plan_not_found, changed_meanwhile, day_not_changeable for a locked or worn day
 */
export function reSolveDay(
  deps: PlannerDeps,
  user: User,
  { id, dayOfWeek }: { id: string; dayOfWeek: WeekDay },
  rejectStale: RejectStale,
): Promise<PlanReply> {
  return reSolveDays(
    deps,
    user,
    {
      id,
      daysOf: (stored) => {
        const day = requireDay(stored, dayOfWeek)
        rejectWornDay(day)
        rejectLockedDay(day)
        return [day]
      },
      solve: (week, days) => reSolveDayInSteps(week, dayOfWeek, formerOutfits(days)),
      // Moving one day to another place would make the notes of the other days wrong.
      movesPlace: false,
    },
    rejectStale,
  )
}

// A day that was chosen by hand may be re-solved on its own.
function rejectLockedDay({ dayOfWeek, isLocked, isByHand }: StoredDay): void {
  if (!isLocked || isByHand) return
  const message = `${dayOfWeek} is locked. Unlock it first to choose another outfit.`
  throw new AppError('day_not_changeable', { message })
}
