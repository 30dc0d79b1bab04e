import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { cardPosition, focusCard } from './card-keys.ts'

/**
 * Keeps the focus among the cards when the focused element is removed: its piece left the list, or the card became
 * selectable. Otherwise the next Tab would start at the top of the page.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, count: number) {
  const last = useRef<{ element: Element; position: number } | null>(null)
  // Runs after every change of the cards.
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected || !list.current) return
    if (document.activeElement !== document.body) return
    focusCard(list.current, Math.min(last.current.position, count - 1), { preventScroll: true })
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      const position = cardPosition(target)
      if (position !== null) last.current = { element: target, position }
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current = null
    },
  }
}
