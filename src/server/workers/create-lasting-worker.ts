import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import type { WorkerReply, WorkerTask } from './answer-jobs.ts'

/** Does jobs away from the event loop, one after the other, in a thread that stays for the next one. */
export interface LastingWorker<Task extends WorkerTask> {
  /**
   * The answer to a job, which is copied to the thread.
   * @throws Error what the job threw; that the thread ended; a TimeoutError. After the last two the next job gets a
   * new thread.
   */
  run(job: Task['job']): Promise<Task['answer']>
  /** Ends the thread: what it is at work on may fail, what waits fails. */
  close(): Promise<void>
}

interface Limits {
  /** Of one job, from when the thread takes it. */
  readonly timeoutMs: number
  /** What the thread may hold in JavaScript; buffers are not counted. */
  readonly maxHeapMb: number
}

interface Thread {
  readonly worker: Worker
  readonly ended: Promise<unknown>
}

const STARTUP_MS = 20_000
const END_WITHIN_MS = 500

/** A worker that starts with its first job. `script` is a `*-worker.ts` that calls `answerJobs` for the same task. */
export function createLastingWorker<Task extends WorkerTask>(
  script: URL,
  { timeoutMs, maxHeapMb }: Limits,
): LastingWorker<Task> {
  const queue = new PQueue({ concurrency: 1 })
  let thread: Thread | null = null
  let isClosed = false

  const start = async (): Promise<Thread> => {
    const started = startThread(script, maxHeapMb)
    thread = started
    const forget = () => {
      if (thread === started) thread = null
    }
    // Between two jobs too: an error that nobody listens for ends the process.
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
  const ask = async (job: Task['job']): Promise<WorkerReply<Task>> => {
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
      const reply = await queue.add(() => ask(job))
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
  // It does not keep a process alive that has nothing else to do.
  worker.unref()
  return { worker, ended: new Promise((resolve) => worker.once('exit', resolve)) }
}

// A thread that works is cut off; one that rests ends by itself, which is gentler on the process.
async function endThread({ worker, ended }: Thread): Promise<void> {
  worker.postMessage(null)
  const timer = setTimeout(() => void worker.terminate(), END_WITHIN_MS)
  await ended
  clearTimeout(timer)
}

/** @throws Error when the thread ends before it says anything; a TimeoutError */
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
