import { expect, test } from 'vitest'
import type { Product } from '../../../../contract/closet/links.ts'
import {
  CheckedLinkedItem,
  correctionsOf,
  estimateSentence,
  linkedItemFormValues,
} from './linked-item-form-values.ts'

const shirt: Product = {
  name: 'Printed viscose shirt',
  brand: 'Zara',
  price: '39.95',
  currency: 'EUR',
  imageUrl: null,
  color: 'Pale blue',
  category: 'Tops',
  size: null,
  shop: 'Zara',
  pictures: [],
  sources: { name: 'json-ld', price: 'json-ld', color: 'picture', category: 'name' },
}

const checked = CheckedLinkedItem.parse(linkedItemFormValues(shirt))

test('uncorrected fields are not sent', () => {
  expect(correctionsOf(checked, {}, { picture: 0, currency: null })).toEqual({})
})

test('only corrected fields are sent, and a cleared price as null', () => {
  const corrected = CheckedLinkedItem.parse({
    ...linkedItemFormValues(shirt),
    color: ' Sky ',
    originalPrice: '',
  })
  expect(
    correctionsOf(corrected, { color: true, originalPrice: true }, { picture: 2, currency: null }),
  ).toEqual({
    color: 'Sky',
    originalPrice: null,
    picture: 2,
  })
})

test('fields that could not be read are required, except the price', () => {
  const unread = linkedItemFormValues({ ...shirt, color: null, category: null, price: null })
  const fieldErrors = CheckedLinkedItem.safeParse(unread).error?.issues.map(({ message }) => message)
  expect(fieldErrors).toEqual(['Category is required', 'Color is required'])
})

test('values read from the picture are called estimates until corrected', () => {
  expect(estimateSentence(shirt, {})).toBe('Estimated from the photo. Everything else is from the store.')
  expect(estimateSentence(shirt, { color: true })).toBeNull()
  const both: Product = { ...shirt, sources: { name: 'address', category: 'picture', color: 'picture' } }
  expect(estimateSentence(both, {})).toBe('Category and color are estimated from the photo.')
  expect(estimateSentence(both, { color: true })).toBe('The category is estimated from the photo.')
})

test('a price written with another currency is sent with it', () => {
  const inDollars = CheckedLinkedItem.parse({ ...linkedItemFormValues(shirt), originalPrice: '$1,190' })
  expect(correctionsOf(inDollars, { originalPrice: true }, { picture: 0, currency: 'USD' })).toEqual({
    originalPrice: '1190.00',
    currency: 'USD',
  })
})
