import * as z from 'zod/mini'

// A plausible range for clothes, which PostgreSQL and SQLite can both store.
const FIRST_YEAR = 1900
const LAST_YEAR = 2100

const realDay = z.iso.date()

/**
 * A day such as '2026-11-23', without a time zone. A template literal type, so that an instant or free text is not
 * taken for a day; `calendarDate()` and `isCalendarDate()` check that the day exists.
 */
export type CalendarDate = `${number}-${number}-${number}`

/** A month such as '2026-11'. */
export type CalendarMonth = `${number}-${number}`

/** A day in a response. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- trusted, since this server wrote it
export const CalendarDate = z.string() as z.ZodMiniType<CalendarDate, CalendarDate>

/** A month in a response. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- trusted, since this server wrote it
export const CalendarMonth = z.string() as z.ZodMiniType<CalendarMonth, CalendarMonth>

/** A day in a request. An instant is reduced to its date part. `label` opens the error message. */
export function calendarDate(label: string) {
  const message = `${label} must be a day from ${FIRST_YEAR} to ${LAST_YEAR}, such as 2026-11-23.`
  return z.pipe(
    z.string(message),
    z.transform((written, context): CalendarDate => {
      const day = written.trim().split('T', 1)[0] ?? ''
      const year = Number(day.slice(0, 4))
      // Rejects text after the date that does not make it a valid instant.
      const isWhole = !written.includes('T') || !Number.isNaN(Date.parse(written))
      if (isWhole && isCalendarDate(day) && year >= FIRST_YEAR && year <= LAST_YEAR) return day
      context.issues.push({ code: 'custom', message, input: written })
      return z.NEVER
    }),
  )
}

/** True for a day that exists, written with four, two and two digits. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  return realDay.safeParse(value).success
}
