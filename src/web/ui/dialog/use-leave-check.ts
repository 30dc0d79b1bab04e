import { useEffect, useEffectEvent, useState } from 'react'
import { interceptBack } from './intercept-back.ts'

/** Called before the dialog closes. */
export interface LeaveCheck {
  /** True if nothing would be lost; otherwise the form asks the user, and the dialog stays. */
  readonly ask: () => boolean
}

/**
 * Keeps a form with unsaved changes open and asks instead: on the browser's Back, on a link, and when its dialog, told by
 * `onLeaveCheck`, is about to close.
 */
export function useLeaveCheck(hasChanges: boolean, onLeaveCheck?: (check: LeaveCheck | undefined) => void) {
  const [isAsking, setIsAsking] = useState(false)
  const ask = useEffectEvent(() => {
    if (hasChanges) setIsAsking(true)
    return !hasChanges
  })
  const register = useEffectEvent((check: LeaveCheck | undefined) => onLeaveCheck?.(check))
  useEffect(() => {
    register({ ask: () => ask() })
    return () => register(undefined)
  }, [])
  const askOnLeaving = () => setIsAsking(true)
  useStayOnBack(hasChanges, askOnLeaving)
  useStayOnLinks(hasChanges, askOnLeaving)
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

// Before the router handles the press. Links that open elsewhere lose nothing.
function useStayOnLinks(isStaying: boolean, onLink: () => void): void {
  const onLinkEvent = useEffectEvent(onLink)
  useEffect(() => {
    if (!isStaying) return undefined
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const opensElsewhere =
        event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank' || link?.download
      if (!link || opensElsewhere || link.hash) return
      event.preventDefault()
      event.stopPropagation()
      onLinkEvent()
    }
    window.addEventListener('click', stay, { capture: true })
    return () => window.removeEventListener('click', stay, { capture: true })
  }, [isStaying])
}
