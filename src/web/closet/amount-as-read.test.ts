import { expect, test } from 'vitest'
import { amountAsRead, otherCurrencyIn } from './amount-as-read.ts'

test('an ambiguous price is shown as parsed', () => {
  expect(amountAsRead('1,190', 'USD')).toBe('Read as $1,190.00')
  expect(amountAsRead('1,19', 'USD')).toBe('Read as $1.19')
  expect(amountAsRead('€ 1.190,-', 'EUR')).toBe('Read as €1,190.00')
  expect(amountAsRead('1 190', null)).toBe('Read as 1190.00')
})

test('a plain or invalid price is not shown again', () => {
  for (const written of ['', '1190', '39.95', '39.', 'free', '0,125'])
    expect(amountAsRead(written, 'USD')).toBeNull()
})

test('a different currency in the price is found', () => {
  expect(otherCurrencyIn('€ 1.190,-', 'USD')).toBe('EUR')
  expect(otherCurrencyIn('$50', 'EUR')).toBe('USD')
  expect(otherCurrencyIn('$50', 'CAD')).toBeNull()
  expect(otherCurrencyIn('50', 'USD')).toBeNull()
})
