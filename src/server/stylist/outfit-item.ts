import type { OutfitItem } from '../../contract/closet/outfit-items.ts'
import type { OutfitCuration } from '../../contract/stylist/stylist.ts'
import { noTraits } from '../../domain/closet/traits/owner-traits.ts'
import type { WearableItem } from '../closet/wearable-items.ts'

/** Creates an outfit's snapshot of a piece. */
export function toOutfitItem({ id, imageUrl, name, category, color }: OutfitItem): OutfitItem {
  return { id, imageUrl, name, category, color }
}

/** Reconstructs a piece that left the closet from its snapshot. */
export function fromOutfitItem(item: OutfitItem): WearableItem {
  return {
    ...item,
    brand: null,
    style: null,
    season: null,
    description: null,
    lastWornDate: null,
    wearCount: 0,
    traits: noTraits,
  }
}

/** All pieces of a curation, focus piece first, without duplicates. */
export function itemsOfCuration({
  focusItem,
  suggestions,
}: Pick<OutfitCuration, 'focusItem' | 'suggestions'>): OutfitItem[] {
  const items = [focusItem, ...suggestions.map((suggestion) => suggestion.item)]
  return [...new Map(items.filter((item) => item !== null).map((item) => [item.id, item])).values()]
}
