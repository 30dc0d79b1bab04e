import { expect, test } from 'vitest'
import type { ClosetItem } from '../../../contract/closet.ts'
import { noTraits } from '../../../domain/closet/owner-traits.ts'
import { curationIdeas } from './curation-ideas.ts'
import { stillMissing } from './curation-wishes.ts'

function piece(name: string, category: ClosetItem['category'], isClean = true): ClosetItem {
  return {
    id: name,
    userId: 'user',
    name,
    category,
    color: 'Navy',
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
    isClean,
    wearCount: 0,
    archivedReason: null,
    archivedAt: null,
    listing: null,
    isSample: false,
    traits: noTraits,
    createdAt: '',
  }
}

test('each idea is around a clean piece of its own category, and complete', () => {
  const ideas = curationIdeas([
    piece('Washed coat', 'Outerwear', false),
    piece('Wool coat', 'Outerwear'),
    piece('Linen shirt', 'Tops'),
    piece('Silk blouse', 'Tops'),
  ])
  expect(ideas.map(({ lead }) => lead)).toEqual(['Wool coat, to an art gallery', 'Linen shirt, to work'])
  expect(ideas.map(({ wishes }) => stillMissing(wishes))).toEqual([null, null])
})

test('there are at most four, and none where everything is in the wash', () => {
  const categories = ['Tops', 'Bottoms', 'Dresses', 'Outerwear', 'Shoes', 'Accessories'] as const
  expect(curationIdeas(categories.map((category) => piece(category, category)))).toHaveLength(4)
  expect(curationIdeas([piece('Coat', 'Outerwear', false)])).toEqual([])
})
