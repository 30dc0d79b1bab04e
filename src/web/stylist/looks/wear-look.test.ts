import { expect, test } from 'vitest'
import type { ClosetItem } from '../../../contract/closet.ts'
import type { LookPiece } from '../../../domain/stylist/pieces-together.ts'
import { leftOutInWords, wearableOf } from './wear-look.ts'

const piece = (id: string, name: string): LookPiece => ({
  slot: 'top',
  item: { id, name, imageUrl: '/images/x.webp', category: 'Tops', color: 'White' },
})
const look = [piece('1', 'Oxford shirt'), piece('2', 'Wool coat'), piece('3', 'Silk scarf')]
const hanging = (id: string, isClean: boolean) => ({ id, isClean }) as ClosetItem

test('what is in the wash or gone is not worn, and is named', () => {
  const wearable = wearableOf(look, [hanging('1', true), hanging('2', false)])
  expect(wearable.ids).toEqual(['1'])
  expect(leftOutInWords(wearable)).toBe(
    'Left out: Wool coat (in the wash), Silk scarf (no longer in your closet).',
  )
})

test('while the closet is not known no piece is said to be gone', () => {
  const wearable = wearableOf(look, null)
  expect(wearable.ids).toEqual(['1', '2', '3'])
  expect(leftOutInWords(wearable)).toBe('')
})
