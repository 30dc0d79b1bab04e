import { expect, test } from 'vitest'
import { typeOfText } from '../../closet/read-garment-kind.ts'
import { colorsInWords, photoName } from './photo-name.ts'

interface Seen {
  readonly color?: string | null
  readonly pattern?: 'stripe' | 'check' | null
}

const name = (type: string | null, { color = 'Navy blue', pattern = null }: Seen = {}) =>
  photoName({ garment: { category: 'Tops', type }, pattern, color })

test('a name has color and type; a pattern replaces the color', () => {
  expect(name('hoodie')).toBe('Navy blue hoodie')
  expect(name('t-shirt', { pattern: 'stripe' })).toBe('Striped T-shirt')
  expect(name('hoodie', { color: null })).toBe('Hoodie')
})

test('a name has only the category if nothing else is certain', () => {
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
])('the name of a %s is parsed as that type', (type) => expect(typeOfText(name(type) ?? '')?.id).toBe(type))

test('colors are formatted as in their field, main first', () => {
  expect(colorsInWords(['White', 'Navy blue', 'Red'])).toBe('White, navy blue and red')
  expect(colorsInWords([])).toBeNull()
})
