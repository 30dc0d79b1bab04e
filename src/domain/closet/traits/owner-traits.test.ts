import { expect, test } from 'vitest'
import { garmentTypeChoices } from './type-label.ts'
import { garmentTypeOf } from '../garment-types/garment-types.ts'
import type { GarmentWords } from '../garment.ts'
import { noTraits, readPiece } from './owner-traits.ts'
import { readGarment } from '../read-garment.ts'

function piece(name: string, facts: Partial<GarmentWords> = {}): GarmentWords {
  return {
    name,
    category: 'Tops',
    color: 'White',
    brand: null,
    style: null,
    season: null,
    description: null,
    ...facts,
  }
}

test('without stated traits a piece is read from its words', () => {
  const words = piece('Linen shirt')
  expect(readPiece(words, noTraits)).toEqual(readGarment(words))
})

test('each stated trait overrides the parsed one', () => {
  const read = readPiece(piece('Striped cotton T-shirt'), {
    ...noTraits,
    formality: 4.2,
    warmthClo: 0.3,
    material: 'silk',
    pattern: 'plain',
    purpose: 'home',
    seasons: ['winter'],
  })
  expect(read).toMatchObject({
    formality: 4.2,
    warmthClo: 0.3,
    material: 'silk',
    pattern: null,
    purpose: 'home',
    seasons: ['winter'],
  })
})

test("the purpose 'any' removes the parsed purpose", () => {
  const words = piece('Pajama top')
  expect(readGarment(words).purpose).toBe('home')
  const read = readPiece(words, { ...noTraits, purpose: 'any' })
  expect(read.purpose).toBeNull()
  expect(read.tags.has('sleepwear')).toBe(false)
})

test('a stated type sets its usual traits and keeps other traits from the words', () => {
  const words = piece('Striped linen Zorblax')
  const before = readGarment(words)
  const blouse = readGarment(piece('Blouse', { color: '' }))
  const read = readPiece(words, { ...noTraits, type: 'blouse' })
  expect(before.type).toBeNull()
  expect(read).toMatchObject({
    type: 'blouse',
    kind: blouse.kind,
    layer: blouse.layer,
    material: 'linen',
    pattern: 'stripe',
    color: before.color,
  })
  expect([...read.tags]).toEqual(expect.arrayContaining([...blouse.tags]))
})

test('a stated type replaces the parsed one, with its usual fabric and formality', () => {
  const read = readPiece(piece('Bell boots', { category: 'Bottoms' }), { ...noTraits, type: 'jeans' })
  const jeans = readGarment(piece('Jeans', { category: 'Bottoms', color: '' }))
  expect(read).toMatchObject({ type: 'jeans', slot: 'bottom', material: 'denim', kind: jeans.kind })
})

test('stated traits override the usual ones of a stated type', () => {
  const read = readPiece(piece('Zorblax'), { ...noTraits, type: 'blouse', formality: 2, material: 'cotton' })
  expect(read).toMatchObject({ type: 'blouse', formality: 2, material: 'cotton' })
})

test('an unknown type changes nothing', () => {
  const words = piece('Linen shirt')
  expect(readPiece(words, { ...noTraits, type: 'of a later version' })).toEqual(readGarment(words))
})

test('own tags count as tags of the stylist if they are equal ignoring case', () => {
  const { tags } = readPiece(piece('Zorblax'), { ...noTraits, tags: ['Modest', 'vacation'] })
  expect([...tags]).toEqual(['modest'])
})

test('the tags of a fabric change with the stated fabric', () => {
  const { tags } = readPiece(piece('Zorblax'), { ...noTraits, material: 'leather' })
  expect(tags.has('leather')).toBe(true)
})

test('every type can be stated, and has the slot of its category', () => {
  for (const { id, category, slot } of garmentTypeChoices().flatMap((type) => garmentTypeOf(type.id) ?? []))
    expect(readPiece(piece('Zorblax', { category }), { ...noTraits, type: id })).toMatchObject({
      type: id,
      slot,
    })
})
