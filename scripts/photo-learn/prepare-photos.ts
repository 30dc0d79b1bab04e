import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { smallPhoto } from '../../src/server/segmentation/create-photo-reader.ts'
import { findGarment } from '../../src/server/segmentation/find-garment.ts'
import {
  boxOfGarment,
  SEARCH_EDGE,
  SEARCH_ROUNDS,
  VIEW_MARGIN,
} from '../../src/server/segmentation/look-at-photo.ts'
import { isCleanCut, maskTraits } from '../../src/server/segmentation/mask/mask-traits.ts'
import { labPicture, shrunkPicture } from '../../src/server/segmentation/colors/oklab-picture.ts'
import { squareView } from '../../src/server/segmentation/square-view.ts'

// Larger than the network's 96 px, so that training can crop and rotate.
const VIEW_EDGE = 128

/*
 * Writes the training data. The first argument is a file with one path per line, the second the output file. For each
 * path it writes the whole picture and the garment's box, 128 x 128 RGB each, and the garment's mask in that box,
 * 128 x 128 bytes: 255 garment, 0 background, 1 everywhere if the mask is not clean. Prints `{ path, found, clean }`.
 */
const [list = '', output = ''] = process.argv.slice(2)
const file = createWriteStream(output)
for await (const path of createInterface({ input: createReadStream(list) })) {
  const prepared = await prepare(path)
  if (!file.write(prepared.bytes)) await once(file, 'drain')
  console.log(JSON.stringify({ path, found: prepared.found, clean: prepared.clean }))
}
file.end()

async function prepare(path: string): Promise<{ bytes: Uint8Array; found: boolean; clean: boolean }> {
  const picture = await smallPhoto(sharp(path).autoOrient().toColorspace('srgb'))
  const { width, height } = picture
  const factor = Math.ceil(Math.max(width, height) / SEARCH_EDGE)
  const small = shrunkPicture(labPicture(picture.rgba, width, height), factor)
  const garment = findGarment(small, SEARCH_ROUNDS)
  const mask = garment?.mask ?? new Uint8Array(0)
  const clean = garment !== null && isCleanCut(maskTraits(small, mask, garment))
  const whole = { left: 0, top: 0, right: width, bottom: height }
  const where = boxOfGarment(picture, garment && { mask, width: small.width, height: small.height })
  const cover = clean ? enlargedMask(mask, small.width, factor, width, height) : new Uint8Array(0)
  const bytes = new Uint8Array(VIEW_EDGE * VIEW_EDGE * 7).fill(1)
  bytes.set(squareView(picture, whole, 0, VIEW_EDGE), 0)
  bytes.set(squareView(picture, where, VIEW_MARGIN, VIEW_EDGE), VIEW_EDGE * VIEW_EDGE * 3)
  if (clean) {
    const view = squareView({ rgba: cover, width, height }, where, VIEW_MARGIN, VIEW_EDGE)
    for (let pixel = 0; pixel < VIEW_EDGE * VIEW_EDGE; pixel += 1)
      bytes[VIEW_EDGE * VIEW_EDGE * 6 + pixel] = view[pixel * 3] ?? 0
  }
  return { bytes, found: garment !== null, clean }
}

// Returns the mask as a picture of the photo's size, white on the garment.
function enlargedMask(
  mask: Uint8Array,
  smallWidth: number,
  factor: number,
  width: number,
  height: number,
): Uint8Array {
  const rgba = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const x = Math.min(smallWidth - 1, Math.floor((pixel % width) / factor))
    const y = Math.floor(Math.floor(pixel / width) / factor)
    const value = 255 * (mask[y * smallWidth + x] ?? 0)
    rgba.set([value, value, value, 255], pixel * 4)
  }
  return rgba
}
