import type { ArchiveExport, ArchiveImport } from '../../contract/archive-jobs.ts'
import { reasonOf } from '../api/http-error.ts'

type Job = ArchiveExport | ArchiveImport

/** How far a job is, from 0 to 1; null while that isn't known. */
export function shareOf({ done, total }: Job): number | null {
  return total > 0 ? done / total : null
}

/** Why a job failed or couldn't start, in a sentence; null otherwise. */
export function jobError(job: Job | null, error: Error | null): string | null {
  if (error) return reasonOf(error)
  return job?.state === 'failed' ? job.message : null
}
