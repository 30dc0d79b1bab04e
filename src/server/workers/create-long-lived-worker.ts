import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import type { WorkerReply, WorkerTask } from './run-jobs.ts'

/** Runs jobs off the event loop, one after the other, in a long-lived thread. */
export interface LongLivedWorker<Task extends WorkerTask> {
  /**
   * The result of a job, which is copied to the thread.
   * @throws the job's error; an Error if the thread ends, or a TimeoutError, after which the next job gets a new thread
   */
  run(job: Task['job']): Promise<Task['answer']>
  /** Ends the thread: running and waiting jobs may fail. */
  close(): Promise<void>
}

interface Limits {
  /** Per job, from its start in the thread. */
  readonly timeoutMs: number
  /** Limit of the thread's JavaScript heap; buffers are not counted. */
  readonly maxHeapMb: number
}

interface Thread {
  readonly worker: Worker
  readonly ended: Promise<unknown>
}

const STARTUP_MS = 20_000
const END_WITHIN_MS = 500

/**
 * Creates a worker that starts with its first job. `script` is a `*-worker.ts` that calls `runJobs` for the same task.
 */
export function createLongLivedWorker<Task extends WorkerTask>(
  script: URL,
  { timeoutMs, maxHeapMb }: Limits,
): LongLivedWorker<Task> {
  const queue = new PQueue({ concurrency: 1 })
  let thread: Thread | null = null
  let isClosed = false

  const start = async (): Promise<Thread> => {
    const started = startThread(script, maxHeapMb)
    thread = started
    const forget = () => {
      if (thread === started) thread = null
    }
    // Also between jobs: an unhandled 'error' event would end the process.
    started.worker.on('error', forget)
    started.worker.on('exit', forget)
    await nextMessage<'ready'>(started, STARTUP_MS)
    return started
  }
  const end = async () => {
    const running = thread
    thread = null
    if (running) await endThread(running)
  }
  const send = async (job: Task['job']): Promise<WorkerReply<Task>> => {
    if (isClosed) throw new Error('the worker is closed')
    try {
      const running = thread ?? (await start())
      running.worker.ref()
      running.worker.postMessage({ job })
      const reply = await nextMessage<WorkerReply<Task>>(running, timeoutMs)
      running.worker.unref()
      return reply
    } catch (error) {
      await end()
      throw error
    }
  }
  return {
    async run(job) {
      const reply = await queue.add(() => send(job))
      if ('failure' in reply) throw reply.failure
      return reply.answer
    },
    async close() {
      isClosed = true
      await end()
      await queue.onIdle()
    },
  }
}

function startThread(script: URL, maxHeapMb: number): Thread {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } })
  // Does not keep an idle process alive.
  worker.unref()
  return { worker, ended: new Promise((resolve) => worker.once('exit', resolve)) }
}

// A busy thread is terminated; an idle one ends by itself, which is safer for the process.
async function endThread({ worker, ended }: Thread): Promise<void> {
  worker.postMessage(null)
  const timer = setTimeout(() => void worker.terminate(), END_WITHIN_MS)
  await ended
  clearTimeout(timer)
}

/** @throws Error when the thread ends without a message; a TimeoutError */
async function nextMessage<Message>({ worker }: Thread, timeoutMs: number): Promise<Message> {
  const { promise, resolve, reject } = Promise.withResolvers<Message>()
  const tooLong = () =>
    reject(new DOMException(`the worker took longer than ${timeoutMs} ms`, 'TimeoutError'))
  const timer = setTimeout(tooLong, timeoutMs)
  const ended = (code: number) => reject(new Error(`the worker ended with ${code}`))
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
