import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to a new answer if it would be lost otherwise: the submit button is disabled while waiting, and on a
 * phone its form collapses. `arrived` changes with each answer.
 */
export function useArrivalFocus<E extends HTMLElement>(arrived: unknown): RefObject<E | null> {
  const place = useRef<E>(null)
  const known = useRef(arrived)
  useEffect(() => {
    if (known.current === arrived) return
    known.current = arrived
    const focused = document.activeElement
    const isLost = focused === document.body || (focused instanceof HTMLElement && !focused.checkVisibility())
    if (arrived && isLost) place.current?.focus({ preventScroll: true })
  }, [arrived])
  return place
}
