import {
  CANVAS_RATIO,
  CANVAS_PIECE_MAX,
  CANVAS_PIECE_MIN,
  type CanvasPlace,
  type LookCanvas,
} from '../../../../contract/closet/look-canvas.ts'

/** A piece on a canvas, by the id of its closet item. */
export type PieceOnCanvas = LookCanvas['pieces'][number]

/** Lines that a piece snaps to, in fractions of the canvas. */
export interface Guides {
  readonly x: number | null
  readonly y: number | null
}

// In fractions of the canvas.
const SNAP = 0.012
// In degrees.
const SNAP_ANGLE = 15
const SNAP_ANGLE_WITHIN = 3

/** Moves the center of a piece; it stays on the canvas. */
export function moved(place: CanvasPlace, x: number, y: number): CanvasPlace {
  return { ...place, x: clamp(x, 0, 1), y: clamp(y, 0, 1) }
}

/** Scales a piece around its center, as far as its sides may grow or shrink. */
export function scaled(place: CanvasPlace, factor: number): CanvasPlace {
  const sides = [place.width, place.height]
  const most = Math.min(...sides.map((side) => CANVAS_PIECE_MAX / side))
  const least = Math.max(...sides.map((side) => CANVAS_PIECE_MIN / side))
  const by = clamp(factor, least, most)
  return { ...place, width: place.width * by, height: place.height * by }
}

/** Turns a piece to an angle in degrees, clockwise. */
export function turned(place: CanvasPlace, angle: number): CanvasPlace {
  const around = (((angle + 180) % 360) + 360) % 360
  return { ...place, angle: Math.round(around - 180) }
}

/** The intended angle: the nearest multiple of 15 degrees if it is close. */
export function snappedAngle(angle: number): number {
  const nearest = Math.round(angle / SNAP_ANGLE) * SNAP_ANGLE
  return Math.abs(nearest - angle) <= SNAP_ANGLE_WITHIN ? nearest : angle
}

/** The part of a place that a picture takes, by the picture's width divided by its height. */
export function fitted(place: CanvasPlace, ratio: number | undefined): CanvasPlace {
  if (ratio === undefined) return place
  const width = Math.min(place.width, (place.height * ratio) / CANVAS_RATIO)
  return { ...place, width, height: (width * CANVAS_RATIO) / ratio }
}

/**
 * Snaps the center of a moved piece to the middle of the canvas and to the centers of the others, and its edges to
 * their edges. Also returns the lines that it snapped to.
 */
export function snapped(
  place: CanvasPlace,
  others: readonly CanvasPlace[],
): { readonly place: CanvasPlace; readonly guides: Guides } {
  const x = nearestLine(place.x, place.width, [0.5, ...others.map((other) => other.x)], edges(others, 'x'))
  const y = nearestLine(place.y, place.height, [0.5, ...others.map((other) => other.y)], edges(others, 'y'))
  return {
    place: moved(place, x?.center ?? place.x, y?.center ?? place.y),
    guides: { x: x?.line ?? null, y: y?.line ?? null },
  }
}

function edges(others: readonly CanvasPlace[], axis: 'x' | 'y'): number[] {
  return others
    .filter(({ angle }) => angle === 0)
    .flatMap(({ x, y, width, height }) =>
      axis === 'x' ? [x - width / 2, x + width / 2] : [y - height / 2, y + height / 2],
    )
}

function nearestLine(center: number, side: number, centers: readonly number[], sides: readonly number[]) {
  const candidates = [
    ...centers.map((line) => ({ line, center: line })),
    ...sides.flatMap((line) => [
      { line, center: line + side / 2 },
      { line, center: line - side / 2 },
    ]),
  ]
  const close = candidates
    .map((each) => ({ ...each, away: Math.abs(each.center - center) }))
    .filter(({ away }) => away <= SNAP)
  return close.toSorted((one, other) => one.away - other.away)[0]
}

/** Moves a piece between layers: 1 is one forward, -1 one back. */
export function relayered(
  pieces: readonly PieceOnCanvas[],
  itemId: string,
  by: number,
): readonly PieceOnCanvas[] {
  const at = pieces.findIndex((piece) => piece.itemId === itemId)
  const piece = pieces[at]
  if (!piece) return pieces
  return pieces.toSpliced(at, 1).toSpliced(clamp(at + by, 0, pieces.length - 1), 0, piece)
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}
