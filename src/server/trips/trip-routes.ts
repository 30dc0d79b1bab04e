import { tripEndpoints } from '../../contract/trips/trips.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import { addLines, changeLine, removeLine } from './change-packing-list.ts'
import { changeTripDay } from './change-trip-day.ts'
import { changeTrip } from './change-trip.ts'
import { createTrip } from './create-trip.ts'
import { listTripSwaps } from './list-trip-swaps.ts'
import { listPackedPieces, listTrips } from './list-trips.ts'
import { reSolveTripDay, reSolveTrip } from './re-solve-trip.ts'
import { removeTrip, restoreTrip, requireTrip } from './trip-lifecycle.ts'
import { tripReply } from './trip-reply.ts'

/** Registers the endpoints of trips. */
export function tripRoutes(serve: Serve, deps: PlannerDeps): void {
  serve(tripEndpoints.list, ({ user }) => listTrips(deps, user))
  serve(tripEndpoints.packed, ({ user }) => listPackedPieces(deps, user))
  serve(tripEndpoints.one, async ({ user, params }) =>
    tripReply(deps.db, deps, await requireTrip(deps.db, user, params.id)),
  )
  serve(tripEndpoints.create, ({ user, body }) => createTrip(deps, user, body))
  serve(tripEndpoints.change, ({ user, params, body, rejectStale }) =>
    changeTrip(deps, user, { id: params.id, changes: body }, rejectStale),
  )
  serve(tripEndpoints.remove, ({ user, params, rejectStale }) =>
    removeTrip(deps, user, params.id, rejectStale),
  )
  serve(tripEndpoints.restore, ({ user, params }) => restoreTrip(deps, user, params.id))
  serve(tripEndpoints.pack, ({ user, params, rejectStale }) =>
    reSolveTrip(deps, user, params.id, rejectStale),
  )
  serve(tripEndpoints.chooseDay, ({ user, params, rejectStale }) =>
    reSolveTripDay(deps, user, params, rejectStale),
  )
  serve(tripEndpoints.swaps, ({ user, params, query }) =>
    listTripSwaps(deps, user, { ...params, itemId: query.itemId }),
  )
  serve(tripEndpoints.changeDay, ({ user, params, body, rejectStale }) =>
    changeTripDay(deps, user, { ...params, changes: body }, rejectStale),
  )
  serve(tripEndpoints.addLine, ({ user, params, body, rejectStale }) =>
    addLines(deps, user, params.id, body, rejectStale),
  )
  serve(tripEndpoints.changeLine, ({ user, params, body, rejectStale }) =>
    changeLine(deps, user, { ...params, changes: body }, rejectStale),
  )
  serve(tripEndpoints.removeLine, ({ user, params, rejectStale }) =>
    removeLine(deps, user, params, rejectStale),
  )
}
