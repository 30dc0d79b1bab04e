import * as z from 'zod/mini'
import { parseAmount } from './parse-amount.ts'

/**
 * An amount, as a number or as people write it (`parseAmount`). Returns a decimal string with two places.
 * `currency` is the only currency code that the text may name; 'any' allows every one, for a form that has a currency
 * field of its own; null (the default) allows none.
 */
export function money(label: string, currency: string | null = null) {
  return z.pipe(
    z.union([z.string(), z.number()], `${label} must be an amount such as 39.95.`),
    z.transform((sent, context) => {
      const read = typeof sent === 'number' ? amountOfNumber(sent) : parseAmount(sent)
      const message = typeof read === 'string' ? messages[read] : currencyMessage(read.currency, currency)
      if (message === null && typeof read !== 'string') return read.amount
      context.issues.push({ code: 'custom', message: (message ?? '').replace('{label}', label), input: sent })
      return z.NEVER
    }),
  )
}

const messages = {
  'no amount': '{label} must be an amount from 0 to 99999999.99.',
  'too fine': '{label} has more than two decimal places.',
}

// In a number, three digits after the point are never thousands.
function amountOfNumber(sent: number) {
  const isTooFine = /\.\d{3}/.test(String(sent))
  return isTooFine ? 'too fine' : parseAmount(String(sent))
}

function currencyMessage(found: string | null, wanted: string | null): string | null {
  if (found === null || wanted === 'any' || found === wanted) return null
  if (wanted === null) return `Enter {label} without ${found}. Its currency goes in the field for it.`
  return `{label} must be in ${wanted}. Convert it, or remove ${found}.`
}
