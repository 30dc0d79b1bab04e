import { describe, expect, test } from 'vitest'
import type { StylistSeason } from '../../../contract/stylist/stylist.ts'
import { outfitNeeds } from '../../stylist/occasions/needs-of-request.ts'
import { outfitOf } from '../../stylist/search/outfit-of.ts'
import { makePiece } from '../make-outfit.test-support.ts'
import { newUsedReasons, pieceReason } from '../suggestions/piece-reason.ts'
import { scoreInWords, scoreLine } from './score-line.ts'

function made(words: readonly string[], occasion: string | null, season: StylistSeason | null = null) {
  const needs = outfitNeeds({ stylePreference: 'casual', occasion, season })
  const pieces = words.map((one) => makePiece(one))
  return { needs, outfit: outfitOf({ focus: null, pieces, needs, today: '2026-11-23' }) }
}

function lines(words: readonly string[], occasion: string | null = null): string[] {
  const { outfit } = made(words, occasion)
  return scoreInWords(outfit.score, outfit.pieces).terms.map(({ reason }) => reason)
}

const sneakers = 'Sneakers, Shoes, White'

test('a suit is never counted among casual pieces', () => {
  const suit = ['Suit jacket, Outerwear, Gray', 'Suit pants, Bottoms, Gray']
  expect(lines([...suit, 'Football jersey, Tops, White', sneakers])).not.toContain('All 4 pieces are casual.')
  expect(lines(['T-shirt, Tops, White', 'Jeans, Bottoms, Blue', sneakers])).toContain(
    'All 3 pieces are casual.',
  )
})

describe('the seasons of an outfit', () => {
  test('follow its warmth', () => {
    expect(lines(['T-shirt, Tops, White', 'Jeans, Bottoms, Blue', sneakers])).toContain(
      'Works best in summer.',
    )
    expect(
      lines([
        'Suit jacket, Outerwear, Gray',
        'Shirt, Tops, White',
        'Suit pants, Bottoms, Gray',
        'Loafers, Shoes, Black',
      ]),
    ).toContain('Works best in spring and fall.')
    const seasons = ['spring', 'fall', 'winter'] as const
    expect(scoreLine({ is: 'seasons shared', seasons }, [])).toBe('Not for summer.')
  })
})

test('an outfit is warm enough for winter only with a coat and covered legs', () => {
  const inWinter = (...words: readonly string[]) => {
    const { outfit } = made([...words, 'Winter boots, Shoes, Black'], 'a walk at 3 °C')
    return scoreInWords(outfit.score, outfit.pieces).terms.map(({ reason }) => reason)
  }
  const warm = expect.stringMatching(/^Warm enough/)
  const sweater = 'Wool sweater, Tops, Navy'
  const coat = 'Wool coat, Outerwear, Navy'
  expect(inWinter(coat, sweater, 'Wool trousers, Bottoms, Gray')).toContainEqual(warm)
  expect(
    inWinter('Suit jacket, Outerwear, Navy', sweater, 'Wool trousers, Bottoms, Gray'),
  ).not.toContainEqual(warm)
  expect(
    inWinter('Varsity jacket, Outerwear, Green', 'Hoodie, Tops, Gray', 'Jeans, Bottoms, Blue'),
  ).not.toContainEqual(warm)
  expect(inWinter(coat, sweater, 'Satin midi skirt, Bottoms, Emerald')).not.toContainEqual(warm)
})

test('the shoes worn instead of those that are called for are named', () => {
  const boots = makePiece('Suede desert boots, Shoes, Sand')
  const want = { of: { slots: ['shoes' as const] }, weight: 3 as const, what: 'polished shoes' }
  expect(scoreLine({ is: 'not called for', want }, [boots])).toBe(
    'This calls for polished shoes, not the chukka boots.',
  )
})

test('no piece is warm for a day that the outfit is too light for', () => {
  const reasons = (words: readonly string[]) => {
    const { needs, outfit } = made([...words, 'Joggers, Bottoms, Gray'], 'a walk at -4 °C')
    return outfit.pieces
      .map((piece) => pieceReason({ piece, pieces: outfit.pieces, needs, today: null }, newUsedReasons()))
      .join(' ')
  }
  const sweater = 'Fair Isle sweater, Tops, Blue'
  expect(reasons(['Down sweater, Outerwear, Green', sweater, sneakers])).not.toMatch(/A warm/)
  expect(reasons(['Winter coat, Outerwear, Green', sweater, 'Winter boots, Shoes, Black'])).toMatch(/A warm/)
})

describe('the colors of an outfit', () => {
  test('include the second color of a watch and pale colors', () => {
    const black = ['T-shirt, Tops, Black', 'Trousers, Bottoms, Navy', 'Oxfords, Shoes, Black']
    expect(lines([...black, 'Watch, Accessories, Steel with green strap'])).toContain(
      'Black, navy, steel and green.',
    )
    const brown = ['Suit jacket, Outerwear, Brown', 'Suit pants, Bottoms, Brown', 'Derbies, Shoes, Cherry']
    expect(lines([...brown, 'Ruffled shirt, Tops, Powder blue']).join(' ')).not.toMatch(/with neutrals/)
  })
})

test('a plain outfit is called plain, and a jacket over a dress is named', () => {
  const plain = lines(['Blazer, Outerwear, Gray', 'Sheath dress, Dresses, Navy', 'Pumps, Shoes, Black'])
  expect(plain).toContain('All plain.')
  expect(plain).toContain('The layers fit over each other.')
})

