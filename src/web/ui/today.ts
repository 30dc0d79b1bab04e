import { formatISO } from 'date-fns/formatISO'

/** The day that it is on this screen's clock, as '2026-11-23'. */
export function today(): string {
  return formatISO(new Date(), { representation: 'date' })
}

/** The day on this screen's clock of an instant such as '2026-11-23T12:00:00.000Z', as '2026-11-23'. */
export function dayOf(instant: string): string {
  return formatISO(new Date(instant), { representation: 'date' })
}
