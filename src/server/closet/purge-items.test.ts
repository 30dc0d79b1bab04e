import { expect, test } from 'vitest'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { newId } from '../db/new-id.ts'
import { purgeOldKeys } from '../http/idempotency.ts'
import { reserveImage } from '../images/image-rows.ts'
import { purgeImages } from '../images/purge-images.ts'
import { purgeClosetItems } from './closet-item-lifecycle.ts'

describeOnEachDatabase('the cleanup job', (database) => {
  const given = givenApp(database)
  const deps = () => ({ db: database.db(), images: given.images(), clock: given.clock() })
  const rows = (table: 'closetItems' | 'storedImages' | 'idempotencyKeys') =>
    database.db().selectFrom(table).selectAll().execute()

  const purge = async () => {
    await purgeClosetItems(deps())
    return purgeImages(deps())
  }

  test('deletes a removed piece with its row and files after the retention period', async () => {
    const kept = await given.closetItem({ name: 'Kept' })
    const removed = await given.closetItem({ name: 'Removed' })
    await given.send('DELETE', `/api/closet-items/${removed.id}`)

    given.clock().passes({ days: 29 })
    expect(await purge()).toBe(0)
    expect(given.storedPictures()).toHaveLength(2)

    given.clock().passes({ days: 2 })
    expect(await purge()).toBe(1)
    expect(await rows('closetItems')).toHaveLength(1)
    expect(await rows('storedImages')).toHaveLength(1)
    expect(given.storedPictures()).toHaveLength(1)
    expect((await given.get(kept.imageUrl)).statusCode).toBe(200)
  })

  test('keeps a photo that another piece still shows', async () => {
    const { id } = await given.closetItem()
    const row = await database.db().selectFrom('closetItems').selectAll().executeTakeFirstOrThrow()
    await database
      .db()
      .insertInto('closetItems')
      .values({ ...row, id: newId() })
      .execute()
    await given.send('DELETE', `/api/closet-items/${id}`)
    given.clock().passes({ days: 31 })
    expect(await purge()).toBe(0)
    expect(given.storedPictures()).toHaveLength(1)
  })

  test('removes a picture of an interrupted upload, but not of a current one', async () => {
    await given.closetItem()
    const { id: userId } = (await given.get('/api/user')).json()
    const key = 'ef'.repeat(16)
    const image = { key, userId, sha256: 'a'.repeat(64), width: 1, height: 1, thumbHash: 'x' }
    const files = [{ width: 1, bytes: Buffer.from('x') }]
    await reserveImage(database.db(), { ...image, createdAt: given.clock().now() }, files)
    await given.images().save(key, files)
    expect(await purge()).toBe(0)
    given.clock().passes({ hours: 25 })
    expect(await purge()).toBe(1)
    expect(given.storedPictures()).toHaveLength(1)
    expect(await rows('storedImages')).toHaveLength(1)
  })

  test('never deletes pictures of another database in the same folder', async () => {
    await given.images().save('cd'.repeat(16), [{ width: 1, bytes: Buffer.from('x') }])
    given.clock().passes({ days: 365 })
    expect(await purge()).toBe(0)
    expect(given.storedPictures()).toHaveLength(1)
  })

  test('deletes an Idempotency-Key after three days', async () => {
    const item = await given.closetItem()
    await given.send('DELETE', `/api/closet-items/${item.id}`, { headers: { 'idempotency-key': 'k' } })
    given.clock().passes({ days: 2 })
    await purgeOldKeys(deps())
    expect(await rows('idempotencyKeys')).toHaveLength(1)
    given.clock().passes({ days: 2 })
    await purgeOldKeys(deps())
    expect(await rows('idempotencyKeys')).toEqual([])
  })
})
