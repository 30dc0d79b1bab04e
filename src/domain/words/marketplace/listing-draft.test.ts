import { expect, test } from 'vitest'
import { closetItem } from '../../../../tests/support/factories/closet-item.ts'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { listingDraft } from './listing-draft.ts'
import { suggestPrice } from './price-hint.ts'

const blazer = closetItem('Check wool blazer', {
  id: 'blazer',
  category: 'Outerwear',
  color: 'Taupe',
  size: 'M',
  brand: 'Arket',
  description: 'half-lined in cupro, horn buttons',
  imageUrl: '/drawings/blazer.svg',
  fitNotes: 'Tight at my shoulders',
  measurements: { Chest: 106, Length: 74.5, Sleeve: 'to the wrist', odd: { from: 'elsewhere' } },
  purchaseDate: '2024-11-21',
  originalPrice: '189.00',
  currency: 'USD',
  careInstructions: 'Dry clean only',
  wearCount: 9,
})

const draftOf = (facts: Partial<ClosetItem> = {}, today: CalendarDate = '2026-11-21') =>
  listingDraft({ ...blazer, ...facts }, today)

test('a draft includes known facts, but nothing private or unknown', () => {
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
      'Estimate from the $189.00 you paid 2 years ago and 9 wears. Condition: Excellent (estimated).',
    costPerWear: '$11.89 per wear',
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
  expect(unknown.priceReasoning).toMatch(/\(estimated\)\.$/)
})

test('a color keeps its acronyms', () => {
  expect(draftOf({ color: 'UT Burnt Orange', wearCount: 0 }).description).toContain('Color: UT burnt orange.')
})

test('a long text stays within the limit and keeps the short facts', () => {
  const long = draftOf({ description: 'x'.repeat(1999), name: 'x'.repeat(120), brand: 'Arket' })
  expect(long.description.length).toBeLessThanOrEqual(2000)
  expect(long.title).toBe('x'.repeat(120))
  const care = draftOf({ description: 'Wool.', careInstructions: 'x'.repeat(1990) }).description
  expect(care).toContain('Chest 106 cm')
})

test.each([
  [{ originalPrice: null }, "No suggestion, since you haven't entered what you paid. "],
  [{ currency: 'EUR' }, 'No suggestion: you paid €189.00 and listings are in US dollars. '],
  [{ currency: null }, 'No suggestion, since the price you entered has no currency. '],
  [{ originalPrice: '0.00' }, 'No suggestion, since the price you entered is $0.00. '],
])('with %j there is no price hint, with a reason', (facts, why) => {
  const draft = draftOf(facts)
  expect([draft.priceHint, draft.costPerWear]).toEqual([null, null])
  expect(draft.priceReasoning).toBe(`${why}The condition is estimated from wears and age.`)
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

test('the price never rises with age or wears and is at least a dollar', () => {
  const score = (facts: Partial<ClosetItem>) => Number(draftOf(facts).priceHint?.price)
  for (const facts of [{ purchaseDate: '2020-11-21' }, { wearCount: 40 }, { wearCount: 400 }] as const)
    expect(score(facts)).toBeLessThan(score({}))
  expect(draftOf({ originalPrice: '1.00', wearCount: 400 }).priceHint).toEqual({
    price: '1.00',
    low: '1.00',
    high: '1.00',
  })
})

test('a condition stated by the seller is not called estimated, and determines the price', () => {
  const suggested = suggestPrice(blazer, '2026-11-21', 'Like New')
  expect(Number(suggested.priceHint?.price)).toBeGreaterThan(82)
  expect(suggested.priceReasoning).toBe(
    'Estimate from the $189.00 you paid 2 years ago and 9 wears. Condition: Like New.',
  )
  const unknown = suggestPrice({ ...blazer, originalPrice: null }, '2026-11-21', 'Fair')
  expect(unknown.priceReasoning).toBe("No suggestion, since you haven't entered what you paid.")
})

test('a year is complete on its anniversary', () => {
  expect(draftOf({}, '2026-11-20').priceReasoning).toContain('you paid 1 year ago and 9 wears')
  expect(draftOf({}, '2024-11-22').priceReasoning).toContain('you paid and 9 wears')
})
