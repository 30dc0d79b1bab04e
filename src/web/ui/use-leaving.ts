import { useEffect, useEffectEvent } from 'react'

/** Calls back when the part goes away: Escape takes a field from the page without a word. */
export function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => () => leave(), [])
}
