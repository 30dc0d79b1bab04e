import { describe, expect, test } from 'vitest'
import { garmentTypes } from '../../closet/garment-types/garment-types.ts'
import { type GarmentSelector, isSelected } from '../../closet/garment-selector.ts'
import { readGarment } from '../../closet/read-garment.ts'
import { makePiece } from '../../words/make-outfit.test-support.ts'
import { areOfOneSet } from './are-of-one-set.ts'
import { partnersCalledFor } from './partners-called-for.ts'
import { lacksPartner, pairingFault, pairingFaults } from './pairing-faults.ts'
import { avoidRules, callRules, needRules } from './pairing-rules.ts'

const garment = (words: string) => makePiece(words).garment
const between = (one: string, other: string) => pairingFault(garment(one), garment(other))?.why ?? null

describe('two pieces', () => {
  test.each([
    ['Silk tie, Accessories, Navy', 'Straight jeans, Bottoms, Blue'],
    ['Silk tie, Accessories, Navy', 'T-shirt, Tops, White'],
    ['Evening gown, Dresses, Black', 'Running shoes, Shoes, White'],
    ['Tuxedo jacket, Outerwear, Black', 'Straight jeans, Bottoms, Blue'],
    ['Tailcoat, Outerwear, Black', 'Tuxedo trousers, Bottoms, Black'],
    ['Suit jacket, Outerwear, Navy', 'Sweatpants, Bottoms, Gray'],
    ['Silk kurta, Tops, Maroon', 'Silk tie, Accessories, Navy'],
    ['Silk kurta, Tops, Maroon', 'Gray hoodie, Tops, Gray'],
    ['Kilt, Bottoms, Green', 'Check shirt, Tops, Red'],
    ['Flip-flops, Shoes, Black', 'Wool overcoat, Outerwear, Black'],
    ['Evening clutch, Accessories, Gold', 'Gray hoodie, Tops, Gray'],
    ['Agbada, Outerwear, Blue', 'White dress shirt, Tops, White'],
    ['Senator trousers, Bottoms, Navy', 'White dress shirt, Tops, White'],
    ['Ankara top, Tops, Orange', 'Ankara skirt, Bottoms, Green'],
  ])('break a rule of dress: %s and %s', (one, other) => {
    expect(between(one, other)).not.toBeNull()
    expect(between(other, one)).toBe(between(one, other))
  })

  test.each([
    ['Silk tie, Accessories, Navy', 'White dress shirt, Tops, White'],
    ['Suit jacket, Outerwear, Navy', 'Suit trousers, Bottoms, Navy'],
    ['Wool coat, Outerwear, Camel', 'Straight jeans, Bottoms, Blue'],
    ['Silk kurta, Tops, Maroon', 'Churidar, Bottoms, Cream'],
    ['Kilt, Bottoms, Green', 'White dress shirt, Tops, White'],
    ['Evening gown, Dresses, Black', 'Strappy heels, Shoes, Gold'],
    ['White sneakers, Shoes, White', 'Straight jeans, Bottoms, Blue'],
    ['Agbada, Outerwear, Blue', 'Buba (under the agbada), Tops, Blue'],
    ['Ankara top, Tops, Green', 'Ankara skirt, Bottoms, Green'],
  ])('break no rule of dress: %s and %s', (one, other) => {
    expect(between(one, other)).toBeNull()
  })
})

test('a sporran lacks its partner without a kilt, and not with one', () => {
  const [sporran, kilt, jeans] = [
    garment('Dress sporran, Accessories, Black'),
    garment('Kilt, Bottoms, Green'),
    garment('Straight jeans, Bottoms, Blue'),
  ]
  expect(lacksPartner(sporran, [sporran, jeans])).toBe(true)
  expect(lacksPartner(sporran, [sporran, kilt])).toBe(false)
  expect(pairingFaults([sporran, jeans]).map(({ at }) => at)).toContainEqual([0])
})

test('a kilt calls for a sporran, and a suit jacket for its trousers', () => {
  const calls = (words: string) => partnersCalledFor(garment(words)).map(({ what }) => what)
  expect(calls('Kilt, Bottoms, Green')).toContain('a sporran')
  expect(calls('Tartan trews, Bottoms, Green')).not.toContain('a sporran')
  expect(calls('Suit jacket, Outerwear, Navy')).toContain('the trousers to match the suit jacket')
  expect(calls('Straight jeans, Bottoms, Blue')).toEqual([])
})

test('trousers that the owner names as a match of the blazer go with it', () => {
  const blazer = 'Blazer; Outerwear; Black'
  expect(between('Suit pants; Bottoms; Black', blazer)).not.toBeNull()
  expect(between('Suit pants, match blazer; Bottoms; Black', blazer)).toBeNull()
})

test('jacket and trousers belong together if they are of one suit', () => {
  const jacket = makePiece('Suit jacket, Outerwear, Navy')
  expect(areOfOneSet(jacket, makePiece('Suit trousers, Bottoms, Navy'))).toBe(true)
  expect(areOfOneSet(jacket, makePiece('Suit trousers, Bottoms, Beige'))).toBe(false)
  expect(areOfOneSet(jacket, makePiece('Chinos, Bottoms, Navy'))).toBe(false)
  const ofBrand = (brand: string) => ({ ...makePiece('Suit trousers, Bottoms, Navy'), brand })
  expect(areOfOneSet({ ...jacket, brand: 'Boss' }, ofBrand('boss'))).toBe(true)
  expect(areOfOneSet({ ...jacket, brand: 'Boss' }, ofBrand('Zara'))).toBe(false)
})

test('both selectors of every rule match at least one garment of the table', () => {
  const garments = garmentTypes().flatMap(({ noun, category }) => {
    const words = {
      name: noun,
      category,
      color: 'Black',
      brand: null,
      style: null,
      season: null,
      description: null,
    }
    const own = readGarment(words)
    const worded = ['striped', 'sequin', 'silk', 'linen', 'team', 'trachten', 'montsuki'].map((word) =>
      readGarment({ ...words, name: `${word} ${noun}` }),
    )
    const [brown, white] = ['Brown', 'White'].map((color) => readGarment({ ...words, color }))
    return [own, ...worded, ...(brown && white ? [brown, white] : []), { ...own, slot: 'mid' as const }]
  })
  const picksNothing = (selector: GarmentSelector) => !garments.some((one) => isSelected(one, selector))
  const selectors = [
    ...avoidRules().flatMap(({ of, avoid }) => [of, avoid]),
    ...needRules().flatMap(({ of, needs }) => [of, needs]),
    ...callRules().flatMap(({ of, calls }) => [of, calls]),
  ]
  expect(selectors.filter(picksNothing)).toEqual([])
})

test('a kimono calls for its zori and its obi, and takes no western shoes or jacket', () => {
  const calls = partnersCalledFor(garment('Tsumugi kimono, Dresses, Brown')).map(({ what }) => what)
  expect(calls).toEqual(expect.arrayContaining(['zori or geta', 'an obi', 'tabi']))
  expect(between('Tsumugi kimono, Dresses, Brown', 'Loafers, Shoes, Brown')).not.toBeNull()
  expect(between('Tsumugi kimono, Dresses, Brown', 'Suit jacket, Outerwear, Navy')).not.toBeNull()
  expect(between('Tsumugi kimono, Dresses, Brown', 'Setta, Shoes, Black')).toBeNull()
})
