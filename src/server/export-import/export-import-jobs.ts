import { rm } from 'node:fs/promises'
import { newId } from '../db/new-id.ts'
import { AppError } from '../http/app-error.ts'
import { asStorageError } from '../http/replies/storage-error.ts'
import { afterUnitOfWork } from '../db/unit-of-work.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'

/** A background job of one user, with one file. */
export interface ArchiveJob<D> {
  readonly id: string
  readonly userId: string
  /** The job's file; deleted with the job. */
  readonly path: string
  state: 'working' | 'ready' | 'done' | 'failed'
  done: number
  total: number
  message: string | null
  /** Depends on the kind of job. */
  details: D
  readonly startedAt: Date
  abort: AbortController
  work: Promise<void>
}

/** The jobs of one kind in this process. */
export interface ArchiveJobs<D> {
  /** @throws AppError archive_in_progress if a job of this user is running */
  add(user: User, path: string, details: D): ArchiveJob<D>
  /** @throws AppError archive_not_found */
  find(user: User, id: string): ArchiveJob<D>
  /** Runs the work of a job. The job ends in state `next`, or `failed` with a message. */
  run(job: ArchiveJob<D>, next: 'ready' | 'done', work: (signal: AbortSignal) => Promise<void>): void
  /** Stops a job and deletes its file. */
  remove(job: ArchiveJob<D>): Promise<void>
  /** Stops all jobs. */
  close(): Promise<void>
}

// A job that is not running is deleted after this time, or when the user starts the next one.
const KEPT_MS = 60 * 60 * 1000

/** Creates an empty job registry. `report` receives unexpected errors. */
export function createArchiveJobs<D>(clock: Clock, report: (error: unknown) => void): ArchiveJobs<D> {
  const jobs = new Map<string, ArchiveJob<D>>()

  const remove = async (job: ArchiveJob<D>) => {
    jobs.delete(job.id)
    job.abort.abort()
    await job.work
    await rm(job.path, { force: true })
  }
  const removeOld = (user: User) => {
    const before = clock.now().getTime() - KEPT_MS
    for (const job of jobs.values()) {
      if (job.state === 'working') continue
      if (job.userId === user.id || job.startedAt.getTime() < before) void remove(job)
    }
  }
  return {
    add(user, path, details) {
      const isWorking = [...jobs.values()].some((job) => job.userId === user.id && job.state === 'working')
      if (isWorking) throw new AppError('archive_in_progress')
      removeOld(user)
      const job: ArchiveJob<D> = {
        id: newId(),
        userId: user.id,
        path,
        state: 'working',
        done: 0,
        total: 0,
        message: null,
        details,
        startedAt: clock.now(),
        abort: new AbortController(),
        work: Promise.resolve(),
      }
      jobs.set(job.id, job)
      return job
    },
    find(user, id) {
      const job = jobs.get(id)
      if (!job || job.userId !== user.id) throw new AppError('archive_not_found')
      return job
    },
    run(job, next, work) {
      Object.assign(job, { state: 'working', done: 0, total: 0, message: null })
      // Runs outside of the request's unit of work, which ends before the job does.
      afterUnitOfWork(() => {
        job.work = work(job.abort.signal).then(
          () => void (job.state = next),
          (error: unknown) => {
            job.state = 'failed'
            job.message = messageOf(error)
            if (!(error instanceof AppError) && !job.abort.signal.aborted) report(error)
          },
        )
      })
    },
    remove,
    async close() {
      await Promise.all([...jobs.values()].map(remove))
    },
  }
}

function messageOf(error: unknown): string {
  if (error instanceof AppError) return error.message
  return (asStorageError(error) ?? new AppError('internal')).message
}
