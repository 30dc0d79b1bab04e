import { useEffect, useEffectEvent } from 'react'

/** The ways to close what is open, the latest last. */
const open = new Set<() => void>()

/** Closes this by Escape also while a toast is above it. Radix would give the key to the toast, which came later. */
export function useEscapeBelowToasts(isOpen: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close)
  useEffect(() => {
    const closer = () => closeIt()
    if (isOpen) open.add(closer)
    return () => {
      open.delete(closer)
    }
  }, [isOpen])
}

/** What a toast does with Escape: what is open below it closes, and the toast stays; without that it goes itself. */
export function escapeBelowToasts(event: KeyboardEvent): void {
  const close = [...open].at(-1)
  // A toast with the focus is asked twice.
  if (!close || event.defaultPrevented) return
  event.preventDefault()
  close()
}
