import { useSyncExternalStore } from 'react'
import { today } from './today.ts'

const MINUTE_MS = 60_000

/** Today on the local clock, as '2026-11-23', also past midnight. */
export function useToday(): string {
  return useSyncExternalStore(eachMinute, today)
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
