import type { ImportReport } from '../../contract/archive.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import type { OnProgress } from './export-archive.ts'
import { checkArchive, importArchive } from './import-archive.ts'
import type { ImportNeeds } from './import-pictures.ts'
import { openArchive } from './open-archive.ts'

/**
 * What an import of this file would do. Changes nothing.
 * @throws AppError archive_unreadable, archive_encrypted, archive_unsafe, archive_too_new, archive_unknown
 */
export async function checkFile(
  needs: ImportNeeds,
  user: User,
  path: string,
  signal: AbortSignal,
): Promise<ImportReport> {
  const archive = await openArchive(path)
  try {
    const report = await checkArchive(needs, user, archive, { signal })
    if (!report) throw new AppError('archive_unknown')
    return report
  } finally {
    archive.close()
  }
}

/**
 * Adds what the file has and the wardrobe lacks, all of it or nothing.
 * @throws AppError as checkFile; an AbortError
 */
export async function importFile(
  needs: ImportNeeds,
  user: User,
  path: string,
  options: { readonly onProgress: OnProgress; readonly signal: AbortSignal },
): Promise<ImportReport> {
  const archive = await openArchive(path)
  try {
    return await importArchive(needs, user, archive, options)
  } finally {
    archive.close()
  }
}
