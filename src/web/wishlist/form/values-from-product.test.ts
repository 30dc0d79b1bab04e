import { expect, test } from 'vitest'
import type { Product } from '../../../contract/closet/links.ts'
import { NewWishlistItem } from '../../../contract/wishlist.ts'
import { valuesFromProduct, foundNotes } from './values-from-product.ts'
import { wishPatch, wishFormValues } from './wish-form-values.ts'

const boots: Product = {
  name: 'Storm Chelsea boots',
  brand: 'Blundstone',
  price: '215.00',
  currency: 'USD',
  imageUrl: 'https://shop.example/boots.jpg',
  color: 'Black',
  category: 'Shoes',
  size: null,
  shop: 'shop.example',
  pictures: [],
  sources: {},
}

test("a product fills in the fields of its page, with the wishlist's categories", () => {
  expect(valuesFromProduct(boots)).toEqual({
    name: 'Storm Chelsea boots',
    category: 'shoes',
    brand: 'Blundstone',
    color: 'Black',
    currentPrice: '215.00',
    imageUrl: 'https://shop.example/boots.jpg',
  })
  expect(foundNotes(boots)).toEqual([])
})

test('a price in another currency is noted and not filled in', () => {
  const inEuros = { ...boots, price: '39.95', currency: 'EUR' }
  expect(valuesFromProduct(inEuros)).not.toHaveProperty('currentPrice')
  expect(foundNotes(inEuros)).toEqual([expect.stringContaining('The store shows €39.95.')])
  expect(foundNotes({ ...boots, currency: null })).toEqual(['The store shows 215.00 with no currency.'])
  expect(foundNotes({ ...boots, price: null })).toEqual(['No price on the page.'])
})

test('a color read from the picture is noted as an estimate', () => {
  expect(foundNotes({ ...boots, sources: { color: 'picture' } })).toEqual([
    'The color is estimated from the image.',
  ])
})

test('too long values are shortened', () => {
  const long = { ...boots, name: 'x'.repeat(500), imageUrl: `https://shop.example/${'x'.repeat(2000)}` }
  const found = valuesFromProduct(long)
  expect(found).not.toHaveProperty('imageUrl')
  expect(NewWishlistItem.safeParse({ ...wishFormValues(null), ...found }).success).toBe(true)
})

test('a patch has only touched fields, and clears blank ones', () => {
  const checked = NewWishlistItem.parse({ ...wishFormValues(null), name: 'Boots', category: 'shoes' })
  expect(wishPatch(checked, { name: true, brand: true, priority: false })).toEqual({
    name: 'Boots',
    brand: null,
  })
})
