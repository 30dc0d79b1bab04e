import type { LabPicture } from './colors/oklab-picture.ts'

// Steps of the primal-dual method: their product times the squared norm of the gradient (8) must stay below 1.
const STEP = 0.35

interface Cut {
  readonly picture: LabPicture
  /** Log likelihood ratio of background to garment per pixel, in nats; negative for garment. */
  readonly cost: Float32Array
  /** Cost of the boundary per pixel of length without a color edge, in nats. */
  readonly smoothness: number
  /** Initial value per pixel, 0 to 1. */
  readonly start: Float32Array
  readonly rounds: number
  /** 1 for each pixel that may change; the others keep their initial value. All by default. */
  readonly open?: Uint8Array
}

/**
 * Segments a picture into background (0) and garment (1) at minimum cost, with a boundary along color edges: the
 * continuous min-cut, which has no grid bias (Chan, Esedoglu and Nikolova 2006; solved as in Chambolle and Pock 2011).
 * Returns 0 to 1 per pixel; threshold at 0.5.
 */
export function continuousCut({ picture, cost, smoothness, start, rounds, open }: Cut): Float32Array {
  const { width } = picture
  const weight = boundaryWeights(picture, smoothness)
  const inside = start.slice()
  const ahead = start.slice()
  const flowX = new Float32Array(inside.length)
  const flowY = new Float32Array(inside.length)
  const pixels = openPixels(inside.length, open)
  const flowing = open ? openPixels(inside.length, withFlowInto(open, width)) : pixels
  for (let round = 0; round < rounds; round += 1) {
    for (const at of flowing) {
      const here = ahead[at] ?? 0
      const dx = (at + 1) % width > 0 ? (ahead[at + 1] ?? 0) - here : 0
      const dy = at + width < inside.length ? (ahead[at + width] ?? 0) - here : 0
      const nextX = (flowX[at] ?? 0) + STEP * dx
      const nextY = (flowY[at] ?? 0) + STEP * dy
      const length = Math.sqrt(nextX * nextX + nextY * nextY)
      const most = weight[at] ?? 0
      const scale = length > most ? most / length : 1
      flowX[at] = nextX * scale
      flowY[at] = nextY * scale
    }
    for (const at of pixels) {
      const before = inside[at] ?? 0
      const fromLeft = at % width > 0 ? (flowX[at - 1] ?? 0) : 0
      const fromAbove = at >= width ? (flowY[at - width] ?? 0) : 0
      const divergence = (flowX[at] ?? 0) - fromLeft + (flowY[at] ?? 0) - fromAbove
      const next = Math.min(1, Math.max(0, before + STEP * (divergence - (cost[at] ?? 0))))
      ahead[at] = 2 * next - before
      inside[at] = next
    }
  }
  return inside
}

// A fixed pixel to the left or above also constrains its free neighbor; otherwise edges would be free on those two
// sides.
function withFlowInto(open: Uint8Array, width: number): Uint8Array {
  return open.map((isOpen, at) =>
    isOpen || ((at + 1) % width > 0 && open[at + 1]) || open[at + width] ? 1 : 0,
  )
}

function openPixels(count: number, open: Uint8Array | undefined): Int32Array {
  const pixels = new Int32Array(count)
  let found = 0
  for (let pixel = 0; pixel < count; pixel += 1)
    if (!open || open[pixel]) {
      pixels[found] = pixel
      found += 1
    }
  return pixels.subarray(0, found)
}

// Low where colors change between neighbors, as in GrabCut (Rother and others 2004).
function boundaryWeights({ width, height, lab }: LabPicture, smoothness: number): Float32Array {
  const squared = new Float32Array(width * height)
  let sum = 0
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const right = x + 1 < width ? at + 1 : at
      const below = y + 1 < height ? at + width : at
      let change = 0
      for (let channel = 0; channel < 3; channel += 1) {
        const here = lab[at * 3 + channel] ?? 0
        change +=
          ((lab[right * 3 + channel] ?? 0) - here) ** 2 + ((lab[below * 3 + channel] ?? 0) - here) ** 2
      }
      squared[at] = change
      sum += change
    }
  const usual = Math.max(sum / squared.length, 1e-4)
  return squared.map((change) => smoothness * (0.05 + 0.95 * Math.exp(-change / (2 * usual))))
}
