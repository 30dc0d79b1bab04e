import * as z from 'zod/mini'
import { readWrittenAmount } from './written-amount.ts'

// Of clothes that people have; PostgreSQL and SQLite keep them all.
const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/** A day as '2026-11-23'; of an instant its date part. */
export function calendarDate(label: string) {
  const fault = `${label} must be a day from ${FIRST_YEAR} to ${LAST_YEAR}, such as 2026-11-23.`
  return z.pipe(
    z.string(fault),
    z.transform((written, context) => {
      const day = written.trim().split('T', 1)[0] ?? ''
      const year = Number(day.slice(0, 4))
      // Of an instant the day; rubbish behind the day is no instant.
      const isWhole = !written.includes('T') || !Number.isNaN(Date.parse(written))
      const isDay = isWhole && z.iso.date().safeParse(day).success && year >= FIRST_YEAR && year <= LAST_YEAR
      if (!isDay) context.issues.push({ code: 'custom', message: fault, input: written })
      return day
    }),
  )
}

/**
 * An amount as a number or as people write it (`readWrittenAmount`); a decimal string with two places from here on.
 * `currency` is the one that it is in, as a code: another one is refused. 'any' takes each, for a form that moves it to
 * the field of its own; left out, the text says none.
 */
export function money(label: string, currency: string | null = null) {
  return z.pipe(
    z.union([z.string(), z.number()], `${label} must be an amount such as 39.95.`),
    z.transform((sent, context) => {
      const read = typeof sent === 'number' ? amountOfNumber(sent) : readWrittenAmount(sent)
      const fault = typeof read === 'string' ? faults[read] : currencyFault(read.currency, currency)
      if (fault === null && typeof read !== 'string') return read.amount
      context.issues.push({ code: 'custom', message: (fault ?? '').replace('{label}', label), input: sent })
      return z.NEVER
    }),
  )
}

const faults = {
  'no amount': '{label} must be an amount from 0 to 99999999.99.',
  'too fine': '{label} has more than two decimal places.',
}

// Three digits behind the point of a number are never thousands.
function amountOfNumber(sent: number) {
  const isTooFine = /\.\d{3}/.test(String(sent))
  return isTooFine ? 'too fine' : readWrittenAmount(String(sent))
}

function currencyFault(written: string | null, wanted: string | null): string | null {
  if (written === null || wanted === 'any' || written === wanted) return null
  if (wanted === null) return `Enter {label} without ${written}. Its currency goes in the field for it.`
  return `{label} must be in ${wanted}. Convert it, or remove ${written}.`
}
