import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forbiddenIn, tooLongIn } from '../../../../tests/support/voice/forbidden-constructions.ts'
import { itemConditions } from '../../../contract/marketplace.ts'
import { suggestPrice } from './price-hint.ts'

const TODAY = '2026-11-23'
const coat = {
  originalPrice: '240.00',
  currency: 'USD',
  wearCount: 31,
  purchaseDate: null,
  category: 'Outerwear',
} as const

test.each([
  [{}, 'Estimate from the $240.00 you paid and 31 wears. Condition: Excellent (estimated).'],
  [
    { wearCount: 0, purchaseDate: '2019-01-01' },
    'Estimate from the $240.00 you paid 7 years ago. Condition: Good (estimated).',
  ],
  [{ wearCount: 0 }, 'Estimate from the $240.00 you paid. Condition: Like New (estimated).'],
  [
    { wearCount: 1, purchaseDate: '2026-11-01' },
    'Estimate from the $240.00 you paid and 1 wear. Condition: Like New (estimated).',
  ],
  [
    { originalPrice: null },
    "No suggestion, since you haven't entered what you paid. The condition is estimated from the wears.",
  ],
] as const)('states the basis of an estimate from %j', (facts, text) => {
  expect(suggestPrice({ ...coat, ...facts }, TODAY, null).priceReasoning).toBe(text)
})

test('a stated condition is not called estimated, and the cost is per wear', () => {
  const { priceReasoning, costPerWear } = suggestPrice(coat, TODAY, 'Good')
  expect(priceReasoning).toBe('Estimate from the $240.00 you paid and 31 wears. Condition: Good.')
  expect(costPerWear).toMatch(/^\$\d\.\d\d per wear$/)
})

const pieces = fc.record({
  originalPrice: fc.constantFrom('0.00', '1.00', '240.00', '99999999.99', null),
  currency: fc.constantFrom('USD', 'EUR', null),
  wearCount: fc.constantFrom(0, 1, 31, 400),
  purchaseDate: fc.constantFrom('2010-01-01', '2025-11-01', TODAY, null),
  category: fc.constantFrom('Tops', 'Outerwear'),
})

test('no price hint breaks the voice guide', () => {
  fc.assert(
    fc.property(pieces, fc.constantFrom(...itemConditions, null), (piece, stated) => {
      const text = suggestPrice(piece, TODAY, stated).priceReasoning
      expect([...forbiddenIn(text), ...tooLongIn(text, 22)]).toEqual([])
    }),
  )
})
