import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyOutfit,
  boots,
  crewNeck,
  makeOutfit,
  tote,
  trench,
  trousers,
} from '../../../../tests/support/factories/outfit-to-share.ts'
import { shareTitle } from './share-title.ts'

const titleOf = (pieces: string[], occasion: string | null = null) =>
  shareTitle(makeOutfit(pieces, { occasion }))

test('an outfit is named by its layers and occasion', () => {
  const pieces = [trench, crewNeck, trousers, boots, tote]
  expect(titleOf(pieces, 'Art Gallery')).toBe('Camel over navy, for an art gallery')
  expect(titleOf(pieces)).toBe('Camel over navy')
})

test('an outfit without a layer is named by top and bottom', () => {
  expect(titleOf([crewNeck, 'Straight jeans, Bottoms, Denim blue', boots])).toBe('Navy with denim')
})

test('an outfit with a dress or a single piece has its name', () => {
  expect(titleOf(['Satin slip dress, Dresses, Black', 'Sandals, Shoes, Tan'], 'Date')).toBe(
    'Black satin slip dress, for a date',
  )
  expect(titleOf([tote])).toBe('Black tote')
})

test('a single color is named once', () => {
  const black = ['Wool coat, Outerwear, Black', 'Turtleneck, Tops, Black', 'Trousers, Bottoms, Black']
  expect(titleOf(black)).toBe('All in black')
  const blackOnBlack = [...black.slice(0, 2), 'Straight jeans, Bottoms, Denim blue']
  expect(titleOf(blackOnBlack)).toBe('Black on black')
})

test('the user’s words for an occasion are in the title only if they fit an English sentence', () => {
  expect(titleOf([trench, crewNeck], "Mom's 60th birthday")).toBe(
    "Camel over navy, for my mom's 60th birthday",
  )
  expect(titleOf([trench, crewNeck], 'יום הולדת')).toBe('Camel over navy')
})

test('the title is short, single-line and not empty, for any names', () => {
  fc.assert(
    fc.property(anyOutfit, (outfit) => {
      const title = shareTitle(outfit)
      expect(title.length).toBeLessThanOrEqual(60)
      expect(title).not.toMatch(/[\n\r]/)
      expect(title === '').toBe(outfit.pieces.length === 0)
    }),
    { numRuns: 100 },
  )
})

test('a coat lies over the layer below it', () => {
  const pieces = ['Parka, Outerwear, Black', 'Quarter-zip, Tops, Navy', 'Shirt, Tops, White']
  const outfit = makeOutfit(pieces, { occasion: null })
  const layered = outfit.pieces.map((piece) =>
    piece.name === 'Quarter-zip' ? { ...piece, slot: 'mid' as const } : piece,
  )
  expect(shareTitle({ ...outfit, pieces: layered })).toBe('Black over navy')
})
