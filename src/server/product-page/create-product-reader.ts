import { createLongLivedWorker } from '../workers/create-long-lived-worker.ts'
import type { ProductReading } from './product-reading.ts'

/** Reads product pages off the event loop, one after the other. */
export interface ProductReader {
  /** Never fails: a page that cannot be read in time is reported as not a product. */
  read(input: { html: string; url: URL }): Promise<ProductReading>
  /** Ends the thread; pages still being read are reported as not a product. */
  close(): Promise<void>
}

/** The worker's task. A URL cannot be copied between threads, so its text is sent. */
export interface ReadingTask {
  readonly job: { readonly html: string; readonly href: string }
  readonly answer: ProductReading
}

const TIMEOUT_MS = 2_000
// Reading a page of 4 MB takes about 300 MB.
const MAX_HEAP_MB = 1_024

const TOO_LONG: ProductReading = { product: false, reason: 'Reading this page took too long.' }
const FAILED: ProductReading = { product: false, reason: "Couldn't read this page." }

/**
 * Creates a reader in a long-lived thread, which starts with the first page. A page that takes longer than `timeoutMs`
 * (2 s) or too much memory ends the thread, not the server.
 */
export function createProductReader({ timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): ProductReader {
  const script = new URL('./product-page-worker.ts', import.meta.url)
  const worker = createLongLivedWorker<ReadingTask>(script, {
    timeoutMs,
    maxHeapMb: MAX_HEAP_MB,
  })
  return {
    async read({ html, url }) {
      try {
        return await worker.run({ html, href: url.href })
      } catch (error) {
        return error instanceof Error && error.name === 'TimeoutError' ? TOO_LONG : FAILED
      }
    },
    close: () => worker.close(),
  }
}
