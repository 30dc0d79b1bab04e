import type { DayChanges, PlanReply } from '../../../contract/planner/planner.ts'
import type { WeekDay } from '../../../contract/values/week-days.ts'
import { solveWeekInSteps } from '../../../domain/planner/week/solve-week.ts'
import type { Database } from '../../db/open-database.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { chooseByHand } from './choose-by-hand.ts'
import { reSolveDays } from '../solving/re-solve-days.ts'
import { isPast } from '../../ports/clock.ts'
import { planReply } from '../plan-reply.ts'
import { updateDay } from '../plan-store.ts'
import { plannedPieces } from '../planned-pieces.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { rejectWornDay, type StoredDay, type StoredPlan } from '../stored-plan.ts'
import { requireDay, requirePlan } from '../plan-lifecycle.ts'

interface WishesInput {
  readonly id: string
  readonly dayOfWeek: WeekDay
  readonly changes: Pick<DayChanges, 'occasion' | 'note'>
}

/**
 * Stores the occasion and the note of a day. A new occasion re-solves an open day; any other day keeps its outfit and
 * only its texts change.
 * @throws AppError plan_not_found, changed_meanwhile, day_not_changeable for the occasion of a worn day
 */
export async function setDayWishes(
  deps: PlannerDeps,
  user: User,
  { id, dayOfWeek, changes }: WishesInput,
  rejectStale: RejectStale,
): Promise<PlanReply> {
  const seen = requireDay(await requirePlan(deps.db, user, id), dayOfWeek)
  const given = wishesAfter(seen, changes)
  if (isOpen(seen, deps.clock.now()) && given.occasion !== seen.occasion)
    return reSolveDays(
      deps,
      user,
      {
        id,
        daysOf: (stored) => [requireOpenDay(stored, dayOfWeek)],
        solve: solveWeekInSteps,
        movesPlace: false,
        given,
      },
      rejectStale,
    )
  return deps.db.transaction().execute(async (transaction) => {
    const stored = await requirePlan(transaction, user, id, 'to change')
    rejectStale(await planReply(transaction, stored, deps.clock))
    await storeWishes(deps, transaction, stored, { dayOfWeek, changes })
    return planReply(transaction, await requirePlan(transaction, user, id), deps.clock)
  })
}

async function storeWishes(
  deps: PlannerDeps,
  transaction: Database,
  stored: StoredPlan,
  { dayOfWeek, changes }: Pick<WishesInput, 'dayOfWeek' | 'changes'>,
): Promise<void> {
  const day = requireDay(stored, dayOfWeek)
  const given = wishesAfter(day, changes)
  if (given.occasion !== day.occasion) {
    rejectWornDay(day)
    const { isLocked, isByHand, leftOut, setAside } = day
    const days = stored.days.map((each) => (each === day ? { ...day, ...given } : each))
    const pieces = await plannedPieces(deps.pieceReader, transaction, stored.plan.userId, [day])
    const chosen = { pieces: pieces.get(dayOfWeek) ?? [], isLocked, isByHand, leftOut }
    await chooseByHand(deps, transaction, { ...stored, days }, new Map([[dayOfWeek, chosen]]))
    await updateDay(transaction, day.id, { setAside: setAside && { ...setAside } })
  }
  await updateDay(transaction, day.id, given)
}

function wishesAfter(day: StoredDay, { occasion, note }: WishesInput['changes']) {
  return {
    occasion: occasion === undefined ? day.occasion : occasion,
    note: note === undefined ? day.note : note,
  }
}

function requireOpenDay(stored: StoredPlan, dayOfWeek: WeekDay): StoredDay {
  const day = requireDay(stored, dayOfWeek)
  rejectWornDay(day)
  return day
}

function isOpen({ isLocked, isWorn, leftOut, date }: StoredDay, now: Date): boolean {
  return !isLocked && !isWorn && leftOut === null && !isPast(date, now)
}
