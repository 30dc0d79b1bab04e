import { describe, expect, test } from 'vitest'
import type { TraitSource } from '../../../contract/closet/piece-readings.ts'
import type { GarmentWords } from '../../closet/garment.ts'
import { noTraits } from '../../closet/traits/owner-traits.ts'
import { readingOfPiece } from './reading-of-piece.ts'
import type { ReadTrait } from '../../closet/traits/trait-sources.ts'

const plain: GarmentWords = {
  name: 'Linen shirt',
  category: 'Tops',
  color: 'White',
  brand: null,
  style: null,
  season: null,
  description: null,
}

const reading = (facts: Partial<GarmentWords>, traits = {}) =>
  readingOfPiece({ ...plain, ...facts }, { ...noTraits, ...traits })

test('a reading has a label for every trait', () => {
  const { isRecognized, traits } = reading({ name: 'Striped linen shirt', season: 'Summer' })
  expect(isRecognized).toBe(true)
  expect(traits).toMatchObject({
    type: { label: 'Linen shirt' },
    formality: { label: 'Smart casual' },
    material: { value: 'linen', label: 'Linen' },
    pattern: { value: 'stripe', label: 'Striped' },
    purpose: { value: 'any', label: 'Anything' },
    seasons: { value: ['summer'], label: 'Summer' },
    tags: { value: [], label: 'None' },
  })
})

describe('each trait has its source', () => {
  test.each<[string, Partial<GarmentWords>, ReadTrait, TraitSource]>([
    ['the type of a named piece', {}, 'type', 'name'],
    [
      'the type of a described piece',
      { name: 'Zorblax', description: 'A linen shirt.' },
      'type',
      'description',
    ],
    ['the dressiness of a named type', { name: 'Blazer', category: 'Outerwear' }, 'formality', 'name'],
    ['a fabric of the name', {}, 'material', 'name'],
    ['a fabric that the name repeats', { name: 'Wool coat', category: 'Outerwear' }, 'material', 'name'],
    ['a fabric of the description', { name: 'Shirt', description: 'Of linen.' }, 'material', 'description'],
    ['the usual fabric of a type', { name: 'Jeans', category: 'Bottoms' }, 'material', 'guess'],
    ['a pattern of the name', { name: 'Striped shirt' }, 'pattern', 'name'],
    ['no pattern at all', {}, 'pattern', 'guess'],
    ['what nightwear is made for', { name: 'Pajama top' }, 'purpose', 'name'],
    ['being worn anywhere', {}, 'purpose', 'guess'],
    ['the season that was chosen', { season: 'Summer' }, 'seasons', 'season'],
    ['the dressiness of an unknown piece', { name: 'Zorblax' }, 'formality', 'guess'],
    ['the type of an unknown piece', { name: 'Zorblax' }, 'type', 'guess'],
  ])('%s', (_what, facts, trait, source) => {
    expect(reading(facts).traits[trait].source).toBe(source)
  })
})

test('an uninformative name is not recognized', () => {
  const { isRecognized, traits } = reading({ name: 'Zorblax' })
  expect(isRecognized).toBe(false)
  expect(traits.type).toMatchObject({ value: null, label: 'Not recognized', source: 'guess' })
})

test('a stated trait has the owner as its source, and a label for the value without it', () => {
  const { traits } = reading({ name: 'White tee' }, { formality: 4 })
  expect(traits.formality).toMatchObject({
    value: 4,
    label: 'Dressy',
    source: 'you',
    labelWithoutYou: 'Casual',
  })
  expect(traits.type.source).toBe('name')
})

test('a stated type makes a piece recognized, with its typical traits as guesses', () => {
  const { isRecognized, traits } = reading({ name: 'Zorblax' }, { type: 't-shirt' })
  expect(isRecognized).toBe(true)
  expect(traits.type).toMatchObject({ source: 'you', labelWithoutYou: 'Not recognized' })
  expect(traits.formality).toMatchObject({ label: 'Casual', source: 'guess' })
})

test('bags and jewelry have no warmth choices', () => {
  const necklace = reading({ name: 'Gold necklace', category: 'Accessories' })
  expect(necklace.traits.warmthClo).toMatchObject({ label: 'None', choices: [] })
  const bag = reading({ name: 'Leather tote', category: 'Accessories' })
  expect(bag.traits.warmthClo.choices).toEqual([])
  expect(reading({}).traits.warmthClo.choices).toHaveLength(5)
})

test('own tags are listed as the owner wrote them', () => {
  const { tags } = reading({}, { tags: ['vacation', 'From Nonna'] }).traits
  expect(tags).toMatchObject({ label: 'vacation, From Nonna', source: 'you' })
})
