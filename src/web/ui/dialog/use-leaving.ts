import { useEffect, useEffectEvent } from 'react'

/** Calls back on unmount: Escape removes a field without an event. */
export function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => () => leave(), [])
}
