import { expect, test } from 'vitest'
import { wordsFromAddress } from './words-from-address.ts'

test('an upload starts with the brand and product name of the address', () => {
  expect(wordsFromAddress({ name: 'Printed shirt', brand: 'Zara' })).toEqual({ name: 'Zara Printed shirt' })
  expect(wordsFromAddress({ name: 'zara printed shirt', brand: 'Zara' })).toEqual({
    name: 'zara printed shirt',
  })
  expect(wordsFromAddress({ name: null, brand: 'Zara' })).toEqual({ name: 'Zara' })
  expect(wordsFromAddress({ name: 'Printed shirt', brand: null })).toEqual({ name: 'Printed shirt' })
})

test('an address without product data leaves the upload empty', () => {
  expect(wordsFromAddress({ name: null, brand: null })).toEqual({})
  expect(wordsFromAddress(undefined)).toEqual({})
})
