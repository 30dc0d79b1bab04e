import { threadId } from 'node:worker_threads'
import { runJobs, type WorkerTask } from '../../../src/server/workers/run-jobs.ts'

/** A task that fails, hangs or responds as the job names it. */
export interface ScriptedTask extends WorkerTask {
  readonly job: 'fail' | 'die' | 'die after the answer' | 'hang' | 'fill the memory' | 'say which thread'
  /** The thread's number. */
  readonly answer: number
}

runJobs<ScriptedTask>(async (job) => {
  if (job === 'fail') throw new RangeError('this job is too hard')
  if (job === 'die') process.exit(3)
  if (job === 'die after the answer') setImmediate(() => process.exit(3))
  if (job === 'hang') for (;;);
  if (job === 'fill the memory') {
    const held: number[][] = []
    for (;;) held.push(Array.from({ length: 10_000 }, (_, at) => at + 0.5))
  }
  return threadId
})
