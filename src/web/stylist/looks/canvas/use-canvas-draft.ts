import { useState } from 'react'
import type { LookCanvas } from '../../../../contract/closet/look-canvas.ts'
import { placeOnCanvas } from '../../../../domain/closet/collage/canvas-layout.ts'
import { liesOnCanvas } from '../../collage-piece.ts'
import type { FreePiece } from '../../free-collage.tsx'
import { moved, type PieceOnCanvas, relayered, scaled, turned } from './canvas-changes.ts'

/** A change of one piece. */
export type PlaceChange =
  | { readonly kind: 'move'; readonly x: number; readonly y: number }
  | { readonly kind: 'scale'; readonly by: number }
  | { readonly kind: 'turn'; readonly to: number }
  | { readonly kind: 'layer'; readonly by: number }
  /** Position after a drag. */
  | { readonly kind: 'place'; readonly place: Omit<PieceOnCanvas, 'itemId'> }

interface DraftState {
  readonly draft: LookCanvas | null
  /** Undo stack, latest last. */
  readonly past: readonly (LookCanvas | null)[]
  /** The last change is part of a drag; a drag is a single step of Undo. */
  readonly isInDrag: boolean
}

const UNDO_MAX = 100

/** The canvas of a look while editing. */
export function useCanvasDraft(pieces: readonly FreePiece[], stored: LookCanvas | null) {
  const [{ draft, past, isInDrag }, setState] = useState<DraftState>({
    draft: stored,
    past: [],
    isInDrag: false,
  })
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const placed = placedOn(pieces, draft)
  const step = (next: LookCanvas | null, isDrag: boolean) => {
    const goesOn = isDrag && isInDrag
    setState({ draft: next, past: goesOn ? past : [...past, draft].slice(-UNDO_MAX), isInDrag: isDrag })
  }
  const nameOf = (id: string) => pieces.find((piece) => piece.id === id)?.name ?? ''
  return {
    /** Lowest layer first. */
    placed,
    selectedId,
    selected: placed.find(({ itemId }) => itemId === selectedId) ?? null,
    /** Text of the live region. */
    news,
    isAutomatic: draft === null,
    hasChanges: JSON.stringify(draft) !== JSON.stringify(stored),
    canvas: draft,
    nameOf,
    select: (id: string | null) => {
      setSelectedId(id)
      setState((state) => ({ ...state, isInDrag: false }))
      if (id !== null && id !== selectedId) setNews(canvasWords.selected(nameOf(id)))
    },
    change: (id: string, change: PlaceChange) => {
      const next = changed(placed, id, change)
      step({ pieces: [...next] }, change.kind === 'place')
      setNews(inWords(nameOf(id), next, id, change))
    },
    reset: () => {
      step(null, false)
      setSelectedId(null)
      setNews('The pieces are back in the automatic collage')
    },
    canUndo: past.length > 0,
    undo: () => {
      const before = past.at(-1)
      if (before === undefined) return
      setState({ draft: before, past: past.slice(0, -1), isInDrag: false })
      setNews('Last change undone')
    },
  }
}

function placedOn(pieces: readonly FreePiece[], canvas: LookCanvas | null): readonly PieceOnCanvas[] {
  const toPlace = pieces.map((piece) => ({ ...piece, isCutOut: liesOnCanvas(piece) }))
  return placeOnCanvas(toPlace, canvas).flatMap(({ piece, place }) => {
    const itemId = pieces[piece]?.id
    return itemId === undefined ? [] : [{ itemId, ...place }]
  })
}

function changed(
  placed: readonly PieceOnCanvas[],
  id: string,
  change: PlaceChange,
): readonly PieceOnCanvas[] {
  if (change.kind === 'layer') return relayered(placed, id, change.by)
  return placed.map((piece) => (piece.itemId === id ? { itemId: id, ...changedPlace(piece, change) } : piece))
}

function changedPlace(
  { itemId: _itemId, ...place }: PieceOnCanvas,
  change: Exclude<PlaceChange, { kind: 'layer' }>,
): Omit<PieceOnCanvas, 'itemId'> {
  if (change.kind === 'move') return moved(place, place.x + change.x, place.y + change.y)
  if (change.kind === 'scale') return scaled(place, change.by)
  if (change.kind === 'turn') return turned(place, change.to)
  return change.place
}

function inWords(name: string, placed: readonly PieceOnCanvas[], id: string, { kind }: PlaceChange): string {
  const at = placed.findIndex(({ itemId }) => itemId === id)
  const piece = placed[at]
  if (!piece) return ''
  if (kind === 'layer') return canvasWords.layered(name, at + 1, placed.length)
  if (kind === 'scale') return canvasWords.sized(name, piece)
  if (kind === 'turn') return canvasWords.turned(name, piece)
  return canvasWords.moved(name, piece)
}

/** Texts of the live region after a change: 'Wool coat: 40% from the left, 35% from the top'. */
const canvasWords = {
  moved: (name: string, { x, y }: PieceOnCanvas) =>
    `${name}: ${percent(x)} from the left, ${percent(y)} from the top`,
  sized: (name: string, { width }: PieceOnCanvas) => `${name}: ${percent(width)} of the width`,
  turned: (name: string, { angle }: PieceOnCanvas) => `${name}: turned ${angle}°`,
  layered: (name: string, layer: number, count: number) => `${name}: layer ${layer} of ${count}`,
  selected: (name: string) => `${name} selected`,
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 100)}%`
}
