import { expect, test } from 'vitest'
import { asMid } from '../../stylist/layers/as-mid.ts'
import { makePiece } from '../make-outfit.test-support.ts'
import { outfitDescription } from './outfit-description.ts'

const shirt = 'Oxford shirt, Tops, Light blue'
const trousers = 'Pleated trousers, Bottoms, Stone'
const loafers = 'Penny loafers, Shoes, Chestnut'

test.each([
  [
    ['Leather biker jacket, Outerwear, Black', shirt, trousers, loafers, 'Leather tote, Accessories, Cognac'],
    'Black biker jacket over a light blue Oxford shirt, with stone trousers and chestnut loafers. Cognac tote.',
  ],
  [[shirt, trousers, loafers], 'Light blue Oxford shirt, stone trousers and chestnut loafers.'],
  [
    ['Wool coat, Outerwear, Navy', 'Slip dress, Dresses, Black', 'Ankle boots, Shoes, Black'],
    'Navy wool coat over a black slip dress, with black boots.',
  ],
  [['Sunglasses, Accessories, Tobacco'], 'Built around tobacco sunglasses.'],
  [
    ['Trench coat, Outerwear, Beige', shirt, 'Mini skirt, Bottoms, Black', loafers],
    'Beige trench coat over a light blue Oxford shirt, with a black mini skirt and chestnut loafers.',
  ],
  [
    ['Gold hoops, Accessories, Gold', 'Leather watch, Accessories, Brown'],
    'Built around gold hoops and a brown watch.',
  ],
  [
    [
      'Houndstooth coat, Outerwear, Black and white',
      'Leopard midi skirt, Bottoms, Brown',
      'Plaid shirt, Tops, Red',
    ],
    'Black-and-white houndstooth coat over a red plaid shirt, with a brown leopard midi skirt.',
  ],
  [
    ['Sweater, Tops, grey w/ white', 'Joggers, Bottoms, Orange multi', 'Sneakers, Shoes, Off white'],
    'Gray-and-white sweater, orange printed joggers and off-white sneakers.',
  ],
  [['Zorvo, Tops, '], 'Zorvo.'],
])('%s is described as %j', (words, expected) => {
  expect(outfitDescription({ pieces: words.map((one) => makePiece(one)), missing: [] })).toBe(expected)
})

test('names the middle layer between the coat and the top', () => {
  const pieces = [
    makePiece('Denim jacket, Outerwear, Black'),
    asMid(makePiece('Cotton cardigan, Tops, Gray')),
    makePiece('T-shirt, Tops, White'),
    makePiece('Jeans, Bottoms, Blue'),
  ]
  expect(outfitDescription({ pieces, missing: [] })).toBe(
    'Black denim jacket over a gray cardigan and a white T-shirt, with blue jeans.',
  )
})

test('names missing pieces only if they are needed', () => {
  const pieces = [makePiece('Leggings, Bottoms, Black'), makePiece('Stilettos, Shoes, Red')]
  const missing = [
    { slot: 'top', isNeeded: true },
    { slot: 'bag', isNeeded: false },
  ] as const
  expect(outfitDescription({ pieces, missing })).toBe('Black leggings and red stilettos. No top yet.')
  const more = [...missing, { slot: 'outer', isNeeded: true }, { slot: 'shoes', isNeeded: true }] as const
  expect(outfitDescription({ pieces: pieces.slice(0, 1), missing: more })).toBe(
    'Black leggings. No top, jacket or shoes yet.',
  )
})

test('counts accessories from the fifth on', () => {
  const small = ['Scarf', 'Belt', 'Watch', 'Beanie', 'Gloves', 'Tote'].map((name) =>
    makePiece(`${name}, Accessories, Black`),
  )
  expect(outfitDescription({ pieces: [makePiece('Slip dress, Dresses, Red'), ...small], missing: [] })).toBe(
    'Red slip dress. Black scarf, black belt, black watch, black beanie, 2 more.',
  )
})

test('the color of a detail is not that of the piece', () => {
  const pieces = [makePiece('Polo shirt, Tops, Black with yellow tipping'), makePiece('Jeans, Bottoms, Blue')]
  expect(outfitDescription({ pieces, missing: [] })).toBe('Black polo shirt and blue jeans.')
})
