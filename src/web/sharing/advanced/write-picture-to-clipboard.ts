/** Whether the browser takes pictures on the clipboard; it does over https and on this very computer. */
export function canCopyPictures(): boolean {
  return typeof ClipboardItem !== 'undefined' && 'write' in (navigator.clipboard ?? {})
}

/**
 * Puts a picture on the clipboard, as the one kind that every browser takes there.
 * @throws where the browser does not let it
 */
export async function writePictureToClipboard(picture: Blob): Promise<void> {
  // Handed over while it is still being drawn: Safari writes only what it is given in the press itself.
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
