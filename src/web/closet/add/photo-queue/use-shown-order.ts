import { useEffect, useState, type RefObject } from 'react'
import type { QueuedPhoto } from './queued-photo.ts'
import { NO_ORDER, orderAfter } from './shown-order.ts'

// After a touch the thumb is still about to press.
const IN_HAND_MS = 3000

/** The rows in the order in which they are shown: it changes only while no pointer, thumb or focus is in the list. */
export function useShownOrder(
  rows: readonly QueuedPhoto[],
  list: RefObject<HTMLElement | null>,
): readonly QueuedPhoto[] {
  const isInHand = useIsInHand(list)
  const [kept, setKept] = useState(NO_ORDER)
  const order = orderAfter(kept, rows, isInHand)
  if (order !== kept) setKept(order)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return order.ids.flatMap((id) => byId.get(id) ?? [])
}

function useIsInHand(list: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const point = ({ pointerType }: PointerEvent) => {
      clearTimeout(timer)
      setPointed(true)
      if (pointerType !== 'mouse') timer = setTimeout(() => setPointed(false), IN_HAND_MS)
    }
    const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setPointed(false)
    // The list itself holds the focus after 'Add': then nothing of it is being written.
    const focus = ({ target }: FocusEvent) => setFocused(target !== element)
    const blur = ({ relatedTarget }: FocusEvent) =>
      setFocused(
        relatedTarget instanceof Node && relatedTarget !== element && element.contains(relatedTarget),
      )
    element.addEventListener('pointermove', point)
    element.addEventListener('pointerdown', point)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('focusin', focus)
    element.addEventListener('focusout', blur)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('pointermove', point)
      element.removeEventListener('pointerdown', point)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('focusin', focus)
      element.removeEventListener('focusout', blur)
    }
  }, [list])
  return isPointed || isFocused
}
