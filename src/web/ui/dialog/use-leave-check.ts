import { useEffect, useEffectEvent, useState } from 'react'
import { interceptBack } from './intercept-back.ts'

/** Called before the dialog closes. */
export interface LeaveCheck {
  /** True if nothing would be lost; otherwise the form asks the user, and the dialog stays. */
  readonly ask: () => boolean
}

/** Keeps a dialog with unsaved changes open and asks instead: on Escape, and on the browser's Back. */
export function useLeaveCheck(hasChanges: boolean, onLeaveCheck: (check: LeaveCheck | undefined) => void) {
  const [isAsking, setIsAsking] = useState(false)
  const ask = useEffectEvent(() => {
    if (hasChanges) setIsAsking(true)
    return !hasChanges
  })
  const register = useEffectEvent(onLeaveCheck)
  useEffect(() => {
    register({ ask: () => ask() })
    return () => register(undefined)
  }, [])
  useStayOnBack(hasChanges, () => setIsAsking(true))
  return {
    isAsking: isAsking && hasChanges,
    /** Closes, or asks first if changes would be lost. */
    leave: (onLeave: () => void) => (hasChanges ? setIsAsking(true) : onLeave()),
    stay: () => setIsAsking(false),
  }
}

// Back has already changed the address. Restores it before the router handles the event; when Back would leave the app,
// the browser asks.
function useStayOnBack(isStaying: boolean, onBack: () => void): void {
  const onBackEvent = useEffectEvent(onBack)
  useEffect(() => {
    if (!isStaying) return undefined
    const { href } = location
    const state: unknown = history.state
    const stay = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      history.pushState(state, '', href)
      onBackEvent()
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const stopIntercepting = interceptBack(stay)
    window.addEventListener('beforeunload', warn)
    return () => {
      stopIntercepting()
      window.removeEventListener('beforeunload', warn)
    }
  }, [isStaying])
}
