import type { LeftOut } from '../../../contract/planner/planner.ts'
import type { WeekDay } from '../../../contract/values/week-days.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import type { Database } from '../../db/open-database.ts'
import { releasePictures } from '../../images/image-rows.ts'
import { today } from '../../ports/clock.ts'
import { readWearer } from '../../user/profile-store.ts'
import { notesOf, picturesOf, weatherOfDays, type StoredDay, type StoredPlan } from '../stored-plan.ts'
import { outfitOfDay } from '../solving/outfit-of-day.ts'
import { replaceOutfit, updatePlan } from '../plan-store.ts'
import { plannedPieces } from '../planned-pieces.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { solveWeek } from '../../../domain/planner/week/solve-week.ts'
import { storeDayNotes, refreshedDayNotes } from '../solving/refresh-day-notes.ts'
import { summaryOf } from '../solving/summary-of.ts'
import { weekOfPlan } from '../solving/week-of-plan.ts'

interface ChosenDay {
  readonly pieces: readonly StylistPiece[]
  readonly isLocked: boolean
  /** Defaults to `isLocked`. */
  readonly isByHand?: boolean
  readonly leftOut?: LeftOut | null
}

/**
 * Stores outfits that the user chose for days of a plan, in the transaction that locked it. Rewrites the notes of these
 * days, of the week, and of other days whose notes became wrong, with the weather that the days were planned for.
 */
export async function chooseByHand(
  { clock, pieceReader }: Pick<PlannerDeps, 'clock' | 'pieceReader'>,
  transaction: Database,
  stored: StoredPlan,
  chosen: ReadonlyMap<WeekDay, ChosenDay>,
): Promise<void> {
  const { plan, days, solvedWith } = stored
  const before = await plannedPieces(pieceReader, transaction, plan.userId, days)
  const fixed = new Map(before)
  for (const [day, { pieces }] of chosen) fixed.set(day, [...pieces])
  const wearer = await readWearer(transaction, { id: plan.userId })
  const week = weekOfPlan({
    wishes: plan,
    weather: weatherOfDays(days),
    days: days.map((day) => ({ ...day, leftOut: leftOutNow(day, chosen) })),
    fixed,
    closet: [...new Set([...fixed.values()].flat())],
    wearer,
    today: today(clock),
    seed: solvedWith,
  })
  const solved = solveWeek(week)
  const changed = days.filter(({ dayOfWeek }) => chosen.has(dayOfWeek))
  const changedNotes = new Map<WeekDay, { stylingNotes: string; wears: readonly StylistPiece[] }>()
  const usedTexts = new Set(days.filter((day) => !changed.includes(day)).flatMap(notesOf))
  for (const { id, dayOfWeek } of changed) {
    const outfit = outfitOfDay(week, solved, { dayOfWeek, wishes: plan, place: plan.place, usedTexts })
    for (const notes of notesOf(outfit)) usedTexts.add(notes)
    changedNotes.set(dayOfWeek, { stylingNotes: outfit.stylingNotes, wears: fixed.get(dayOfWeek) ?? [] })
    const { isLocked = false, isByHand = isLocked } = chosen.get(dayOfWeek) ?? {}
    await replaceOutfit(transaction, id, { ...outfit, isLocked, isByHand })
  }
  await storeDayNotes(
    transaction,
    await refreshedDayNotes(clock, { stored, before, changed: changedNotes, wearer }),
  )
  await updatePlan(transaction, plan.id, { summary: summaryOf(solved, null) })
  await releasePictures(transaction, picturesOf(changed))
}

function leftOutNow(
  { dayOfWeek, leftOut }: StoredDay,
  chosen: ReadonlyMap<WeekDay, ChosenDay>,
): LeftOut | null {
  const day = chosen.get(dayOfWeek)
  return day ? (day.leftOut ?? null) : leftOut
}
