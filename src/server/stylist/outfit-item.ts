import type { OutfitItem } from '../../contract/closet-outfit.ts'
import type { OutfitCuration } from '../../contract/stylist.ts'
import { noTraits } from '../../domain/closet/owner-traits.ts'
import type { WearableItem } from '../closet/wearable-items.ts'

/** A piece as an outfit keeps it. */
export function toOutfitItem({ id, imageUrl, name, category, color }: OutfitItem): OutfitItem {
  return { id, imageUrl, name, category, color }
}

/** What is left of a piece that is gone: what the outfit kept of it. */
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

/** All pieces of a curation, the focus piece first, each once. */
export function itemsOfCuration({
  focusItem,
  suggestions,
}: Pick<OutfitCuration, 'focusItem' | 'suggestions'>): OutfitItem[] {
  const items = [focusItem, ...suggestions.map((suggestion) => suggestion.item)]
  return [...new Map(items.filter((item) => item !== null).map((item) => [item.id, item])).values()]
}
