import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { piecesOf } from './joined-photos.ts'
import { photoQueue, subscribeToQueue } from './photo-queue-store.ts'
import type { QueuedPhoto } from './queued-photo.ts'
import { NO_ORDER, orderAfter } from './shown-order.ts'

// After a touch, the thumb may be about to press.
const IN_HAND_MS = 3000

/** The rows in the order shown. It changes only while no pointer, touch or focus is in the list. */
export function useShownOrder(
  rows: readonly QueuedPhoto[],
  list: RefObject<HTMLElement | null>,
): readonly QueuedPhoto[] {
  const [{ subscribe, current, setInHand }] = useState(createShownOrder)
  const order = useSyncExternalStore(subscribe, current)
  useInHand(list, setInHand)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return order.ids.flatMap((id) => byId.get(id) ?? [])
}

// The order that each event of the queue and each change of the hand leads to.
function createShownOrder() {
  const listeners = new Set<() => void>()
  let isInHand = false
  let order = NO_ORDER
  const update = () => {
    const next = orderAfter(order, piecesOf(photoQueue().rows), isInHand)
    if (next === order) return
    order = next
    for (const notify of listeners) notify()
  }
  update()
  return {
    current: () => order,
    subscribe: (notify: () => void) => {
      listeners.add(notify)
      const unsubscribe = subscribeToQueue(update)
      update()
      return () => {
        listeners.delete(notify)
        unsubscribe()
      }
    },
    setInHand: (isNow: boolean) => {
      isInHand = isNow
      update()
    },
  }
}

/** Calls back with whether a pointer, a touch or the focus is in the list. */
function useInHand(list: RefObject<HTMLElement | null>, onChange: (isInHand: boolean) => void): void {
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    let [isPointed, isFocused] = [false, false]
    const setPointed = (isNow: boolean) => {
      isPointed = isNow
      onChange(isPointed || isFocused)
    }
    const setFocused = (isNow: boolean) => {
      isFocused = isNow
      onChange(isPointed || isFocused)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const point = ({ pointerType }: PointerEvent) => {
      clearTimeout(timer)
      setPointed(true)
      if (pointerType !== 'mouse') timer = setTimeout(() => setPointed(false), IN_HAND_MS)
    }
    const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setPointed(false)
    // After 'Add' the list itself has the focus: nothing in it is being edited then.
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
  }, [list, onChange])
}
