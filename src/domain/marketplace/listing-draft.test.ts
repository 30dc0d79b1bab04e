import { expect, test } from 'vitest'
import type { ClosetItem } from '../../contract/closet.ts'
import { noTraits } from '../closet/owner-traits.ts'
import { listingDraft } from './listing-draft.ts'
import { suggestPrice } from './suggest-price.ts'

const blazer: ClosetItem = {
  id: 'blazer',
  userId: 'user',
  name: 'Check wool blazer',
  category: 'Outerwear',
  color: 'Taupe',
  size: 'M',
  brand: 'Arket',
  style: null,
  season: null,
  description: 'half-lined in cupro, horn buttons',
  imageUrl: '/drawings/blazer.svg',
  picture: null,
  cutOut: null,
  fitNotes: 'Tight at my shoulders',
  measurements: { Chest: 106, Length: 74.5, Sleeve: 'to the wrist', odd: { from: 'elsewhere' } },
  purchaseDate: '2024-11-21',
  purchaseLocation: null,
  originalPrice: '189.00',
  currency: 'USD',
  productUrl: null,
  careInstructions: 'Dry clean only',
  lastWornDate: null,
  isClean: true,
  wearCount: 9,
  archivedReason: null,
  archivedAt: null,
  listing: null,
  isSample: false,
  traits: noTraits,
  createdAt: '',
}

const draftOf = (facts: Partial<ClosetItem> = {}, today = '2026-11-21') =>
  listingDraft({ ...blazer, ...facts }, today)

test('a draft says what the closet knows, and not what is private or unknown', () => {
  expect(draftOf()).toEqual({
    closetItemId: 'blazer',
    title: 'Check wool blazer, Arket',
    description:
      'Half-lined in cupro, horn buttons. Color: taupe. Worn 9 times. Bought in November 2024. ' +
      'Chest 106 cm, length 74.5 cm, sleeve to the wrist. Care: dry clean only.',
    condition: 'Excellent',
    size: 'M',
    category: 'Outerwear',
    color: 'Taupe',
    imageUrl: '/drawings/blazer.svg',
    priceHint: { price: '82.00', low: '66.00', high: '94.00' },
    priceReasoning:
      'Suggested from its price of $189.00, 2 years, 9 wears and its condition: an estimate. ' +
      'The condition is a guess from its wears and age.',
    costPerWear: '$11.89 a wear',
  })
  const unknown = draftOf({
    brand: 'arket',
    name: 'Arket blazer',
    description: null,
    measurements: null,
    purchaseDate: null,
    careInstructions: null,
    wearCount: 0,
  })
  expect([unknown.title, unknown.description]).toEqual(['Arket blazer', 'Color: taupe.'])
  expect(unknown.costPerWear).toBeNull()
  expect(unknown.priceReasoning).toMatch(/guess, as neither wears nor a purchase date are noted\.$/)
})

test('a long text stays within what a listing takes, with the short facts', () => {
  const long = draftOf({ description: 'x'.repeat(1999), name: 'x'.repeat(120), brand: 'Arket' })
  expect(long.description.length).toBeLessThanOrEqual(2000)
  expect(long.title).toBe('x'.repeat(120))
  const care = draftOf({ description: 'Wool.', careInstructions: 'x'.repeat(1990) }).description
  expect(care).toContain('Chest 106 cm')
})

test.each([
  [{ originalPrice: null }, 'No price is noted'],
  [{ currency: 'EUR' }, 'It cost €189.00 and listings are in US dollars'],
  [{ currency: null }, 'without a currency'],
  [{ originalPrice: '0.00' }, 'noted as $0.00'],
])('with %j there is no price hint, and why', (facts, why) => {
  const draft = draftOf(facts)
  expect([draft.priceHint, draft.costPerWear]).toEqual([null, null])
  expect(draft.priceReasoning).toContain(why)
})

test.each([
  [{ wearCount: 0, purchaseDate: null }, 'Like New'],
  [{ wearCount: 6, category: 'Tops' }, 'Excellent'],
  [{ wearCount: 6, category: 'Outerwear', purchaseDate: '2026-01-01' }, 'Like New'],
  [{ wearCount: 0, purchaseDate: '2019-01-01' }, 'Good'],
  [{ wearCount: 61, category: 'Shoes' }, 'Fair'],
] as const)('%j is guessed as %s', (facts, condition) => {
  expect(draftOf(facts).condition).toBe(condition)
})

test('a piece that is older or worn more is never worth more, and always a dollar at least', () => {
  const worth = (facts: Partial<ClosetItem>) => Number(draftOf(facts).priceHint?.price)
  for (const facts of [{ purchaseDate: '2020-11-21' }, { wearCount: 40 }, { wearCount: 400 }])
    expect(worth(facts)).toBeLessThan(worth({}))
  expect(draftOf({ originalPrice: '1.00', wearCount: 400 }).priceHint).toEqual({
    price: '1.00',
    low: '1.00',
    high: '1.00',
  })
})

test('the condition that a seller says is no guess, and the price follows it', () => {
  const suggested = suggestPrice(blazer, '2026-11-21', 'Like New')
  expect(Number(suggested.priceHint?.price)).toBeGreaterThan(82)
  expect(suggested.priceReasoning).toBe(
    'Suggested from its price of $189.00, 2 years, 9 wears and its condition, Like New: an estimate.',
  )
  const unknown = suggestPrice({ ...blazer, originalPrice: null }, '2026-11-21', 'Fair')
  expect(unknown.priceReasoning).toBe('No price is noted for this piece, so no price is suggested.')
})

test('a year is over on its day', () => {
  expect(draftOf({}, '2026-11-20').priceReasoning).toContain('$189.00, 1 year, 9 wears')
  expect(draftOf({}, '2024-11-22').priceReasoning).toContain('less than a year')
})
