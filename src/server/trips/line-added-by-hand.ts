import type { WearableItem } from '../closet/wearable-items.ts'
import { newId } from '../db/new-id.ts'
import { toOutfitItem } from '../stylist/outfit-item.ts'
import type { StoredLine } from './stored-trip.ts'

/** Creates the line of a piece that the user adds to the packing list. */
export function lineAddedByHand(item: WearableItem): StoredLine {
  return {
    id: newId(),
    group: 'pieces',
    text: item.name,
    closetItemId: item.id,
    item: toOutfitItem(item),
    isByHand: true,
    isPacked: false,
    isBack: false,
    suggestedAs: null,
  }
}
