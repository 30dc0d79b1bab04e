import type { ClosetItem } from '../../contract/closet.ts'
import type { OutfitItem, OutfitSlot } from '../../contract/closet-outfit.ts'
import type { CollagePiece } from './outfit-collage.tsx'

/** A piece for the collage: its pictures as they hang in the closet, else as they were. */
export function collagePiece(
  { id, name, imageUrl }: OutfitItem,
  slot: OutfitSlot,
  closet: readonly ClosetItem[],
  number?: number,
): CollagePiece {
  const known = closet.find((item) => item.id === id)
  return {
    slot,
    name,
    imageUrl: known?.imageUrl ?? imageUrl,
    cutOut: known?.cutOut ?? null,
    picture: known?.picture ?? null,
    ...(number !== undefined && { number }),
  }
}
