import { expect, test } from 'vitest'
import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { OutfitSlot } from '../../contract/closet/outfit-items.ts'
import type { OutfitCuration, Suggestion } from '../../contract/stylist/stylist.ts'
import { curationPieces } from './outfit-pieces.ts'

function item(name: string, category: ClosetCategory = 'Tops') {
  return { id: name, name, category, color: 'Navy', imageUrl: '/drawings/tee.svg?c=222222' }
}

function owned(slot: OutfitSlot, priority: number, name = slot): Suggestion {
  return { type: 'closet', slot, priority, reasoning: '', item: item(name), webSuggestion: null }
}

function outfit(focusItem: OutfitCuration['focusItem'], suggestions: Suggestion[]): OutfitCuration {
  return {
    id: 'look',
    userId: 'user',
    focusItemId: null,
    focusItem,
    stylePreference: 'classic',
    occasion: null,
    season: null,
    outfitDescription: '',
    styleAnalysis: '',
    colorPalette: [],
    suggestions,
    stylingTips: [],
    curatedBy: 'rules',
    score: null,
    name: null,
    isFavorite: false,
    canvas: null,
    version: 1,
    versions: 1,
    createdAt: '',
  }
}

test('the focus piece comes first, then the others by priority; only owned pieces are numbered', () => {
  const shop: Suggestion = { ...owned('extra', 4), type: 'shop', item: null }
  const pieces = curationPieces(
    outfit(item('Wool coat', 'Outerwear'), [owned('shoes', 2), shop, owned('top', 5)]),
  )
  expect(pieces.map(({ slot, number }) => [slot, number])).toEqual([
    ['outer', 1],
    ['top', 2],
    ['extra', null],
    ['shoes', 3],
  ])
})

test('the focus piece gets a slot of its own', () => {
  const [cardigan] = curationPieces(outfit(item('Cashmere cardigan'), [owned('top', 5), owned('bottom', 4)]))
  expect(cardigan?.slot).toBe('mid')
  const [tote] = curationPieces(outfit(item('Leather tote', 'Accessories'), [owned('top', 5)]))
  expect(tote?.slot).toBe('bag')
})

test('an outfit stays readable after its focus piece is deleted', () => {
  expect(curationPieces(outfit(null, [owned('top', 5)])).map(({ number }) => number)).toEqual([1])
})
