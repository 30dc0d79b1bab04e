import { useRef, useState, type PointerEvent } from 'react'
import {
  moved,
  scaled,
  snapped,
  snappedAngle,
  turned,
  type Guides,
  type PieceOnCanvas,
} from './canvas-changes.ts'

type Place = Omit<PieceOnCanvas, 'itemId'>

interface Point {
  readonly x: number
  readonly y: number
}

/** A pointer gesture: dragging a piece or its handle, or pinching it with two fingers. */
interface Gesture {
  readonly id: string
  readonly start: Place
  readonly isHandle: boolean
  readonly fingers: Map<number, { readonly from: Point; readonly at: Point }>
}

interface GestureOptions {
  readonly placed: readonly PieceOnCanvas[]
  readonly onSelect: (id: string) => void
  readonly onPlace: (id: string, place: Place) => void
}

const none: Guides = { x: null, y: null }

/** Moves, scales and rotates the pieces of a canvas by mouse, pen and touch. */
export function useCanvasGestures({ placed, onSelect, onPlace }: GestureOptions) {
  const stage = useRef<HTMLDivElement>(null)
  const gesture = useRef<Gesture>(null)
  const [guides, setGuides] = useState(none)

  const begin = (event: PointerEvent, id: string, isHandle: boolean) => {
    if (event.button !== 0) return
    const point = { x: event.clientX, y: event.clientY }
    const place = placed.find(({ itemId }) => itemId === id)
    if (!place || !stage.current) return
    const { itemId: _itemId, ...start } = place
    const known = gesture.current
    stage.current.setPointerCapture(event.pointerId)
    if (known?.id === id && !isHandle) {
      const before = [...known.fingers].map(([finger, { at }]) => [finger, { from: at, at }] as const)
      const fingers = new Map([...before, [event.pointerId, { from: point, at: point }] as const])
      gesture.current = { ...known, start, fingers }
    } else
      gesture.current = {
        id,
        start,
        isHandle,
        fingers: new Map([[event.pointerId, { from: point, at: point }]]),
      }
    onSelect(id)
  }

  const move = (event: PointerEvent) => {
    const current = gesture.current
    const finger = current?.fingers.get(event.pointerId)
    const size = stage.current?.getBoundingClientRect()
    if (!current || !finger || !size) return
    current.fingers.set(event.pointerId, { ...finger, at: { x: event.clientX, y: event.clientY } })
    const others = placed.filter(({ itemId }) => itemId !== current.id)
    const result = current.isHandle
      ? { place: byHandle(current, size), guides: none }
      : byHand(current, size, others)
    setGuides(result.guides)
    onPlace(current.id, result.place)
  }

  const end = (event: PointerEvent) => {
    const current = gesture.current
    current?.fingers.delete(event.pointerId)
    if (current?.fingers.size === 0) gesture.current = null
    else if (current) {
      const place = placed.find(({ itemId }) => itemId === current.id)
      const fingers = new Map([...current.fingers].map(([finger, { at }]) => [finger, { from: at, at }]))
      if (place) gesture.current = { ...current, start: place, fingers }
    }
    setGuides(none)
  }
  return { stage, guides, begin, stageProps: { onPointerMove: move, onPointerUp: end, onPointerCancel: end } }
}

// One finger drags; two also scale and rotate.
function byHand({ start, fingers }: Gesture, size: DOMRect, others: readonly Place[]) {
  const [one, two] = [...fingers.values()]
  if (!one) return { place: start, guides: none }
  if (!two) {
    const place = moved(
      start,
      start.x + (one.at.x - one.from.x) / size.width,
      start.y + (one.at.y - one.from.y) / size.height,
    )
    return snapped(place, others)
  }
  const [before, after] = [between(one.from, two.from), between(one.at, two.at)]
  const place = moved(
    start,
    start.x + (after.middle.x - before.middle.x) / size.width,
    start.y + (after.middle.y - before.middle.y) / size.height,
  )
  const angle = snappedAngle(start.angle + after.angle - before.angle)
  return { place: turned(scaled(place, after.apart / Math.max(1, before.apart)), angle), guides: none }
}

// The corner handle scales by its distance from the center, and rotates around it.
function byHandle({ start, fingers }: Gesture, size: DOMRect): Place {
  const [finger] = [...fingers.values()]
  if (!finger) return start
  const center = { x: size.left + start.x * size.width, y: size.top + start.y * size.height }
  const [before, after] = [between(center, finger.from), between(center, finger.at)]
  const angle = snappedAngle(start.angle + after.angle - before.angle)
  return turned(scaled(start, after.apart / Math.max(1, before.apart)), angle)
}

function between(one: Point, other: Point) {
  return {
    apart: Math.hypot(other.x - one.x, other.y - one.y),
    angle: (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI,
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  }
}
