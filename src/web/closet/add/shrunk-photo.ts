import { withBitmap } from './one-bitmap.ts'

// The server keeps 1280 px; more only slows down the upload.
const EDGE = 2000
const SMALL_BYTES = 1024 * 1024
const QUALITY = 0.92

/**
 * A photo as it is uploaded: reduced to the useful size, upright. The file itself if it is small, no JPEG or HEIC, or
 * cannot be drawn by this browser.
 */
export async function shrunkPhoto(file: File): Promise<File> {
  if (file.size < SMALL_BYTES || !/^image\/(jpeg|hei[cf])$/.test(file.type)) return file
  const shrunk = await withBitmap(file, {}, (bitmap) => drawn(bitmap, EDGE, QUALITY)).catch(() => null)
  if (!shrunk || shrunk.size >= file.size) return file
  return new File([shrunk], file.name, { type: shrunk.type, lastModified: file.lastModified })
}

/** A bitmap as a JPEG of at most `edge` pixels on its longer side; null if it is no larger. */
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
