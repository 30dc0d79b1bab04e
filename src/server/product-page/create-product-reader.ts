import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ProductReading } from './product-reading.ts'

/** Reads product pages away from the event loop, one after the other. */
export interface ProductReader {
  /** Never fails: a page that cannot be read in time is no product. */
  read(input: { html: string; url: URL }): Promise<ProductReading>
  /** Ends the thread; what is still being read is no product. */
  close(): Promise<void>
}

/** What goes to the thread: a URL itself does not pass. */
export interface ReadingJob {
  readonly html: string
  readonly href: string
}

const TIMEOUT_MS = 2_000
const STARTUP_MS = 10_000
const END_WITHIN_MS = 500
// A page of 4 MB takes some 300 MB while it is read.
const MAX_MEMORY_MB = 1_024

const TOO_LONG: ProductReading = { product: false, reason: 'Reading this page took too long.' }
const FAILED: ProductReading = { product: false, reason: 'This page could not be read.' }

/**
 * A reader in a thread of its own, which starts with the first page and stays. Each page has `timeoutMs` (2 s); one
 * that takes longer, or more memory than there is, costs the thread and not the server.
 */
export function createProductReader({ timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): ProductReader {
  let worker: Promise<Worker> | null = null
  let last: Promise<unknown> = Promise.resolve()

  const end = async () => {
    const running = worker
    worker = null
    await running?.then(endThread).catch(() => {})
  }
  const readNow = async (job: ReadingJob): Promise<ProductReading> => {
    try {
      const thread = await (worker ??= startWorker())
      const reading = await answerOf(thread, job, timeoutMs)
      if (reading === TOO_LONG) await end()
      return reading
    } catch {
      await end()
      return FAILED
    }
  }
  return {
    read({ html, url }) {
      const reading = last.then(() => readNow({ html, href: url.href }))
      last = reading
      return reading
    },
    close: end,
  }
}

// A thread that reads is cut off; one that rests ends by itself, which is gentler on the process.
async function endThread(thread: Worker): Promise<void> {
  const ended = once(thread, 'exit')
  thread.postMessage(null)
  const timer = setTimeout(() => void thread.terminate(), END_WITHIN_MS)
  await ended
  clearTimeout(timer)
}

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./product-page-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  })
  // It does not keep a process alive that has nothing else to do.
  worker.unref()
  await nextOf(worker, STARTUP_MS)
  return worker
}

async function answerOf(worker: Worker, job: ReadingJob, timeoutMs: number): Promise<ProductReading> {
  worker.ref()
  worker.postMessage(job)
  const reading = await nextOf<ProductReading>(worker, timeoutMs)
  worker.unref()
  return reading ?? TOO_LONG
}

/** The next message of a thread, or null where none comes in time. @throws Error when the thread ends before */
async function nextOf<Message>(worker: Worker, timeoutMs: number): Promise<Message | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Message | null>()
  const timer = setTimeout(() => resolve(null), timeoutMs)
  const ended = (code: number) => reject(new Error(`the thread ended with ${code}`))
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', ended)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.off('message', resolve)
    worker.off('error', reject)
    worker.off('exit', ended)
  }
}
