import type { OutfitItem, OutfitSlot } from '../../contract/closet/outfit-items.ts'
import { wornSlots } from '../closet/collage/worn-slots.ts'
import { typeOfText } from '../closet/read-garment-kind.ts'
import { slotOfKind } from '../closet/garment-kinds.ts'

/** A snapshot of a look's piece, with its slot. */
export interface LookPiece {
  readonly item: OutfitItem
  readonly slot: OutfitSlot
}

/** Assigns each hand-picked piece its slot, given the other pieces. */
export function slotsOfLook(items: readonly OutfitItem[]): LookPiece[] {
  const read = items.map(({ name, category }) => {
    const type = typeOfText(name)
    return { type, slot: slotOfKind(type?.drawing ?? null, category) }
  })
  const slots = wornSlots(read)
  return items.map((item, at) => ({ item, slot: slots[at] ?? 'extra' }))
}
