import { useEffect, useEffectEvent } from 'react'

/** Calls back on unmount: Escape removes a field without an event. */
export function useUnmount(onUnmount: () => void): void {
  const unmount = useEffectEvent(onUnmount)
  useEffect(() => () => unmount(), [])
}
