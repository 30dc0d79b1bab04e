import { storageFailure } from '../../db/storage-failure.ts'
import { ImageStoreFailure } from '../../ports/image-store.ts'
import { AppError } from '../app-error.ts'

const RETRY_AFTER_SECONDS = 2

/** The error that users see if the database, the disk or the image store failed; null for any other error. */
export function asStorageError(error: unknown): AppError | null {
  const unavailable = { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS }
  if (error instanceof ImageStoreFailure)
    return error.isFull
      ? new AppError('photo_store_full', { cause: error })
      : new AppError('photo_store_unavailable', unavailable)
  const failure = storageFailure(error)
  if (failure === 'full') return new AppError('storage_full', { cause: error })
  if (failure === 'damaged') return new AppError('database_damaged', { cause: error })
  return failure === 'unavailable' ? new AppError('storage_unavailable', unavailable) : null
}
