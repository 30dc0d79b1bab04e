import { expect, test } from 'vitest'
import { wearsInWords } from './wears-in-words.ts'

const shirt = {
  wearCount: 31,
  lastWornDate: '2026-11-07',
  purchaseDate: '2024-05-14',
  originalPrice: '38.00',
  currency: 'USD',
  archivedReason: null,
} as const
const today = '2026-11-23'

test('names the wears and their start, the last day, and the effect of one more wear', () => {
  expect(wearsInWords(shirt, today)).toBe(
    'Worn 31 times since May 2024, last on November 7. One more wear brings it to $1.19.',
  )
})

test.each([
  [{ lastWornDate: today }, 'last today.'],
  [{ lastWornDate: '2025-12-30' }, 'last on December 30, 2025.'],
  [{ wearCount: 1, purchaseDate: null, lastWornDate: null }, 'Worn once. One more wear brings it to $19.00.'],
  [{ wearCount: 0 }, 'Last worn on November 7. One wear brings it to $38.00.'],
  [{ wearCount: 0, lastWornDate: null }, 'Not worn yet. One wear brings it to $38.00.'],
  [{ originalPrice: null }, 'Add its price to see what each wear costs.'],
  [{ currency: 'EUR' }, '€1.19'],
] as const)('of %j it says %j', (change, words) => {
  expect(wearsInWords({ ...shirt, ...change }, today)).toContain(words)
})

test('omits the next wear for an archived piece', () => {
  const loan = {
    role: 'borrower',
    person: { id: '1', username: 'Ada' },
    until: null,
    since: '2026-11-01T08:00:00.000Z',
  } as const
  const borrowed = { ...shirt, originalPrice: null, loan }
  expect(wearsInWords(borrowed, today)).not.toContain('price')
  expect(wearsInWords({ ...shirt, archivedReason: 'sold' }, today)).toBe(
    'Worn 31 times since May 2024, last on November 7.',
  )
})
