import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ImageFiles, S3Bucket } from '../../ports/image-store.ts'
import { asImageStoreFailure } from './s3-failure.ts'
import { S3_FOLDER, s3Objects } from './s3-objects.ts'

/** The files of pictures in a bucket. */
export function s3ImageFiles(bucket: S3Bucket): ImageFiles {
  const objects = s3Objects(bucket)
  return {
    async *list() {
      try {
        for await (const name of objects.list(S3_FOLDER)) yield name.slice(S3_FOLDER.length)
      } catch (error) {
        asImageStoreFailure(error)
      }
    },

    read: (path) => objects.get(S3_FOLDER + path).catch(asImageStoreFailure),

    async moveOut(path, to) {
      const bytes = await objects.get(S3_FOLDER + path).catch(asImageStoreFailure)
      if (!bytes) throw new Error(`${path} isn't in the bucket`)
      await mkdir(dirname(to), { recursive: true })
      await writeFile(to, bytes, { flag: 'wx', flush: true })
      await objects.remove(S3_FOLDER + path).catch(asImageStoreFailure)
    },
  }
}
