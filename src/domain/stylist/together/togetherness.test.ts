import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readGarment } from '../../closet/read-garment.ts'
import { handFeatures, type TogetherFeatures, togetherFeatures } from './together-features.ts'
import { togetherness } from './togetherness.ts'

const pairTogetherness = (one: TogetherFeatures, other: TogetherFeatures) => togetherness([one, other])

type Origin = Parameters<typeof togetherFeatures>[1]

function piece(
  name: string,
  category: string,
  brand: string | null = null,
  origin: Origin = 'own',
): TogetherFeatures {
  const words = { name, category, color: '', brand, style: null, season: null, description: null }
  return togetherFeatures({ name, brand, garment: readGarment(words) }, origin)
}

const title = (name: string, category: string) => piece(name, category, null, 'shop title')

describe('a shop’s titles', () => {
  test('a luxury bag goes better with a luxury dress than with a marketplace tee', () => {
    const bag = title('valentino rockstud leather shoulder bag', 'Accessories')
    const dress = title('dolce gabbana lace dress', 'Dresses')
    const tee = title('shein letter print t-shirt', 'Tops')
    expect(pairTogetherness(bag, dress)).toBeGreaterThan(pairTogetherness(bag, tee))
  })

  test('two pieces of one brand go together', () => {
    const bag = title('miu miu bag', 'Accessories')
    expect(pairTogetherness(bag, title('miu miu pumps', 'Shoes'))).toBeGreaterThan(0.7)
  })

  test('typical marketplace wording counts', () => {
    const bag = title('new fashion women casual pu design bag', 'Accessories')
    const market = title('sexy women fashion pu high heel shoes size', 'Shoes')
    const boutique = title('silk-blend crepe point-toe pumps', 'Shoes')
    expect(pairTogetherness(bag, market)).toBeGreaterThan(pairTogetherness(bag, boutique))
  })
})

describe('a person’s own pieces', () => {
  test.each([
    [
      piece('Evening gown', 'Dresses'),
      piece('Silver clutch', 'Accessories'),
      piece('Backpack', 'Accessories'),
    ],
    [piece('Hoodie', 'Tops'), piece('Sneakers', 'Shoes'), piece('Pumps', 'Shoes')],
    [piece('Blazer', 'Outerwear'), piece('Wool trousers', 'Bottoms'), piece('Denim shorts', 'Bottoms')],
    [piece('Wool coat', 'Outerwear'), piece('Ankle boots', 'Shoes'), piece('Flip flops', 'Shoes')],
    [
      piece('Bag', 'Accessories', 'Gucci'),
      piece('Dress', 'Dresses', 'Valentino'),
      piece('Dress', 'Dresses', 'Shein'),
    ],
    [
      piece('Boho fringe top', 'Tops'),
      piece('Boho suede skirt', 'Bottoms'),
      piece('Office pencil skirt', 'Bottoms'),
    ],
  ])('score higher with pieces that are commonly worn with them (%#)', (one, fitting, unfitting) => {
    expect(pairTogetherness(one, fitting)).toBeGreaterThan(pairTogetherness(one, unfitting) + 0.1)
  })

  test('are neutral if their words are uninformative', () => {
    for (const [one, other] of [
      ['Thing', 'Stuff'],
      ['Zorgle', 'Frumious'],
      ['My favorite', 'Gift from Ann'],
    ])
      expect(
        Math.abs(pairTogetherness(piece(one ?? '', 'Tops'), piece(other ?? '', 'Shoes')) - 0.5),
      ).toBeLessThan(0.1)
  })

  test('are barely affected by one rare word', () => {
    const jeans = piece('Jeans', 'Bottoms')
    const plain = pairTogetherness(jeans, piece('Shirt', 'Tops'))
    for (const word of [
      'rupert',
      'zodiac',
      'mankind',
      'peekaboo',
      'zorgle',
      'tabitha',
      'boutique',
      'authentic',
      'clothing',
    ])
      expect(Math.abs(pairTogetherness(jeans, piece(`${word} Shirt`, 'Tops')) - plain), word).toBeLessThan(
        0.15,
      )
  })

  test('are not scored by shop wording', () => {
    const plain = piece('Shirt', 'Tops')
    const worded = piece('women plus size online new Shirt', 'Tops')
    for (const other of [
      piece('Jeans', 'Bottoms'),
      piece('Loafers', 'Shoes', 'Prada'),
      piece('Tote', 'Accessories', 'Shein'),
    ])
      expect(Math.abs(pairTogetherness(plain, other) - pairTogetherness(worded, other))).toBeLessThan(0.15)
    expect(worded.marketWording).toBe(0)
    expect(worded.tokens.filter((token) => /^(l|p|t\?):/.test(token))).toEqual([])
    expect(worded.likelyLevel).toBe(0)
  })

  test('have the kind of the closet if their name has none', () => {
    const jeans = piece('Jeans', 'Bottoms')
    const garment = readGarment({
      name: 'Sneakers',
      category: 'Shoes',
      color: '',
      brand: null,
      style: null,
      season: null,
      description: null,
    })
    expect(togetherFeatures({ name: 'My daily pair', brand: null, garment }, 'own').kind).toBe('sneakers')
    expect(jeans.kind).toBe('jeans')
  })
})

test('the rarity of words comes from the caller and is capped for own pieces', () => {
  const garment = readGarment({
    name: 'Zorgle shirt', category: 'Tops', color: '', brand: null, style: null, season: null, description: null,
  }) // prettier-ignore
  const words = { name: 'Zorgle shirt', brand: null, garment }
  expect([...handFeatures(words, 'shop title', () => 7).rarities]).toEqual([7, 7])
  expect([...handFeatures(words, 'own', () => 7).rarities]).toEqual([5, 5])
})

test('fewer than two pieces are neutral', () => {
  expect(togetherness([])).toBe(0.5)
  expect(togetherness([piece('Jeans', 'Bottoms')])).toBe(0.5)
})

test('two pieces score as their pair, and a third that fits neither lowers the score', () => {
  const [gown, clutch, boots] = [
    piece('Evening gown', 'Dresses'),
    piece('Clutch', 'Accessories'),
    piece('Snow boots', 'Shoes'),
  ]
  expect(togetherness([gown, clutch])).toBeCloseTo(pairTogetherness(gown, clutch), 12)
  expect(togetherness([gown, clutch, boots])).toBeLessThan(togetherness([gown, clutch]))
})

test('any names give a share from 0 to 1 that does not depend on the order', () => {
  const origin = fc.constantFrom<Origin>('own', 'shop title')
  const category = fc.constantFrom('Tops', 'Bottoms', 'Dresses', 'Outerwear', 'Shoes', 'Accessories')
  const word = fc.constantFrom(
    'jeans',
    'gucci',
    'women',
    'boho',
    'silk',
    'print',
    'pre-owned',
    'gap',
    'zzz',
    'k:jeans',
    '',
  )
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  )
  const anyPiece = fc.tuple(name, category, fc.option(name), origin).map((parts) => piece(...parts))
  fc.assert(
    fc.property(fc.array(anyPiece, { minLength: 2, maxLength: 5 }), (pieces) => {
      const share = togetherness(pieces)
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
      expect(togetherness(pieces.toReversed())).toBeCloseTo(share, 10)
      const [one, other] = pieces
      if (one && other) expect(pairTogetherness(one, other)).toBe(pairTogetherness(other, one))
    }),
    { numRuns: 150 },
  )
})
