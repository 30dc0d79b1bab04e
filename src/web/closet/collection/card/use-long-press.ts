import { useRef, type MouseEvent, type PointerEvent } from 'react'

const LONG_PRESS_MS = 500
// A finger always moves a little.
const STILL_WITHIN_PX = 10

/** Handlers for an element that detect a long press on a part of it. Swallows the click that follows. */
export function useLongPress(onLongPress: (pressed: Element) => void) {
  const press = useRef<{ timer: number; x: number; y: number } | null>(null)
  const isDone = useRef(false)
  const cancel = () => {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  return {
    onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      cancel()
      isDone.current = false
      if (pointerType !== 'touch' || !(target instanceof Element)) return
      const timer = window.setTimeout(() => {
        isDone.current = true
        onLongPress(target)
      }, LONG_PRESS_MS)
      press.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY }
      if (Math.hypot(clientX - x, clientY - y) > STILL_WITHIN_PX) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // A phone would show the context menu of the link or picture.
    onContextMenu: (event: MouseEvent) => {
      if (press.current) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (!isDone.current) return
      isDone.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
