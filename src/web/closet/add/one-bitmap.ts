interface Job {
  readonly run: () => Promise<void>
  readonly isUrgent: boolean
}

const waiting: Job[] = []
let isRunning = false

interface BitmapOptions {
  /** Height to scale to, in pixels. */
  readonly height?: number
  /** Runs after all other bitmaps. */
  readonly canWait?: boolean
}

/**
 * Decodes a photo, upright, and calls `draw` with it. Decodes one photo at a time: 12 megapixels take 48 MB. Rejects if
 * the browser cannot decode the photo.
 */
export function withBitmap<T>(
  file: Blob,
  { height, canWait = false }: BitmapOptions,
  draw: (bitmap: ImageBitmap) => T | Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const run = async () => {
      const bitmap = await createImageBitmap(file, {
        imageOrientation: 'from-image',
        ...(height && { resizeHeight: height, resizeQuality: 'medium' }),
      })
      try {
        resolve(await draw(bitmap))
      } finally {
        bitmap.close()
      }
    }
    waiting.push({ run: () => run().catch(reject), isUrgent: !canWait })
    void goOn()
  })
}

async function goOn(): Promise<void> {
  if (isRunning) return
  isRunning = true
  for (let job = next(); job; job = next()) await job.run()
  isRunning = false
}

function next(): Job | undefined {
  const urgent = waiting.findIndex((job) => job.isUrgent)
  return waiting.splice(Math.max(0, urgent), 1)[0]
}
