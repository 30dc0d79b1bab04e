import type { OutfitSlot } from '../../../contract/closet/outfit-items.ts'
import { CANVAS_RATIO, type CanvasPlace, type LookCanvas } from '../../../contract/closet/look-canvas.ts'
import { collagePlaces, rowColumns } from './collage-layout.ts'

/** A piece to place on a canvas. */
export interface CanvasPiece {
  /** Id of the closet item. */
  readonly id: string
  readonly slot: OutfitSlot
  /** Whether its picture has no background. */
  readonly isCutOut: boolean
}

/** A piece on a canvas. */
export interface PlacedOnCanvas {
  /** Index in the given pieces. */
  readonly piece: number
  readonly place: CanvasPlace
}

// The layout of rows is in percent of the canvas's width.
const HIGH = 100 / CANVAS_RATIO
const ROW_GAP = 2
const ROW_MARGIN = 4
const ROW_PIECE_RATIO = 4 / 5
const ROW_FILL = 0.8
// Cut-outs lie over photos that have a background.
const ABOVE_PHOTOS = 10

/**
 * Places pieces on a canvas, bottom layer first. Pieces without a stored place, added to the outfit since, follow on
 * top at their place in the automatic collage. Without a canvas the automatic collage places all.
 */
export function placeOnCanvas(pieces: readonly CanvasPiece[], canvas: LookCanvas | null): PlacedOnCanvas[] {
  const automatic = placeAutomatically(pieces)
  const stored = (canvas?.pieces ?? []).flatMap(({ itemId, ...place }) => {
    const piece = pieces.findIndex(({ id }) => id === itemId)
    return piece < 0 ? [] : [{ piece, place }]
  })
  return [...stored, ...automatic.filter(({ piece }) => !stored.some((known) => known.piece === piece))]
}

function placeAutomatically(pieces: readonly CanvasPiece[]): PlacedOnCanvas[] {
  const places = collagePlaces(
    pieces.map(({ slot }) => slot),
    'full',
  )
  if (!places) return placeInRows(pieces.length)
  return places
    .map(({ left, top, width, height, layer }, piece) => ({
      piece,
      layer: layer + (pieces[piece]?.isCutOut ? ABOVE_PHOTOS : 0),
      place: {
        x: (left + width / 2) / 100,
        y: (top + height / 2) / 100,
        width: width / 100,
        height: height / 100,
        angle: 0,
      },
    }))
    .toSorted((one, other) => one.layer - other.layer)
    .map(({ piece, place }) => ({ piece, place }))
}

function placeInRows(count: number): PlacedOnCanvas[] {
  const columns = rowColumns(count)
  const rows = Math.ceil(count / columns)
  const widest = (100 - 2 * ROW_MARGIN - ROW_GAP * columns) / columns
  const highest = (HIGH - 2 * ROW_MARGIN - ROW_GAP * rows) / rows
  const width = Math.min(widest, ROW_FILL * highest)
  const height = width / ROW_PIECE_RATIO
  return Array.from({ length: count }, (_, piece) => {
    const row = Math.floor(piece / columns)
    const inRow = Math.min(columns, count - row * columns)
    const fromMiddle = (piece % columns) - (inRow - 1) / 2
    return {
      piece,
      place: {
        x: (50 + fromMiddle * (width + ROW_GAP)) / 100,
        y: 0.5 + ((row - (rows - 1) / 2) * (height + ROW_GAP)) / HIGH,
        width: width / 100,
        height: height / HIGH,
        angle: 0,
      },
    }
  })
}
