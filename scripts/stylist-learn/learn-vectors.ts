import { scaledEigenvectors } from './eigenvectors.ts'
import type { Piece } from './pieces.ts'
import { randomOf, shuffled } from './random.ts'
import { quizSlots } from './title-piece.ts'
import type { Vocabulary } from './vocabulary.ts'

export const VECTOR_SIZE = 40
const EPOCHS = 6
const RATE = 0.004
const DROPPED = 0.3
/** Inverse softmax temperature of the choice among the pieces of a batch. */
const SHARPNESS = 8
const OUTFITS_PER_BATCH = 146
/** Smoothing of observed and expected counts. */
const SHRINK = 4

interface Example {
  readonly outfit: number
  readonly slot: number
  readonly rows: readonly number[]
}

/**
 * Returns a vector per token, row by row. It starts with eigenvectors of the pointwise mutual information of tokens in
 * an outfit, then trains for some epochs to predict a blanked piece among all pieces of its slot in the batch.
 */
export function learnVectors(
  pieces: readonly Piece[],
  { tokens, rows }: Vocabulary,
  seed: number,
): Float64Array {
  const random = randomOf(seed)
  const examples = pieces.map((piece) => ({
    outfit: piece.outfit,
    slot: Math.max(
      0,
      quizSlots.findIndex((slot) => slot === piece.slot),
    ),
    rows: piece.tokens.flatMap((token) => rows.get(token) ?? []),
  }))
  const outfits = [...Map.groupBy(examples, ({ outfit }) => outfit).values()]
  const table = scaledEigenvectors(surprises(outfits, tokens.length), tokens.length, VECTOR_SIZE, random)
  const step = adam(table)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(outfits, random)
    for (let at = 0; at < order.length; at += OUTFITS_PER_BATCH)
      step(gradient(order.slice(at, at + OUTFITS_PER_BATCH), table, random))
  }
  return table
}

/** Returns the log ratio of observed to expected co-occurrence in outfits, given the slots. */
function surprises(outfits: readonly (readonly Example[])[], size: number): Float64Array {
  const met = new Float64Array(size * size)
  const slotCount = quizSlots.length
  const shares = quizSlots.map(() => new Float64Array(size))
  const ofSlot = new Float64Array(slotCount)
  const slotPairs = new Float64Array(slotCount ** 2)
  for (const outfit of outfits) {
    for (const one of outfit) {
      ofSlot[one.slot] = (ofSlot[one.slot] ?? 0) + 1
      const share = shares[one.slot]
      if (share) for (const row of one.rows) share[row] = (share[row] ?? 0) + 1
      for (const other of outfit) {
        if (other === one) continue
        const pair = one.slot * slotCount + other.slot
        slotPairs[pair] = (slotPairs[pair] ?? 0) + 1
        for (const row of one.rows)
          for (const column of other.rows) met[row * size + column] = (met[row * size + column] ?? 0) + 1
      }
    }
  }
  const expected = new Float64Array(size * size)
  for (const [slot, share] of shares.entries()) {
    for (const [otherSlot, otherShare] of shares.entries()) {
      const pairs = slotPairs[slot * slotCount + otherSlot] ?? 0
      const scale = pairs / ((ofSlot[slot] ?? 0) * (ofSlot[otherSlot] ?? 0) || 1)
      if (scale > 0) addProducts(expected, share, otherShare, scale)
    }
  }
  return met.map((count, at) => Math.log((count + SHRINK) / ((expected[at] ?? 0) + SHRINK)))
}

function addProducts(sum: Float64Array, one: Float64Array, other: Float64Array, scale: number): void {
  for (let row = 0; row < one.length; row++) {
    const factor = scale * (one[row] ?? 0)
    if (factor === 0) continue
    const start = row * other.length
    for (let at = 0; at < other.length; at++)
      sum[start + at] = (sum[start + at] ?? 0) + factor * (other[at] ?? 0)
  }
}

