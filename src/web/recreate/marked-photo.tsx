import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { MARKS_MAX } from '../../contract/recreate.ts'
import { classNames } from '../ui/class-names.ts'
import type { Mark } from './marks.ts'
import type { OutfitPhoto } from './outfit-photo.ts'

interface MarkedPhotoProps {
  readonly photo: OutfitPhoto
  readonly marks: readonly Mark[]
  readonly selectedId: number | null
  readonly onMark: (x: number, y: number) => void
  readonly onMove: (mark: Mark, x: number, y: number) => void
  readonly onRemove: (mark: Mark) => void
  readonly onSelect: (mark: Mark) => void
}

// In fractions of the photo; the larger one with Shift.
const STEP = 0.01
const STEP_FAR = 0.05

/** The photo: a tap marks a piece; marks are moved by dragging or arrow keys, and removed by Delete. */
export function MarkedPhoto(props: MarkedPhotoProps) {
  const { photo, marks, selectedId, onMark } = props
  const stage = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState<{ readonly x: number; readonly y: number } | null>(null)
  const isFull = marks.length >= MARKS_MAX
  const place = (event: { readonly clientX: number; readonly clientY: number }) => {
    const size = stage.current?.getBoundingClientRect()
    if (!size) return null
    return { x: (event.clientX - size.left) / size.width, y: (event.clientY - size.top) / size.height }
  }
  return (
    <div
      ref={stage}
      className="relative mx-auto w-fit"
      // Limits the width to that of the photo at its maximum height.
      style={{ aspectRatio: `${photo.pixels.width} / ${photo.pixels.height}` }}
    >
      <img
        src={photo.url}
        alt="Your outfit"
        draggable={false}
        className="block max-h-[52dvh] w-auto max-w-full dim-in-dark select-none tablet:max-h-[min(764px,calc(100dvh-48px))]"
      />
      <button
        type="button"
        aria-label="Mark a piece: move the crosshair with the arrow keys and press Enter"
        disabled={isFull}
        className="absolute inset-0 cursor-crosshair -outline-offset-2!"
        onClick={(event) => {
          // Enter and Space have no pointer position.
          const at = event.detail === 0 ? (spot ?? { x: 0.5, y: 0.5 }) : place(event)
          if (at) onMark(at.x, at.y)
        }}
        onFocus={() => setSpot((known) => known ?? { x: 0.5, y: 0.5 })}
        onBlur={() => setSpot(null)}
        onKeyDown={(event) => {
          const step = stepOf(event)
          if (step) setSpot((known) => within((known?.x ?? 0.5) + step.x, (known?.y ?? 0.5) + step.y))
        }}
      />
      {spot && <Crosshair {...spot} />}
      {marks.map((mark, at) => (
        <MarkButton
          key={mark.id}
          {...props}
          mark={mark}
          number={at + 1}
          isSelected={mark.id === selectedId}
          place={place}
        />
      ))}
    </div>
  )
}

interface MarkButtonProps extends MarkedPhotoProps {
  readonly mark: Mark
  readonly number: number
  readonly isSelected: boolean
  readonly place: (event: PointerEvent) => { readonly x: number; readonly y: number } | null
}

function MarkButton({ mark, number, isSelected, place, onMove, onRemove, onSelect }: MarkButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-label={`Piece ${number}: ${mark.colorName}. Arrow keys move it, Delete removes it`}
      className="absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
      style={{ left: `${mark.x * 100}%`, top: `${mark.y * 100}%` }}
      onFocus={() => onSelect(mark)}
      onPointerDown={({ currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId)
        onSelect(mark)
      }}
      onPointerMove={(event) => {
        const at = event.currentTarget.hasPointerCapture(event.pointerId) && place(event)
        if (at) onMove(mark, at.x, at.y)
      }}
      onKeyDown={(event) => {
        const step = stepOf(event)
        if (step) onMove(mark, mark.x + step.x, mark.y + step.y)
        if (event.key === 'Delete' || event.key === 'Backspace') onRemove(mark)
      }}
    >
      <span
        className={classNames(
          'type-name bg-raised text-ink grid size-7 place-items-center rounded-full shadow-[0_0_0_1.5px_var(--ink)]',
          isSelected && 'outline-ink outline-2 outline-offset-4',
        )}
        style={{ border: `3px solid ${mark.hex ?? 'var(--edge)'}` }}
      >
        {number}
      </span>
    </button>
  )
}

function Crosshair({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <span
      aria-hidden
      className="border-raised pointer-events-none absolute hidden size-9 -translate-1/2 rounded-full border-2 shadow-[0_0_0_1.5px_var(--ink),inset_0_0_0_1px_var(--ink)] [button:focus-visible~&]:block"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    />
  )
}

function stepOf(event: KeyboardEvent): { readonly x: number; readonly y: number } | null {
  const step = event.shiftKey ? STEP_FAR : STEP
  const steps: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
    ArrowLeft: { x: -step, y: 0 },
    ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step },
    ArrowDown: { x: 0, y: step },
  }
  const found = steps[event.key]
  if (found) event.preventDefault()
  return found ?? null
}

function within(x: number, y: number) {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) }
}
