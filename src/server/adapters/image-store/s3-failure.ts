import { S3ServiceException } from '@aws-sdk/client-s3'
import { ImageStoreFailure, type S3Bucket } from '../../ports/image-store.ts'

// Error names of MinIO, Ceph and Swift for a full bucket.
const FULL = new Set([
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'InsufficientCapacity',
])
const INSUFFICIENT_STORAGE = 507

const KEYS_REJECTED = new Set([
  'AccessDenied',
  'ExpiredToken',
  'InvalidAccessKeyId',
  'InvalidToken',
  'SignatureDoesNotMatch',
])
const OTHER_REGION = new Set([
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
  'PermanentRedirect',
])

/**
 * Throws the reason why a request to the store failed, without the request: its headers must not be logged.
 * @throws ImageStoreFailure
 */
export function asImageStoreFailure(error: unknown): never {
  const isFull =
    error instanceof S3ServiceException &&
    (FULL.has(error.name) || error.$metadata.httpStatusCode === INSUFFICIENT_STORAGE)
  throw new ImageStoreFailure(`The S3 store failed: ${reasonOf(error)}`, isFull)
}

/** Error message for the operator about an unusable bucket. */
export function sentenceOfS3Failure(error: unknown, { name, endpoint, region }: S3Bucket): string {
  const store = endpoint === null ? 'Amazon S3' : `the S3 store at ${endpoint}`
  const reason = reasonOf(error)
  const [code, status] =
    error instanceof S3ServiceException ? [error.name, error.$metadata.httpStatusCode] : ['', undefined]
  if (code === 'NoSuchBucket')
    return `Couldn't find the bucket ${name} in ${store}. Create it or correct S3_BUCKET.`
  if (OTHER_REGION.has(code) || status === 301)
    return `The bucket ${name} isn't in the region ${region} (${reason}). Correct S3_REGION.`
  if (KEYS_REJECTED.has(code) || status === 401 || status === 403)
    return (
      `No access to the bucket ${name} in ${store} (${reason}). Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. ` +
      'They need to list, read, write and delete objects.'
    )
  if (error instanceof Error && error.name === 'CredentialsProviderError')
    return `Couldn't find keys for the bucket ${name}. Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`
  return `Couldn't reach ${store} (${reason}). Check S3_ENDPOINT, and that the store is running.`
}

function reasonOf(error: unknown): string {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode
    return status === undefined ? error.name : `${error.name}, ${status}`
  }
  if (!(error instanceof Error)) return 'unknown reason'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
