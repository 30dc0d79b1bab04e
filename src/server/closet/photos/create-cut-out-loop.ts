import type { PictureNeeds } from '../../images/keep-picture.ts'
import { cutOutNext } from './cut-out-next.ts'

/** Cuts out the photos that wait, one after the other, in the background. */
export interface CutOutLoop {
  /** Begins, unless it is at work. The rows of the pieces say what waits. */
  wake(): void
  /** Ends after the photo it is at work on. */
  close(): Promise<void>
}

const RETRY_MS = 30_000

/** A loop that begins with its first `wake`. A failure is passed to `warn`, and tried again later. */
export function createCutOutLoop(needs: PictureNeeds, warn: (message: string) => void): CutOutLoop {
  let running: Promise<void> | null = null
  const state = { isWoken: false, isClosed: false }
  let retry: NodeJS.Timeout | undefined

  const drain = async () => {
    while (!state.isClosed && state.isWoken) {
      // Woken during the last look at the queue, it looks again.
      state.isWoken = false
      while (!state.isClosed && (await cutOutNext(needs)));
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
