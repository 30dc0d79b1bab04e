import { createLastingWorker } from '../workers/create-lasting-worker.ts'
import type { ProductReading } from './product-reading.ts'

/** Reads product pages away from the event loop, one after the other. */
export interface ProductReader {
  /** Never fails: a page that cannot be read in time is no product. */
  read(input: { html: string; url: URL }): Promise<ProductReading>
  /** Ends the thread; what is still being read is no product. */
  close(): Promise<void>
}

/** What the thread does: a URL itself does not pass. */
export interface ReadingTask {
  readonly job: { readonly html: string; readonly href: string }
  readonly answer: ProductReading
}

const TIMEOUT_MS = 2_000
// A page of 4 MB takes some 300 MB while it is read.
const MAX_HEAP_MB = 1_024

const TOO_LONG: ProductReading = { product: false, reason: 'Reading this page took too long.' }
const FAILED: ProductReading = { product: false, reason: "Couldn't read this page." }

/**
 * A reader in a thread of its own, which starts with the first page and stays. Each page has `timeoutMs` (2 s); one
 * that takes longer, or more memory than there is, costs the thread and not the server.
 */
export function createProductReader({ timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}): ProductReader {
  const script = new URL('./product-page-worker.ts', import.meta.url)
  const worker = createLastingWorker<ReadingTask>(script, {
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
