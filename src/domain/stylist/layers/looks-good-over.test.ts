import { expect, test } from 'vitest'
import { makePiece } from '../../words/make-outfit.test-support.ts'
import { asMid, asInCloset } from './as-mid.ts'
import { looksGoodOver } from './looks-good-over.ts'
import { canBeMid, fitsUnder, fitsOver } from './fits-over.ts'

const over = (words: string) => asMid(makePiece(words))
const tee = makePiece('T-shirt, Tops, White')
const shirt = makePiece('Oxford shirt, Tops, Light blue')
const turtleneck = makePiece('Chunky turtleneck, Tops, Cream')
const dress = makePiece('Wrap dress, Dresses, Navy')
const coat = makePiece('Wool coat, Outerwear, Camel')

test.each([
  ['Cotton cardigan, Tops, Gray', true],
  ['Hoodie, Tops, Gray', true],
  ['Knit vest, Tops, Navy', true],
  ['Merino sweater, Tops, Navy', true],
  ['Overshirt, Tops, Olive', true],
  ['Linen blazer, Tops, Beige', true],
  ['Wool blazer, Outerwear, Navy', true],
  ['T-shirt, Tops, White', false],
  ['Oxford shirt, Tops, White', false],
  ['Turtleneck, Tops, Black', false],
  ['Wool coat, Outerwear, Camel', false],
  ['Denim jacket, Outerwear, Blue', false],
])('whether %s can be worn over a top: %s', (words, can) => {
  expect(canBeMid(makePiece(words).garment)).toBe(can)
})

test.each([
  ['Cotton cardigan, Tops, Gray', [tee, shirt, turtleneck, dress]],
  ['Hoodie, Tops, Gray', [tee, shirt]],
  ['Knit vest, Tops, Navy', [tee, shirt, turtleneck]],
] as const)('%s fits over a base-layer top, and over a dress only if it opens', (words, under) => {
  const all = [tee, shirt, turtleneck, dress, makePiece('Merino sweater, Tops, Navy')]
  expect(all.filter(({ garment }) => fitsOver(over(words).garment, garment))).toEqual(under)
})

test('a blazer as mid layer is worn under a coat, never without one or under another jacket', () => {
  const { garment: blazer } = over('Wool blazer, Outerwear, Navy')
  const denim = makePiece('Denim jacket, Outerwear, Blue')
  expect(fitsUnder(blazer, coat.garment)).toBe(true)
  expect(fitsUnder(blazer, denim.garment)).toBe(false)
  expect(fitsUnder(blazer, null)).toBe(false)
  expect(fitsUnder(over('Cotton cardigan, Tops, Gray').garment, null)).toBe(true)
})

test.each([
  ['a heavy knit over a heavy knit', 'Chunky cardigan, Tops, Gray', turtleneck],
  ['two hoods', 'Hoodie, Tops, Gray', makePiece('Parka, Outerwear, Olive')],
  ['two loud patterns', 'Striped cardigan, Tops, Navy', makePiece('Floral skirt, Bottoms, Cream')],
  ['gym over business', 'Hoodie, Tops, Gray', shirt],
  ['a sweater that hides a T-shirt', 'Merino sweater, Tops, Navy', tee],
  ['colors that clash', 'Cotton cardigan, Tops, Bright red', makePiece('T-shirt, Tops, Bright green')],
])('%s are not worn over each other', (_, words, other) => {
  expect(looksGoodOver(over(words), other)).toBe(false)
})

test('a sage cardigan looks good over a pale blue shirt', () => {
  expect(looksGoodOver(over('Cotton cardigan, Tops, Sage green'), shirt)).toBe(true)
})

test('a gray cardigan looks good over a white T-shirt and under a camel coat', () => {
  const cardigan = over('Cotton cardigan, Tops, Gray')
  expect([tee, coat, dress].every((other) => looksGoodOver(cardigan, other))).toBe(true)
})

test('a mid layer is the same object each time and maps back to the piece of the closet', () => {
  const cardigan = makePiece('Cotton cardigan, Tops, Gray')
  expect(asMid(cardigan)).toBe(asMid(cardigan))
  expect(asMid(asMid(cardigan))).toBe(asMid(cardigan))
  expect(asInCloset(asMid(cardigan))).toBe(cardigan)
  expect(cardigan.garment.slot).toBe('top')
})
