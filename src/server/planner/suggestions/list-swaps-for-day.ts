import type { SwapForDay } from '../../../contract/planner/swaps-for-day.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { plannedSwaps } from '../../../domain/planner/planned-swaps.ts'
import { piecesAfterSwap } from '../../../domain/stylist/search/pieces-after-swap.ts'
import { arrangePieces } from '../../../domain/stylist/search/arrange-pieces.ts'
import { plannedSwapReason } from '../../../domain/words/suggestions/swap-reason.ts'
import { requireWearableItems } from '../../closet/wearable-items.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import { toOutfitItem } from '../../stylist/outfit-item.ts'
import { readWearer } from '../../user/profile-store.ts'
import { dayToDress, describeOutfit, weatherOn } from './list-outfits-for-day.ts'
import type { PlannerDeps } from '../planner-deps.ts'
import { nextTurn } from '../../workers/next-turn.ts'

const SWAPS_OFFERED = 3

interface SwapsInput {
  readonly date: CalendarDate
  readonly occasion: string
  /** Pieces of the outfit. */
  readonly itemIds: readonly string[]
  /** The piece to replace. */
  readonly itemId: string
}

/**
 * Lists the best replacements for one piece of an outfit suggested for a day, each with the resulting outfit.
 * @throws AppError closet_item_not_found, piece_not_wearable
 */
export async function listSwapsForDay(
  deps: PlannerDeps,
  user: User,
  { date, occasion, itemIds, itemId }: SwapsInput,
): Promise<SwapForDay[]> {
  if (!itemIds.includes(itemId)) throw new AppError('closet_item_not_found')
  await requireWearableItems(deps.db, user, itemIds)
  const { weather } = await weatherOn(deps, user, date)
  const closet = await deps.pieceReader.readWearable(deps.db, user.id, date)
  const wearer = await readWearer(deps.db, user)
  const chosen = closet.filter(({ id }) => itemIds.includes(id))
  const pieces = arrangePieces(chosen) ?? chosen
  const day = { ...dayToDress(date, occasion, weather, wearer), fixed: pieces }
  const week = { days: [day], closet, today: date, seed: '' }
  await nextTurn()
  const swaps = plannedSwaps({ week, day: day.day, pieceId: itemId, count: SWAPS_OFFERED })
  const leaving = pieces.find(({ id }) => id === itemId)
  const offered: SwapForDay[] = []
  for (const swap of swaps) {
    const swapped = leaving && piecesAfterSwap(leaving, swap.piece, pieces)
    if (!swapped) continue
    await nextTurn()
    const outfit = await runYielding(describeOutfit({ ...day, fixed: null }, swapped))
    offered.push({ item: toOutfitItem(swap.piece), reasoning: plannedSwapReason(swap), outfit })
  }
  return offered
}
