import sharp from 'sharp'

/** sRGB, each channel 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number]
/** Returns the color at a position; `x` and `y` are fractions of the picture's width and height. */
type Paint = (x: number, y: number) => Color

interface GarmentPhoto {
  readonly width?: number
  readonly height?: number
  readonly ground: Paint | Color
  readonly cloth: Paint | Color
  /** Returns whether a position is on the garment. Default: a centered T-shirt. */
  readonly shape?: (x: number, y: number) => boolean
  /** Maximum noise per channel; deterministic. */
  readonly noise?: number
}

/** Returns whether a position is on a centered T-shirt with a round neck and margins of a fifth of the picture. */
export function isTShirt(x: number, y: number): boolean {
  const fromMiddle = Math.abs(x - 0.5)
  const isNeck = Math.hypot(fromMiddle, y - 0.2) < 0.08
  const isBody = fromMiddle < 0.2 && y > 0.2 && y < 0.8
  const isSleeve = fromMiddle < 0.36 && y > 0.2 + 0.4 * Math.max(0, fromMiddle - 0.2) && y < 0.38
  return !isNeck && (isBody || isSleeve)
}

/** Draws a garment. Returns raw pixels and the expected mask (1 on the garment). */
export function garmentPhoto(photo: GarmentPhoto) {
  const { width = 240, height = 320, shape = isTShirt, noise = 0 } = photo
  const ground = asPaint(photo.ground)
  const cloth = asPaint(photo.cloth)
  const data = Buffer.alloc(width * height * 3)
  const truth = new Uint8Array(width * height)
  for (let pixel = 0; pixel < truth.length; pixel += 1) {
    const x = ((pixel % width) + 0.5) / width
    const y = (Math.floor(pixel / width) + 0.5) / height
    truth[pixel] = shape(x, y) ? 1 : 0
    const color = truth[pixel] ? cloth(x, y) : ground(x, y)
    for (const [channel, value] of color.entries())
      data[pixel * 3 + channel] = Math.min(255, Math.max(0, value + noise * grain(pixel * 3 + channel)))
  }
  return { data, width, height, channels: 3 as const, truth }
}

function asPaint(paint: Paint | Color): Paint {
  return typeof paint === 'function' ? paint : () => paint
}

// -1 to 1, from the bits of the position (Wang's integer hash).
function grain(place: number): number {
  let bits = Math.imul(place ^ 61 ^ (place >>> 16), 9)
  bits = Math.imul(bits ^ (bits >>> 4), 0x27d4eb2d)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 31 - 1
}

/** Returns the drawn photo as a JPEG: a shirt of color `cloth` on `ground`. */
export async function garmentJpeg(photo: GarmentPhoto): Promise<Buffer> {
  const { data, width, height, channels } = garmentPhoto({ width: 360, height: 480, noise: 4, ...photo })
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 92 }).toBuffer()
}
