import type { PlanReply, WeekDay } from '../../../contract/planner.ts'
import { reSolvedDays } from '../../../domain/planner/re-solve-day.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { reSolveDays } from './re-solve-days.ts'
import { formerOutfits, rejectWornDay, type StoredDay } from '../stored-plan.ts'
import type { PlannerNeeds } from '../planner-needs.ts'
import { requireDay } from '../plan-lifecycle.ts'

/**
 * Solves one day of a plan again, with another outfit than it has where the closet has one; the other six stay as they are. A day
 * that was left out gets an outfit.
 * @throws AppError plan_not_found, changed_meanwhile, day_not_changeable for a day that is locked or was worn
 */
export function reSolveDay(
  needs: PlannerNeeds,
  user: User,
  { id, dayOfWeek }: { id: string; dayOfWeek: WeekDay },
  rejectStale: RejectStale,
): Promise<PlanReply> {
  return reSolveDays(
    needs,
    user,
    {
      id,
      daysOf: (stored) => {
        const day = requireDay(stored, dayOfWeek)
        rejectWornDay(day)
        refuseLockedDay(day)
        return [day]
      },
      solve: (week, days) => reSolvedDays(week, dayOfWeek, formerOutfits(days)),
      // One day of a week somewhere else would leave the notes of the others with the wrong place.
      movesPlace: false,
    },
    rejectStale,
  )
}

// A day that was chosen by hand changes when it is asked for itself.
function refuseLockedDay({ dayOfWeek, isLocked, isByHand }: StoredDay): void {
  if (!isLocked || isByHand) return
  const message = `${dayOfWeek} is locked. Unlock it first to choose another outfit.`
  throw new AppError('day_not_changeable', { message })
}
