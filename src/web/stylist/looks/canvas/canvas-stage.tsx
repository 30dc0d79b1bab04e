import { MoveDiagonal2 } from 'lucide-react'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { boxOf, Turned, type FreePiece } from '../../free-collage.tsx'
import { fitted, type Guides, type PieceOnCanvas } from './canvas-changes.ts'
import type { PlaceChange, useCanvasDraft } from './use-canvas-draft.ts'
import { useCanvasGestures } from './use-canvas-gestures.ts'

interface CanvasStageProps {
  readonly pieces: readonly FreePiece[]
  readonly draft: ReturnType<typeof useCanvasDraft>
  readonly helpId: string
}

// In fractions of the canvas, a factor and degrees; the larger ones with Shift.
const steps = { move: 0.01, moveFar: 0.05, scale: 1.05, scaleFar: 1.2, turn: 5, turnFar: 15 }

/** The canvas: pieces are moved, scaled and rotated by pointer or keyboard. */
export function CanvasStage({ pieces, draft, helpId }: CanvasStageProps) {
  const { placed, selectedId, selected } = draft
  // Aspect ratio (width / height) of each loaded picture.
  const [ratios, setRatios] = useState<Readonly<Record<string, number>>>({})
  const { stage, guides, begin, stageProps } = useCanvasGestures({
    placed,
    onSelect: draft.select,
    onPlace: (id, place) => draft.change(id, { kind: 'place', place }),
  })
  return (
    <div
      ref={stage}
      role="group"
      aria-label="Canvas"
      aria-describedby={helpId}
      className="bg-tile relative aspect-7/8 w-full touch-none overflow-hidden select-none"
      onPointerDown={({ target, currentTarget }) => target === currentTarget && draft.select(null)}
      {...stageProps}
    >
      {placed.map((place, at) => {
        const piece = pieces.find(({ id }) => id === place.itemId)
        if (!piece) return null
        return (
          <div
            key={piece.id}
            className="pointer-events-none contents"
            onLoadCapture={({ target }) => {
              if (target instanceof HTMLImageElement && target.naturalHeight > 0)
                setRatios((known) => ({ ...known, [piece.id]: target.naturalWidth / target.naturalHeight }))
            }}
          >
            <div className="absolute" style={boxOf(place)}>
              <Turned piece={piece} angle={place.angle} size="full" loading="eager" />
            </div>
            <button
              type="button"
              aria-pressed={piece.id === selectedId}
              aria-label={`${piece.name}, layer ${at + 1} of ${placed.length}`}
              // The frame of the selected piece is the focus ring.
              className="pointer-events-auto absolute cursor-grab touch-none outline-none! active:cursor-grabbing"
              style={frameOf(place, ratios[piece.id])}
              onPointerDown={(event) => begin(event, piece.id, false)}
              onFocus={() => draft.select(piece.id)}
              onKeyDown={(event) => byKey(event, place, (change) => draft.change(piece.id, change))}
            />
          </div>
        )
      })}
      {selected && (
        <Selection
          frame={frameOf(selected, ratios[selected.itemId])}
          onHandle={(event) => begin(event, selected.itemId, true)}
        />
      )}
      <GuideLines guides={guides} />
    </div>
  )
}

interface SelectionProps {
  readonly frame: ReturnType<typeof frameOf>
  readonly onHandle: (event: PointerEvent) => void
}

// The handle is for pointers; keys and buttons do the same.
function Selection({ frame, onHandle }: SelectionProps) {
  return (
    <div aria-hidden className="inset-ring-ink pointer-events-none absolute inset-ring-[1.5px]" style={frame}>
      <span
        className="bg-raised text-ink shadow-overlay pointer-events-auto absolute -right-4 -bottom-4 grid size-8 cursor-nwse-resize touch-none place-items-center rounded-full after:absolute after:-inset-1.5"
        onPointerDown={onHandle}
      >
        <MoveDiagonal2 size={15} className="stroke-icon" />
      </span>
    </div>
  )
}

// As large as the picture, and rotated with it.
function frameOf(place: PieceOnCanvas, ratio: number | undefined) {
  return { ...boxOf(fitted(place, ratio)), transform: `rotate(${place.angle}deg)` }
}

function GuideLines({ guides: { x, y } }: { readonly guides: Guides }) {
  const line = 'bg-ink/40 pointer-events-none absolute'
  return (
    <>
      {x !== null && <span className={classNames(line, 'inset-y-0 w-px')} style={{ left: `${x * 100}%` }} />}
      {y !== null && <span className={classNames(line, 'inset-x-0 h-px')} style={{ top: `${y * 100}%` }} />}
    </>
  )
}

function byKey(event: KeyboardEvent, place: PieceOnCanvas, change: (change: PlaceChange) => void): void {
  const wanted = changeOfKey(event.key, event.shiftKey, place)
  if (!wanted || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  change(wanted)
}

function changeOfKey(key: string, isFar: boolean, { angle }: PieceOnCanvas): PlaceChange | null {
  const step = isFar ? steps.moveFar : steps.move
  const scale = isFar ? steps.scaleFar : steps.scale
  const turn = isFar ? steps.turnFar : steps.turn
  const changes: Readonly<Record<string, PlaceChange>> = {
    ArrowLeft: { kind: 'move', x: -step, y: 0 },
    ArrowRight: { kind: 'move', x: step, y: 0 },
    ArrowUp: { kind: 'move', x: 0, y: -step },
    ArrowDown: { kind: 'move', x: 0, y: step },
    '+': { kind: 'scale', by: scale },
    '=': { kind: 'scale', by: scale },
    '-': { kind: 'scale', by: 1 / scale },
    _: { kind: 'scale', by: 1 / scale },
    '[': { kind: 'turn', to: angle - turn },
    '{': { kind: 'turn', to: angle - turn },
    ']': { kind: 'turn', to: angle + turn },
    '}': { kind: 'turn', to: angle + turn },
    PageUp: { kind: 'layer', by: 1 },
    PageDown: { kind: 'layer', by: -1 },
  }
  return changes[key] ?? null
}
