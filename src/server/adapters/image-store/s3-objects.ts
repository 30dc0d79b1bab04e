import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Bucket } from '../../ports/image-store.ts'

/** Prefix of our objects in a bucket; others are left alone. */
export const S3_FOLDER = 'images/'

const ATTEMPTS = 3
const CONNECTIONS = 50

/** Timeouts of requests to the store. */
export interface S3Limits {
  readonly connectMs: number
  /** To the first byte of a reply. */
  readonly answerMs: number
  /** All attempts at one request, with the body of the reply. */
  readonly totalMs: number
}

// Short, since users wait for pictures.
const usualS3Limits: S3Limits = { connectMs: 3000, answerMs: 5000, totalMs: 15_000 }

/** The objects of a bucket. Methods reject with the errors of the AWS SDK. */
export type S3Objects = ReturnType<typeof s3Objects>

/** A client for the objects of a bucket. */
export function s3Objects(bucket: S3Bucket, limits: S3Limits = usualS3Limits) {
  const client = clientOf(bucket, limits)
  const Bucket = bucket.name
  const inTime = () => ({ abortSignal: AbortSignal.timeout(limits.totalMs) })
  return {
    async isAnyIn(folder: string): Promise<boolean> {
      const list = new ListObjectsV2Command({ Bucket, Prefix: folder, MaxKeys: 1 })
      const { Contents = [] } = await client.send(list, inTime())
      return Contents.length > 0
    },

    async put(Key: string, bytes: Uint8Array): Promise<void> {
      const object = { Bucket, Key, Body: bytes, ContentType: 'image/webp' }
      await client.send(new PutObjectCommand(object), inTime())
    },

    async get(Key: string): Promise<Uint8Array | null> {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), inTime())
        return (await Body?.transformToByteArray()) ?? null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },

    async *list(folder: string): AsyncGenerator<string> {
      let next: string | undefined
      do {
        const list = new ListObjectsV2Command({ Bucket, Prefix: folder, ContinuationToken: next })
        const { Contents = [], NextContinuationToken } = await client.send(list, inTime())
        for (const { Key } of Contents) if (Key !== undefined) yield Key
        next = NextContinuationToken
      } while (next !== undefined)
    },

    // One by one: stores disagree about the checksum of a request that deletes several.
    async remove(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key }), inTime())
    },
  }
}

function clientOf(
  { endpoint, region, credentials, isPathStyle }: S3Bucket,
  { connectMs, answerMs }: S3Limits,
): S3Client {
  return new S3Client({
    region,
    forcePathStyle: isPathStyle,
    maxAttempts: ATTEMPTS,
    // Stores other than Amazon's don't know the newer checksums. The signature covers the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      httpAgent: { maxSockets: CONNECTIONS, keepAlive: true },
      httpsAgent: { maxSockets: CONNECTIONS, keepAlive: true },
    },
    ...(endpoint !== null && { endpoint }),
    ...(credentials && { credentials }),
  })
}
