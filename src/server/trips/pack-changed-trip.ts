import type { TripReply } from '../../contract/trips/trips.ts'
import { AppError } from '../http/app-error.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releasePictures } from '../images/image-rows.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import { requireTrip } from './trip-lifecycle.ts'
import { solveTrip } from './solve-trip.ts'
import type { StoredTrip, WholeTrip } from './stored-trip.ts'
import type { TripDraft } from './trip-draft.ts'
import { tripReply } from './trip-reply.ts'
import { replaceTrip } from './trip-store.ts'

/** A change computed from the current state of a trip. */
export interface TripChange {
  readonly draft: TripDraft
  /** Changed fields of the trip other than its wishes. */
  readonly trip?: Partial<Pick<StoredTrip, 'isHome'>>
}

// Maximum attempts. Concurrent changes by the user stay, and the rest is packed around them.
const MAX_ATTEMPTS = 3

/**
 * Packs a trip again after a change, outside of a transaction, and stores the result if the trip is unchanged. Ticks
 * made meanwhile stay.
 * @throws AppError trip_not_found, changed_meanwhile, place_not_found, weather_unreachable, and what `change` throws
 */
export async function packChangedTrip(
  deps: PlannerDeps,
  user: User,
  id: string,
  rejectStale: RejectStale,
  change: (seen: WholeTrip) => TripChange | Promise<TripChange>,
): Promise<TripReply> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const seen = await requireTrip(deps.db, user, id)
    rejectStale(await tripReply(deps.db, deps, seen))
    const { draft, trip } = await change(seen)
    const solved = await solveTrip(deps, user, id, draft)
    const reply = await deps.db.transaction().execute(async (transaction) => {
      const current = await requireTrip(transaction, user, id, 'to change')
      rejectStale(await tripReply(transaction, deps, current))
      if (current.trip.version !== seen.trip.version) return null
      const next: WholeTrip = {
        trip: {
          ...current.trip,
          ...draft.wishes,
          ...solved.changes,
          ...trip,
          takenOut: draft.takenOut,
          version: current.trip.version + 1,
        },
        days: solved.days,
        lines: withTicksOf(current, solved.lines),
      }
      await replaceTrip(transaction, next)
      await releasePictures(transaction, picturesOfTrip(current))
      return tripReply(transaction, deps, await requireTrip(transaction, user, id))
    })
    if (reply) return reply
  }
  throw new AppError('changed_meanwhile')
}

function withTicksOf({ lines: current }: WholeTrip, lines: WholeTrip['lines']): WholeTrip['lines'] {
  const byId = new Map(current.map((line) => [line.id, line]))
  return lines.map((line) => {
    const now = byId.get(line.id)
    return now ? { ...line, isPacked: now.isPacked, isBack: now.isBack } : line
  })
}

function picturesOfTrip({ days, lines, trip }: WholeTrip): string[] {
  const items = [
    ...days.flatMap(({ pieces }) => pieces.map(({ item }) => item)),
    ...lines.flatMap(({ item }) => item ?? []),
    ...trip.takenOut,
  ]
  return items.map(({ imageUrl }) => imageUrl)
}
