import { setTimeout as wait } from 'node:timers/promises'
import type { PageData } from '../../../contract/page-data.ts'
import { hasWholeOutfit } from '../../../domain/closet/collection/has-whole-outfit.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'
import { entryReplies } from '../../history/entry-replies.ts'
import { entriesOfDay } from '../../history/history-store.ts'
import type { User } from '../../http/user-of-request.ts'
import { listOutfitsForDay } from './list-outfits-for-day.ts'
import { planReply } from '../plan-reply.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { requirePlan } from '../plan-lifecycle.ts'

// After this time, the page is served without the outfit and requests it itself.
const READY_WITHIN_MS = 1000

type Known = Pick<PageData, 'day' | 'closet' | 'plannedWeeks'>

/** Returns the home page's data for its day; undefined if there is no outfit or it isn't ready in time. */
export async function todaysPageData(
  deps: PlannerDeps,
  user: User,
  known: Known,
): Promise<PageData['today']> {
  const ended = new AbortController()
  try {
    const late = wait(READY_WITHIN_MS, undefined, { signal: ended.signal }).catch(() => undefined)
    return await Promise.race([readToday(deps, user, known), late])
  } finally {
    ended.abort()
  }
}

async function readToday(deps: PlannerDeps, user: User, known: Known): Promise<PageData['today']> {
  const { day, closet, plannedWeeks = [] } = known
  const planId = plannedWeeks.find(({ weekStartDate }) => weekStartDate === mondayOf(day))?.id
  // An incomplete list of a large closet counts as having an outfit.
  const hasOutfit = closet !== undefined && (!closet.isComplete || hasWholeOutfit(closet.items))
  if (!planId && !hasOutfit) return undefined
  const plan = planId ? await planReply(deps.db, await requirePlan(deps.db, user, planId), deps.clock) : null
  const isPlanned = plan?.dailyOutfits.some(({ date, pieces }) => date === day && pieces.length > 0)
  return {
    plan,
    outfits: isPlanned ? null : await listOutfitsForDay(deps, user, { date: day, occasion: 'casual' }),
    entries: await entryReplies(deps.db, user.id, await entriesOfDay(deps.db, user.id, day)),
  }
}
