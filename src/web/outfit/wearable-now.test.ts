import { expect, test } from 'vitest'
import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { OutfitItem } from '../../contract/closet/outfit-items.ts'
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

test('pieces that are in the wash, for sale or deleted are left out and named', () => {
  const listing = { id: '9', status: 'available' } as const
  const wearable = wearableNow(outfit, [owned('1'), owned('2', { isClean: false }), owned('4', { listing })])
  expect(wearable.ids).toEqual(['1'])
  expect(leftOutInWords(wearable)).toBe(
    'Left out: Wool coat (in the wash), Belt (for sale), Silk scarf (no longer in your closet).',
  )
})

test('a piece with a paused listing can be worn', () => {
  const listing = { id: '9', status: 'paused' } as const
  expect(wearableNow([piece('4', 'Belt')], [owned('4', { listing })]).ids).toEqual(['4'])
})

test('no piece is left out while the closet is loading', () => {
  const wearable = wearableNow(outfit, null)
  expect(wearable.ids).toEqual(['1', '2', '3', '4'])
  expect(leftOutInWords(wearable)).toBe('')
})
