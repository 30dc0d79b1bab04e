import sharp from 'sharp'
import { createLongLivedWorker, type LongLivedWorker } from '../../workers/create-long-lived-worker.ts'
import type { RawPhoto } from '../raw-photo.ts'

export type CutOut =
  | {
      readonly kind: 'cut-out'
      /** RGBA, of the photo's own size, with a transparent background. */
      readonly rgba: Buffer
      readonly width: number
      readonly height: number
    }
  | { readonly kind: 'unclear' }

export interface CutOutTask {
  readonly job: { readonly rgba: Uint8Array; readonly width: number; readonly height: number }
  readonly answer: Uint8Array | null
}

const SCRIPT = new URL('./cut-out-worker.ts', import.meta.url)
const LIMITS = { timeoutMs: 60_000, maxHeapMb: 512 }
// The thread stays warm for the next photo and is freed when idle.
const IDLE_MS = 10_000

let worker: LongLivedWorker<CutOutTask> | null = null
let jobs = 0
let idle: NodeJS.Timeout | undefined

/**
 * Removes the background around the garment of a photo, or reports that its outline is unclear. A cut-out is returned
 * unchanged.
 * @throws Error on timeout
 */
export async function cutOut(photo: RawPhoto): Promise<CutOut> {
  const { data, width, height, channels } = photo
  const pixels = await sharp(data, { raw: { width, height, channels } }).ensureAlpha().raw().toBuffer()
  const rgba = await runInWorker({ rgba: pixels, width, height })
  if (!rgba) return { kind: 'unclear' }
  return { kind: 'cut-out', rgba: Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength), width, height }
}

async function runInWorker(job: CutOutTask['job']): Promise<CutOutTask['answer']> {
  clearTimeout(idle)
  worker ??= createLongLivedWorker<CutOutTask>(SCRIPT, LIMITS)
  const current = worker
  jobs += 1
  try {
    return await current.run(job)
  } finally {
    jobs -= 1
    if (jobs === 0) idle = setTimeout(() => void closeWorker(current), IDLE_MS).unref()
  }
}

async function closeWorker(current: LongLivedWorker<CutOutTask>): Promise<void> {
  worker = null
  await current.close()
}
