import * as z from 'zod/mini'

// Up to 99999999.99, the largest amount that the databases keep.
// A comma is how many people write the point.
const MONEY = /^(?=.*\d)0*(\d{0,8})(?:[.,](\d{0,30}))?$/

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

/** An amount as a number or a decimal string; as a string with two places from here on. */
export function money(label: string) {
  return z.pipe(
    z.union([z.string(), z.number()], `${label} must be an amount such as 39.95.`),
    z.transform((written, context) => {
      const [, whole, fraction = ''] = MONEY.exec(String(written).trim()) ?? []
      const isTooFine = /[1-9]/.test(fraction.slice(2))
      if (whole === undefined || isTooFine) {
        const message = isTooFine
          ? `${label} has more than two decimal places.`
          : `${label} must be an amount from 0 to 99999999.99.`
        context.issues.push({ code: 'custom', message, input: written })
        return z.NEVER
      }
      return `${whole || '0'}.${fraction.slice(0, 2).padEnd(2, '0')}`
    }),
  )
}