interface Drawn extends Example {
  readonly direction: Float64Array
  readonly length: number
  /** The gradient of the loss along `direction`. */
  readonly slope: Float64Array
}

function gradient(
  batch: readonly (readonly Example[])[],
  table: Float64Array,
  random: () => number,
): Float64Array {
  const outfits = batch.map((outfit) => outfit.map((example) => drawn(example, table, random)))
  const all = outfits.flat()
  const bySlot = Map.groupBy(all, ({ slot }) => slot)
  for (const outfit of outfits)
    for (const blank of outfit) addSlopes(blank, outfit, bySlot.get(blank.slot) ?? [], all.length)
  const slopes = new Float64Array(table.length)
  for (const { direction, slope, rows, length } of all) {
    const along = dotOf(slope, direction)
    for (const row of rows) {
      const start = row * VECTOR_SIZE
      for (let at = 0; at < VECTOR_SIZE; at++)
        slopes[start + at] =
          (slopes[start + at] ?? 0) + ((slope[at] ?? 0) - along * (direction[at] ?? 0)) / length
    }
  }
  return slopes
}

function drawn(example: Example, table: Float64Array, random: () => number): Drawn {
  const kept = example.rows.filter(() => random() > DROPPED)
  const sum = new Float64Array(VECTOR_SIZE)
  for (const row of kept)
    for (let at = 0; at < VECTOR_SIZE; at++) sum[at] = (sum[at] ?? 0) + (table[row * VECTOR_SIZE + at] ?? 0)
  const length = Math.hypot(...sum) + 1e-6
  const direction = sum.map((number) => number / length)
  return { ...example, rows: kept, direction, length, slope: new Float64Array(VECTOR_SIZE) }
}

function addSlopes(
  blank: Drawn,
  outfit: readonly Drawn[],
  candidates: readonly Drawn[],
  count: number,
): void {
  const others = outfit.filter((piece) => piece !== blank)
  const sum = new Float64Array(VECTOR_SIZE)
  for (const { direction } of others) addTo(sum, direction, 1)
  const length = Math.hypot(...sum) + 1e-6
  const context = sum.map((number) => number / length)
  const odds = candidates.map(({ direction }) => Math.exp(SHARPNESS * (dotOf(context, direction) - 1)))
  const allOdds = odds.reduce((total, one) => total + one, 0)
  const back = new Float64Array(VECTOR_SIZE)
  for (const [at, candidate] of candidates.entries()) {
    const error = (SHARPNESS * ((odds[at] ?? 0) / allOdds - (candidate === blank ? 1 : 0))) / count
    addTo(back, candidate.direction, error)
    addTo(candidate.slope, context, error)
  }
  const along = dotOf(back, context)
  const toOthers = back.map((number, at) => (number - along * (context[at] ?? 0)) / length)
  for (const { slope } of others) addTo(slope, toOthers, 1)
}

/** Adam (Kingma and Ba 2014) with its default constants. */
function adam(table: Float64Array): (slopes: Float64Array) => void {
  const means = new Float64Array(table.length)
  const squares = new Float64Array(table.length)
  let steps = 0
  return (slopes) => {
    steps += 1
    const [meanShare, squareShare] = [1 - 0.9 ** steps, 1 - 0.999 ** steps]
    for (let at = 0; at < table.length; at++) {
      const slope = slopes[at] ?? 0
      const mean = 0.9 * (means[at] ?? 0) + 0.1 * slope
      const square = 0.999 * (squares[at] ?? 0) + 0.001 * slope * slope
      means[at] = mean
      squares[at] = square
      table[at] = (table[at] ?? 0) - (RATE * (mean / meanShare)) / (Math.sqrt(square / squareShare) + 1e-8)
    }
  }
}

function addTo(sum: Float64Array, vector: Float64Array, factor: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + factor * (vector[at] ?? 0)
}

function dotOf(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
