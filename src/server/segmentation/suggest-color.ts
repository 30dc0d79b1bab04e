import sharp from 'sharp'
import type { RawPhoto } from './raw-photo.ts'
import { runWorker } from '../workers/run-worker.ts'
import { colorsInWords } from './suggested-color.ts'

export interface ColorJob {
  readonly rgba: Uint8Array
  readonly width: number
  readonly height: number
}

export interface ColorResult {
  readonly colors: readonly { readonly hex: string; readonly name: string; readonly share: number }[]
}

// Enough to see the threads of a print apart, little enough to count in a tenth of a second.
const EDGE = 320
const TIMEOUT_MS = 10_000

/**
 * The main color of the garment in a photo as `#rrggbb`, and all its colors in words, 'White and navy blue'; null where no
 * pixel can be seen.
 * The ground and a hanger are left out as far as they can be separated from the garment.
 * @throws Error when it takes too long
 */
export async function suggestColor(photo: RawPhoto): Promise<{ hex: string; name: string } | null> {
  const { data, info } = await sharp(photo.data, { raw: photo })
    .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rgba = new Uint8Array(data)
  const job: ColorJob = { rgba, width: info.width, height: info.height }
  const { colors } = await runWorker<ColorResult>(new URL('./color-worker.ts', import.meta.url), {
    job,
    transfer: [rgba.buffer],
    timeoutMs: TIMEOUT_MS,
  })
  const [main] = colors
  return main ? { hex: main.hex, name: colorsInWords(colors) } : null
}
