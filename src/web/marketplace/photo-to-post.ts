import { isDrawing } from '../../domain/closet/drawings/drawing-address.ts'

// The width at which marketplaces show photos; a drawing has no intrinsic size.
const WIDTH_PX = 1600
const JPEG_QUALITY = 0.92

/**
 * The picture of a listing as a JPEG, which every marketplace accepts; transparent parts become white.
 * @throws if the picture fails to load
 */
export async function photoToPost(address: string): Promise<Blob> {
  const image = new Image()
  image.src = address
  await image.decode()
  const share = isDrawing(address) ? WIDTH_PX / image.naturalWidth : 1
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * share)
  canvas.height = Math.round(image.naturalHeight * share)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error("the browser doesn't draw")
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const done = (jpeg: Blob | null) => (jpeg ? resolve(jpeg) : reject(new Error("the photo wasn't drawn")))
    canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY)
  })
}
