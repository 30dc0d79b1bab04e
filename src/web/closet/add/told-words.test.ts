import { expect, test } from 'vitest'
import { toldWords } from './told-words.ts'

test('an upload starts with the brand and the words of the address', () => {
  expect(toldWords({ name: 'Printed shirt', brand: 'Zara' })).toEqual({ name: 'Zara Printed shirt' })
  expect(toldWords({ name: 'zara printed shirt', brand: 'Zara' })).toEqual({ name: 'zara printed shirt' })
  expect(toldWords({ name: null, brand: 'Zara' })).toEqual({ name: 'Zara' })
  expect(toldWords({ name: 'Printed shirt', brand: null })).toEqual({ name: 'Printed shirt' })
})

test('an address that tells nothing leaves the upload empty', () => {
  expect(toldWords({ name: null, brand: null })).toEqual({})
  expect(toldWords(undefined)).toEqual({})
})
