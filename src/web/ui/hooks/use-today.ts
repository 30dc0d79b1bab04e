import { createContext, use, useSyncExternalStore } from 'react'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { today } from './today.ts'

const MINUTE_MS = 60_000

/**
 * The day in the server's HTML, by the server's clock; null without such HTML. After hydration the client's clock
 * applies.
 */
export const ServerDay = createContext<CalendarDate | null>(null)

/** Today on the local clock, also past midnight. */
export function useToday(): CalendarDate {
  const serverDay = use(ServerDay)
  return useSyncExternalStore(eachMinute, today, () => serverDay ?? today())
}

function eachMinute(look: () => void): () => void {
  const ticking = setInterval(look, MINUTE_MS)
  // Timers stop in hidden tabs and while the device sleeps.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(ticking)
    document.removeEventListener('visibilitychange', look)
  }
}
