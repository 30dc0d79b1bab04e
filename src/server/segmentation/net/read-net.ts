import * as z from 'zod/mini'

/** A convolution with its batch norm folded in; `weights` are in the order of `convolve`. */
export interface Convolution {
  readonly inputs: number
  readonly outputs: number
  readonly kernel: number
  readonly stride: number
  readonly weights: Float32Array
  readonly bias: Float32Array
}

export type Layer =
  | ({ readonly kind: 'conv' } & Convolution)
  | {
      readonly kind: 'residual'
      readonly first: Convolution
      readonly second: Convolution
      readonly bypass: Convolution | null
      readonly stride: number
    }
  | {
      readonly kind: 'linear'
      readonly inputs: number
      readonly outputs: number
      readonly weights: Float32Array
      readonly bias: Float32Array
    }

const Shape = z.object({ inputs: z.int(), outputs: z.int(), kernel: z.int(), stride: z.int() })
const Header = z.object({
  /** Edge of the network's square input, in pixels. */
  edge: z.int(),
  mean: z.number(),
  spread: z.number(),
  slope: z.number(),
  /** Softmax temperature, calibrated so that 80 % is right four times of five. */
  temperature: z.number(),
  labels: z.array(z.string()),
  /** The category of each label. */
  categories: z.array(z.string()),
  layers: z.array(
    z.discriminatedUnion('kind', [
      z.extend(Shape, { kind: z.literal('conv') }),
      z.object({
        kind: z.literal('residual'),
        first: Shape,
        second: Shape,
        bypass: z.nullable(Shape),
        stride: z.int(),
      }),
      z.object({ kind: z.literal('linear'), inputs: z.int(), outputs: z.int() }),
    ]),
  ),
})

/** A trained network: its input, layers and labels. */
export interface Net extends Omit<z.infer<typeof Header>, 'layers'> {
  readonly layers: readonly Layer[]
}

/**
 * Parses the file of scripts/photo-learn/export.py, which describes its layout.
 * @throws Error for any other bytes
 */
export function readNet(file: Uint8Array): Net {
  const bytes = file.slice()
  const length = new DataView(bytes.buffer).getUint32(0, true)
  const { layers, ...header } = Header.parse(
    JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))),
  )
  let at = 4 + length
  const take = (outputs: number, each: number) => {
    const small = new Int8Array(bytes.buffer, at, outputs * each)
    at += Math.ceil((outputs * each) / 4) * 4
    const scales = new Float32Array(bytes.buffer, at, outputs)
    const bias = new Float32Array(bytes.buffer, at + outputs * 4, outputs)
    at += outputs * 8
    return { raw: Float32Array.from(small, (value, n) => value * (scales[Math.floor(n / each)] ?? 0)), bias }
  }
  const convolution = (shape: z.infer<typeof Shape>): Convolution => {
    const { raw, bias } = take(shape.outputs, shape.inputs * shape.kernel ** 2)
    return { ...shape, bias, weights: inBlocks(raw, shape) }
  }
  const read = layers.map((layer): Layer => {
    if (layer.kind === 'conv') return { kind: 'conv', ...convolution(layer) }
    if (layer.kind === 'residual') {
      const [first, second] = [convolution(layer.first), convolution(layer.second)]
      return { ...layer, first, second, bypass: layer.bypass && convolution(layer.bypass) }
    }
    const { raw, bias } = take(layer.outputs, layer.inputs)
    return { ...layer, weights: raw, bias }
  })
  return { ...header, layers: read }
}

// From (output, input, tap) to blocks of four outputs: (block, tap, input, 4), so that the inner loop reads
// sequentially.
function inBlocks(raw: Float32Array, { inputs, outputs, kernel }: z.infer<typeof Shape>): Float32Array {
  const taps = kernel * kernel
  const deep = taps * inputs
  const weights = new Float32Array(Math.ceil(outputs / 4) * 4 * deep)
  for (let output = 0; output < outputs; output += 1)
    for (let input = 0; input < inputs; input += 1)
      for (let tap = 0; tap < taps; tap += 1) {
        const to = ((output >> 2) * deep + tap * inputs + input) * 4 + (output & 3)
        weights[to] = raw[(output * inputs + input) * taps + tap] ?? 0
      }
  return weights
}
