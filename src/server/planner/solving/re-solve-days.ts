import { isDeepStrictEqual } from 'node:util'
import type { PlanReply } from '../../../contract/planner/planner.ts'
import {
  offeredAfter,
  offeredOutfit,
  type OfferedOutfit,
} from '../../../domain/planner/rotation/offered-outfits.ts'
import { firstDayLeft } from '../../../domain/planner/week-dates.ts'
import type { SolvedDay, WeekToSolve } from '../../../domain/planner/week-to-solve.ts'
import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { releasePictures } from '../../images/image-rows.ts'
import { today } from '../../ports/clock.ts'
import { readWearer } from '../../user/profile-store.ts'
import { picturesOf, type StoredDay, type StoredPiece, type StoredPlan } from '../stored-plan.ts'
import { planReply } from '../plan-reply.ts'
import { replaceOutfit, updateDay, updatePlan } from '../plan-store.ts'
import { plannedPieces } from '../planned-pieces.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { requirePlan } from '../plan-lifecycle.ts'
import { storeDayNotes, refreshedDayNotes } from './refresh-day-notes.ts'
import { nextSeed } from './store-new-plan.ts'
import { type SolvedPlan, solvePlan } from './solve-plan.ts'

/** The days of a plan to re-solve, and the solver. */
interface DaysToReSolve {
  readonly id: string
  /** Selects the days of the plan; if empty, nothing changes. May throw. */
  readonly daysOf: (stored: StoredPlan) => readonly StoredDay[]
  /** Solves a week in steps, with all other days fixed. */
  readonly solve: (week: WeekToSolve, days: readonly StoredDay[]) => Generator<undefined, SolvedDay[]>
  /** Whether the plan moves to the user's current location if that changed since the plan was made. */
  readonly movesPlace: boolean
  /** New occasion and note of the days. */
  readonly given?: Pick<StoredDay, 'occasion' | 'note'>
}

// Maximum attempts. Concurrent changes by the user stay, and the other days are solved around them.
const MAX_ATTEMPTS = 3

/**
 * Re-solves days of a plan; the other days stay.
 * @throws AppError plan_not_found, changed_meanwhile
 */
export async function reSolveDays(
  deps: PlannerDeps,
  user: User,
  target: DaysToReSolve,
  rejectStale: RejectStale,
): Promise<PlanReply> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const seen = await requirePlan(deps.db, user, target.id)
    const days = target.daysOf(seen)
    const seed = nextSeed(seen.plan.weekStartDate, seen.solvedWith)
    const solved = days.length > 0 ? await solveDays(deps, user, { seen, days, seed, target }) : null
    const reply = await deps.db.transaction().execute(async (transaction) => {
      const current = await requirePlan(transaction, user, target.id, 'to change')
      rejectStale(await planReply(transaction, current, deps.clock))
      if (!isDeepStrictEqual(current, seen)) return null
      if (solved) {
        const { place, summary } = solved
        await replaceDays(transaction, days, solved)
        for (const { id } of target.given ? days : []) await updateDay(transaction, id, { ...target.given })
        await storeDayNotes(transaction, solved.refreshed)
        await updatePlan(transaction, target.id, { place, summary, solvedWith: seed })
      }
      return planReply(transaction, await requirePlan(transaction, user, target.id), deps.clock)
    })
    if (reply) return reply
  }
  throw new AppError('changed_meanwhile')
}

interface ToSolve {
  readonly seen: StoredPlan
  readonly days: readonly StoredDay[]
  readonly seed: string
  readonly target: DaysToReSolve
}

// Runs outside of a transaction, which must not wait for the weather service.
async function solveDays(deps: PlannerDeps, user: User, { seen, days, seed, target }: ToSolve) {
  const { db, pieceReader } = deps
  const staying = seen.days.filter((day) => !days.includes(day))
  const before = await plannedPieces(pieceReader, db, user.id, seen.days)
  const fixed = new Map([...before].filter(([name]) => staying.some(({ dayOfWeek }) => dayOfWeek === name)))
  const from = firstDayLeft(seen.plan.weekStartDate, today(deps.clock))
  const closet = await pieceReader.readWearable(db, user.id, from)
  const solved = await solvePlan(deps, user, {
    wishes: seen.plan,
    days: seen.days.map((day) => (days.includes(day) ? { ...day, ...target.given, leftOut: null } : day)),
    fixed,
    closet,
    seed,
    staying,
    solve: (week) => target.solve(week, days),
    madeFor: target.movesPlace ? null : seen,
  })
  const changed = new Map(
    [...solved.outfits].map(([day, { stylingNotes }]) => [
      day,
      { stylingNotes, wears: solved.worn.get(day) ?? [] },
    ]),
  )
  const wearer = await readWearer(db, user)
  const refreshed = await refreshedDayNotes(deps.clock, { stored: seen, before, changed, wearer })
  return { ...solved, refreshed }
}

async function replaceDays(
  transaction: Database,
  days: readonly StoredDay[],
  { outfits }: SolvedPlan,
): Promise<void> {
  for (const { id, dayOfWeek, pieces, offered } of days) {
    const outfit = outfits.get(dayOfWeek)
    if (!outfit) continue
    await replaceOutfit(transaction, id, outfit)
    await updateDay(transaction, id, { offered: offeredNow(offered, pieces, outfit.pieces) })
  }
  await releasePictures(transaction, picturesOf(days))
}

function offeredNow(
  offered: readonly OfferedOutfit[],
  former: readonly StoredPiece[],
  chosen: readonly StoredPiece[],
): string[][] {
  return offeredAfter(offered, outfitOf(former), outfitOf(chosen)).map((outfit) => [...outfit])
}

function outfitOf(pieces: readonly StoredPiece[]): OfferedOutfit {
  return offeredOutfit(pieces.map(({ slot, item: { id } }) => ({ slot, id })))
}
