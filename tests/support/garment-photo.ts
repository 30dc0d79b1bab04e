import sharp from 'sharp'

/** sRGB, each 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number]
/** The color at a place, both 0 to 1 across the picture. */
type Paint = (x: number, y: number) => Color

interface GarmentPhoto {
  readonly width?: number
  readonly height?: number
  readonly ground: Paint | Color
  readonly cloth: Paint | Color
  /** True where the garment is; a T-shirt in the middle unless told. */
  readonly shape?: (x: number, y: number) => boolean
  /** Largest noise per channel, the same in every run. */
  readonly noise?: number
}

/** A T-shirt with a round neck, centered, within a fifth of the picture's edges. */
export function isTShirt(x: number, y: number): boolean {
  const fromMiddle = Math.abs(x - 0.5)
  const isNeck = Math.hypot(fromMiddle, y - 0.2) < 0.08
  const isBody = fromMiddle < 0.2 && y > 0.2 && y < 0.8
  const isSleeve = fromMiddle < 0.36 && y > 0.2 + 0.4 * Math.max(0, fromMiddle - 0.2) && y < 0.38
  return !isNeck && (isBody || isSleeve)
}

/** A photo of a garment drawn in code, as raw pixels, and the garment's own pixels (1) to compare with. */
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

// -1 to 1, from the bits of the position (an integer hash after Wang).
function grain(place: number): number {
  let bits = Math.imul(place ^ 61 ^ (place >>> 16), 9)
  bits = Math.imul(bits ^ (bits >>> 4), 0x27d4eb2d)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 31 - 1
}

/** The same as a JPEG: a shirt in `cloth` before `ground`. */
export async function garmentJpeg(photo: GarmentPhoto): Promise<Buffer> {
  const { data, width, height, channels } = garmentPhoto({ width: 360, height: 480, noise: 4, ...photo })
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 92 }).toBuffer()
}
