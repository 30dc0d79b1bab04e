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
// What sharp takes at least.
const LEAST_BLUR = 0.3

// A soft shadow has no detail: blurred at a quarter of the size it looks the same and takes a tenth of the work.
const SMALLER = 4

/** The shadow of cloth on what lies below it. `unit` is a hundredth of the plate's width, in pixels. */
export async function castShadow({ data, width, height, channels }: Cloth, unit: number): Promise<Shadow> {
  const softness = (SOFTNESS * unit) / SMALLER
  const margin = Math.ceil(softness * REACH)
  const small = { width: Math.ceil(width / SMALLER), height: Math.ceil(height / SMALLER) }
  const shape = await sharp(data, { raw: { width, height, channels } })
    .extractChannel('alpha')
    .resize({ ...small, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  const alpha = await sharp(shape, { raw: { ...small, channels: 1 } })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: 'black' })
    .blur(Math.max(softness, LEAST_BLUR))
    .linear(STRENGTH, 0)
    .toColorspace('b-w')
    .raw()
    .toBuffer()
  const wide = { width: small.width + 2 * margin, height: small.height + 2 * margin }
  const shadow = await sharp({ create: { ...wide, channels: 3, background: COLOR } })
    .joinChannel(alpha, { raw: { ...wide, channels: 1 } })
    .raw()
    .toBuffer()
  const size = { width: wide.width * SMALLER, height: wide.height * SMALLER }
  const input = await sharp(shadow, { raw: { ...wide, channels: 4 } })
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return {
    layer: { input, raw: { ...size, channels: 4 } },
    left: -margin * SMALLER,
    top: Math.round(DROP * unit) - margin * SMALLER,
  }
}
