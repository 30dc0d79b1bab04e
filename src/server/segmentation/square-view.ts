/** A rectangle in a picture, in pixels; right and bottom are exclusive. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Rgba {
  readonly rgba: Uint8Array
  readonly width: number
  readonly height: number
}

// Background of transparent pictures: the light gray that most cut-outs are shown on.
const BEHIND = 235

/** The bounding box of a mask; the whole picture for an empty mask. */
export function boxOf(mask: Uint8Array, width: number, height: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (const [pixel, belongs] of mask.entries()) {
    if (!belongs) continue
    const x = pixel % width
    const y = Math.floor(pixel / width)
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  return right > left ? { left, top, right, bottom } : { left: 0, top: 0, right: width, bottom: height }
}

/**
 * The square around a box with `margin` (a share of its longer side) on each side, as `edge` x `edge` RGB bytes, row
 * by row.
 * Mirrored past the edge of the picture: a plain border would be an artificial edge.
 */
export function squareView(
  { rgba, width, height }: Rgba,
  box: Box,
  margin: number,
  edge: number,
): Uint8Array {
  const side = Math.max(box.right - box.left, box.bottom - box.top) * (1 + 2 * margin)
  const step = side / edge
  const [firstX, firstY] = [(box.left + box.right - side) / 2, (box.top + box.bottom - side) / 2]
  const samples = Math.max(1, Math.ceil(step))
  const xs = places(firstX, step, samples, edge, width)
  const ys = places(firstY, step, samples, edge, height)
  const view = new Uint8Array(edge * edge * 3)
  for (let pixel = 0; pixel < edge * edge; pixel += 1) {
    const [column, row] = [(pixel % edge) * samples, Math.floor(pixel / edge) * samples]
    let [red, green, blue] = [0, 0, 0]
    for (let down = row; down < row + samples; down += 1)
      for (let across = column; across < column + samples; across += 1) {
        const at = ((ys[down] ?? 0) * width + (xs[across] ?? 0)) * 4
        const alpha = (rgba[at + 3] ?? 0) / 255
        red += BEHIND + ((rgba[at] ?? 0) - BEHIND) * alpha
        green += BEHIND + ((rgba[at + 1] ?? 0) - BEHIND) * alpha
        blue += BEHIND + ((rgba[at + 2] ?? 0) - BEHIND) * alpha
      }
    const count = samples * samples
    view.set([Math.round(red / count), Math.round(green / count), Math.round(blue / count)], pixel * 3)
  }
  return view
}

// Sample positions of one axis: `samples` for each of `edge` pixels.
function places(first: number, step: number, samples: number, edge: number, length: number): Int32Array {
  return Int32Array.from({ length: edge * samples }, (_, at) =>
    mirrored(Math.floor(first + ((at + 0.5) * step) / samples), length),
  )
}

function mirrored(at: number, length: number): number {
  const around = ((at % (2 * length)) + 2 * length) % (2 * length)
  return around < length ? around : 2 * length - 1 - around
}
