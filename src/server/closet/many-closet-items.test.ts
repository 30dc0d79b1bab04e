import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { newId } from '../db/new-id.ts'
import { PERSONAL_USER_ID } from '../user/personal-user.ts'
import { insertClosetItems } from './closet-store.ts'

function isMatch(each: object, wanted: object): boolean {
  return isDeepStrictEqual({ ...each, ...wanted }, each)
}

const unknownId = '01900000-0000-7000-8000-00000000dead'

describeOnEachDatabase('several pieces at once', (database) => {
  const given = givenApp(database)
  const change = (body: object) => given.send('PATCH', '/api/closet-items', { body })
  const remove = (ids: unknown) => given.send('POST', '/api/closet-items/remove', { body: { ids } })
  const restore = (ids: unknown) => given.send('POST', '/api/closet-items/restore', { body: { ids } })
  const list = async () => (await given.get('/api/closet-items')).json()
  const threeIds = async () => {
    const items = [await given.closetItem(), await given.closetItem(), await given.closetItem()]
    return items.map((item) => item.id)
  }

  test('are changed in the same way, without changing others', async () => {
    const [first = '', second = '', third = ''] = await threeIds()
    const response = await change({
      ids: [first, third, first],
      changes: { brand: 'Arket', isClean: false, size: '' },
    })
    expect(response.statusCode).toBe(200)
    expect(response.json().map((item: { id: string; brand: string }) => [item.id, item.brand])).toEqual([
      [first, 'Arket'],
      [third, 'Arket'],
    ])
    expect((await given.get(`/api/closet-items/${second}`)).json()).toMatchObject({
      brand: null,
      isClean: true,
    })
  })

  test('are archived and unarchived together', async () => {
    const ids = await threeIds()
    await change({ ids, changes: { archivedReason: 'sold' } })
    expect(await list()).toEqual([])
    expect((await given.get('/api/closet-items?archived=1')).json()).toHaveLength(3)
    await change({ ids, changes: { archivedReason: null } })
    expect(await list()).toHaveLength(3)
  })

  test('are deleted and restored together', async () => {
    const ids = await threeIds()
    const before = await list()
    expect((await remove(ids)).statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect((await restore(ids)).statusCode).toBe(200)
    expect(await list()).toEqual(before)
  })

  test('are changed, worn, deleted and restored by the hundreds, all or none', async () => {
    const ids = Array.from({ length: 450 }, () => newId())
    const facts = {
      userId: PERSONAL_USER_ID,
      category: 'Tops' as const,
      color: 'White',
      imageUrl: '/drawings/tee.svg',
    }
    const rows = ids.map((id, at) => ({ ...facts, id, name: `Shirt ${at}`, createdAt: new Date(0) }))
    await insertClosetItems(database.db(), rows)
    const wornDate = '2026-11-22'
    const wear = (path: string) =>
      given.send('POST', `/api/closet-items/${path}`, { body: { ids, wornDate } })
    const count = async (item: object) => (await list()).filter((each: object) => isMatch(each, item)).length

    expect((await change({ ids: [...ids, unknownId], changes: { brand: 'Arket' } })).statusCode).toBe(404)
    expect(await count({ brand: null })).toBe(450)
    const changed = await change({ ids, changes: { brand: 'Arket' } })
    expect(changed.json().map(({ id }: { id: string }) => id)).toEqual(ids)
    expect(await count({ brand: 'Arket' })).toBe(450)
    const worn = (await wear('wear')).json()
    expect([worn.newlyWornIds.length, worn.items.length]).toEqual([450, 450])
    expect(await count({ wearCount: 1, lastWornDate: wornDate })).toBe(450)
    await wear('take-wears-back')
    expect(await count({ wearCount: 0, lastWornDate: null })).toBe(450)
    expect((await remove(ids)).statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect((await restore(ids)).json()).toHaveLength(450)
    expect(await list()).toHaveLength(450)
  })

  test('are not changed if one of them is missing', async () => {
    const ids = await threeIds()
    const before = await list()
    for (const response of [
      await change({ ids: [...ids, unknownId], changes: { brand: 'Arket' } }),
      await remove([...ids, unknownId]),
      await restore([...ids, unknownId]),
    ])
      expect([response.statusCode, response.json().code]).toEqual([404, 'closet_item_not_found'])
    expect(await list()).toEqual(before)
  })

  test.each([
    [{ changes: {} }],
    [{ ids: [], changes: {} }],
    [{ ids: ['x'], changes: {} }],
    [{ ids: 'all', changes: {} }],
    [{ ids: [unknownId] }],
    [{ ids: Array.from({ length: 2001 }, () => unknownId), changes: {} }],
    [{ ids: [unknownId], changes: { category: 'Hats' } }],
  ])('%j is rejected', async (body) => {
    expect((await change(body)).statusCode).toBe(400)
  })

  test('reject changes of fields that apply to a single piece', async () => {
    const ids = await threeIds()
    const before = await list()
    await change({ ids, changes: { name: 'All the same', originalPrice: '1.00', wearCount: 5 } })
    expect(await list()).toEqual(before)
  })

  test('reject a purchase date that is still to come, and change nothing', async () => {
    const ids = await threeIds()
    const before = await list()
    const response = await change({ ids, changes: { brand: 'Arket', purchaseDate: '2099-01-01' } })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toEqual({ purchaseDate: 'Choose today or an earlier day.' })
    expect(await list()).toEqual(before)
  })

  test('do not deadlock when changed concurrently in another order', async () => {
    const ids = await threeIds()
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, nth) =>
        change({ ids: nth % 2 ? ids : ids.toReversed(), changes: { size: String(nth) } }),
      ),
    )
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([200]))
    const sizes = (await list()).map((item: { size: string }) => item.size)
    expect(new Set(sizes).size).toBe(1)
  })
})
