/** Whether the browser can copy pictures: only over HTTPS and on localhost. */
export function canCopyPictures(): boolean {
  return typeof ClipboardItem !== 'undefined' && 'write' in (navigator.clipboard ?? {})
}

/**
 * Copies a picture to the clipboard as PNG, the only type that all browsers support.
 * @throws if the browser blocks it
 */
export async function writePictureToClipboard(picture: Blob): Promise<void> {
  // Passed as a promise: Safari only accepts what is written during the press itself.
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(picture) })])
}

async function pngOf(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("the image wasn't made"))), 'image/png')
  })
}
