interface Job {
  readonly run: () => Promise<void>
  readonly isUrgent: boolean
}

const waiting: Job[] = []
let isRunning = false

interface BitmapOptions {
  /** Scales to this height. */
  readonly height?: number
  /** Comes after everything else: nothing waits for it. */
  readonly canWait?: boolean
}

/**
 * Draws from a photo as the browser decodes it, upright. A photo of 12 megapixels takes 48 MB then, so that there is only
 * one at a time. Rejects where the browser can't decode it.
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
