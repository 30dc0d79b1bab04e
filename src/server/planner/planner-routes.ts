import { planOutfit } from '../../contract/planned-outfit.ts'
import { swapsForDay } from '../../contract/swaps-for-day.ts'
import { outfitsForDay, plannerEndpoints } from '../../contract/planner.ts'
import { plannedDays } from '../../contract/planned-days.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { changeDay } from './change-day.ts'
import { copyPlan } from './copy-plan.ts'
import { createPlan } from './create-plan.ts'
import { listOutfitsForDay } from './list-outfits-for-day.ts'
import { listPlannedDays } from './list-planned-days.ts'
import { listPiecesForPlace } from './list-pieces-for-place.ts'
import { listSwapsForDay } from './list-swaps-for-day.ts'
import { listPlannedSwaps } from './list-planned-swaps.ts'
import { planOutfitForDay } from './plan-outfit-for-day.ts'
import { planReply } from './plan-reply.ts'
import { listPlans } from './plan-store.ts'
import type { PlannerNeeds } from './planner-needs.ts'
import { removePlan, requirePlan, restorePlan } from './plan-lifecycle.ts'
import { solveAgain } from './solve-again.ts'
import { solveDay } from './solve-day.ts'

/** The calls of the weekly planner. */
export function plannerRoutes(serve: Serve, needs: PlannerNeeds): void {
  serve(plannerEndpoints.list, ({ user }) => listPlans(needs.db, user.id))
  serve(plannerEndpoints.one, async ({ user, params }) =>
    planReply(needs.db, await requirePlan(needs.db, user, params.id), needs.clock),
  )
  serve(plannerEndpoints.create, ({ user, body }) => createPlan(needs, user, body))
  serve(plannerEndpoints.remove, ({ user, params, refuseStale }) =>
    removePlan(needs, user, params.id, refuseStale),
  )
  serve(plannerEndpoints.restore, ({ user, params }) => restorePlan(needs, user, params.id))
  serve(plannerEndpoints.solveAgain, ({ user, params, refuseStale }) =>
    solveAgain(needs, user, params.id, refuseStale),
  )
  serve(plannerEndpoints.solveDay, ({ user, params, refuseStale }) =>
    solveDay(needs, user, { id: params.id, dayOfWeek: params.day }, refuseStale),
  )
  serve(plannerEndpoints.copy, ({ user, params, body }) =>
    copyPlan(needs, user, { id: params.id, weekStartDate: body.weekStartDate }),
  )
  serve(plannerEndpoints.swaps, ({ user, params, query }) =>
    listPlannedSwaps(needs, user, { id: params.id, dayOfWeek: params.day, itemId: query.itemId }),
  )
  serve(plannerEndpoints.piecesForPlace, ({ user, params, query }) =>
    listPiecesForPlace(needs, user, { id: params.id, dayOfWeek: params.day, itemId: query.itemId }),
  )
  serve(plannerEndpoints.changeDay, ({ user, params, body, refuseStale }) =>
    changeDay(needs, user, { id: params.id, dayOfWeek: params.day, changes: body }, refuseStale),
  )
  serve(plannedDays, ({ user, query }) => listPlannedDays(needs.db, user, query))
  serve(swapsForDay, ({ user, query: { itemIds, ...asked } }) =>
    listSwapsForDay(needs, user, { ...asked, itemIds: itemIds.split(',') }),
  )
  serve(planOutfit, ({ user, body, refuseStale }) => planOutfitForDay(needs, user, body, refuseStale))
  serve(outfitsForDay, ({ user, query }) => listOutfitsForDay(needs, user, query))
}
