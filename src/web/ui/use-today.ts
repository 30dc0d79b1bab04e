import { useSyncExternalStore } from 'react'
import { today } from './today.ts'

const MINUTE_MS = 60_000

/** The day that it is on this screen's clock, as '2026-11-23'; the next one where the page stays open past midnight. */
export function useToday(): string {
  return useSyncExternalStore(eachMinute, today)
}

function eachMinute(look: () => void): () => void {
  const ticking = setInterval(look, MINUTE_MS)
  // Behind other pages, and while the device sleeps, no minutes are counted.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(ticking)
    document.removeEventListener('visibilitychange', look)
  }
}
