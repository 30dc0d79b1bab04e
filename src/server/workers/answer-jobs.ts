import { parentPort } from 'node:worker_threads'

/** What a lasting worker is for. Jobs and answers are copied from thread to thread. */
export interface WorkerTask {
  readonly job: unknown
  readonly answer: unknown
}

/** What a lasting worker's thread posts for a job. */
export type WorkerReply<Task extends WorkerTask> =
  { readonly answer: Task['answer'] } | { readonly failure: unknown }

/** Answers the jobs of a lasting worker, in its thread. A job that throws is told, and the thread goes on. */
export function answerJobs<Task extends WorkerTask>(
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
    // Nothing more is to come: without its port the thread ends by itself.
    if (message === null) parentPort?.close()
    else void reply(message.job).then((replied) => parentPort?.postMessage(replied))
  })
  parentPort?.postMessage('ready')
}
