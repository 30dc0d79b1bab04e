import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from './money.ts'
import { parseAmount } from './parse-amount.ts'

describe('an amount as people write it', () => {
  test.each([
    ['1,190', '1190.00'],
    ['1.190', '1190.00'],
    ['1.190,50', '1190.50'],
    ['1,190.50', '1190.50'],
    ['1 190', '1190.00'],
    ['1\u00a0190,5', '1190.50'],
    ['1\u202f190,50', '1190.50'],
    ["1'190.50", '1190.50'],
    ['1’190.-', '1190.00'],
    ['1.190,-', '1190.00'],
    ['1190,--', '1190.00'],
    ['1.234.567', '1234567.00'],
    ['12,34,567.89', '1234567.89'],
    ['1,19', '1.19'],
    ['1.19', '1.19'],
    ['1,9', '1.90'],
    ['1190', '1190.00'],
    ['1190.500', '1190.50'],
    ['0.500', '0.50'],
    ['.5', '0.50'],
    ['12.', '12.00'],
    ['0', '0.00'],
    ['99999999.99', '99999999.99'],
  ])('%s is %s', (text, amount) => {
    expect(parseAmount(text)).toEqual({ amount, currency: null })
  })

  test.each([
    ['€ 1.190,-', '1190.00', 'EUR'],
    ['1.190,50 €', '1190.50', 'EUR'],
    ['$1,190', '1190.00', 'USD'],
    ['CHF 1’190.50', '1190.50', 'CHF'],
    ['49 eur', '49.00', 'EUR'],
    ['£45', '45.00', 'GBP'],
  ])('%s is %s in %s', (text, amount, currency) => {
    expect(parseAmount(text)).toEqual({ amount, currency })
  })

  test.each([
    '',
    'free',
    '-5',
    '−5',
    '1 19',
    '1.19.0',
    '1,190,5',
    "1'190 500",
    '1.190,50,20',
    '12a4',
    '1e3',
    '100000000',
    '€ 5 $',
    '5 apples',
    '5%',
  ])('%j is not an amount', (text) => {
    expect(parseAmount(text)).toBe('no amount')
  })

  test.each(['1190.555', '0,125', '1 190,505'])('%s has too many decimal places', (text) => {
    expect(parseAmount(text)).toBe('too fine')
  })

  test('formatted with thousands separators is parsed as the same amount', () => {
    const cents = fc.integer({ min: 0, max: 9_999_999_999 })
    const locales = fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'sv-SE', 'pl-PL')
    fc.assert(
      fc.property(cents, locales, (number, locale) => {
        const shown = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(number / 100)
        expect(parseAmount(shown)).toEqual({ amount: (number / 100).toFixed(2), currency: null })
      }),
    )
  })
})

describe('a price field', () => {
  const message = (written: unknown, currency?: string) =>
    money('Price', currency).safeParse(written).error?.issues[0]?.message

  test('accepts a number', () => {
    expect(money('Price').parse(1190.5)).toBe('1190.50')
    expect(money('Price').parse(1.19)).toBe('1.19')
    expect(message(1.125)).toBe('Price has more than two decimal places.')
    expect(message(-1)).toBe('Price must be an amount from 0 to 99999999.99.')
    expect(message(1e21)).toBe('Price must be an amount from 0 to 99999999.99.')
  })

  test('in US dollars accepts a dollar sign and rejects euros', () => {
    expect(money('Price', 'USD').parse('$1,190')).toBe('1190.00')
    expect(message('€ 1.190,-', 'USD')).toBe('Price must be in USD. Convert it, or remove EUR.')
  })

  test('next to a currency field rejects a currency in the text, unless any is allowed', () => {
    expect(message('€ 1.190,-')).toBe('Enter Price without EUR. Its currency goes in the field for it.')
    expect(money('Price', 'any').parse('€ 1.190,-')).toBe('1190.00')
  })
})
