import { expect, test } from 'vitest'
import type { ClosetItem } from '../../contract/closet.ts'
import type { OutfitItem } from '../../contract/closet-outfit.ts'
import { leftOutInWords, wearableNow } from './wearable-now.ts'

const piece = (id: string, name: string): OutfitItem => ({
  id,
  name,
  imageUrl: '/images/x.webp',
  category: 'Tops',
  color: 'White',
})
const outfit = [
  piece('1', 'Oxford shirt'),
  piece('2', 'Wool coat'),
  piece('3', 'Silk scarf'),
  piece('4', 'Belt'),
]
const owned = (id: string, facts: Partial<ClosetItem> = {}) =>
  ({ id, isClean: true, listing: null, ...facts }) as ClosetItem

test('what is in the wash, for sale or gone is left out, and is named', () => {
  const listing = { id: '9', status: 'available' } as const
  const wearable = wearableNow(outfit, [owned('1'), owned('2', { isClean: false }), owned('4', { listing })])
  expect(wearable.ids).toEqual(['1'])
  expect(leftOutInWords(wearable)).toBe(
    'Left out: Wool coat (in the wash), Belt (for sale), Silk scarf (no longer in your closet).',
  )
})

test('a paused listing keeps nothing from being worn', () => {
  const listing = { id: '9', status: 'paused' } as const
  expect(wearableNow([piece('4', 'Belt')], [owned('4', { listing })]).ids).toEqual(['4'])
})

test('while the closet is not known no piece is left out', () => {
  const wearable = wearableNow(outfit, null)
  expect(wearable.ids).toEqual(['1', '2', '3', '4'])
  expect(leftOutInWords(wearable)).toBe('')
})
