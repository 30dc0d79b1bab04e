import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findBrand } from './brands.ts'
import rows from './brands.json' with { type: 'json' }
import { foldedWords } from '../text/folded-words.ts'

const entries = rows.flatMap(({ names }) => names)

describe('the brands', () => {
  test.each(['Dolce & Gabbana', 'dolce gabbana', 'DOLCE AND GABBANA', 'D&G', 'Dolce&Gabbana'])(
    'are recognized in each spelling: %s',
    (text) => expect(findBrand(text)).toMatchObject({ name: 'Dolce & Gabbana', level: 5 }),
  )

  test.each([
    ['hermes scarf', 'Hermès'],
    ['HERMÈS', 'Hermès'],
    ['herm\u00c3\u00a8s bag', 'Hermès'],
    ['levis 501', 'Levi’s'],
    ["Levi's jeans", 'Levi’s'],
    ['jcrew sweater', 'J.Crew'],
    ['J. Crew', 'J.Crew'],
    ['h & m top', 'H&M'],
    ['chloe', 'Chloé'],
  ])('%s is %s', (text, name) => expect(findBrand(text)?.name).toBe(name))

  test('the longest name wins', () => {
    expect(findBrand('marc by marc jacobs tote')?.level).toBe(3)
    expect(findBrand('marc jacobs tote')?.level).toBe(4)
    expect(findBrand('red valentino dress')?.level).toBe(4)
    expect(findBrand('valentino dress')?.level).toBe(5)
  })

  test('a brand is found in the middle of a title', () => {
    expect(findBrand('black quilted Chanel bag')?.name).toBe('Chanel')
  })

  test('a common word is a brand only alone, in front, or after typical first words of shop titles', () => {
    for (const text of [
      'Gap',
      'gap jeans',
      'pre-owned Coach bag',
      'Next',
      'Guess',
      'Frame',
      'Theory blazer',
      'Express',
    ])
      expect(findBrand(text), text).not.toBeNull()
    for (const text of [
      'dress with a gap',
      'stage coach boots',
      'round frame sunglasses',
      'next to nothing, express',
    ])
      expect(findBrand(`black ${text}`), text).toBeNull()
  })

  test.each([
    'Off-white linen shirt',
    'Apricot top',
    'Office trousers',
    'Ash grey coat',
    'Hunter green parka',
    'Sea green dress',
  ])('a color or a use is not a brand: %s', (text) => expect(findBrand(text)).toBeNull())

  test('Off-White in a brand field is a brand', () => expect(findBrand('Off-White')?.level).toBe(4))

  test.each(['shein', 'romwe', 'zaful', 'newchic', 'Shein Sheinside top'])('%s is a marketplace', (text) =>
    expect(findBrand(text)?.level).toBe(1),
  )

  test('a text without a brand gives null', () => {
    for (const text of ['', '   ', '🧥', 'my favorite thing', '&', '1234']) expect(findBrand(text)).toBeNull()
  })
})

describe('the table', () => {
  test('has over 700 brands, of every level', () => {
    expect(entries.length).toBeGreaterThan(700)
    expect(new Set(rows.map(({ level }) => level)).size).toBe(5)
  })

  test('has no duplicate spellings', () => {
    const spellings = entries.flatMap((names) => names.split('=')).map((name) => foldedWords(name).join(' '))
    expect(spellings.filter((name, at) => name === '' || spellings.indexOf(name) !== at)).toEqual([])
  })

  test('finds each brand by its own name', () => {
    for (const names of entries) {
      const name = (names.split('=')[0] ?? '').trim().replace(/[*!]$/, '')
      expect(findBrand(name)?.name, name).toBe(name)
    }
  })
})

test('any text is read without an error, and a brand has one or two style tags', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const brand = findBrand(text)
      expect(brand === null || Object.keys(brand.styleTags).length <= 2).toBe(true)
    }),
    { numRuns: 200 },
  )
})
