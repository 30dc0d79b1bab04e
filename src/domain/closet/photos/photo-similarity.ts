import { LOOK_COLOR_EDGE, LOOK_EDGE, readLook, type LookPlanes } from './photo-look.ts'

/** A photo look with the values derived for comparison. */
export interface ComparedLook {
  readonly planes: LookPlanes
  /** Lightness in 8 x 8 pixels, with the mean subtracted, normalized to length 1. */
  readonly coarse: Float32Array
  /** Mean color of the center, where the garment is. */
  readonly color: readonly [light: number, a: number, b: number]
  /** Cached crops for the fine comparison, computed on demand. */
  readonly crops: Map<Rotation, readonly View[]>
}

const COARSE = 8
// Edge of a view in the fine comparison, in pixels.
const VIEW = 16
const VIEW_PIXELS = VIEW ** 2
// Color distinguishes two shirts better than lightness.
const COLOR_WEIGHT = 2
// Maximum difference in lightness and in color between two photos of one piece, in OKLab.
const LIGHT_APART = 0.25
const COLOR_APART = 0.045
// Rotations whose coarse similarity is this much below the best are skipped.
const ROTATION_TOLERANCE = 0.1
const ROTATIONS = [0, 1, 2, 3, 4, 5, 6, 7] as const
type Rotation = (typeof ROTATIONS)[number]

// Maps each lightness pixel to its coarse pixel. A lookup table, because it is used for thousands of looks.
const coarsePixels = Uint8Array.from({ length: LOOK_EDGE ** 2 }, (_, pixel) => {
  const step = LOOK_EDGE / COARSE
  const [x, y] = [pixel % LOOK_EDGE, Math.floor(pixel / LOOK_EDGE)]
  return Math.floor(y / step) * COARSE + Math.floor(x / step)
})

// For each rotation, the source of each coarse pixel.
const coarsePlaces = ROTATIONS.map((turn) =>
  Array.from({ length: COARSE ** 2 }, (_, pixel) => rotatedPixel(pixel, COARSE, turn)),
)

// Ranges that a crop keeps along one edge, as fractions.
const SPANS = [[0, 1], [0.1, 1], [0, 0.9], [0.05, 0.95], [0.1, 0.9], [0.05, 1], [0, 0.95]] as const // prettier-ignore
type Span = readonly [from: number, to: number]
// Below this similarity, small shifts of the crop do not help.
const MIN_TO_SHIFT = 0.85
const MOVES = [0.025, -0.025, 0.0125, -0.0125, 0.025, -0.025]

/** Parses a look for comparison; null if it is invalid. */
export function prepareLook(look: string): ComparedLook | null {
  const planes = readLook(look)
  if (!planes) return null
  const coarse = new Float32Array(COARSE ** 2)
  for (let pixel = 0; pixel < LOOK_EDGE ** 2; pixel += 1) {
    const at = coarsePixels[pixel] ?? 0
    coarse[at] = (coarse[at] ?? 0) + (planes.light[pixel] ?? 0)
  }
  return { planes, coarse: toLengthOne(withoutMean(coarse)), color: colorInMiddle(planes), crops: new Map() }
}

/** Coarse similarity of two looks, from -1 to 1, maximum over all rotations; -1 if their colors differ. */
export function coarseSimilarity(one: ComparedLook, other: ComparedLook): number {
  const [light, a, b] = one.color.map((value, at) => Math.abs(value - (other.color[at] ?? 0)))
  if ((light ?? 1) > LIGHT_APART || Math.hypot(a ?? 1, b ?? 1) > COLOR_APART) return -1
  return ROTATIONS.reduce<number>(
    (best, turn) => Math.max(best, coarseSimilarityRotated(one, other, turn)),
    -1,
  )
}

/** Fine similarity of two looks, up to 1: maximum over all rotations and over crops of either one. */
export function fineSimilarity(one: ComparedLook, other: ComparedLook): number {
  const likeliest = coarseSimilarity(one, other)
  let best = -1
  for (const turn of ROTATIONS) {
    if (coarseSimilarityRotated(one, other, turn) < likeliest - ROTATION_TOLERANCE) continue
    const [turned, straight] = [cropsOf(one, turn), cropsOf(other, 0)]
    best = Math.max(
      best,
      bestCrop(rotatedPlanes(one.planes, turn), turned, straight[0]),
      bestCrop(other.planes, straight, turned[0]),
    )
  }
  return best
}

// The first view is the uncropped picture.
function cropsOf({ planes, crops }: ComparedLook, turn: Rotation): readonly View[] {
  const known = crops.get(turn)
  if (known) return known
  const turned = rotatedPlanes(planes, turn)
  const views = SPANS.flatMap((across) => SPANS.map((down) => view(turned, across, down)))
  crops.set(turn, views)
  return views
}

function coarseSimilarityRotated(one: ComparedLook, other: ComparedLook, turn: Rotation): number {
  const sources = coarsePlaces[turn]
  let sum = 0
  for (let pixel = 0; pixel < COARSE ** 2; pixel += 1)
    sum += (one.coarse[sources?.[pixel] ?? 0] ?? 0) * (other.coarse[pixel] ?? 0)
  return sum
}

// Takes the best crop of the grid (steps of 0.05) and shifts its sides to improve it.
function bestCrop(planes: LookPlanes, crops: readonly View[], whole: View | undefined): number {
  if (!whole) return -1
  const scores = crops.map((crop) => viewSimilarity(whole, crop))
  const best = Math.max(...scores)
  if (best < MIN_TO_SHIFT) return best
  const at = scores.indexOf(best)
  const across = SPANS[Math.floor(at / SPANS.length)]
  const down = SPANS[at % SPANS.length]
  return across && down ? shiftedCrop(planes, [...across, ...down], whole, best) : best
}

