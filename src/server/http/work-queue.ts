import PQueue from 'p-queue'
import { AppError } from './app-error.ts'

interface WorkQueueLimits {
  /** Jobs at work at the same time. */
  readonly running: number
  /** Jobs that may wait; one more is turned away at once. */
  readonly waiting: number
  /** Longest wait before a job is turned away, in milliseconds. */
  readonly waitMs: number
}

/** Lets heavy work in a few at a time; the rest waits its turn, and is turned away with 503 when that is too long. */
export interface WorkQueue {
  run<T>(job: () => Promise<T>): Promise<T>
  /** Runs a job once no other waits, however long that takes. */
  runLast<T>(job: () => Promise<T>): Promise<T>
}

const RETRY_AFTER_SECONDS = 5
// Others have a priority of 0.
const LAST = -1

/** A queue within the given limits. */
export function createWorkQueue(limits: WorkQueueLimits): WorkQueue {
  const queue = new PQueue({ concurrency: limits.running })
  return {
    async run(job) {
      if (queue.sizeBy({ priority: 0 }) >= limits.waiting) throw busy()
      const wait = new AbortController()
      const timer = setTimeout(() => wait.abort(busy()), limits.waitMs)
      return queue.add(
        () => {
          clearTimeout(timer)
          return job()
        },
        { signal: wait.signal },
      )
    },
    runLast: (job) => queue.add(job, { priority: LAST }),
  }
}

function busy(): AppError {
  return new AppError('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}
