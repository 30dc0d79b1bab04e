import { useEffect, useEffectEvent, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { stayOnBack } from './intercept-back.ts'

/** Called before the dialog closes. */
export interface LeaveCheck {
  /** True if nothing would be lost; otherwise the form asks the user, and the dialog stays. */
  readonly ask: () => boolean
}

/** Closes a dialog unless its form asks first; the form registers its check by the second function. */
export function useAskToClose(
  onClose: () => void,
): readonly [close: () => void, onLeaveCheck: (check: LeaveCheck | undefined) => void] {
  const [leaveCheck, setLeaveCheck] = useState<LeaveCheck>()
  const close = () => {
    if (!leaveCheck || leaveCheck.ask()) onClose()
  }
  return [close, setLeaveCheck]
}

export interface Leaving {
  readonly isAsking: boolean
  /** Closes, or asks first if changes would be lost. */
  readonly leave: (onLeave: () => void) => void
  readonly stay: () => void
  /** Closes without the changes, and goes on to the pressed link. */
  readonly discard: (onLeave: () => void) => void
}

/**
 * Keeps a form with unsaved changes open and asks instead: on the browser's Back, on links and searches of the page, and
 * when its dialog, which knows the form by `onLeaveCheck`, is about to close.
 */
export function useLeaveCheck(
  hasChanges: boolean,
  onLeaveCheck?: (check: LeaveCheck | undefined) => void,
): Leaving {
  // Where a pressed link leads; '' if the user leaves in another way, and null if they don't.
  const [leavesTo, setLeavesTo] = useState<string | null>(null)
  const ask = useEffectEvent(() => {
    if (hasChanges) setLeavesTo('')
    return !hasChanges
  })
  const register = useEffectEvent((check: LeaveCheck | undefined) => onLeaveCheck?.(check))
  useEffect(() => {
    register({ ask: () => ask() })
    return () => register(undefined)
  }, [])
  useStay(hasChanges, setLeavesTo)
  return {
    isAsking: leavesTo !== null && hasChanges,
    leave: (onLeave) => (hasChanges ? setLeavesTo('') : onLeave()),
    stay: () => setLeavesTo(null),
    discard: (onLeave) => {
      onLeave()
      if (leavesTo) navigate(leavesTo)
    },
  }
}

// When Back would leave the app, the browser asks.
function useStay(isStaying: boolean, onLeaving: (to: string | null) => void): void {
  const onLeavingEvent = useEffectEvent(onLeaving)
  useEffect(() => {
    if (!isStaying) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    // Before the router handles a press.
    const stayOnLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || opensElsewhere(link, event)) return
      stop(event)
      onLeavingEvent(link.href)
    }
    const stayOnSearch = (event: SubmitEvent) => {
      if (!(event.target instanceof Element) || event.target.role !== 'search') return
      stop(event)
      onLeavingEvent('')
    }
    // Whoever goes on typing stays.
    const goOn = () => onLeavingEvent(null)
    const stopIntercepting = stayOnBack(() => onLeavingEvent(''))
    window.addEventListener('beforeunload', warn)
    window.addEventListener('input', goOn)
    window.addEventListener('click', stayOnLink, { capture: true })
    window.addEventListener('submit', stayOnSearch, { capture: true })
    return () => {
      stopIntercepting()
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('input', goOn)
      window.removeEventListener('click', stayOnLink, { capture: true })
      window.removeEventListener('submit', stayOnSearch, { capture: true })
    }
  }, [isStaying])
}

function opensElsewhere(link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isOutside = link.target === '_blank' || link.download !== '' || link.origin !== location.origin
  return isOutside || link.hash !== '' || ctrlKey || metaKey || shiftKey
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
