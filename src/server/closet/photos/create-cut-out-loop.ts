import type { PictureDeps } from '../../images/store-picture.ts'
import { cutOutNext } from './cut-out-next.ts'

/** Background job that makes pending cut-outs, one at a time. */
export interface CutOutLoop {
  /** Starts the loop unless it is running. The queue is in the rows of the pieces. */
  wake(): void
  /** Stops after the current photo. */
  close(): Promise<void>
}

const RETRY_MS = 30_000

/** Creates a loop that starts with its first `wake`. Reports failures to `warn` and retries them later. */
export function createCutOutLoop(deps: PictureDeps, warn: (message: string) => void): CutOutLoop {
  let running: Promise<void> | null = null
  const state = { isWoken: false, isClosed: false }
  let retry: NodeJS.Timeout | undefined

  const drain = async () => {
    while (!state.isClosed && state.isWoken) {
      // A wake during the last check of the queue sets the flag, and the queue is checked again.
      state.isWoken = false
      while (!state.isClosed && (await cutOutNext(deps)));
    }
  }
  const wake = () => {
    state.isWoken = true
    if (running || state.isClosed) return
    clearTimeout(retry)
    running = drain()
      .catch((error: unknown) => {
        warn(`Couldn't remove a background: ${error instanceof Error ? error.message : String(error)}`)
        retry = setTimeout(wake, RETRY_MS).unref()
      })
      .finally(() => {
        running = null
      })
  }
  return {
    wake,
    async close() {
      state.isClosed = true
      clearTimeout(retry)
      await running
    },
  }
}
