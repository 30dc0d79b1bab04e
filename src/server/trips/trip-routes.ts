import { tripEndpoints } from '../../contract/trips.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { PlannerNeeds } from '../planner/planner-needs.ts'
import { addLines, changeLine, removeLine } from './change-lines.ts'
import { changeTripDay } from './change-trip-day.ts'
import { changeTrip } from './change-trip.ts'
import { createTrip } from './create-trip.ts'
import { listTripSwaps } from './list-trip-swaps.ts'
import { listPackedPieces, listTrips } from './list-trips.ts'
import { chooseTripDay, packAgain } from './pack-again.ts'
import { removeTrip, restoreTrip, requireTrip } from './trip-lifecycle.ts'
import { tripReply } from './trip-reply.ts'

/** Registers the endpoints of trips. */
export function tripRoutes(serve: Serve, needs: PlannerNeeds): void {
  serve(tripEndpoints.list, ({ user }) => listTrips(needs, user))
  serve(tripEndpoints.packed, ({ user }) => listPackedPieces(needs, user))
  serve(tripEndpoints.one, async ({ user, params }) =>
    tripReply(needs.db, needs, await requireTrip(needs.db, user, params.id)),
  )
  serve(tripEndpoints.create, ({ user, body }) => createTrip(needs, user, body))
  serve(tripEndpoints.change, ({ user, params, body, rejectStale }) =>
    changeTrip(needs, user, { id: params.id, changes: body }, rejectStale),
  )
  serve(tripEndpoints.remove, ({ user, params, rejectStale }) =>
    removeTrip(needs, user, params.id, rejectStale),
  )
  serve(tripEndpoints.restore, ({ user, params }) => restoreTrip(needs, user, params.id))
  serve(tripEndpoints.pack, ({ user, params, rejectStale }) => packAgain(needs, user, params.id, rejectStale))
  serve(tripEndpoints.chooseDay, ({ user, params, rejectStale }) =>
    chooseTripDay(needs, user, params, rejectStale),
  )
  serve(tripEndpoints.swaps, ({ user, params, query }) =>
    listTripSwaps(needs, user, { ...params, itemId: query.itemId }),
  )
  serve(tripEndpoints.changeDay, ({ user, params, body, rejectStale }) =>
    changeTripDay(needs, user, { ...params, changes: body }, rejectStale),
  )
  serve(tripEndpoints.addLine, ({ user, params, body, rejectStale }) =>
    addLines(needs, user, params.id, body, rejectStale),
  )
  serve(tripEndpoints.changeLine, ({ user, params, body, rejectStale }) =>
    changeLine(needs, user, { ...params, changes: body }, rejectStale),
  )
  serve(tripEndpoints.removeLine, ({ user, params, rejectStale }) =>
    removeLine(needs, user, params, rejectStale),
  )
}
