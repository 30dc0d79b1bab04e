import type { WeekDay } from '../../../contract/values/week-days.ts'
import type { Wearer } from '../../../domain/closet/wearer/wearer.ts'
import { repeatedPieceIds } from '../../../domain/planner/rotation/repeated-pieces.ts'
import { solveWeekInSteps } from '../../../domain/planner/week/solve-week.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import type { Database } from '../../db/open-database.ts'
import { today, isPast, type Clock } from '../../ports/clock.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import { outfitOfDay } from './outfit-of-day.ts'
import { updateDayNotes } from '../plan-store.ts'
import { weatherOfDays, type StoredDayOutfit, type StoredDay, type StoredPlan } from '../stored-plan.ts'
import { weekOfPlan } from './week-of-plan.ts'

interface ChangedWeek {
  /** The plan before the change. */
  readonly stored: StoredPlan
  /** The pieces of each day before the change. */
  readonly before: ReadonlyMap<WeekDay, readonly StylistPiece[]>
  /** The days with a new outfit, and their notes. */
  readonly changed: ReadonlyMap<WeekDay, Pick<StoredDayOutfit, 'stylingNotes'> & Worn>
  readonly wearer: Wearer
}

interface Worn {
  readonly wears: readonly StylistPiece[]
}

/** New notes of unchanged days, by the day's id. */
export type RefreshedDayNotes = ReadonlyMap<string, Pick<StoredDayOutfit, 'stylingNotes' | 'pieces'>>

/**
 * Rewrites the notes of unchanged days if one of their pieces was repeated early before the change or is now, because
 * the note about the early repeat may have become wrong. Notes of locked, worn and past days stay.
 */
export async function refreshedDayNotes(
  clock: Clock,
  { stored: { plan, days, solvedWith }, before, changed, wearer }: ChangedWeek,
): Promise<RefreshedDayNotes> {
  const after = new Map([...before, ...[...changed].map(([day, { wears }]) => [day, wears] as const)])
  const facts = {
    wishes: plan,
    weather: weatherOfDays(days),
    days,
    closet: [],
    wearer,
    today: today(clock),
    seed: solvedWith,
  }
  const week = weekOfPlan({ ...facts, fixed: after })
  const wore = week.days.map(({ day }) => before.get(day) ?? null)
  const solved = await runYielding(solveWeekInSteps(week))
  const isStale = (day: StoredDay) => {
    const at = week.days.findIndex((each) => each.day === day.dayOfWeek)
    return repeatedPieceIds(at, wore, week.days).length > 0 || (solved[at]?.repeatedIds.length ?? 0) > 0
  }
  const now = clock.now()
  const refreshed = new Map<string, Pick<StoredDayOutfit, 'stylingNotes' | 'pieces'>>()
  for (const day of days) {
    const { id, dayOfWeek, isLocked, isWorn, date, pieces } = day
    if (changed.has(dayOfWeek) || isLocked || isWorn || isPast(date, now) || !isStale(day)) continue
    const notes = days.map(
      (other) => (changed.get(other.dayOfWeek) ?? refreshed.get(other.id) ?? other).stylingNotes,
    )
    const usedTexts = new Set(notes.filter((_, at) => days[at] !== day))
    const outfit = outfitOfDay(week, solved, { dayOfWeek, wishes: plan, place: plan.place, usedTexts })
    const reasons = new Map(outfit.pieces.map(({ item, reasoning }) => [item.id, reasoning]))
    refreshed.set(id, {
      stylingNotes: outfit.stylingNotes,
      pieces: pieces.map((piece) => ({ ...piece, reasoning: reasons.get(piece.item.id) ?? piece.reasoning })),
    })
  }
  return refreshed
}

/** Stores the result of `refreshedDayNotes`, in the transaction that locked the plan. */
export async function storeDayNotes(transaction: Database, refreshed: RefreshedDayNotes): Promise<void> {
  for (const [id, words] of refreshed) await updateDayNotes(transaction, id, words)
}
