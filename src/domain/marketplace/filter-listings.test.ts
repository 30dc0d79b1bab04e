import { describe, expect, test } from 'vitest'
import { everyListing, filterListings, isNarrowed } from './filter-listings.ts'

const listings = ['0.00', '24.99', '25.00', '50.00', '50.01', '100.00', '100.01'].map((price) => ({
  ...whole({}),
  price,
}))

describe('the price ranges meet without a gap, and their ends belong where they are said to', () => {
  test.each([
    ['under-25', ['0.00', '24.99']],
    ['25-50', ['25.00', '50.00']],
    // 50 dollars are in both ranges that end at it, as specified.
    ['50-100', ['50.00', '50.01', '100.00']],
    ['over-100', ['100.01']],
  ] as const)('%s', (priceRange, prices) => {
    const found = filterListings(listings, { ...everyListing, priceRange })
    expect(found.map(({ price }) => price)).toEqual(prices)
  })
})

test('a size is its own word in any case, and no part of another', () => {
  const sizes = ['M', 'm ', 'XL', 'L', 'Medium', null].map((size) => ({ ...listings[0], size }))
  const found = (size: 'M' | 'L') => filterListings(sizes.map(whole), { ...everyListing, size })
  expect(found('M').map(({ size }) => size)).toEqual(['M', 'm '])
  expect(found('L').map(({ size }) => size)).toEqual(['L'])
})

test('each part narrows, and without any everything stays in its order', () => {
  const mixed = [whole({ condition: 'Fair' }), whole({ price: '80.00' }), whole({ size: 'S' }), whole({})]
  expect(filterListings(mixed, everyListing)).toEqual(mixed)
  expect(isNarrowed(everyListing)).toBe(false)
  const filter = { ...everyListing, priceRange: 'under-25', size: 'M', condition: 'Good' } as const
  expect(filterListings(mixed, filter)).toEqual([mixed[3]])
  expect(isNarrowed(filter)).toBe(true)
})

test('words are found in title, description, category, color, size and seller, with any accent and case', () => {
  const seller = { username: 'Nives', profileImage: null }
  const shoes = whole({ title: 'Décolleté pumps', category: 'Shoes', color: 'Red', seller })
  const found = (words: string) => filterListings([whole({}), shoes], { ...everyListing, words })
  expect(found('decollete RED')).toEqual([shoes])
  expect(found('shoes')).toEqual([shoes])
  expect(found('@nives')).toEqual([shoes])
  expect(found('pumps green')).toEqual([])
  expect(filterListings([whole({}), shoes], { ...everyListing, category: 'Shoes' })).toEqual([shoes])
  expect(isNarrowed({ ...everyListing, words: 'red' })).toBe(true)
  expect(isNarrowed({ ...everyListing, category: 'Shoes' })).toBe(true)
  expect(isNarrowed({ ...everyListing, words: ' ' })).toBe(false)
})

type Listing = Parameters<typeof filterListings>[0][number]

function whole(fields: Partial<Listing>): Listing {
  return {
    title: 'Linen shirt',
    description: 'Worn twice.',
    category: 'Tops',
    color: 'White',
    price: '20.00',
    size: 'M',
    condition: 'Good',
    seller: { username: 'Ada', profileImage: null },
    ...fields,
  }
}
