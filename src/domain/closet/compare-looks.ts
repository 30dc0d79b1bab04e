import { LOOK_COLOR_EDGE, LOOK_EDGE, readLook, type LookPlanes } from './photo-look.ts'

/** A look, and what is computed from it for the comparison. */
export interface ComparedLook {
  readonly planes: LookPlanes
  /** 8 x 8 of its lightness, without the mean and of length 1. */
  readonly coarse: Float32Array
  /** In the middle of the picture, where the garment is. */
  readonly color: readonly [light: number, a: number, b: number]
  /** What was computed of it for the fine comparison; filled as it is needed. */
  readonly crops: Map<Turn, readonly View[]>
}

const COARSE = 8
// What is compared finely, along one edge.
const VIEW = 16
const VIEW_PIXELS = VIEW ** 2
// Color says more than light about which of two shirts it is.
const COLOR_WEIGHT = 2
// How far the light and the color of two photos of one piece may differ, in OKLab.
const LIGHT_APART = 0.25
const COLOR_APART = 0.045
// By how much a turn or mirror image may be less alike at a glance than the best.
const WORTH_TURNING = 0.1
const TURNS = [0, 1, 2, 3, 4, 5, 6, 7] as const
type Turn = (typeof TURNS)[number]

// The coarse pixel that each pixel of the lightness belongs to: looked up, as it is for thousands of looks.
const coarsePixels = Uint8Array.from({ length: LOOK_EDGE ** 2 }, (_, pixel) => {
  const step = LOOK_EDGE / COARSE
  const [x, y] = [pixel % LOOK_EDGE, Math.floor(pixel / LOOK_EDGE)]
  return Math.floor(y / step) * COARSE + Math.floor(x / step)
})

// For each turn, where each coarse pixel comes from.
const coarsePlaces = TURNS.map((turn) =>
  Array.from({ length: COARSE ** 2 }, (_, pixel) => turnedPixel(pixel, COARSE, turn)),
)

// What a crop leaves of a picture, along one edge.
const SPANS = [
  [0, 1],
  [0.1, 1],
  [0, 0.9],
  [0.05, 0.95],
  [0.1, 0.9],
  [0.05, 1],
  [0, 0.95],
] as const
type Span = readonly [from: number, to: number]
// Moving the sides of a crop a little doesn't make it right when it is less alike than that.
const WORTH_MOVING = 0.85
const MOVES = [0.025, -0.025, 0.0125, -0.0125, 0.025, -0.025]

/** A written look, ready to be compared; null where it can't be read. */
export function lookToCompare(look: string): ComparedLook | null {
  const planes = readLook(look)
  if (!planes) return null
  const coarse = new Float32Array(COARSE ** 2)
  for (let pixel = 0; pixel < LOOK_EDGE ** 2; pixel += 1) {
    const at = coarsePixels[pixel] ?? 0
    coarse[at] = (coarse[at] ?? 0) + (planes.light[pixel] ?? 0)
  }
  return { planes, coarse: toLengthOne(withoutMean(coarse)), color: colorInMiddle(planes), crops: new Map() }
}

/** How alike two looks are at a glance, from -1 to 1, in whichever way one is turned; -1 where their colors differ. */
export function coarseSimilarity(one: ComparedLook, other: ComparedLook): number {
  const [light, a, b] = one.color.map((value, at) => Math.abs(value - (other.color[at] ?? 0)))
  if ((light ?? 1) > LIGHT_APART || Math.hypot(a ?? 1, b ?? 1) > COLOR_APART) return -1
  return TURNS.reduce<number>((best, turn) => Math.max(best, coarseTurned(one, other, turn)), -1)
}

/** How alike two looks are, up to 1: the best over all turns, where either may be a part of the other. */
export function alikeness(one: ComparedLook, other: ComparedLook): number {
  const likeliest = coarseSimilarity(one, other)
  let best = -1
  for (const turn of TURNS) {
    if (coarseTurned(one, other, turn) < likeliest - WORTH_TURNING) continue
    const [turned, straight] = [cropsOf(one, turn), cropsOf(other, 0)]
    best = Math.max(
      best,
      bestCrop(turnedPlanes(one.planes, turn), turned, straight[0]),
      bestCrop(other.planes, straight, turned[0]),
    )
  }
  return best
}

// The whole comes first.
function cropsOf({ planes, crops }: ComparedLook, turn: Turn): readonly View[] {
  const known = crops.get(turn)
  if (known) return known
  const turned = turnedPlanes(planes, turn)
  const views = SPANS.flatMap((across) => SPANS.map((down) => view(turned, across, down)))
  crops.set(turn, views)
  return views
}

function coarseTurned(one: ComparedLook, other: ComparedLook, turn: Turn): number {
  const sources = coarsePlaces[turn]
  let sum = 0
  for (let pixel = 0; pixel < COARSE ** 2; pixel += 1)
    sum += (one.coarse[sources?.[pixel] ?? 0] ?? 0) * (other.coarse[pixel] ?? 0)
  return sum
}

// The best of the crops, moved until it fits: they are a twentieth apart.
function bestCrop(planes: LookPlanes, crops: readonly View[], whole: View | undefined): number {
  if (!whole) return -1
  const scores = crops.map((crop) => viewSimilarity(whole, crop))
  const best = Math.max(...scores)
  if (best < WORTH_MOVING) return best
  const at = scores.indexOf(best)
  const across = SPANS[Math.floor(at / SPANS.length)]
  const down = SPANS[at % SPANS.length]
  return across && down ? moved(planes, [...across, ...down], whole, best) : best
}

function moved(planes: LookPlanes, start: readonly number[], whole: View, least: number): number {
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
  /** The same without what changes slowly: prints, buttons, folds. */
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

// A part of a plane in VIEW x VIEW pixels, each mixed from the four that are nearest.
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

// Each pixel without the mean of the 5 x 5 around it; past the edge the last pixel goes on.
function detailOf(plane: Float32Array): Float32Array {
  const means = meansAlong(meansAlong(plane, 1, VIEW), VIEW, 1)
  return plane.map((value, pixel) => value - (means[pixel] ?? 0))
}

// The mean of five in a line, `step` pixels apart from each other; lines begin `line` pixels apart.
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

function turnedPlanes({ light, a, b }: LookPlanes, turn: Turn): LookPlanes {
  const turned = (plane: ArrayLike<number>, edge: number) =>
    Float32Array.from({ length: edge ** 2 }, (_, pixel) => plane[turnedPixel(pixel, edge, turn)] ?? 0)
  return { light: turned(light, LOOK_EDGE), a: turned(a, LOOK_COLOR_EDGE), b: turned(b, LOOK_COLOR_EDGE) }
}

// Four quarter turns, and the same of the mirror image.
function turnedPixel(pixel: number, edge: number, turn: Turn): number {
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
