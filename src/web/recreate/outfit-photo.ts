import { useEffect, useState } from 'react'
import type { PhotoPixels } from './photo-pixels.ts'

/** A photo of an outfit; it stays in the browser. */
export interface OutfitPhoto {
  readonly file: File
  /** Object URL of the photo. */
  readonly url: string
  readonly pixels: PhotoPixels
}

// Longest edge for reading colors, in pixels.
const EDGE = 1000

/** The photo chosen by the user; its object URL is revoked with the dialog. */
export function useOutfitPhoto() {
  const [photo, setPhoto] = useState<OutfitPhoto | null>(null)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  useEffect(() => () => void (photo && URL.revokeObjectURL(photo.url)), [photo])
  return {
    photo,
    errorMessage,
    open: async (file: File): Promise<OutfitPhoto | null> => {
      setErrorMessage(null)
      try {
        const opened = { file, url: URL.createObjectURL(file), pixels: await readPixels(file) }
        setPhoto(opened)
        return opened
      } catch {
        setErrorMessage("This browser can't open that file. Choose a JPEG, PNG or WebP photo.")
        return null
      }
    },
    close: () => {
      setPhoto(null)
      setErrorMessage(null)
    },
  }
}

async function readPixels(file: File): Promise<PhotoPixels> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, EDGE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('This browser has no 2D canvas.')
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return context.getImageData(0, 0, canvas.width, canvas.height)
  } finally {
    bitmap.close()
  }
}
