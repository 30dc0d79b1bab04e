import { join } from 'node:path'
import type { ImageStore, S3Bucket } from '../../ports/image-store.ts'
import { diskImageStore } from './disk-image-store.ts'

/**
 * Opens the configured store: the bucket, or the folder `images` of the data folder.
 * @throws ImageStoreUnusable if the bucket can't be used
 */
export async function openImageStore({
  s3,
  dataFolder,
}: {
  readonly s3: S3Bucket | null
  readonly dataFolder: string
}): Promise<ImageStore> {
  if (!s3) return diskImageStore(join(dataFolder, 'images'))
  // The AWS SDK is large, so it is loaded only if a bucket is set.
  const { openS3ImageStore } = await import('./s3-image-store.ts')
  return openS3ImageStore(s3)
}
