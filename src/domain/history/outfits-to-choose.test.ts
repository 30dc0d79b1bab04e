import { expect, test } from 'vitest'
import type { OutfitItem } from '../../contract/closet/outfit-items.ts'
import { outfitsToChoose } from './outfits-to-choose.ts'

const piece = (id: string): OutfitItem => ({ id, name: id, color: 'White', category: 'Tops', imageUrl: '' })
const [shirt, jeans, coat] = [piece('shirt'), piece('jeans'), piece('coat')]
const of = (
  outfits: OutfitItem[][],
  facts: { closet?: string[]; without?: string[][]; count?: number } = {},
) =>
  outfitsToChoose({
    outfits,
    closet: new Set(facts.closet ?? ['shirt', 'jeans', 'coat']),
    without: facts.without ?? [],
    count: facts.count ?? 6,
  })

test('each set of pieces is offered once, regardless of order', () => {
  expect(
    of([
      [shirt, jeans],
      [jeans, shirt],
      [shirt, coat],
    ]),
  ).toEqual([
    [shirt, jeans],
    [shirt, coat],
  ])
})

test('leaves out outfits already worn, single pieces and outfits with a deleted piece', () => {
  const outfits = [[shirt, jeans], [shirt], [shirt, coat]]
  expect(of(outfits, { closet: ['shirt', 'jeans'], without: [['jeans', 'shirt']] })).toEqual([])
})

test('respects the limit', () => {
  expect(
    of(
      [
        [shirt, jeans],
        [shirt, coat],
      ],
      { count: 1 },
    ),
  ).toEqual([[shirt, jeans]])
})
