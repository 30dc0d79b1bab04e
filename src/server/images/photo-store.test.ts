import { beforeEach, expect, test } from 'vitest'
import { garmentJpeg } from '../../../tests/support/factories/garment-photo.ts'
import { givenS3, objectsIn } from '../../../tests/support/other-servers/s3-server.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { openS3ImageStore } from '../adapters/image-store/s3-image-store.ts'
import { cutOutNext } from '../closet/photos/cut-out-next.ts'
import { purgeClosetItems } from '../closet/closet-item-lifecycle.ts'
import { createWorkQueue } from '../http/limits/work-queue.ts'
import { ImageStoreFailure, type ImageStore, type S3Bucket } from '../ports/image-store.ts'
import { purgeImages } from './purge-images.ts'

const photo = await garmentJpeg({ ground: [225, 222, 215], cloth: [170, 40, 45], width: 90, height: 120 })
const s3 = givenS3()

describeOnEachDatabase('photos in a bucket', (database) => {
  let bucket: S3Bucket
  let images: ImageStore
  let failure: ImageStoreFailure | null
  beforeEach(async () => {
    bucket = await s3.bucket()
    failure = null
    const store = await openS3ImageStore(bucket)
    const unlessItFails = () => {
      if (failure) throw failure
      return store
    }
    images = {
      save: async (key, files) => unlessItFails().save(key, files),
      read: async (key, width) => unlessItFails().read(key, width),
      remove: async (key) => unlessItFails().remove(key),
    }
  })
  const given = givenApp(database, () => ({ images }))
  const deps = () => ({ db: database.db(), images, clock: given.clock() })
  const purge = async () => {
    await purgeClosetItems(deps())
    return purgeImages(deps())
  }
  const goesDown = () => (failure = new ImageStoreFailure('The S3 store failed: ECONNREFUSED', false))
  const shirt = {
    fields: { name: 'Shirt', category: 'Tops', color: 'Red' },
    files: [
      {
        field: 'image',
        name: 'shirt.jpg',
        bytes: photo,
      },
    ],
  }

  test('are served from it, and deleted from it with their piece', async () => {
    const { id, imageUrl } = (await given.upload(shirt)).json()
    const [, , key = ''] = imageUrl.split('/')
    expect(
      (await objectsIn(bucket)).every((name) => name.startsWith(`images/${key.slice(0, 2)}/${key}/`)),
    ).toBe(true)
    const served = await given.get(imageUrl)
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
    await given.send('DELETE', `/api/closet-items/${id}`)
    given.clock().passes({ days: 31 })
    expect(await purge()).toBe(1)
    expect(await objectsIn(bucket)).toEqual([])
  })

  test('are a 503 with a message while the store is down, and served again after', async () => {
    const { imageUrl } = (await given.upload(shirt)).json()
    goesDown()
    const reply = await given.get(imageUrl)
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      503,
      '2',
      { code: 'photo_store_unavailable', message: "Couldn't reach the photo store. Try again in a moment." },
    ])
    failure = null
    expect((await given.get(imageUrl)).statusCode).toBe(200)
  })

  test.each([
    [false, 503, 'photo_store_unavailable'],
    [true, 507, 'photo_store_full'],
  ])('are not added to a store that fails (full: %s), nor is their piece', async (isFull, status, code) => {
    failure = new ImageStoreFailure('The S3 store failed: no', isFull)
    const reply = await given.upload(shirt)
    expect([reply.statusCode, reply.json().code]).toEqual([status, code])
    expect((await given.get('/api/closet-items')).json()).toEqual([])
    failure = null
    given.clock().passes({ days: 2 })
    await purge()
    expect(await database.db().selectFrom('storedImages').select('key').execute()).toEqual([])
    expect(await objectsIn(bucket)).toEqual([])
  })

  test('stay pending for their cut-out while the store is down', async () => {
    await given.upload(shirt)
    goesDown()
    const imageWork = createWorkQueue({ running: 1, waiting: 32, waitMs: 15_000 })
    const cutNext = () => cutOutNext({ ...deps(), imageWork })
    for (const _ of [1, 2, 3, 4]) await expect(cutNext()).rejects.toThrow('ECONNREFUSED')
    failure = null
    await cutNext()
    const [item] = (await given.get('/api/closet-items')).json()
    expect(item.cutOut).not.toBeNull()
  })
})
