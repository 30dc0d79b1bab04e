import type { TripChanges, TripReply } from '../../contract/trips/trips.ts'
import { movedDays, tripDayNames, type TripRange } from '../../domain/trips/moved-days.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import { packChangedTrip } from './pack-changed-trip.ts'
import { requireTripDates } from './trip-lifecycle.ts'
import type { WholeTrip } from './stored-trip.ts'
import { draftOf, newDraftDay, type DraftDay, type TripDraft } from './trip-draft.ts'

/**
 * Changes a trip's place, dates, purpose, bag or laundry, and re-solves the days that were not chosen by hand. If only
 * `isHome` changes, nothing is re-solved.
 * @throws AppError trip_not_found, changed_meanwhile, invalid_request, place_not_found, weather_unreachable
 */
export function changeTrip(
  deps: PlannerDeps,
  user: User,
  { id, changes: { isHome, ...wishes } }: { id: string; changes: TripChanges },
  rejectStale: RejectStale,
): Promise<TripReply> {
  const hasChangedWishes = Object.values(wishes).some((wish) => wish !== undefined)
  return packChangedTrip(deps, user, id, rejectStale, (seen) => ({
    draft: hasChangedWishes ? draftWith(seen, wishes) : draftOf(seen),
    ...(isHome !== undefined && { trip: { isHome } }),
  }))
}

function draftWith(seen: WholeTrip, changes: Omit<TripChanges, 'isHome'>): TripDraft {
  const draft = draftOf(seen, ({ isByHand }) => !isByHand)
  const { wishes: before } = draft
  const wishes = {
    place: changes.place ?? before.place,
    fromDate: changes.fromDate ?? before.fromDate,
    toDate: changes.toDate ?? before.toDate,
    purpose: changes.purpose ?? before.purpose,
    bag: changes.bag ?? before.bag,
    laundryEvery: changes.laundryEvery === undefined ? before.laundryEvery : changes.laundryEvery,
  }
  requireTripDates(wishes)
  const isElsewhere = wishes.place !== before.place
  return { ...draft, wishes, days: daysOn(before, wishes, draft.days, isElsewhere) }
}

function daysOn(
  before: TripRange,
  after: TripRange,
  days: readonly DraftDay[],
  isElsewhere: boolean,
): DraftDay[] {
  const moved = movedDays(before, after)
  const then = new Map(days.map((day) => [moved.get(day.day), day]))
  return tripDayNames(after).map((name) => {
    const day = then.get(name)
    if (!day) return newDraftDay(name)
    // Weather is kept only for the same day and place.
    return { ...day, day: name, weather: day.day === name && !isElsewhere ? day.weather : null }
  })
}
