import { parentPort } from 'node:worker_threads'

/** The task of a long-lived worker. Jobs and results are copied between threads. */
export interface WorkerTask {
  readonly job: unknown
  readonly answer: unknown
}

/** Message that the worker thread posts for a job. */
export type WorkerReply<Task extends WorkerTask> =
  { readonly answer: Task['answer'] } | { readonly failure: unknown }

/** Runs the jobs of a long-lived worker, in its thread. A job that throws is reported; the thread continues. */
export function runJobs<Task extends WorkerTask>(
  answer: (job: Task['job']) => Task['answer'] | Promise<Task['answer']>,
): void {
  const reply = async (job: Task['job']): Promise<WorkerReply<Task>> => {
    try {
      return { answer: await answer(job) }
    } catch (failure) {
      return { failure }
    }
  }
  parentPort?.on('message', (message: { readonly job: Task['job'] } | null) => {
    // Without its port the thread ends by itself.
    if (message === null) parentPort?.close()
    else void reply(message.job).then((replied) => parentPort?.postMessage(replied))
  })
  parentPort?.postMessage('ready')
}
