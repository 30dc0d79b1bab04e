/** The day that it is on this screen's clock, as '2026-11-23'. */
export function today(): string {
  return localDay(new Date())
}

/** The day on this screen's clock of an instant such as '2026-11-23T12:00:00.000Z', as '2026-11-23'. */
export function dayOf(instant: string): string {
  return localDay(new Date(instant))
}

// By hand: the home page needs it at once, and a library for dates would be half a kilobyte of it.
function localDay(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
