import type { WeeklyPlan } from '../../../contract/planner/planner.ts'
import type { DayPlanned, PlannedOutfit } from '../../../contract/planner/planned-outfit.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { weekDayOf } from '../../../domain/calendar-days.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import { arrangePieces } from '../../../domain/stylist/search/arrange-pieces.ts'
import { findItemsToWear, requireWearableItems } from '../../closet/wearable-items.ts'
import type { Database } from '../../db/open-database.ts'
import { lockUser } from '../../db/row-lock.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { chooseByHand } from './choose-by-hand.ts'
import { daysOver, firstDayToDress } from '../first-day-to-dress.ts'
import { isPast } from '../../ports/clock.ts'
import { planReply } from '../plan-reply.ts'
import { listPlans, updateDay } from '../plan-store.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { rejectWornDay } from '../stored-plan.ts'
import { requireDay, requirePlan } from '../plan-lifecycle.ts'
import { storeNewPlan } from '../solving/store-new-plan.ts'

// Defaults for the new plan. The outfit's occasion applies to its own day only.
const newPlan = { title: 'My Week', styleTheme: 'casual', season: 'all', occasion: 'casual' } as const

/**
 * Plans an outfit of the user's own pieces for a date. Replaces the day's outfit in the newest plan of that week. A
 * week without a plan gets one, with its other days planned around the outfit.
 * @throws AppError closet_item_not_found, piece_not_wearable, day_not_changeable for a past or worn day,
 * changed_meanwhile, plan_not_found for emptying a day without a plan
 */
export async function planOutfitForDay(
  deps: PlannerDeps,
  user: User,
  input: PlannedOutfit,
  rejectStale: RejectStale,
): Promise<DayPlanned> {
  if (isPast(input.date, deps.clock.now())) {
    const message = 'This day is over. Log the outfit in your history instead.'
    throw new AppError('day_not_changeable', { message })
  }
  const [plan] = await plansOfWeek(deps.db, user, mondayOf(input.date))
  if (plan) return changePlan(deps, user, { plan, input }, rejectStale)
  if (input.itemIds.length === 0) throw new AppError('plan_not_found')
  return makePlan(deps, user, input)
}

/** Lists the plans of a week, newest first. */
async function plansOfWeek(db: Database, user: User, monday: CalendarDate): Promise<WeeklyPlan[]> {
  return (await listPlans(db, user.id)).filter(({ weekStartDate }) => weekStartDate === monday)
}

async function changePlan(
  deps: PlannerDeps,
  user: User,
  { plan, input: { date, itemIds, isLocked } }: { plan: WeeklyPlan; input: PlannedOutfit },
  rejectStale: RejectStale,
): Promise<DayPlanned> {
  return deps.db.transaction().execute(async (transaction) => {
    const stored = await requirePlan(transaction, user, plan.id, 'to change')
    rejectStale(await planReply(transaction, stored, deps.clock))
    const day = requireDay(stored, weekDayOf(date))
    rejectWornDay(day)
    await requireWearableItems(transaction, user, itemIds)
    const read = await deps.pieceReader.read(await findItemsToWear(transaction, user.id, itemIds))
    const chosen = { pieces: inOrder(itemIds, read), isLocked: isLocked && itemIds.length > 0 }
    await chooseByHand(deps, transaction, stored, new Map([[day.dayOfWeek, chosen]]))
    const before = { itemIds: [...day.itemIds], isLocked: day.isLocked }
    return { planId: plan.id, isNewPlan: false, before }
  })
}

async function makePlan(
  deps: PlannerDeps,
  user: User,
  { date, itemIds, isLocked }: PlannedOutfit,
): Promise<DayPlanned> {
  await requireWearableItems(deps.db, user, itemIds)
  const closet = await deps.pieceReader.readWearable(deps.db, user.id, date)
  const { title, ...wishes } = newPlan
  const weekStartDate = mondayOf(date)
  const dayOfWeek = weekDayOf(date)
  const plan = await storeNewPlan(deps, user, {
    title,
    wishes: { ...wishes, weekStartDate },
    days: daysOver(weekStartDate, firstDayToDress(weekStartDate, null, deps.clock.now())),
    closet,
    fixed: new Map([[dayOfWeek, inOrder(itemIds, closet)]]),
    // The week was solved outside of the transaction, so the conditions are checked again.
    finish: async (transaction, id) => {
      await lockUser(transaction, user.id)
      await requireWearableItems(transaction, user, itemIds)
      const plans = await plansOfWeek(transaction, user, weekStartDate)
      if (plans.some((other) => other.id !== id)) throw new AppError('changed_meanwhile')
      const { id: dayId } = requireDay(await requirePlan(transaction, user, id), dayOfWeek)
      await updateDay(transaction, dayId, { isLocked, isByHand: isLocked })
    },
  })
  return { planId: plan.id, isNewPlan: true, before: null }
}

function inOrder(itemIds: readonly string[], pieces: readonly StylistPiece[]): readonly StylistPiece[] {
  const chosen = itemIds.flatMap((id) => pieces.find((piece) => piece.id === id) ?? [])
  return arrangePieces(chosen) ?? chosen
}
