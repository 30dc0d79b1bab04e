import { AsyncLocalStorage } from 'node:async_hooks'
import PQueue from 'p-queue'
import { AppError } from '../app-error.ts'

interface WorkQueueLimits {
  /** Jobs that run concurrently. */
  readonly running: number
  /** Jobs that may wait; the next one is rejected at once. */
  readonly waiting: number
  /** Longest wait before a job is rejected, in milliseconds. */
  readonly waitMs: number
}

/** Limits concurrent heavy work; further jobs wait, and are rejected with 503 after the longest wait. */
export interface WorkQueue {
  run<T>(job: () => Promise<T>): Promise<T>
  /** Runs a job at the lowest priority, without a limit on its wait. */
  runLast<T>(job: () => Promise<T>): Promise<T>
}

const RETRY_AFTER_SECONDS = 5
// The default priority is 0.
const LAST = -1

/** Creates a queue with the given limits. */
export function createWorkQueue(limits: WorkQueueLimits): WorkQueue {
  const queue = new PQueue({ concurrency: limits.running })
  return {
    async run(job) {
      if (queue.sizeBy({ priority: 0 }) >= limits.waiting) throw busy()
      const wait = new AbortController()
      const timer = setTimeout(() => wait.abort(busy()), limits.waitMs)
      // Bound: a job that waited would otherwise run in the async context, and so in the unit of work, of the request
      // that it waited for.
      const bound = AsyncLocalStorage.bind(() => {
        clearTimeout(timer)
        return job()
      })
      return queue.add(bound, { signal: wait.signal })
    },
    runLast: (job) =>
      queue.add(
        AsyncLocalStorage.bind(() => job()),
        { priority: LAST },
      ),
  }
}

function busy(): AppError {
  return new AppError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
