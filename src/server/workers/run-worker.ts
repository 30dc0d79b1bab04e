import { Worker } from 'node:worker_threads'

interface WorkerRun {
  readonly job: unknown
  /** Buffers of the job that move to the thread instead of being copied. */
  readonly transfer?: ArrayBuffer[]
  readonly timeoutMs: number
  /** Console output of its libraries is dropped. */
  readonly isSilent?: boolean
}

/**
 * Runs one job in its own thread, so that long computations do not block the event loop, and returns its result.
 * `script` is a `*-worker.ts` that takes the job as its `workerData` and posts one message.
 * @throws Error when it fails; a TimeoutError after `timeoutMs`
 */
export async function runWorker<Result>(
  script: URL,
  { job, transfer = [], timeoutMs, isSilent = false }: WorkerRun,
): Promise<Result> {
  // Output that is read here does not reach the console.
  const output = { stdout: isSilent, stderr: isSilent }
  const worker = new Worker(script, { workerData: job, transferList: transfer, ...output })
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    return await new Promise<Result>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)))
      timeout.addEventListener('abort', () => reject(timeout.reason), { once: true })
    })
  } catch (error) {
    await worker.terminate()
    throw error
  } finally {
    // The thread ends by itself: terminating it while it shuts down has crashed whole processes.
    worker.unref()
  }
}
