import { TRAVEL_DAY, type TripDayName, type TripSwap } from '../../contract/trips/trips.ts'
import { weekDayOf } from '../../domain/calendar-days.ts'
import { needsOfDay } from '../../domain/planner/needs-of-day.ts'
import { plannedSwaps } from '../../domain/planner/planned-swaps.ts'
import { arrangePieces } from '../../domain/stylist/search/arrange-pieces.ts'
import { swapReason } from '../../domain/words/suggestions/swap-reason.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import type { PlannerDeps } from '../planner/planner-deps.ts'
import { toOutfitItem } from '../stylist/outfit-item.ts'
import { today } from '../ports/clock.ts'
import { readWearer } from '../user/profile-store.ts'
import { piecesForTrip } from './pieces-for-trip.ts'
import { requireTrip, requireTripDay } from './trip-lifecycle.ts'
import { draftOf } from './trip-draft.ts'
import { nextTurn } from '../workers/next-turn.ts'

const SWAPS_OFFERED = 6
// Number of ranked replacements; large enough to include pieces on the packing list.
const SWAPS_RANKED = 24

/**
 * Lists the best replacements for one piece of a day, pieces on the packing list first, because they take no more room.
 * @throws AppError trip_not_found, closet_item_not_found for a piece that isn't in that day's outfit
 */
export async function listTripSwaps(
  deps: PlannerDeps,
  user: User,
  { id, day: name, itemId }: { id: string; day: TripDayName; itemId: string },
): Promise<TripSwap[]> {
  const whole = await requireTrip(deps.db, user, id)
  const { pieces, date, weather, purpose } = requireTripDay(whole, name)
  if (!pieces.some(({ item }) => item.id === itemId))
    throw new AppError('closet_item_not_found', { message: "This piece isn't in the day's outfit." })
  const closet = await piecesForTrip(deps, user, id, draftOf(whole))
  const worn = pieces.flatMap(({ item }) => closet.find((piece) => piece.id === item.id) ?? [])
  const day = weekDayOf(date)
  const occasion = purpose ?? (name === TRAVEL_DAY ? 'travel' : whole.trip.purpose)
  const wearer = await readWearer(deps.db, user)
  const dayNeeds = needsOfDay({
    styleTheme: '',
    season: 'all',
    isOneDay: true,
    occasion,
    day,
    weather,
    wearer,
  })
  const dayToDress = { day, date, weather, needs: dayNeeds, fixed: arrangePieces(worn) ?? worn }
  await nextTurn()
  const swaps = plannedSwaps({
    week: { days: [dayToDress], closet, today: today(deps.clock), seed: whole.trip.solvedWith },
    day,
    pieceId: itemId,
    count: SWAPS_RANKED,
  })
  const onList = new Set(whole.lines.flatMap(({ closetItemId }) => closetItemId ?? []))
  return swaps
    .map((swap) => ({
      item: toOutfitItem(swap.piece),
      reasoning: swapReason(swap),
      isOnList: onList.has(swap.piece.id),
    }))
    .toSorted((one, other) => Number(other.isOnList) - Number(one.isOnList))
    .slice(0, SWAPS_OFFERED)
}
