import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOtherPrice, readPrice, readStructuredPrice } from './read-price.ts'

describe('a price', () => {
  test.each([
    ['1.299,00 €', '1299.00', 'EUR'],
    ['€ 49,99', '49.99', 'EUR'],
    ['EUR15.99', '15.99', 'EUR'],
    ['29,99€ inkl. MwSt.', '29.99', 'EUR'],
    ['₹1,234.50', '1234.50', 'INR'],
    ['₹1,23,456.00', '123456.00', 'INR'],
    ['12 990 ₽', '12990.00', 'RUB'],
    ['от 5\u00a0990 руб.', '5990.00', 'RUB'],
    ["CHF 1'299.–", '1299.00', 'CHF'],
    ['R$ 199,90', '199.90', 'BRL'],
    ['1 299 Kč', '1299.00', 'CZK'],
    ['¥12,800', '12800.00', 'JPY'],
    ['12,800円', '12800.00', 'JPY'],
    ['KD 12.500', '12.50', 'KWD'],
    ['٣٤٫٥٠ ر.س', '34.50', 'SAR'],
    ['\u200f120.00 د.إ\u200e', '120.00', 'AED'],
    ['US $25.00', '25.00', 'USD'],
    ['CA$229', '229.00', 'CAD'],
    ['$229.99 CAD', '229.99', 'CAD'],
    ['$1,299', '1299.00', 'USD'],
    ['$3.499', '3499.00', 'USD'],
    ['from £10.50', '10.50', 'GBP'],
    ['$10 – $20', '10.00', 'USD'],
    ['Size 42 €10', '10.00', 'EUR'],
  ])('is read from %s', (text, amount, currency) => {
    expect(readPrice(text)).toEqual({ amount, currency })
  })

  test.each([
    ['$229.99', 'ca', 'CAD'],
    ['$229.99', null, 'USD'],
    ['1 299 kr', 'se', 'SEK'],
    ['1.299 kr.', 'dk', 'DKK'],
    ['1 299:-', 'se', 'SEK'],
    ['¥99', 'cn', 'CNY'],
    ['R 499.00', 'za', 'ZAR'],
  ])('of %s in the country %s is in %s', (text, country, currency) => {
    expect(readPrice(text, { country })?.currency).toBe(currency)
  })

  test('in crowns of an unknown country has no currency', () => {
    expect(readPrice('1 299 kr')).toEqual({ amount: '1299.00', currency: null })
  })

  test.each(['', 'NaN', '-1', '−5 €', '1e999', '0.00', 'free', '123456789012345 €', 'A4', 'PRW3100', '99¢'])(
    'is not read from %s',
    (text) => {
      expect(readPrice(text)).toBeNull()
    },
  )

  test('in whole thousands is distinguished from one with decimals by its marks', () => {
    expect(readPrice('1.299 €')?.amount).toBe('1299.00')
    expect(readPrice('1.29 €')?.amount).toBe('1.29')
    expect(readPrice('0.299 €')?.amount).toBe('0.30')
  })
})

describe('a price in structured data', () => {
  test.each([
    [12.5, '12.50'],
    ['1299.00', '1299.00'],
    ['69.9500', '69.95'],
    ['44,99', '44.99'],
    ['1,299.00', '1299.00'],
    ['3.499', '3.50'],
  ])('is read from %s', (value, amount) => {
    expect(readStructuredPrice(value)?.amount).toBe(amount)
  })

  test('has thousands after its point in currencies with large amounts', () => {
    expect(readStructuredPrice('49.990', { currency: 'CLP' })?.amount).toBe('49990.00')
  })

  test.each([Number.NaN, Infinity, -1, 0, 1e12, '1e999', '-1', 'NaN', null, undefined, {}, []])(
    'is not read from %s',
    (value) => {
      expect(readStructuredPrice(value)).toBeNull()
    },
  )
})

describe('an amount that is not the price to pay', () => {
  test.each([
    '4 x €10.00',
    '$12.50 per month',
    '€3,99 / 100 ml',
    'RRP £80',
    'Statt 99,00 €',
    'Save $4.98',
    '-20%',
  ])('is recognized by its words: %s', (text) => {
    expect(isOtherPrice(text)).toBe(true)
  })

  test.each(['€10.00', '$1,299.00 USD', 'Price: 12 €', '1 299 kr'])('is not found in %s', (text) => {
    expect(isOtherPrice(text)).toBe(false)
  })
})

describe('any price', () => {
  const cents = fc.integer({ min: 1, max: 9_999_999_99 })
  const amountOf = (value: number) => (value / 100).toFixed(2)

  test.each([
    ['en-US', 'USD'],
    ['en-GB', 'GBP'],
    ['de-DE', 'EUR'],
    ['de-CH', 'CHF'],
    ['fr-FR', 'EUR'],
    ['en-IN', 'INR'],
    ['pl-PL', 'PLN'],
    ['pt-BR', 'BRL'],
    ['ru-RU', 'RUB'],
    ['cs-CZ', 'CZK'],
    ['sv-SE', 'SEK'],
    ['tr-TR', 'TRY'],
  ])('formatted for %s in %s is read back', (locale, currency) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
    fc.assert(
      fc.property(cents, (value) => {
        const price = readPrice(format.format(value / 100), { country: locale.slice(-2).toLowerCase() })
        expect(price).toEqual({ amount: amountOf(value), currency })
      }),
    )
  })

  test('as a number is read back', () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(readStructuredPrice(value / 100)?.amount).toBe(amountOf(value))
        expect(readStructuredPrice(amountOf(value))?.amount).toBe(amountOf(value))
      }),
    )
  })

  test('from any text is a positive amount with two places', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const price = readPrice(text)
        if (price) expect(price.amount).toMatch(/^\d{1,8}\.\d\d$/)
        expect(price?.amount).not.toBe('0.00')
      }),
    )
  })
})
