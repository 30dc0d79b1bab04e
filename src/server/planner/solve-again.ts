import { isDeepStrictEqual } from 'node:util'
import type { PlanReply, WeekDay } from '../../contract/planner.ts'
import { listWearableItems } from '../closet/wearable-items.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releasePictures } from '../images/release-pictures.ts'
import { picturesOf } from './pictures-of.ts'
import { planReply } from './plan-reply.ts'
import { replaceOutfit, updatePlan } from './plan-store.ts'
import { plannedPieces } from './planned-pieces.ts'
import type { PlannerNeeds } from './planner-needs.ts'
import { requirePlan } from './require-plan.ts'
import { nextSeed } from './seeds.ts'
import { solvePlan } from './solve-plan.ts'
import type { DayOutfit, StoredDay, StoredPlan } from './stored-plan.ts'

// What the person does to a plan meanwhile stands, and the rest is solved around it; nobody does that without end.
const TRIES = 3

/**
 * Chooses the days of a plan anew that are neither locked nor worn.
 * @throws AppError plan_not_found, changed_meanwhile
 */
export async function solveAgain(
  needs: PlannerNeeds,
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<PlanReply> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seen = await requirePlan(needs.db, user, id)
    const seed = nextSeed(seen.plan.weekStartDate, seen.solvedWith)
    const { place, summary, outfits } = await solveRest(needs, user, seen, seed)
    const reply = await needs.db.transaction().execute(async (transaction) => {
      const current = await requirePlan(transaction, user, id, 'to change')
      refuseStale(await planReply(transaction, current, needs.clock))
      if (!isDeepStrictEqual(current, seen)) return null
      await replaceRest(transaction, current, outfits)
      await updatePlan(transaction, id, { place, summary, solvedWith: seed })
      return planReply(transaction, await requirePlan(transaction, user, id), needs.clock)
    })
    if (reply) return reply
  }
  throw new AppError('changed_meanwhile')
}

// Outside of a transaction: nobody is to wait for weather.
async function solveRest(needs: PlannerNeeds, user: User, { plan, days }: StoredPlan, seed: string) {
  const { db, pieceReader } = needs
  const fixed = await plannedPieces(pieceReader, db, user.id, days.filter(stays))
  const closet = await pieceReader.read(await listWearableItems(db, user.id))
  return solvePlan(needs, user, { wishes: plan, fixed, closet, seed })
}

async function replaceRest(
  transaction: Database,
  { days }: StoredPlan,
  outfits: ReadonlyMap<WeekDay, DayOutfit>,
): Promise<void> {
  const rest = days.filter((day) => !stays(day))
  for (const { id, dayOfWeek } of rest) {
    const outfit = outfits.get(dayOfWeek)
    if (outfit) await replaceOutfit(transaction, id, outfit)
  }
  await releasePictures(transaction, picturesOf(rest))
}

function stays({ isLocked, isWorn }: StoredDay): boolean {
  return isLocked || isWorn
}
