import { useEffect, useEffectEvent } from 'react'

/** Close functions of open layers, the latest last. */
const open = new Set<() => void>()

/** Closes this layer on Escape even under a toast. Radix would pass the key to the toast, which came later. */
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

/** Escape on a toast closes the layer below it, and the toast stays; without a layer the toast closes. */
export function escapeBelowToasts(event: KeyboardEvent): void {
  const close = [...open].at(-1)
  // A focused toast gets the key twice.
  if (!close || event.defaultPrevented) return
  event.preventDefault()
  close()
}
