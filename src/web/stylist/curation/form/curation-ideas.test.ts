import { expect, test } from 'vitest'
import { closetItem } from '../../../../../tests/support/factories/closet-item.ts'
import type { ClosetItem } from '../../../../contract/closet/closet.ts'
import { noTraits } from '../../../../domain/closet/traits/owner-traits.ts'
import { curationIdeas } from './curation-ideas.ts'
import { stillMissing } from './curation-wishes.ts'

const piece = (name: string, category: ClosetItem['category'], isClean = true) =>
  closetItem(name, { category, color: 'Navy', isClean })

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

test('a piece is not proposed for an occasion that it does not suit', () => {
  const leads = (...closet: ClosetItem[]) => curationIdeas(closet).map(({ lead }) => lead)
  expect(leads(piece('Ski jacket', 'Outerwear'), piece('Wool blazer', 'Outerwear'))).toEqual([
    'Wool blazer, to an art gallery',
  ])
  expect(
    leads(piece('Zorblax', 'Tops'), piece('Band tee', 'Tops'), piece('Tuxedo trousers', 'Bottoms')),
  ).toEqual(['Zorblax'])
  const calledSkiWear = {
    ...piece('Wool blazer', 'Outerwear'),
    traits: { ...noTraits, purpose: 'snow' } as const,
  }
  expect(leads(calledSkiWear, piece('Jeans', 'Bottoms'))).toEqual(['Jeans, to brunch'])
})

test('without a suitable piece, the newest one is proposed without an occasion', () => {
  const [idea, ...others] = curationIdeas([piece('Zorblax', 'Tops'), piece('Ski jacket', 'Outerwear')])
  expect(others).toEqual([])
  expect(idea?.wishes).toMatchObject({ focusItemId: 'Zorblax', occasion: null })
})

test('there are at most four ideas, and none if everything is in the wash', () => {
  const closet = [
    piece('White shirt', 'Tops'),
    piece('Jeans', 'Bottoms'),
    piece('Slip dress', 'Dresses'),
    piece('Wool coat', 'Outerwear'),
    piece('Loafers', 'Shoes'),
    piece('Leather belt', 'Accessories'),
  ]
  expect(curationIdeas(closet)).toHaveLength(4)
  expect(curationIdeas([piece('Coat', 'Outerwear', false)])).toEqual([])
})
