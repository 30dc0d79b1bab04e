import { withBitmap } from './one-bitmap.ts'

// The server keeps 1280 px; more than this only takes time on the way.
const EDGE = 2000
const SMALL_BYTES = 1024 * 1024
const QUALITY = 0.92

/**
 * A photo as it is sent: in no more pixels than are of use, upright. The file itself where it is small already,
 * isn't a JPEG or HEIC, or can't be drawn by this browser.
 */
export async function shrunkPhoto(file: File): Promise<File> {
  if (file.size < SMALL_BYTES || !/^image\/(jpeg|hei[cf])$/.test(file.type)) return file
  const shrunk = await withBitmap(file, {}, (bitmap) => drawn(bitmap, EDGE, QUALITY)).catch(() => null)
  if (!shrunk || shrunk.size >= file.size) return file
  return new File([shrunk], file.name, { type: shrunk.type, lastModified: file.lastModified })
}

/** A bitmap as a JPEG of at most `edge` pixels on its longer side; null where it is that small already. */
function drawn(bitmap: ImageBitmap, edge: number, quality: number): Promise<Blob | null> | null {
  const scale = edge / Math.max(bitmap.width, bitmap.height)
  if (scale >= 1) return null
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