function shiftedCrop(planes: LookPlanes, start: readonly number[], whole: View, least: number): number {
  let [sides, best] = [start, least]
  for (const step of MOVES)
    for (let side = 0; side < sides.length; side += 1) {
      const tried = sides.map((place, at) => (at === side ? Math.min(1, Math.max(0, place + step)) : place))
      const [left = 0, right = 1, top = 0, bottom = 1] = tried
      const score = viewSimilarity(whole, view(planes, [left, right], [top, bottom]))
      if (score > best) [sides, best] = [tried, score]
    }
  return best
}

function viewSimilarity(one: View, other: View): number {
  return (dot(one.whole, other.whole) + dot(one.detail, other.detail)) / 2
}

interface View {
  readonly whole: Float32Array
  /** High-pass filtered: prints, buttons, folds. */
  readonly detail: Float32Array
}

function view({ light, a, b }: LookPlanes, across: Span, down: Span): View {
  const planes = [
    sampled(light, LOOK_EDGE, across, down),
    sampled(a, LOOK_COLOR_EDGE, across, down),
    sampled(b, LOOK_COLOR_EDGE, across, down),
  ]
  const [whole, detail] = [new Float32Array(3 * VIEW_PIXELS), new Float32Array(3 * VIEW_PIXELS)]
  for (const [at, plane] of planes.entries()) {
    const weight = at === 0 ? 1 : COLOR_WEIGHT
    whole.set(
      withoutMean(plane).map((value) => value * weight),
      at * VIEW_PIXELS,
    )
    detail.set(withoutMean(detailOf(plane)), at * VIEW_PIXELS)
  }
  return { whole: toLengthOne(whole), detail: toLengthOne(detail) }
}

// Samples a part of a plane in VIEW x VIEW pixels by bilinear interpolation.
function sampled(plane: ArrayLike<number>, edge: number, across: Span, down: Span): Float32Array {
  const [xs, ys] = [places(across, edge), places(down, edge)]
  const pixels = new Float32Array(VIEW_PIXELS)
  for (let row = 0; row < VIEW; row += 1)
    for (let column = 0; column < VIEW; column += 1) {
      const [x, y] = [xs[column] ?? 0, ys[row] ?? 0]
      const [left, top] = [Math.min(Math.floor(x), edge - 2), Math.min(Math.floor(y), edge - 2)]
      const [right, low] = [x - left, y - top]
      const at = top * edge + left
      const upper = (plane[at] ?? 0) * (1 - right) + (plane[at + 1] ?? 0) * right
      const lower = (plane[at + edge] ?? 0) * (1 - right) + (plane[at + edge + 1] ?? 0) * right
      pixels[row * VIEW + column] = upper * (1 - low) + lower * low
    }
  return pixels
}

function places([from, to]: Span, edge: number): number[] {
  return Array.from({ length: VIEW }, (_, at) =>
    Math.min(edge - 1, Math.max(0, (from + ((at + 0.5) * (to - from)) / VIEW) * edge - 0.5)),
  )
}

// Subtracts the mean of the surrounding 5 x 5 pixels; edge pixels are repeated outward.
function detailOf(plane: Float32Array): Float32Array {
  const means = meansAlong(meansAlong(plane, 1, VIEW), VIEW, 1)
  return plane.map((value, pixel) => value - (means[pixel] ?? 0))
}

// Mean of five pixels along a line. Pixels are `step` apart, lines start `line` apart.
function meansAlong(plane: Float32Array, step: number, line: number): Float32Array {
  const means = new Float32Array(VIEW_PIXELS)
  for (let first = 0; first < VIEW * line; first += line)
    for (let at = 0; at < VIEW; at += 1) {
      let sum = 0
      for (let near = at - 2; near <= at + 2; near += 1)
        sum += plane[first + Math.min(VIEW - 1, Math.max(0, near)) * step] ?? 0
      means[first + at * step] = sum / 5
    }
  return means
}

function rotatedPlanes({ light, a, b }: LookPlanes, turn: Rotation): LookPlanes {
  const turned = (plane: ArrayLike<number>, edge: number) =>
    Float32Array.from({ length: edge ** 2 }, (_, pixel) => plane[rotatedPixel(pixel, edge, turn)] ?? 0)
  return { light: turned(light, LOOK_EDGE), a: turned(a, LOOK_COLOR_EDGE), b: turned(b, LOOK_COLOR_EDGE) }
}

// Rotations 0 to 3 are quarter turns; 4 to 7 are the same of the mirror image.
function rotatedPixel(pixel: number, edge: number, turn: Rotation): number {
  let [x, y] = [pixel % edge, Math.floor(pixel / edge)]
  if (turn >= 4) x = edge - 1 - x
  for (let quarter = 0; quarter < turn % 4; quarter += 1) [x, y] = [y, edge - 1 - x]
  return y * edge + x
}

function colorInMiddle({ light, a, b }: LookPlanes): [number, number, number] {
  return [meanInMiddle(light, LOOK_EDGE), meanInMiddle(a, LOOK_COLOR_EDGE), meanInMiddle(b, LOOK_COLOR_EDGE)]
}

function meanInMiddle(plane: ArrayLike<number>, edge: number): number {
  const [first, last] = [Math.floor(edge * 0.2), Math.ceil(edge * 0.8)]
  let sum = 0
  for (let y = first; y < last; y += 1) for (let x = first; x < last; x += 1) sum += plane[y * edge + x] ?? 0
  return sum / (last - first) ** 2
}

function withoutMean(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

function toLengthOne(values: Float32Array): Float32Array {
  const length = Math.max(1e-3, Math.sqrt(dot(values, values)))
  return values.map((value) => value / length)
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