test('fabrics that are only usual for a type are no mix', () => {
  expect(
    lines(['Peacoat, Outerwear, Navy', 'T-shirt, Tops, White', 'Jeans, Bottoms, Blue']).join(' '),
  ).not.toMatch(/mix/)
  expect(lines(['Wool peacoat, Outerwear, Navy', 'T-shirt, Tops, White', 'Jeans, Bottoms, Blue'])).toContain(
    'Wool with denim.',
  )
})

test('a suit of one brand is one piece', () => {
  const suit = ['Suit jacket, Outerwear, Navy, Suitsupply', 'Suit trousers, Bottoms, Navy, Suitsupply']
  expect(lines([...suit, 'Shirt, Tops, White']).join(' ')).not.toMatch(/The suit are/)
})

test('the pattern of a suit is that of both its parts', () => {
  const suit = ['Plaid suit jacket, Outerwear, Gray', 'Plaid suit trousers, Bottoms, Gray']
  expect(lines([...suit, 'Shirt, Tops, White'])).toContain('Only the suit has a pattern.')
})

test('a thin jacket is not too thin over a warm sweater', () => {
  const kimono = 'Kimono jacket, Outerwear, Navy'
  const rest = ['Jeans, Bottoms, Blue', 'Leather boots, Shoes, Brown']
  const reasons = (top: string) => lines([kimono, top, ...rest], 'a walk at 11 °C').join(' ')
  expect(reasons('T-shirt, Tops, White')).toMatch(/too thin/)
  expect(reasons('Chunky wool sweater, Tops, White')).not.toMatch(/too thin/)
})

test('no color is the only one next to a scarf in a color that is not recognized', () => {
  const outfit = ['Sweater, Tops, Coral', 'Trousers, Bottoms, Black', 'Loafers, Shoes, Black']
  expect(lines(outfit)).toContain('One color, coral, with neutrals.')
  expect(lines([...outfit, 'Scarf, Accessories, Qwxyz']).join(' ')).not.toMatch(/One color/)
})

test('a shirt with parrots is not called free of patterns', () => {
  expect(lines(['Shirt with parrots, Tops, Blue', 'Chinos, Bottoms, Beige', sneakers])).toContain(
    'No known patterns.',
  )
})

test('a mix of levels is not called by one of them', () => {
  const mixed = ['Suit jacket, Outerwear, Navy', 'Work shirt, Tops, Khaki', 'Desert boots, Shoes, Sand']
  expect(lines(mixed, 'work').join(' ')).not.toMatch(/dressy, right|casual, right/i)
  const jeans = ['T-shirt, Tops, White', 'Jeans, Bottoms, Blue', 'Loafers, Shoes, Brown']
  expect(lines(['Blazer, Outerwear, Navy', ...jeans])).toContain('Casual to dressy.')
  expect(lines(['Wool coat, Outerwear, Gray', 'Hoodie, Tops, Red', sneakers])).toContain(
    'The hoodie is much more casual than the coat.',
  )
})

test('the colors of a print are not left out', () => {
  const words = [
    'Skater dress, Dresses, Black with cherries',
    'Mary Janes, Shoes, Black',
    'Fur coat, Outerwear, Cream',
  ]
  expect(lines(words)).toContain('Cream, black and a print.')
})

test('a jersey on a casual day is no fault', () => {
  const jersey = ['Twins jersey, Tops, White', 'Jeans, Bottoms, Blue', sneakers]
  expect(lines(jersey, 'casual').join(' ')).not.toMatch(/ideal/)
})

test('a color that is not recognized is no print', () => {
  const striped = 'Breton top, Tops, White and blue stripe'
  expect(lines([striped, 'Jeans, Bottoms, Brut', 'Boots, Shoes, Brown']).join(' ')).not.toMatch(/a print/)
})

test('stripes are no print, and lovat green is no neutral', () => {
  const skirt = ['Twinset, Tops, Lovat green', 'Skirt, Bottoms, Navy', 'Ankle boots, Shoes, Brown']
  expect(lines(['Poplin shirt, Tops, Pale pink stripe', ...skirt]).join(' ')).not.toMatch(/a print/)
  const pieces = skirt.map((one) => makePiece(one))
  const reasons = pieces.map((piece) =>
    pieceReason({ piece, pieces, needs: null, today: null }, newUsedReasons()),
  )
  expect(reasons.join(' ')).not.toMatch(/Lovat green is neutral/)
})

test('a leopard skirt, a silver turtleneck and a coat are not mostly classic', () => {
  const words = ['Coat, Outerwear, Black', 'Turtleneck, Tops, Silver', 'Pencil skirt, Bottoms, Leopard']
  expect(lines([...words, 'Ankle boots, Shoes, White'])).not.toContain('Mostly classic.')
})

test('jeans clash with no color, and teddy is not called fleece', () => {
  const jeans = ['Jeans, Bottoms, Cobalt blue', 'Sweater, Tops, Burgundy', 'Sneakers, Shoes, White']
  expect(lines(jeans).join(' ')).not.toMatch(/clash/)
  expect(lines([...jeans, 'Teddy jacket, Outerwear, Cream']).join(' ')).not.toMatch(/fleece/i)
})
