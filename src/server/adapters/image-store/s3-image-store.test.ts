import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { givenS3, objectsIn } from '../../../../tests/support/other-servers/s3-server.ts'
import type { S3Bucket } from '../../ports/image-store.ts'
import { openS3ImageStore } from './s3-image-store.ts'

const key = 'ab'.repeat(16)
const photo = { width: 320, bytes: Buffer.from('small') }
const SECRET = 'a-secret-that-is-not-to-be-seen'

const s3 = givenS3()
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A store that responds with `answer`. */
async function storeThat(answer: RequestListener): Promise<S3Bucket> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    name: 'pictures',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'wardrobe', secretAccessKey: SECRET },
    isPathStyle: true,
  }
}

/** Responds with an error of an S3 store. */
function refuse(status: number, code: string): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
  }
}

const emptyList = '<?xml version="1.0"?><ListBucketResult><KeyCount>0</KeyCount></ListBucketResult>'

/** Lists nothing, and responds to everything else with `answer`. */
function listsAnd(answer: RequestListener): RequestListener {
  return (request, response) =>
    request.url?.includes('list-type=2') ? response.end(emptyList) : answer(request, response)
}

describe('an S3 image store', () => {
  test('stores a picture under the same path as on disk, with a prefix', async () => {
    const bucket = await s3.bucket()
    const store = await openS3ImageStore(bucket)
    await store.save(key, [photo, { width: 640, bytes: Buffer.from('large') }])
    expect(await objectsIn(bucket)).toEqual([`images/ab/${key}/320.webp`, `images/ab/${key}/640.webp`])
  })

  test('removes a picture with more sizes than a page of a list', async () => {
    const bucket = await s3.bucket()
    // A busy machine takes longer for a thousand files than the usual limits allow.
    const store = await openS3ImageStore(bucket, { connectMs: 60_000, answerMs: 60_000, totalMs: 60_000 })
    const sizes = Array.from({ length: 1005 }, (_, at) => ({
      width: at + 1,
      bytes: photo.bytes.subarray(0, 1),
    }))
    await store.save(key, sizes)
    await store.remove(key)
    expect(await objectsIn(bucket)).toEqual([])
  })

  test('leaves nothing of a picture if saving one size fails', async () => {
    const stored = new Set<string>()
    const bucket = await storeThat((request, response) => {
      const path = request.url?.split('?')[0] ?? ''
      if (request.method === 'DELETE') stored.delete(path)
      if (request.method === 'PUT' && path.endsWith('/640.webp'))
        return refuse(400, 'NotToday')(request, response)
      if (request.method === 'PUT') stored.add(path)
      const keys = [...stored].map(
        (name) => `<Contents><Key>${name.replace('/pictures/', '')}</Key></Contents>`,
      )
      response.end(`<?xml version="1.0"?><ListBucketResult>${keys.join('')}</ListBucketResult>`)
    })
    const store = await openS3ImageStore(bucket)
    await expect(store.save(key, [photo, { width: 640, bytes: photo.bytes }])).rejects.toThrow('NotToday')
    expect([...stored]).toEqual([])
  })

  test.each([
    [503, 'SlowDown', false],
    [500, 'InternalError', false],
    [403, 'AccessDenied', false],
    [404, 'NoSuchBucket', false],
    [507, 'XMinioStorageFull', true],
    [403, 'QuotaExceeded', true],
  ])('reports %d %s as a failure of the store', async (status, code, isFull) => {
    const store = await openS3ImageStore(await storeThat(listsAnd(refuse(status, code))))
    const failure = { name: 'ImageStoreFailure', isFull, message: `The S3 store failed: ${code}, ${status}` }
    await expect(store.save(key, [photo])).rejects.toMatchObject(failure)
    await expect(store.read(key, 320)).rejects.toMatchObject(failure)
  })

  test('retries a request to a busy store', async () => {
    let requests = 0
    const bucket = await storeThat(
      listsAnd((request, response) => {
        requests += 1
        if (requests === 1) refuse(503, 'SlowDown')(request, response)
        else response.end('small')
      }),
    )
    const store = await openS3ImageStore(bucket)
    expect(Buffer.from((await store.read(key, 320)) ?? [])).toEqual(photo.bytes)
  })

  test.each<[string, RequestListener]>([
    ['never answers', () => {}],
    [
      'stops in the middle',
      (_request, response) => void response.writeHead(200, { 'content-length': 9 }).write('half'),
    ],
    [
      'hangs up in the middle',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 9 })
        response.write('half', () => response.destroy())
      },
    ],
  ])('reports a store that %s as failed', async (_name, answer) => {
    const limits = { connectMs: 1000, answerMs: 50, totalMs: 500 }
    const store = await openS3ImageStore(await storeThat(listsAnd(answer)), limits)
    await expect(store.read(key, 320)).rejects.toMatchObject({ name: 'ImageStoreFailure', isFull: false })
  })
})

describe('a bucket that cannot be used', () => {
  test.each([
    [
      404,
      'NoSuchBucket',
      "Couldn't find the bucket pictures in the S3 store at ENDPOINT. Create it or correct S3_BUCKET.",
    ],
    [
      403,
      'SignatureDoesNotMatch',
      'No access to the bucket pictures in the S3 store at ENDPOINT (SignatureDoesNotMatch, 403). Check ' +
        'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. They need to list, read, write and delete objects.',
    ],
    [
      400,
      'AuthorizationHeaderMalformed',
      "The bucket pictures isn't in the region us-east-1 (AuthorizationHeaderMalformed, 400). Correct S3_REGION.",
    ],
    [
      500,
      'InternalError',
      "Couldn't reach the S3 store at ENDPOINT (InternalError, 500). Check S3_ENDPOINT, and that the store is running.",
    ],
  ])('has a message for %d %s', async (status, code, sentence) => {
    const bucket = await storeThat(refuse(status, code))
    const opened = openS3ImageStore(bucket)
    await expect(opened).rejects.toMatchObject({
      name: 'ImageStoreUnusable',
      message: sentence.replace('ENDPOINT', bucket.endpoint ?? ''),
    })
    await expect(opened).rejects.not.toThrow(SECRET)
  })

  test('is a message if nothing listens', async () => {
    const bucket = await storeThat(() => {})
    for (const server of servers.splice(0)) server.close()
    await expect(openS3ImageStore(bucket)).rejects.toThrow(
      /^Couldn't reach the S3 store at \S+ \(ECONNREFUSED\)\. /,
    )
  })
})
