/** Today on the local clock, as '2026-11-23'. */
export function today(): string {
  return localDay(new Date())
}

/** The local day of an instant such as '2026-11-23T12:00:00.000Z', as '2026-11-23'. */
export function dayOf(instant: string): string {
  return localDay(new Date(instant))
}

// By hand: part of the first view, where a date library would add half a kilobyte.
function localDay(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
