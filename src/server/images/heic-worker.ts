import { parentPort, workerData } from 'node:worker_threads'
import decode from 'heic-decode'
import { displayP3ToSrgb, isDisplayP3 } from './display-p3.ts'
import type { HeicJob, HeicResult } from './decode-heic.ts'

const { bytes, maxPixels }: HeicJob = workerData

// The header has the dimensions, so a decompression bomb is rejected before decoding.
const images = await decode.all({ buffer: bytes })
const photo = images[0]
if (!photo) throw new Error('the file holds no picture')
if (photo.width * photo.height > maxPixels) {
  parentPort?.postMessage({ rejected: 'too-many-pixels' } satisfies HeicResult)
} else {
  const { width, height, data } = await photo.decode()
  const rgba = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  if (isDisplayP3(bytes)) displayP3ToSrgb(rgba)
  parentPort?.postMessage({ width, height, rgba } satisfies HeicResult)
}
