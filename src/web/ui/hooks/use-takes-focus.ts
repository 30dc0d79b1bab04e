import { useEffect, useRef, type RefObject } from 'react'

/** A ref to an element that takes the focus when it appears. */
export function useTakesFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
