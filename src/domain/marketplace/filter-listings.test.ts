import { describe, expect, test } from 'vitest'
import { emptyListingFilter, filterListings, isNarrowed, sizesToChoose } from './filter-listings.ts'

const listings = ['0.00', '24.99', '25.00', '50.00', '50.01', '100.00', '100.01'].map((price) => ({
  ...whole({}),
  price,
}))

describe('the price ranges have no gaps and include their specified ends', () => {
  test.each([
    ['under-25', ['0.00', '24.99']],
    ['25-50', ['25.00', '50.00']],
    // 50 dollars are in both ranges that end at it, as specified.
    ['50-100', ['50.00', '50.01', '100.00']],
    ['over-100', ['100.01']],
  ] as const)('%s', (priceRange, prices) => {
    const found = filterListings(listings, { ...emptyListingFilter, priceRange })
    expect(found.map(({ price }) => price)).toEqual(prices)
  })
})

test('a size matches as a whole word, case-insensitively', () => {
  const sizes = ['M', 'm ', 'XL', 'L', 'Medium', null].map((size) => ({ ...listings[0], size }))
  const found = (size: 'M' | 'L') => filterListings(sizes.map(whole), { ...emptyListingFilter, size })
  expect(found('M').map(({ size }) => size)).toEqual(['M', 'm '])
  expect(found('L').map(({ size }) => size)).toEqual(['L'])
})

test('sizes to choose are XS to XL, then those of the listings in order, each once', () => {
  const sizes = ['EU 40', 'm', '10', ' 9', 'eu 40', null, ''].map((size) => ({ size }))
  const texts = (chosen: string) => sizesToChoose(sizes, chosen).map(({ text }) => text)
  expect(texts('all')).toEqual(['XS', 'S', 'M', 'L', 'XL', '9', '10', 'EU 40'])
  expect(texts('W31').at(-1)).toBe('W31')
})

test('a size of shoes is found however it was written', () => {
  const shoes = whole({ size: 'eu 40' })
  const [, , , , , other] = sizesToChoose([shoes], 'all')
  expect(filterListings([whole({}), shoes], { ...emptyListingFilter, size: other?.key ?? '' })).toEqual([
    shoes,
  ])
})

test('each filter narrows the list, and without filters all listings stay in order', () => {
  const mixed = [whole({ condition: 'Fair' }), whole({ price: '80.00' }), whole({ size: 'S' }), whole({})]
  expect(filterListings(mixed, emptyListingFilter)).toEqual(mixed)
  expect(isNarrowed(emptyListingFilter)).toBe(false)
  const filter = { ...emptyListingFilter, priceRange: 'under-25', size: 'M', condition: 'Good' } as const
  expect(filterListings(mixed, filter)).toEqual([mixed[3]])
  expect(isNarrowed(filter)).toBe(true)
})

test('words are found in title, description, category, color, size and seller, with any accent and case', () => {
  const seller = { username: 'Nives', profileImage: null }
  const shoes = whole({ title: 'Décolleté pumps', category: 'Shoes', color: 'Red', seller })
  const found = (words: string) => filterListings([whole({}), shoes], { ...emptyListingFilter, words })
  expect(found('decollete RED')).toEqual([shoes])
  expect(found('shoes')).toEqual([shoes])
  expect(found('@nives')).toEqual([shoes])
  expect(found('pumps green')).toEqual([])
  expect(filterListings([whole({}), shoes], { ...emptyListingFilter, category: 'Shoes' })).toEqual([shoes])
  expect(isNarrowed({ ...emptyListingFilter, words: 'red' })).toBe(true)
  expect(isNarrowed({ ...emptyListingFilter, category: 'Shoes' })).toBe(true)
  expect(isNarrowed({ ...emptyListingFilter, words: ' ' })).toBe(false)
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
