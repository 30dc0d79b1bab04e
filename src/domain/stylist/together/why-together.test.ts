import { expect, test } from 'vitest'
import { readGarment } from '../../closet/read-garment.ts'
import { togetherFeatures } from './together-features.ts'
import { whyTogether } from './why-together.ts'

function piece(name: string, category: string, brand: string | null = null) {
  const words = { name, category, color: '', brand, style: null, season: null, description: null }
  return togetherFeatures({ name, brand, garment: readGarment(words) }, 'own')
}

test('names the shared style tag and its pieces', () => {
  const why = whyTogether([
    piece('Boho fringe top', 'Tops'),
    piece('Bohemian crochet skirt', 'Bottoms'),
    piece('Office pumps', 'Shoes'),
  ])
  expect(why.styleTags[0]).toMatchObject({ styleTag: 'bohemian', pieces: [0, 1] })
})

test('gives the range of price levels of known brands', () => {
  const pieces = [
    piece('Bag', 'Accessories', 'Gucci'),
    piece('Tee', 'Tops', 'Shein'),
    piece('Jeans', 'Bottoms'),
  ]
  expect(whyTogether(pieces).levels).toEqual({ lowest: 1, highest: 5 })
  expect(whyTogether(pieces.slice(1)).levels).toBeNull()
})

test('names the kinds that go together best and worst', () => {
  const why = whyTogether([
    piece('Evening gown', 'Dresses'),
    piece('Clutch', 'Accessories'),
    piece('Sneakers', 'Shoes'),
  ])
  expect(why.bestKinds).toEqual([0, 1])
  expect(why.worstKinds).toEqual([0, 2])
})

test('names a brand that several pieces share', () => {
  const why = whyTogether([
    piece('Bag', 'Accessories', 'Gucci'),
    piece('Jeans', 'Bottoms'),
    piece('gucci loafers', 'Shoes'),
  ])
  expect(why.brand).toEqual({ name: 'Gucci', pieces: [0, 2] })
})

test('is empty for pieces of which nothing is known', () => {
  const why = whyTogether([piece('Thing', 'Tops'), piece('Stuff', 'Shoes')])
  expect(why).toMatchObject({ styleTags: [], levels: null, bestKinds: null, worstKinds: null, brand: null })
})
