import type { TripDayName, TripReply } from '../../contract/trips/trips.ts'
import type { RejectStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import { packChangedTrip } from './pack-changed-trip.ts'
import { requireTripDay } from './trip-lifecycle.ts'
import type { StoredTripDay } from './stored-trip.ts'
import { draftOf, type DraftDay, type TripDraft } from './trip-draft.ts'

/**
 * Re-solves all days of a trip that were not chosen by hand, with other outfits.
 * @throws AppError trip_not_found, changed_meanwhile
 */
export function reSolveTrip(
  deps: PlannerDeps,
  user: User,
  id: string,
  rejectStale: RejectStale,
): Promise<TripReply> {
  return packChangedTrip(deps, user, id, rejectStale, (seen) => {
    const draft = draftOf(seen, ({ isByHand }) => !isByHand)
    return { draft: withNextSeed({ ...draft, days: draft.days.map(excludingFormer) }) }
  })
}

/**
 * Re-solves one day with another outfit, even if it was chosen by hand. The other days stay.
 * @throws AppError trip_not_found, changed_meanwhile
 */
export function reSolveTripDay(
  deps: PlannerDeps,
  user: User,
  { id, day: name }: { id: string; day: TripDayName },
  rejectStale: RejectStale,
): Promise<TripReply> {
  return packChangedTrip(deps, user, id, rejectStale, (seen) => {
    requireTripDay(seen, name)
    const draft = draftOf(seen, ({ day }) => day === name)
    const days = draft.days.map((day) => (day.isOpen ? { ...excludingFormer(day), isByHand: false } : day))
    return { draft: withNextSeed({ ...draft, days }) }
  })
}

// Excludes the day's current and earlier outfits until all others were offered.
function excludingFormer(day: DraftDay): DraftDay {
  if (!day.isOpen) return day
  const now = leadsOf(day)
  const offered = [...new Set([...day.offered, ...now])]
  return { ...day, offered, avoidIds: offered }
}

/** Ids of an outfit's top or dress, which identify it. */
function leadsOf({ pieces }: Pick<StoredTripDay, 'pieces'>): string[] {
  return pieces.filter(({ slot }) => slot === 'top' || slot === 'dress').map(({ item }) => item.id)
}

function withNextSeed(draft: TripDraft): TripDraft {
  const [first = '', count = '1'] = draft.seed.split('#')
  return { ...draft, seed: `${first}#${Number(count) + 1}` }
}
