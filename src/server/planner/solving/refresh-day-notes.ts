import type { WeekDay } from '../../../contract/planner.ts'
import type { Wearer } from '../../../domain/closet/wearer.ts'
import { repeatedIn } from '../../../domain/planner/repeated-in.ts'
import { weekInSteps } from '../../../domain/planner/solve-week.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import type { Database } from '../../db/open-database.ts'
import { today, isPast, type Clock } from '../../ports/clock.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import { outfitOfDay } from './outfit-of-day.ts'
import { updateDayNotes } from '../plan-store.ts'
import { weatherOfDays, type StoredDayOutfit, type StoredDay, type StoredPlan } from '../stored-plan.ts'
import { weekOfPlan } from './week-of-plan.ts'

interface ChangedWeek {
  /** Before the change. */
  readonly stored: StoredPlan
  /** The pieces of each day before the change. */
  readonly before: ReadonlyMap<WeekDay, readonly StylistPiece[]>
  /** The days with another outfit, and their notes. */
  readonly changed: ReadonlyMap<WeekDay, Pick<StoredDayOutfit, 'stylingNotes'> & Worn>
  readonly wearer: Wearer
}

interface Worn {
  readonly wears: readonly StylistPiece[]
}

/** New notes of days whose outfits stay, by the day's id. */
export type RefreshedDayNotes = ReadonlyMap<string, Pick<StoredDayOutfit, 'stylingNotes' | 'pieces'>>

/**
 * Writes the notes of unchanged days again if a piece of theirs was repeated early, or is now that other days have
 * changed: 'comes again early, since nothing rested suits the day' may have become wrong. Their outfits stay, and so do
 * the notes of days that are locked, worn or past.
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
  const solved = await runYielding(weekInSteps(week))
  const isStale = (day: StoredDay) => {
    const at = week.days.findIndex((each) => each.day === day.dayOfWeek)
    return repeatedIn(at, wore, week.days).length > 0 || (solved[at]?.repeatedIds.length ?? 0) > 0
  }
  const now = clock.now()
  const refreshed = new Map<string, Pick<StoredDayOutfit, 'stylingNotes' | 'pieces'>>()
  for (const day of days) {
    const { id, dayOfWeek, isLocked, isWorn, date, pieces } = day
    if (changed.has(dayOfWeek) || isLocked || isWorn || isPast(date, now) || !isStale(day)) continue
    const notes = days.map(
      (other) => (changed.get(other.dayOfWeek) ?? refreshed.get(other.id) ?? other).stylingNotes,
    )
    const said = new Set(notes.filter((_, at) => days[at] !== day))
    const outfit = outfitOfDay(week, solved, { dayOfWeek, wishes: plan, place: plan.place, said })
    const reasons = new Map(outfit.pieces.map(({ item, reasoning }) => [item.id, reasoning]))
    refreshed.set(id, {
      stylingNotes: outfit.stylingNotes,
      pieces: pieces.map((piece) => ({ ...piece, reasoning: reasons.get(piece.item.id) ?? piece.reasoning })),
    })
  }
  return refreshed
}

/** Keeps what `refreshedDayNotes` said; in the transaction that found the plan to change. */
export async function storeDayNotes(transaction: Database, refreshed: RefreshedDayNotes): Promise<void> {
  for (const [id, words] of refreshed) await updateDayNotes(transaction, id, words)
}
