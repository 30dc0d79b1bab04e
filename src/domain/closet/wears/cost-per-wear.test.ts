import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costPerWear } from './cost-per-wear.ts'

test.each([
  ['38.00', 31, '1.23'],
  ['38.00', 32, '1.19'],
  ['0.30', 3, '0.10'],
  ['10.00', 3, '3.33'],
  ['0.05', 2, '0.03'],
  ['1.005', 1, '1.01'],
  ['99999999.99', 1, '99999999.99'],
  ['0.00', 5, '0.00'],
  ['0.01', 3, '0.00'],
])('%s over %i wears is %s', (price, wears, expected) => {
  expect(costPerWear(price, wears)).toBe(expected)
})

test('is null before the first wear', () => {
  expect(costPerWear('38.00', 0)).toBeNull()
})

test('has an error of at most half a cent, checked in integers', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999_999 }),
      fc.integer({ min: 1, max: 100_000 }),
      (cents, wears) => {
        const price = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
        const each = BigInt((costPerWear(price, wears) ?? '').replace('.', ''))
        const doubled = 2n * (each * BigInt(wears) - BigInt(cents))
        expect(doubled <= BigInt(wears) && doubled > -BigInt(wears)).toBe(true)
      },
    ),
  )
})
