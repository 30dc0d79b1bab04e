import { expect, test } from 'vitest'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { closetCategories } from '../../contract/closet/closet.ts'
import { purgeImages } from '../images/purge-images.ts'

describeOnEachDatabase('the sample wardrobe', (database) => {
  const given = givenApp(database)
  const add = () => given.send('POST', '/api/sample-wardrobe')
  const remove = () => given.send('DELETE', '/api/sample-wardrobe')
  const list = async () => (await given.get('/api/closet-items')).json()
  const everything = async () => ({
    items: await database.db().selectFrom('closetItems').selectAll().orderBy('id').execute(),
    wears: await database.db().selectFrom('wears').selectAll().execute(),
    images: await database.db().selectFrom('storedImages').selectAll().orderBy('key').execute(),
    files: given.storedPictures().toSorted(),
  })

  test('adds 24 drawn pieces of all categories, each marked as a sample', async () => {
    const response = await add()
    expect(response.statusCode).toBe(201)
    const items = response.json()
    expect(items).toHaveLength(24)
    expect(items).toEqual(await list())
    expect(new Set(items.map((item: { category: string }) => item.category))).toEqual(
      new Set(closetCategories),
    )
    for (const item of items) expect(item).toMatchObject({ isSample: true, picture: null, currency: 'USD' })
  })

  test('every piece is drawn', async () => {
    for (const { imageUrl } of (await add()).json()) {
      const drawing = await given.get(imageUrl)
      expect([imageUrl, drawing.statusCode, drawing.headers['content-type']]).toEqual([
        imageUrl,
        200,
        expect.stringContaining('image/svg+xml'),
      ])
    }
  })

  test('stays at 24 pieces when added twice', async () => {
    await add()
    await add()
    expect(await list()).toHaveLength(24)
  })

  test('is removed without leftover rows or files, also after the samples were used', async () => {
    await given.closetItem({ name: 'My own' })
    const before = await everything()
    const [worn, archived, removed] = (await add()).json()
    await given.send('POST', `/api/closet-items/${worn.id}/wears`, { body: { wornDate: '2026-11-23' } })
    await given.send('PATCH', `/api/closet-items/${archived.id}`, { body: { archivedReason: 'sold' } })
    await given.send('DELETE', `/api/closet-items/${removed.id}`)
    expect((await remove()).statusCode).toBe(204)
    await purgeImages({ db: database.db(), images: given.images(), clock: given.clock() })
    expect(await everything()).toEqual(before)
    expect((await remove()).statusCode).toBe(204)
  })

  test('keeps a sample that the user has edited', async () => {
    const [sample, other] = (await add()).json()
    const photo = await given.waitingPhoto()
    await given.send('PATCH', `/api/closet-items/${sample.id}`, { body: { name: 'Mine', photoId: photo.id } })
    await given.send('PATCH', '/api/closet-items', { body: { ids: [other.id], changes: { brand: 'Arket' } } })
    await remove()
    const left = await list()
    expect(new Set(left.map((item: { name: string }) => item.name))).toEqual(new Set(['Mine', other.name]))
    expect(left.every((item: { isSample: boolean }) => !item.isSample)).toBe(true)
  })

  test('is added once by six concurrent requests', async () => {
    await Promise.all(Array.from({ length: 6 }, () => add()))
    expect(await list()).toHaveLength(24)
  })

  test('leaves existing pieces unchanged when added again', async () => {
    const [worn] = (await add()).json()
    await given.send('POST', `/api/closet-items/${worn.id}/wears`, { body: { wornDate: '2026-11-23' } })
    const before = await list()
    expect((await add()).json()).toEqual(before)
  })
})
