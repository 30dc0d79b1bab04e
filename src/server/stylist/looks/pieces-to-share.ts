import type { OutfitItem, OutfitSlot } from '../../../contract/closet/outfit-items.ts'
import { noTraits } from '../../../domain/closet/traits/owner-traits.ts'
import type { PieceToShare } from '../../../domain/sharing/outfit-to-share.ts'
import { slotOrder } from '../../../domain/stylist/search/outfit-slots.ts'
import { findClosetItems } from '../../closet/closet-store.ts'
import type { Database } from '../../db/open-database.ts'
import { isDrawing } from '../../../domain/closet/drawings/drawing-address.ts'

/**
 * Returns the pieces of an outfit for sharing, without duplicates: texts from the outfit's snapshots, pictures from the
 * closet. Pieces that left the closet have the picture of their snapshot.
 */
export async function piecesToShare(
  db: Database,
  userId: string,
  placed: readonly { readonly item: OutfitItem; readonly slot: OutfitSlot }[],
): Promise<PieceToShare[]> {
  const each = [...new Map(placed.map((piece) => [piece.item.id, piece])).values()]
  if (each.length === 0) return []
  const ids = each.map(({ item }) => item.id)
  const closet = new Map(
    (await findClosetItems(db, userId, ids, 'to read own')).map((item) => [item.id, item]),
  )
  return each.map(({ item: { id, name, category, color, imageUrl }, slot }) => {
    const known = closet.get(id)
    const cutOut = known?.cutOut?.sizes.at(-1)?.url
    const picture = cutOut ?? known?.imageUrl ?? imageUrl
    const isCutOut = cutOut !== undefined || isDrawing(picture)
    const { brand = null, traits = noTraits } = known ?? {}
    return { id, name, category, color, brand, traits, slot, picture, isCutOut }
  })
}

/** Names of the pieces' colors without duplicates, the main one first. */
export function paletteToShare(pieces: readonly PieceToShare[]): string[] {
  const colors = slotOrder.flatMap((slot) => pieces.filter((piece) => piece.slot === slot))
  const byName = new Map<string, string>()
  for (const { color } of colors) {
    const name = color.toLowerCase()
    if (!byName.has(name)) byName.set(name, color)
  }
  return [...byName.values()]
}
