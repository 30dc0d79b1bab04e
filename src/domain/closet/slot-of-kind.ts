import type { ClosetCategory } from '../../contract/closet.ts'
import type { OutfitSlot } from '../../contract/closet-outfit.ts'
import { garmentKinds, type GarmentKind } from './garment-kinds.ts'

const slotOfCategory: Readonly<Record<ClosetCategory, OutfitSlot>> = {
  Tops: 'top',
  Bottoms: 'bottom',
  Dresses: 'dress',
  Outerwear: 'outer',
  Shoes: 'shoes',
  Accessories: 'extra',
}

const bags: readonly GarmentKind[] = ['tote', 'shoulder-bag', 'backpack']

/** The place in an outfit of a kind of garment; where the kind is not known, of a plain piece of the category. */
export function slotOfKind(kind: GarmentKind | null, category: ClosetCategory): OutfitSlot {
  if (kind && bags.includes(kind)) return 'bag'
  return slotOfCategory[garmentKinds.find(({ id }) => id === kind)?.category ?? category]
}
