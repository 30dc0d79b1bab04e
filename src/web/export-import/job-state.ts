import type { ArchiveExport, ArchiveImport } from '../../contract/export-import/export-import-jobs.ts'
import { reasonOf } from '../api/http-error.ts'

type Job = ArchiveExport | ArchiveImport

/** Progress of a job, from 0 to 1; null if unknown. */
export function shareOf({ done, total }: Job): number | null {
  return total > 0 ? done / total : null
}

/** Error message of a job that failed or could not start; otherwise null. */
export function jobError(job: Job | null, error: Error | null): string | null {
  if (error) return reasonOf(error)
  return job?.state === 'failed' ? job.message : null
}
