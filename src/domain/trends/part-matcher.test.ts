import { expect, test } from 'vitest'
import { stylistPiece } from '../../../tests/support/factories/stylist-piece.ts'
import type { ClosetCategory } from '../../contract/closet/closet.ts'
import type { GarmentKind } from '../closet/garment-kinds.ts'
import { readGarment } from '../closet/read-garment.ts'
import type { StylistPiece } from '../stylist/outfit.ts'
import { runToEnd } from '../run-to-end.ts'
import { partMatcherInSteps } from './part-matcher.ts'
import { isSubstitute, readPart } from './part-similarity.ts'
import type { TrendGarment } from './trend.ts'

const createPartMatcher = (closet: readonly StylistPiece[]) => runToEnd(partMatcherInSteps(closet))

function piece(
  id: string,
  name: string,
  category: ClosetCategory,
  color: string,
  imageUrl = '/images/a.webp',
) {
  const words = { name, category, color, brand: null, style: null, season: null, description: null }
  const garment = readGarment(words)
  return stylistPiece(id, garment.slot, { name, category, color, imageUrl, garment })
}

function part(kind: GarmentKind, color: string, name: string, pattern: TrendGarment['pattern'] = null) {
  return { slot: 'top', kind, color, name, pattern } as const
}

const whiteTee = part('tee', 'White', 'white T-shirt')

test.each([
  [
    'tights',
    part('leggings', 'Black', 'black leggings'),
    piece('1', 'Tights 60 den', 'Accessories', 'Black'),
  ],
  ['another color', whiteTee, piece('1', 'T-shirt', 'Tops', 'Red')],
  ['another kind', whiteTee, piece('1', 'Silk blouse', 'Tops', 'White')],
  ['a pattern', whiteTee, piece('1', 'Striped T-shirt', 'Tops', 'White and navy')],
  ['two colors', whiteTee, piece('1', 'T-shirt', 'Tops', 'White and navy')],
  ['no pattern', part('tee', 'White', 'striped T-shirt', 'stripe'), piece('1', 'T-shirt', 'Tops', 'White')],
  ['the opposite cut', part('jeans', 'Denim', 'baggy jeans'), piece('1', 'Skinny jeans', 'Bottoms', 'Blue')],
  [
    'another fabric than the stated one',
    part('trousers', 'Brown', 'corduroy trousers'),
    piece('1', 'Wool trousers', 'Bottoms', 'Brown'),
  ],
  [
    'charcoal instead of brown',
    part('blazer', 'Brown', 'blazer'),
    piece('1', 'Blazer', 'Outerwear', 'Charcoal'),
  ],
  ['no color', whiteTee, piece('1', 'T-shirt', 'Tops', 'Various')],
])('a piece of %s does not match a part', (_of, wanted, owned) => {
  expect(createPartMatcher([owned])([wanted])).toEqual([null])
})

test.each([
  [part('turtleneck', 'Cream', 'cream turtleneck'), piece('1', 'Turtleneck', 'Tops', 'White')],
  [part('trousers', 'Stone', 'stone trousers'), piece('1', 'Chinos', 'Bottoms', 'Beige')],
  [part('coat', 'Black', 'black wool coat'), piece('1', 'Wool coat', 'Outerwear', 'Navy')],
  [
    part('tee', 'White', 'striped T-shirt', 'stripe'),
    piece('1', 'Striped T-shirt', 'Tops', 'Navy and white'),
  ],
  [
    part('scarf', 'Rust', 'checked scarf', 'check'),
    piece('1', 'Wool scarf', 'Accessories', 'Rust', '/drawings/scarf.svg?c=a4532f&p=check'),
  ],
])('$0.name: $1.color $1.name matches', (wanted, owned) => {
  expect(createPartMatcher([owned])([wanted])).toEqual([owned])
})

test('trousers of any cut match trousers, but slim ones do not match wide ones', () => {
  const wide = piece('1', 'Wide-leg trousers', 'Bottoms', 'Black')
  expect(createPartMatcher([wide])([part('trousers', 'Black', 'trousers')])).toEqual([wide])
  const slim = piece('2', 'Slim trousers', 'Bottoms', 'Black')
  expect(createPartMatcher([slim])([part('wide-leg-trousers', 'Black', 'wide-leg trousers')])).toEqual([null])
})

test('in a trend of one color a near color does not match', () => {
  const navy = piece('1', 'Wool coat', 'Outerwear', 'Navy')
  const black = piece('2', 'Wool coat', 'Outerwear', 'Black')
  const allBlack = [
    part('coat', 'Black', 'wool coat'),
    part('turtleneck', 'Black', 'turtleneck'),
    part('boots', 'Black', 'ankle boots'),
  ]
  expect(createPartMatcher([navy])(allBlack)).toEqual([null, null, null])
  expect(createPartMatcher([navy, black])(allBlack)).toEqual([black, null, null])
})

test('the nearest piece matches, regardless of the order of the closet', () => {
  const closet = [piece('1', 'T-shirt', 'Tops', 'Cream'), piece('2', 'T-shirt', 'Tops', 'White')]
  expect(createPartMatcher(closet)([whiteTee])).toEqual([closet[1]])
  expect(createPartMatcher(closet.toReversed())([whiteTee])).toEqual([closet[1]])
})

test('a piece matches one part of a trend, and as many parts as possible have one', () => {
  const tee = piece('1', 'T-shirt', 'Tops', 'White')
  const long = piece('2', 'Long-sleeve T-shirt', 'Tops', 'White')
  expect(createPartMatcher([tee])([whiteTee, whiteTee])).toEqual([tee, null])
  // The cream part matches only one piece, which the white part would match too.
  const creamTee = part('tee', 'Cream', 'cream T-shirt')
  const greige = part('long-sleeve-tee', 'White', 'white long-sleeve T-shirt')
  expect(new Set(createPartMatcher([tee, long])([creamTee, greige, whiteTee]).filter(Boolean)).size).toBe(2)
})

test('an empty closet matches nothing, and a trend without parts has no matches', () => {
  expect(createPartMatcher([])([whiteTee])).toEqual([null])
  expect(createPartMatcher([piece('1', 'T-shirt', 'Tops', 'White')])([])).toEqual([])
})

test('a piece stands in for a part of another color or kind, not for what the part names', () => {
  const blackJoggers = readPart(part('joggers', 'Black', 'black joggers'))
  const boots = readPart(part('boots', 'Brown', 'brown ankle boots'))
  const { garment: joggers } = piece('1', 'Joggers', 'Bottoms', 'Black')
  const { garment: chelsea } = piece('2', 'Chelsea boots', 'Shoes', 'Brown')
  const { garment: gray } = piece('3', 'Joggers', 'Bottoms', 'Charcoal')
  expect(isSubstitute(blackJoggers, joggers)).toBe(false)
  expect(isSubstitute(boots, chelsea)).toBe(false)
  expect(isSubstitute(blackJoggers, gray)).toBe(true)
  const stripes = readPart(part('tee', 'White', 'white striped T-shirt', 'stripe'))
  const { garment: breton } = piece('4', 'Striped T-shirt', 'Tops', 'Navy/cream')
  expect(isSubstitute(stripes, breton)).toBe(false)
})
