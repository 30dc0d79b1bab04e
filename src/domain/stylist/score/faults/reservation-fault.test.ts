import { describe, expect, test } from 'vitest'
import { makePiece } from '../../../words/make-outfit.test-support.ts'
import { outfitNeeds } from '../../occasions/needs-of-request.ts'
import { reservationFault, isKeptFor, isNamedFor } from './reservation-fault.ts'

const needsAt = (occasion: string | null) =>
  outfitNeeds({ stylePreference: 'casual', occasion, season: null })
const faults = (words: string, occasion: string | null) =>
  reservationFault(makePiece(words).garment, needsAt(occasion))

describe('a piece that its owner keeps for an occasion', () => {
  test.each([
    ['Old jeans for painting, Bottoms, Blue', 'painting the bedroom'],
    ['Running shoes (clinic), Shoes, White', 'a full day at the clinic'],
    ['White tie for weddings, Accessories, White', 'a wedding in a barn'],
    ['Boilersuit for the warehouse, Dresses, Navy', 'unloading pallets at the warehouse'],
  ])('has no fault at that occasion: %s for %s', (words, occasion) => {
    expect(faults(words, occasion)).toEqual([])
    expect(isKeptFor(makePiece(words).garment, needsAt(occasion))).toBe(true)
  })

  test.each([
    ['Old jeans for painting, Bottoms, Blue', 'dinner with friends', 'painting'],
    ['Running shoes (clinic), Shoes, White', 'a long run by the lake', 'clinic'],
    ['Linen shirt only for the garden, Tops, White', 'brunch', 'garden'],
    ['Clogs for the garden, Shoes, Green', 'a garden party', 'garden'],
    ['Black jacket only for funerals, Outerwear, Black', null, 'funerals'],
  ])('has a fault at other occasions: %s for %s', (words, occasion, keptFor) => {
    expect(faults(words, occasion).map(({ cause }) => cause)).toEqual([
      { kind: 'kept for something else', keptFor },
    ])
  })

  test.each([
    'Band T-shirt (vintage), Tops, Black',
    'Puffer for Iceland, Outerwear, Blue',
    'Linen shirt, Tops, White',
  ])('has no fault if the words name no occasion: %s', (words) => {
    expect(faults(words, 'dinner with friends')).toEqual([])
  })

  test('has no fault at another dressy occasion if it is the best that its owner has', () => {
    expect(faults('White shirt (church), Tops, White', 'a wedding')).toEqual([])
    expect(faults('White shirt (church), Tops, White', 'painting the bedroom')).not.toEqual([])
    expect(faults('Red tie for weddings, Accessories, Red', 'a funeral')).not.toEqual([])
  })

  test('has a fault on a usual day of work if it is kept for weddings', () => {
    expect(faults('Gold salwar kameez for weddings, Dresses, Maroon', 'work')).not.toEqual([])
    expect(faults('Navy suit for weddings, Outerwear, Navy', 'a job interview')).toEqual([])
  })

  test('has a higher severity the more explicit the words are', () => {
    const [only, meant, noted] = [
      'Shirt only for painting, Tops, White',
      'Shirt for painting, Tops, White',
      'Shirt (painting), Tops, White',
    ].map((words) => faults(words, 'brunch')[0]?.severity ?? 0)
    expect(only).toBeGreaterThan(meant ?? 1)
    expect(meant).toBeGreaterThan(noted ?? 1)
  })
})

describe('a piece named after an occasion', () => {
  const isNamed = (words: string, occasion: string) => isNamedFor(makePiece(words).garment, needsAt(occasion))

  test.each([
    ['Pharmacy smock, Tops, White', 'a day at the pharmacy counter'],
    ['Bamboo chemo beanie, Accessories, Lilac', 'chemo, round 4'],
    ['Brewery dungarees, Bottoms, Navy', 'a day at the brewery'],
  ])('is meant for it: %s for %s', (words, occasion) => {
    expect(isNamed(words, occasion)).toBe(true)
  })

  test.each([
    ['Tennis bracelet, Accessories, Silver', 'tennis with friends'],
    ['Beach bikini, Dresses, Red', 'a wedding on the beach'],
    ['White shirt, Tops, White', 'an all white party'],
    ['Doudoune ultra légère, Outerwear, Black', 'a 10k run'],
  ])('is not meant for it as jewelry, swimwear, or by its color or weight: %s for %s', (words, occasion) => {
    expect(isNamed(words, occasion)).toBe(false)
  })
})
