import { expect, test } from 'vitest'
import { garmentTypeOf, garmentTypes } from '../garment-types/garment-types.ts'
import { typeLabel } from './type-label.ts'

function labelOf(id: string): string | null {
  const type = garmentTypeOf(id)
  return type && typeLabel(type)
}

test('no two types have the same label', () => {
  const labels = garmentTypes().map((type) => typeLabel(type).toLowerCase())
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})

test('a noun shared by several types labels the one with that id', () => {
  expect(['jeans', 'skinny-jeans', 't-shirt', 'graphic-tee', 'dinner-jacket'].map(labelOf)).toEqual([
    'jeans',
    'skinny jeans',
    'T-shirt',
    'graphic tee',
    'dinner jacket',
  ])
})

test('a type with an unclear id has a label of its own', () => {
  expect(['fr-shirt', 'folk-dress-latin'].map(labelOf)).toEqual([
    'flame-resistant shirt',
    'Latin American folk dress',
  ])
})
