import type { OutfitItem, OutfitSlot } from '../../contract/closet-outfit.ts'
import { slotsTogether } from '../closet/lie-as-outfit.ts'
import { typeOfText } from '../closet/read-garment-kind.ts'
import { slotOfKind } from '../closet/garment-kinds.ts'

/** A piece of a look, as it was, and its place in it. */
export interface LookPiece {
  readonly item: OutfitItem
  readonly slot: OutfitSlot
}

/** Pieces that were picked by hand, each with the place it takes among the others. */
export function assignSlots(items: readonly OutfitItem[]): LookPiece[] {
  const read = items.map(({ name, category }) => {
    const type = typeOfText(name)
    return { type, slot: slotOfKind(type?.drawing ?? null, category) }
  })
  const slots = slotsTogether(read)
  return items.map((item, at) => ({ item, slot: slots[at] ?? 'extra' }))
}
