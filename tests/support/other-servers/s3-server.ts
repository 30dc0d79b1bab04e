import { randomBytes } from 'node:crypto'
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  DeleteObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import { afterAll, beforeAll } from 'vitest'
import type { S3Bucket } from '../../../src/server/ports/image-store.ts'

/** An S3-compatible store for the tests of a file. */
export interface GivenS3 {
  /** Creates an empty bucket, which is deleted after the tests. */
  bucket(): Promise<S3Bucket>
}

/**
 * Connects to the store of TEST_S3_ENDPOINT (with TEST_S3_ACCESS_KEY_ID and TEST_S3_SECRET_ACCESS_KEY). By default it
 * starts fauxqs in this process, which checks no signatures (decision 33).
 */
export function givenS3(): GivenS3 {
  const buckets: S3Bucket[] = []
  let address: Omit<S3Bucket, 'name'>
  let stop = async () => {}
  beforeAll(async () => {
    const { endpoint, credentials, end } = await openServer()
    address = { endpoint, credentials, region: 'us-east-1', isPathStyle: true }
    stop = end
  })
  afterAll(async () => {
    for (const bucket of buckets) await deleteBucket(bucket)
    await stop()
  })
  return {
    async bucket() {
      const bucket = { ...address, name: `armadio-test-${randomBytes(8).toString('hex')}` }
      await s3ClientOf(bucket).send(new CreateBucketCommand({ Bucket: bucket.name }))
      buckets.push(bucket)
      return bucket
    },
  }
}

function s3ClientOf({ endpoint, region, credentials, isPathStyle }: S3Bucket): S3Client {
  return new S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint !== null && { endpoint }),
    ...(credentials && { credentials }),
  })
}

/** Returns the names of all objects of a bucket. */
export async function objectsIn(bucket: S3Bucket): Promise<string[]> {
  const client = s3ClientOf(bucket)
  const names: string[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket.name }))
    names.push(...Contents.flatMap(({ Key }) => Key ?? []))
  return names
}

/** Stores an object directly, without Armadio. */
export async function putObject(bucket: S3Bucket, Key: string, Body: string): Promise<void> {
  await s3ClientOf(bucket).send(new PutObjectCommand({ Bucket: bucket.name, Key, Body }))
}

async function openServer() {
  const {
    TEST_S3_ENDPOINT: endpoint,
    TEST_S3_ACCESS_KEY_ID: accessKeyId = '',
    TEST_S3_SECRET_ACCESS_KEY: secretAccessKey = '',
  } = process.env
  if (endpoint) return { endpoint, credentials: { accessKeyId, secretAccessKey }, end: async () => {} }
  const server = await startFauxqs({ port: 0, logger: false, host: '127.0.0.1' })
  return {
    endpoint: `http://127.0.0.1:${server.port}`,
    credentials: { accessKeyId: 'wardrobe', secretAccessKey: 'secret' },
    end: () => server.stop(),
  }
}

async function deleteBucket(bucket: S3Bucket): Promise<void> {
  const client = s3ClientOf(bucket)
  for (const Key of await objectsIn(bucket))
    await client.send(new DeleteObjectCommand({ Bucket: bucket.name, Key }))
  await client.send(new DeleteBucketCommand({ Bucket: bucket.name }))
}
