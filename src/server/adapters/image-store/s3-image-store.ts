import { ImageStoreUnusable, type ImageKey, type ImageStore, type S3Bucket } from '../../ports/image-store.ts'
import { imageFolder } from './image-folder.ts'
import { asImageStoreFailure, sentenceOfS3Failure } from './s3-failure.ts'
import { S3_FOLDER, s3Objects, type S3Limits, type S3Objects } from './s3-objects.ts'

/**
 * Pictures as objects of a bucket: `images/<first two digits>/<key>/<width>.webp`, as on disk.
 * An object is stored whole or not at all; if one size of a picture fails, the others are removed.
 * @throws ImageStoreUnusable if the bucket can't be read
 */
export async function openS3ImageStore(bucket: S3Bucket, limits?: S3Limits): Promise<ImageStore> {
  const objects = s3Objects(bucket, limits)
  try {
    await objects.isAnyIn(S3_FOLDER)
  } catch (error) {
    throw new ImageStoreUnusable(sentenceOfS3Failure(error, bucket))
  }
  return s3ImageStore(objects)
}

function s3ImageStore(objects: S3Objects): ImageStore {
  return {
    async save(key, files) {
      const folder = folderOf(key)
      // Each key is saved by its creator only, so no other save comes between this check and the write.
      if (await objects.isAnyIn(folder).catch(asImageStoreFailure)) throw new Error(`the key ${key} is taken`)
      const saved = await Promise.allSettled(
        files.map(({ width, bytes }) => objects.put(`${folder}${width}.webp`, bytes)),
      )
      const failed = saved.find((each) => each.status === 'rejected')
      if (!failed) return
      await removeAll(objects, folder).catch(() => undefined)
      asImageStoreFailure(failed.reason)
    },
    async read(key, width) {
      return objects.get(`${folderOf(key)}${width}.webp`).catch(asImageStoreFailure)
    },
    async remove(key) {
      await removeAll(objects, folderOf(key)).catch(asImageStoreFailure)
    },
  }
}

function folderOf(key: ImageKey): string {
  return `${S3_FOLDER}${imageFolder(key)}/`
}

async function removeAll(objects: S3Objects, folder: string): Promise<void> {
  const names: string[] = []
  for await (const name of objects.list(folder)) names.push(name)
  await Promise.all(names.map((name) => objects.remove(name)))
}
