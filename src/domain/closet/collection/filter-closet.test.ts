import { describe, expect, test } from 'vitest'
import { everyPiece, filterCloset, isNarrowed, type ClosetFilter } from './filter-closet.ts'

const blank = { brand: null, style: null, size: null, season: null }
const closet = [
  { ...blank, name: 'Linen shirt', category: 'Tops', color: 'Off-White', season: 'Summer', size: 'M' },
  {
    ...blank,
    name: 'Wool coat',
    category: 'Outerwear',
    color: 'NAVY BLUE',
    season: 'Winter',
    brand: 'Arket',
  },
  { ...blank, name: 'Jeans', category: 'Bottoms', color: 'Mid blue', season: 'All Seasons', style: 'Casual' },
  { ...blank, name: 'Décolleté', category: 'Shoes', color: 'Dark red' },
] as const

function namesFor(part: Partial<ClosetFilter>) {
  return filterCloset(closet, { ...everyPiece, ...part }).map((item) => item.name)
}

describe('the filter of the closet', () => {
  test('keeps all pieces in order if no filter is set', () => {
    expect(filterCloset(closet, everyPiece)).toEqual(closet)
    expect(isNarrowed(everyPiece)).toBe(false)
  })

  test('filters by category', () => {
    expect(namesFor({ category: 'Outerwear' })).toEqual(['Wool coat'])
  })

  test('finds a color anywhere in the color text, in any case', () => {
    expect(namesFor({ color: 'blue' })).toEqual(['Wool coat', 'Jeans'])
    expect(namesFor({ color: 'white' })).toEqual(['Linen shirt'])
    expect(namesFor({ color: 'green' })).toEqual([])
  })

  test('shows pieces for all seasons in each season, and pieces without a season in none', () => {
    expect(namesFor({ season: 'Summer' })).toEqual(['Linen shirt', 'Jeans'])
    expect(namesFor({ season: 'Spring' })).toEqual(['Jeans'])
  })

  test('finds words in name, brand, color, category, style and size, with or without accents', () => {
    expect(namesFor({ words: 'decollete' })).toEqual(['Décolleté'])
    expect(namesFor({ words: 'ARKET' })).toEqual(['Wool coat'])
    expect(namesFor({ words: ' blue  casual ' })).toEqual(['Jeans'])
    expect(namesFor({ words: 'wool red' })).toEqual([])
  })

  test('finds pieces by the noun of their type, and by its other names only if nothing else is found', () => {
    const [shirt] = closet
    const pieces = [
      { ...shirt, id: 'suede', name: 'Puma Suede', category: 'Shoes', color: 'Red' },
      { ...shirt, id: 'barbour', name: 'Barbour Bedale', category: 'Outerwear', color: 'Olive' },
      { ...shirt, id: 'drover', name: 'Long drover', category: 'Outerwear', color: 'Brown' },
    ] as const
    const types = [
      { noun: 'sneakers', names: ['trainers'], ids: ['suede'] },
      { noun: 'waxed jacket', names: ['barbour', 'oilskin'], ids: ['barbour', 'drover'] },
    ]
    const find = (words: string) => filterCloset(pieces, { ...everyPiece, words }, types).map(({ id }) => id)
    expect(find('red sneaker')).toEqual(['suede'])
    expect(find('trainers')).toEqual(['suede'])
    expect(find('jacket')).toEqual(['barbour', 'drover'])
    expect(find('barbour')).toEqual(['barbour'])
    expect(find('oilskin')).toEqual(['barbour', 'drover'])
    expect(find('red jacket')).toEqual([])
  })

  test('finds gray also as grey', () => {
    const [shirt] = closet
    const find = (words: string, color: string) =>
      filterCloset([{ ...shirt, color }], { ...everyPiece, words }).length
    expect([find('grey', 'Gray'), find('gray', 'Grey marl'), find('grey', 'Green')]).toEqual([1, 1, 0])
  })

  test('shows a piece with stated seasons in exactly those seasons', () => {
    const [shirt] = closet
    const seasons: ('spring' | 'fall')[] = ['spring', 'fall']
    const stated = [{ ...shirt, traits: { tags: [], seasons } }]
    const shownIn = (season: ClosetFilter['season']) =>
      filterCloset(stated, { ...everyPiece, season }).length === 1
    expect([shownIn('all'), shownIn('Spring'), shownIn('Fall'), shownIn('Summer')]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('finds words in the owner’s own tags', () => {
    const tagged = closet.map((item) => ({
      ...item,
      traits: { tags: item.name === 'Jeans' ? ['From Nonna'] : [], seasons: null },
    }))
    const found = filterCloset(tagged, { ...everyPiece, words: 'nonna' })
    expect(found.map(({ name }) => name)).toEqual(['Jeans'])
  })

  test('treats regular expression characters literally', () => {
    expect(namesFor({ words: '(a+)+$' })).toEqual([])
    expect(namesFor({ words: '%' })).toEqual([])
  })

  test('combines all parts of the filter', () => {
    expect(namesFor({ color: 'blue', season: 'Winter', words: 'coat' })).toEqual(['Wool coat'])
    expect(namesFor({ color: 'blue', category: 'Shoes' })).toEqual([])
  })

  test.each<Partial<ClosetFilter>>([
    { category: 'Tops' },
    { season: 'Fall' },
    { color: 'red' },
    { words: 'x' },
    { only: 'unrecognized' },
  ])('%j counts as a set filter', (part) => {
    expect(isNarrowed({ ...everyPiece, ...part })).toBe(true)
  })
})
