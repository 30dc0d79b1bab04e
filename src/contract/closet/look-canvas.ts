import * as z from 'zod/mini'
import { OUTFIT_PIECES_MAX } from '../pieces-per-outfit.ts'
import { Id } from '../fields.ts'

/** Width by height of a canvas. */
export const CANVAS_RATIO = 7 / 8
/** Smallest and largest side of a piece's box, as a fraction of the canvas. */
export const CANVAS_PIECE_MIN = 0.05
export const CANVAS_PIECE_MAX = 1.5

const LIST = 'The canvas must be a list of pieces.'
const PLACE = 'A piece must be on the canvas.'
const SIZE = `A piece can take ${CANVAS_PIECE_MIN} to ${CANVAS_PIECE_MAX} of the canvas.`
const ANGLE = 'The angle must be from -180 to 180 degrees.'

const centerOn = () => z.number(PLACE).check(z.minimum(0, PLACE), z.maximum(1, PLACE))
const sideOf = () =>
  z.number(SIZE).check(z.minimum(CANVAS_PIECE_MIN, SIZE), z.maximum(CANVAS_PIECE_MAX, SIZE))

/** Place of a piece on a canvas: the box that its photo is fitted into. */
export const CanvasPlace = z.object({
  /** `x` and `y` of the center, in fractions of the canvas's width and height. */
  x: centerOn(),
  y: centerOn(),
  /** In fractions of the canvas's width and height. */
  width: sideOf(),
  height: sideOf(),
  /** In degrees, clockwise. */
  angle: z.number(ANGLE).check(z.minimum(-180, ANGLE), z.maximum(180, ANGLE)),
})
export type CanvasPlace = z.infer<typeof CanvasPlace>

/** Owner's layout of a look, the lowest piece first. */
export const LookCanvas = z.object({
  pieces: z.array(z.object({ itemId: Id, ...CanvasPlace.shape }), LIST).check(
    z.minLength(1, LIST),
    z.maxLength(OUTFIT_PIECES_MAX, `A canvas can have at most ${OUTFIT_PIECES_MAX} pieces.`),
    z.refine(
      (pieces) => new Set(pieces.map(({ itemId }) => itemId)).size === pieces.length,
      'A piece can be on the canvas only once.',
    ),
  ),
})
export type LookCanvas = z.infer<typeof LookCanvas>
