import { planOutfit } from '../../contract/planner/planned-outfit.ts'
import { swapsForDay } from '../../contract/planner/swaps-for-day.ts'
import { plannerEndpoints } from '../../contract/planner/planner.ts'
import { outfitsForDay } from '../../contract/planner/outfits-for-day.ts'
import { plannedDays } from '../../contract/planned-days.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { changeDay } from './days/change-day.ts'
import { copyPlan } from './solving/copy-plan.ts'
import { createPlan } from './solving/create-plan.ts'
import { listOutfitsForDay } from './suggestions/list-outfits-for-day.ts'
import { listPlannedDays } from './list-planned-days.ts'
import { listPiecesForSlot } from './days/list-pieces-for-slot.ts'
import { listSwapsForDay } from './suggestions/list-swaps-for-day.ts'
import { listPlannedSwaps } from './days/list-planned-swaps.ts'
import { planOutfitForDay } from './days/plan-outfit-for-day.ts'
import { planReply } from './plan-reply.ts'
import { listPlans } from './plan-store.ts'
import type { PlannerDeps } from './planner-deps.ts'
import { removePlan, requirePlan, restorePlan } from './plan-lifecycle.ts'
import { reSolveWeek } from './solving/re-solve-week.ts'
import { reSolveDay } from './solving/re-solve-day.ts'

/** Registers the endpoints of the weekly planner. */
export function plannerRoutes(serve: Serve, deps: PlannerDeps): void {
  serve(plannerEndpoints.list, ({ user }) => listPlans(deps.db, user.id))
  serve(plannerEndpoints.one, async ({ user, params }) =>
    planReply(deps.db, await requirePlan(deps.db, user, params.id), deps.clock),
  )
  serve(plannerEndpoints.create, ({ user, body }) => createPlan(deps, user, body))
  serve(plannerEndpoints.remove, ({ user, params, rejectStale }) =>
    removePlan(deps, user, params.id, rejectStale),
  )
  serve(plannerEndpoints.restore, ({ user, params }) => restorePlan(deps, user, params.id))
  serve(plannerEndpoints.solveAgain, ({ user, params, rejectStale }) =>
    reSolveWeek(deps, user, params.id, rejectStale),
  )
  serve(plannerEndpoints.solveDay, ({ user, params, rejectStale }) =>
    reSolveDay(deps, user, { id: params.id, dayOfWeek: params.day }, rejectStale),
  )
  serve(plannerEndpoints.copy, ({ user, params, body }) =>
    copyPlan(deps, user, { id: params.id, weekStartDate: body.weekStartDate }),
  )
  serve(plannerEndpoints.swaps, ({ user, params, query }) =>
    listPlannedSwaps(deps, user, { id: params.id, dayOfWeek: params.day, itemId: query.itemId }),
  )
  serve(plannerEndpoints.piecesForPlace, ({ user, params, query }) =>
    listPiecesForSlot(deps, user, { id: params.id, dayOfWeek: params.day, itemId: query.itemId }),
  )
  serve(plannerEndpoints.changeDay, ({ user, params, body, rejectStale }) =>
    changeDay(deps, user, { id: params.id, dayOfWeek: params.day, changes: body }, rejectStale),
  )
  serve(plannedDays, ({ user, query }) => listPlannedDays(deps.db, user, query))
  serve(swapsForDay, ({ user, query: { itemIds, ...input } }) =>
    listSwapsForDay(deps, user, { ...input, itemIds: itemIds.split(',') }),
  )
  serve(planOutfit, ({ user, body, rejectStale }) => planOutfitForDay(deps, user, body, rejectStale))
  serve(outfitsForDay, ({ user, query }) => listOutfitsForDay(deps, user, query))
}
