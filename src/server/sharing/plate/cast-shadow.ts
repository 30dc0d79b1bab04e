import sharp, { type OverlayOptions } from 'sharp'

interface Cloth {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 4
}

interface Shadow {
  readonly layer: Pick<OverlayOptions, 'input' | 'raw'>
  /** From the cloth's own corner, in pixels. */
  readonly left: number
  readonly top: number
}

// As the page throws it under a large collage: warm, soft, from a light above. Lengths in hundredths of the plate's width.
const COLOR = { r: 46, g: 34, b: 20 }
const STRENGTH = 0.15
const DROP = 0.9
const SOFTNESS = 0.7
// A blur reaches about three of its deviations.
const REACH = 3

/** The shadow of cloth on what lies below it. `unit` is a hundredth of the plate's width, in pixels. */
export async function castShadow({ data, width, height, channels }: Cloth, unit: number): Promise<Shadow> {
  const softness = SOFTNESS * unit
  const margin = Math.ceil(softness * REACH)
  const shape = await sharp(data, { raw: { width, height, channels } })
    .extractChannel('alpha')
    .raw()
    .toBuffer()
  const alpha = await sharp(shape, { raw: { width, height, channels: 1 } })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: 'black' })
    .blur(softness)
    .linear(STRENGTH, 0)
    .toColorspace('b-w')
    .raw()
    .toBuffer()
  const [wide, high] = [width + 2 * margin, height + 2 * margin]
  const raw = { width: wide, height: high, channels: 1 } as const
  const input = await sharp({ create: { width: wide, height: high, channels: 3, background: COLOR } })
    .joinChannel(alpha, { raw })
    .raw()
    .toBuffer()
  return {
    layer: { input, raw: { width: wide, height: high, channels: 4 } },
    left: -margin,
    top: Math.round(DROP * unit) - margin,
  }
}
