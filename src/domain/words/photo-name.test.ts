import { expect, test } from 'vitest'
import { typeOfText } from '../closet/read-garment-kind.ts'
import { colorsInWords, photoName } from './photo-name.ts'

interface Seen {
  readonly color?: string | null
  readonly pattern?: 'stripe' | 'check' | null
}

const name = (type: string | null, { color = 'Navy blue', pattern = null }: Seen = {}) =>
  photoName({ garment: { category: 'Tops', type }, pattern, color })

test('a name is the color and the type, and a pattern takes the place of the color', () => {
  expect(name('hoodie')).toBe('Navy blue hoodie')
  expect(name('t-shirt', { pattern: 'stripe' })).toBe('Striped T-shirt')
  expect(name('hoodie', { color: null })).toBe('Hoodie')
})

test('where only the category is sure, the name says no more', () => {
  expect(name(null)).toBe('Navy blue top')
  expect(photoName({ garment: { category: null, type: null }, pattern: 'stripe', color: 'Red' })).toBeNull()
})

test.each([
  'dress',
  'hat',
  'long-sleeve-tee',
  'hoodie',
  'jacket',
  'blazer',
  'trousers',
  'shirt',
  'polo',
  'shoes',
])('the name of a %s is read back as that type', (type) =>
  expect(typeOfText(name(type) ?? '')?.id).toBe(type),
)

test('colors read as their field does, main first', () => {
  expect(colorsInWords(['White', 'Navy blue', 'Red'])).toBe('White, navy blue and red')
  expect(colorsInWords([])).toBeNull()
})
