import { readWrittenAmount } from '../../contract/written-amount.ts'
import { formatMoney } from '../../domain/closet/format-money.ts'

// What can be read in one way only.
const PLAIN = /^\d*(\.\d{0,2})?$/

/**
 * 'Read as €1,190.50' for a price that is written with separators or a sign; null for a plain amount and for what is
 * not an amount. `currency` (ISO 4217) is the one of the field, null where it is not known.
 */
export function amountAsRead(written: string, currency: string | null): string | null {
  if (PLAIN.test(written.trim())) return null
  const read = readWrittenAmount(written)
  if (typeof read === 'string') return null
  const shown = currency ?? read.currency
  return `Read as ${shown ? formatMoney(read.amount, shown) : read.amount}`
}

/** The currency that was written with a price, ISO 4217, where it differs from `currency`; '$' fits every dollar. */
export function otherCurrencyIn(written: string, currency: string | null): string | null {
  const read = readWrittenAmount(written)
  if (typeof read === 'string' || read.currency === null || read.currency === currency) return null
  const isAnyDollar = /^\$|[^A-Z]\$/i.test(written.trim()) && currency !== null && DOLLARS.has(currency)
  return isAnyDollar ? null : read.currency
}

const DOLLARS = new Set(['USD', 'AUD', 'CAD', 'HKD', 'MXN', 'NZD', 'SGD', 'TWD', 'ARS', 'CLP', 'COP'])
