import { currencies } from '../../../contract/closet-piece.ts'

// Those that most clothes are bought in come first.
const usual = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'SEK', 'PLN', 'INR', 'BRL', 'CNY']

const names = new Intl.DisplayNames('en-US', { type: 'currency' })

/** The currencies to choose from, the usual ones and `chosen` first, each with its name. */
export function currencyChoices(chosen: string): { code: string; name: string }[] {
  const codes = new Set([...(currencies.includes(chosen) ? [chosen] : []), ...usual, ...currencies])
  return [...codes].map((code) => ({ code, name: names.of(code) ?? code }))
}
