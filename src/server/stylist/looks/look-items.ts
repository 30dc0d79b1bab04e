import type { LookCanvas } from '../../../contract/closet/look-canvas.ts'
import type { OutfitItem } from '../../../contract/closet/outfit-items.ts'
import { outfitOf } from '../../../domain/stylist/search/outfit-of.ts'
import { outfitInWords } from '../../../domain/words/outfit/outfit-in-words.ts'
import { findItemsToWear, requireWearableItems } from '../../closet/wearable-items.ts'
import type { Database } from '../../db/open-database.ts'
import type { User } from '../../http/user-of-request.ts'
import { today } from '../../ports/clock.ts'
import { fromOutfitItem, toOutfitItem } from '../outfit-item.ts'
import type { StylistDeps } from '../stylist-deps.ts'

const TIPS_MAX = 2000

/**
 * Checks the pieces of a look that the user created, without duplicates, and adds the stylist's texts. Pieces in the
 * wash are allowed; pieces that left the closet only if they were in the look `before`.
 * @throws AppError closet_item_not_found, piece_not_wearable
 */
export async function lookItems(
  { clock, pieceReader }: Pick<StylistDeps, 'clock' | 'pieceReader'>,
  transaction: Database,
  user: User,
  { itemIds, before }: { itemIds: readonly string[]; before: readonly OutfitItem[] },
): Promise<{ items: OutfitItem[]; aiStylingTips: string | null }> {
  const ids = [...new Set(itemIds)]
  const kept = new Map(before.map((item) => [item.id, item]))
  const added = ids.filter((id) => !kept.has(id))
  await requireWearableItems(transaction, user, added, ['archived', 'sold'])
  const found = new Map((await findItemsToWear(transaction, user.id, ids)).map((item) => [item.id, item]))
  const worn = ids.flatMap((id) => {
    const gone = kept.get(id)
    return found.get(id) ?? (gone ? fromOutfitItem(gone) : [])
  })
  const pieces = await pieceReader.read(worn)
  const outfit = outfitOf({ focus: null, pieces, needs: null, today: today(clock) })
  const tips = outfitInWords(outfit, null).stylingTips.join('\n')
  return {
    items: worn.map(toOutfitItem),
    aiStylingTips: Array.from(tips).slice(0, TIPS_MAX).join('') || null,
  }
}

/**
 * Returns the canvas to store for a look, without the places of other pieces. Null (the automatic collage) and
 * undefined (no change) are returned unchanged.
 */
export function canvasOf(
  canvas: LookCanvas | null | undefined,
  items: readonly OutfitItem[],
): LookCanvas | null | undefined {
  if (!canvas) return canvas
  const pieces = canvas.pieces.filter(({ itemId }) => items.some(({ id }) => id === itemId))
  return pieces.length > 0 ? { pieces } : null
}
