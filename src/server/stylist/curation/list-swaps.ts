import type { Swap } from '../../../contract/stylist/stylist.ts'
import type { StylistPiece } from '../../../domain/stylist/outfit.ts'
import type { OutfitNeeds } from '../../../domain/stylist/outfit-needs.ts'
import { rankOutfit } from '../../../domain/stylist/score/score-outfit.ts'
import { everySwapInSteps, type SwapOption } from '../../../domain/stylist/search/swaps.ts'
import { inSlotOrder } from '../../../domain/stylist/search/outfit-slots.ts'
import { swapReason } from '../../../domain/words/suggestions/swap-reason.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'
import { runYielding } from '../../workers/run-yielding.ts'
import { toOutfitItem } from '../outfit-item.ts'
import { requireCuration } from '../looks/look-lifecycle.ts'
import { savedOutfit } from './saved-outfit.ts'
import type { StylistDeps } from '../stylist-deps.ts'
import { today } from '../../ports/clock.ts'
import { nextTurn } from '../../workers/next-turn.ts'

const WORDED_AT_ONCE = 40

/**
 * Lists every wearable piece for the slot of a curation's piece: suitable ones first, then by score, highest first.
 * Each has the resulting changes.
 * @throws AppError look_not_found, closet_item_not_found for a piece that isn't in the outfit
 */
export async function listSwaps(
  { db, clock, pieceReader }: StylistDeps,
  user: User,
  { id, itemId }: { id: string; itemId: string },
): Promise<Swap[]> {
  const { focus, pieces, needs } = await savedOutfit(pieceReader, db, await requireCuration(db, user, id))
  const former = pieces.find((piece) => piece.id === itemId)
  if (!former) throw new AppError('closet_item_not_found', { message: "This piece isn't in this outfit." })
  // The focus piece can't be swapped.
  if (itemId === focus?.id) return []
  const closet = await pieceReader.readWearable(db, user.id, today(clock))
  await nextTurn()
  const context = { needs, today: today(clock) }
  const now = Math.round(rankOutfit({ focus, pieces: inSlotOrder(pieces), ...context }))
  const options = await runYielding(everySwapInSteps({ focus, pieces, pieceId: itemId, closet, ...context }))
  const staying = pieces.filter((piece) => piece.id !== itemId)
  return runYielding(inWords(options, { former, staying, needs, now }))
}

interface Outfit {
  readonly former: StylistPiece
  readonly staying: readonly StylistPiece[]
  readonly needs: OutfitNeeds
  /** The score before the swap. */
  readonly now: number
}

function* inWords(
  options: readonly SwapOption[],
  { former, staying, needs, now }: Outfit,
): Generator<undefined, Swap[]> {
  const swaps: Swap[] = []
  for (const { piece, total, isFit } of options) {
    if (swaps.length % WORDED_AT_ONCE === WORDED_AT_ONCE - 1) yield
    const reasoning = swapReason({ former, piece, staying, needs, isFit })
    swaps.push({ item: toOutfitItem(piece), reasoning, total, change: total - now, isFit })
  }
  return swaps
}
