import { Worker } from 'node:worker_threads'

/**
 * Runs one job in a thread of its own, so that long arithmetic does not hold the event loop, and gives its answer.
 * `script` is a `*-worker.ts` that takes the job as its `workerData` and posts one message.
 * @throws Error when it fails or takes longer than `timeoutMs`
 */
export async function runWorker<Result>(
  script: URL,
  { job, timeoutMs }: { job: unknown; timeoutMs: number },
): Promise<Result> {
  const worker = new Worker(script, { workerData: job })
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    return await new Promise<Result>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)))
      timeout.addEventListener('abort', () => reject(timeout.reason), { once: true })
    })
  } finally {
    await worker.terminate()
  }
}
