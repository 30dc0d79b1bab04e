import type { ClosetItem } from '../../../src/contract/closet/closet.ts'
import { noTraits } from '../../../src/domain/closet/traits/owner-traits.ts'

/** Returns a clean white top with its name as its id, with `facts` applied. */
export function closetItem(name: string, facts: Partial<ClosetItem> = {}): ClosetItem {
  return {
    id: name,
    userId: 'user',
    name,
    category: 'Tops',
    color: 'White',
    size: null,
    brand: null,
    style: null,
    season: null,
    description: null,
    imageUrl: '',
    picture: null,
    cutOut: null,
    fitNotes: null,
    measurements: null,
    purchaseDate: null,
    purchaseLocation: null,
    originalPrice: null,
    currency: null,
    productUrl: null,
    careInstructions: null,
    lastWornDate: null,
    isClean: true,
    wearCount: 0,
    archivedReason: null,
    archivedAt: null,
    listing: null,
    isSample: false,
    loan: null,
    traits: noTraits,
    createdAt: '2026-01-01T08:00:00.000Z',
    ...facts,
  }
}
