import { parseAmount } from '../../contract/values/parse-amount.ts'
import { formatMoney } from '../../domain/closet/format-money.ts'

// Amounts with only one reading.
const PLAIN = /^\d*(\.\d{0,2})?$/

/**
 * 'Read as €1,190.50' for a price with separators or a currency sign; null for a plain or invalid amount. `currency`
 * (ISO 4217) is the field's own, null if unknown.
 */
export function amountAsRead(written: string, currency: string | null): string | null {
  if (PLAIN.test(written.trim())) return null
  const read = parseAmount(written)
  if (typeof read === 'string') return null
  const shown = currency ?? read.currency
  return `Read as ${shown ? formatMoney(read.amount, shown) : read.amount}`
}

/** The currency (ISO 4217) written with a price, if it differs from `currency`; '$' matches every dollar. */
export function otherCurrencyIn(written: string, currency: string | null): string | null {
  const read = parseAmount(written)
  if (typeof read === 'string' || read.currency === null || read.currency === currency) return null
  const isAnyDollar = /^\$|[^A-Z]\$/i.test(written.trim()) && currency !== null && DOLLARS.has(currency)
  return isAnyDollar ? null : read.currency
}

const DOLLARS = new Set(['USD', 'AUD', 'CAD', 'HKD', 'MXN', 'NZD', 'SGD', 'TWD', 'ARS', 'CLP', 'COP'])
