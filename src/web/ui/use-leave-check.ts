import { useEffect, useEffectEvent, useState } from 'react'

/** Asked before the dialog closes. */
export interface LeaveCheck {
  /** True when nothing would be lost; else the form asks the person, and the dialog stays. */
  readonly ask: () => boolean
}

/** Keeps a dialog open while something in it is not saved, and asks instead. */
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
  return {
    isAsking: isAsking && hasChanges,
    /** Leaves at once, or asks first where something would be lost. */
    leave: (onLeave: () => void) => (hasChanges ? setIsAsking(true) : onLeave()),
    stay: () => setIsAsking(false),
  }
}
