import { withBitmap } from '../../one-bitmap.ts'

// Twice the height of the thumbnail in a row.
const HEIGHT = 160
const SMALL_BYTES = 1024 * 1024

const thumbnails = new WeakMap<File, Promise<Blob>>()

/** A small picture of a file, drawn once; the file itself if it is small. Rejects if the browser cannot draw it. */
export function photoThumbnail(file: File): Promise<Blob> {
  const known = thumbnails.get(file)
  if (known) return known
  const thumbnail = file.size < SMALL_BYTES ? Promise.resolve(file) : draw(file)
  thumbnails.set(file, thumbnail)
  return thumbnail
}

function draw(file: File): Promise<Blob> {
  return withBitmap(file, { height: HEIGHT, canWait: true }, (bitmap) => {
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    return new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))),
        'image/jpeg',
        0.8,
      ),
    )
  })
}
