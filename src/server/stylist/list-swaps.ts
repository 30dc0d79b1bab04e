import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Swap } from '../../contract/stylist.ts'
import { outfitOf } from '../../domain/stylist/search/outfit-of.ts'
import { swapsFor } from '../../domain/stylist/search/swaps-for.ts'
import { swapReason } from '../../domain/stylist/words/swap-reason.ts'
import { listWearableItems } from '../closet/wearable-items.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { toOutfitItem } from './outfit-item.ts'
import { requireCuration } from './require-look.ts'
import { savedOutfit } from './saved-outfit.ts'
import type { StylistNeeds } from './stylist-needs.ts'
import { today } from './today.ts'

// As many as fit on a shelf of the page.
const SWAPS_SHOWN = 8

/**
 * The next best pieces that may be worn now in place of one of a curation, the best first.
 * @throws AppError look_not_found, closet_item_not_found for a piece that is not in the outfit
 */
export async function listSwaps(
  { db, clock, pieceReader }: StylistNeeds,
  user: User,
  { id, itemId }: { id: string; itemId: string },
): Promise<Swap[]> {
  const { focus, pieces, needs } = await savedOutfit(pieceReader, db, await requireCuration(db, user, id))
  if (!pieces.some((piece) => piece.id === itemId))
    throw new AppError('closet_item_not_found', { message: 'This piece is not in this outfit.' })
  // Without its focus there would be another outfit.
  if (itemId === focus?.id) return []
  const closet = await pieceReader.read(await listWearableItems(db, user.id))
  const asked = { needs, today: today(clock) }
  await othersTurn()
  const outfit = outfitOf({ focus, pieces, ...asked })
  const swaps = swapsFor({ outfit, pieceId: itemId, closet, count: SWAPS_SHOWN, ...asked })
  await othersTurn()
  return swaps.map((swap) => ({
    item: toOutfitItem(swap.piece),
    reasoning: swapReason(swap.piece, swap.outfit, needs, asked.today),
    total: swap.outfit.score.total,
  }))
}
