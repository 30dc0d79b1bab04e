import { useEffect, useRef, type RefObject } from 'react'

/**
 * Leads the focus to where an answer stands when it comes, where it would be lost else: the button that asked waits
 * disabled, and on a phone its form folds away. `arrived` changes with each answer.
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
