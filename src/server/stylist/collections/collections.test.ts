import { beforeEach, expect, test } from 'vitest'
import { exampleRow, insertRow, readRows } from '../../../../tests/support/database/example-rows.ts'
import { givenCloset } from '../../../../tests/support/server/given-closet.ts'
import { OTHER_USER } from '../../../../tests/support/database/specified-entities.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { CurationReply } from '../../../contract/stylist/stylist.ts'
import { LookCollection } from '../../../contract/stylist/collections.ts'
import { OutfitRecommendation } from '../../../contract/stylist/looks.ts'
import { purgeCollections } from './collection-lifecycle.ts'

const unknownId = '01900000-0000-7000-8000-00000000dead'

describeOnEachDatabase('collections of looks', (database) => {
  const given = givenApp(database)
  let ids: Map<string, string>
  beforeEach(async () => {
    ids = await givenCloset(database.db())
  })
  const call = (
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) =>
    given.send(method, `/api/look-collections${path}`, { ...(body && { body }), ...(headers && { headers }) })
  const add = async (name = 'Office') => {
    const response = await call('POST', '', { name })
    expect(response.statusCode, response.body).toBe(201)
    return LookCollection.parse(response.json())
  }
  const list = async (): Promise<LookCollection[]> => (await given.get('/api/look-collections')).json()
  const addLook = async () => {
    const body = { name: 'Monday', itemIds: [ids.get('Oxford shirt'), ids.get('Straight jeans')] }
    return OutfitRecommendation.parse(
      (await given.send('POST', '/api/outfit-recommendations', { body })).json(),
    )
  }
  const curate = async () => {
    const body = { focusItemId: ids.get('Oxford shirt'), stylePreference: 'classic' }
    return CurationReply.parse((await given.send('POST', '/api/curate-outfit', { body })).json()).curation
  }

  test('a collection holds curations and own looks, and a look can be in several', async () => {
    const [look, curation] = [await addLook(), await curate()]
    const office = await add()
    given.clock().passes({ minutes: 1 })
    const holiday = await add('Holiday')
    expect(office).toMatchObject({ name: 'Office', lookIds: [], createdAt: '2026-11-23T12:00:00.000Z' })
    for (const lookId of [look.id, curation.id, look.id])
      expect((await call('POST', `/${office.id}/looks`, { lookId })).statusCode).toBe(200)
    await call('POST', `/${holiday.id}/looks`, { lookId: look.id })
    const both = [look.id, curation.id].toSorted()
    expect(await list()).toEqual([
      { ...holiday, lookIds: [look.id] },
      { ...office, lookIds: both },
    ])
    const taken = await call('DELETE', `/${office.id}/looks/${look.id}`)
    expect(taken.json()).toEqual({ ...office, lookIds: [curation.id] })
    expect((await call('DELETE', `/${office.id}/looks/${look.id}`)).statusCode).toBe(200)
    expect((await given.get('/api/outfit-recommendations')).json()).toHaveLength(1)
  })

  test('a collection is created with looks, and a change sets all of them', async () => {
    const [look, curation] = [await addLook(), await curate()]
    const made = await call('POST', '', { name: 'Office', lookIds: [look.id, look.id] })
    expect([made.statusCode, made.json().lookIds]).toEqual([201, [look.id]])
    const { id } = made.json()
    const changed = await call('PATCH', `/${id}`, { lookIds: [curation.id] })
    expect(changed.json()).toMatchObject({ name: 'Office', lookIds: [curation.id] })
    const wrong = await call('PATCH', `/${id}`, { name: 'Work', lookIds: [unknownId] })
    expect(wrong.json().code).toBe('look_not_found')
    expect(await list()).toEqual([changed.json()])
    expect((await call('PATCH', `/${id}`, { lookIds: 'all' })).statusCode).toBe(400)
  })

  test('a deleted look leaves its collections', async () => {
    const look = await addLook()
    const { id } = await add()
    await call('POST', `/${id}/looks`, { lookId: look.id })
    await given.send('DELETE', `/api/outfit-recommendations/${look.id}`)
    expect((await list())[0]?.lookIds).toEqual([])
  })

  test('a name is required and unique', async () => {
    const office = await add()
    for (const name of ['', ' ', 'a'.repeat(61), 7, undefined])
      expect((await call('POST', '', { name })).statusCode, String(name)).toBe(400)
    const twin = await call('POST', '', { name: ' office ' })
    expect([twin.statusCode, twin.json().code]).toEqual([409, 'collection_exists'])
    const { id } = await add('Holiday')
    expect((await call('PATCH', `/${id}`, { name: 'OFFICE' })).json().code).toBe('collection_exists')
    expect((await call('PATCH', `/${office.id}`, { name: 'OFFICE' })).json()).toEqual({
      ...office,
      name: 'OFFICE',
    })
  })

  test('a deleted collection is restored with its looks, unless its name is taken or 30 days have passed', async () => {
    const look = await addLook()
    const office = await add()
    await call('POST', `/${office.id}/looks`, { lookId: look.id })
    expect((await call('DELETE', `/${office.id}`)).statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect((await given.get('/api/outfit-recommendations')).json()).toHaveLength(1)
    for (const response of [
      await call('DELETE', `/${office.id}`),
      await call('PATCH', `/${office.id}`, { name: 'Work' }),
      await call('POST', `/${office.id}/looks`, { lookId: look.id }),
    ])
      expect([response.statusCode, response.json().code]).toEqual([404, 'collection_not_found'])
    const other = await add()
    expect((await call('POST', `/${office.id}/restore`)).json().code).toBe('collection_exists')
    await call('DELETE', `/${other.id}`)
    for (let sent = 0; sent < 2; sent += 1)
      expect((await call('POST', `/${office.id}/restore`)).json()).toEqual({ ...office, lookIds: [look.id] })
    given.clock().passes({ days: 31 })
    expect((await call('POST', `/${other.id}/restore`)).json().code).toBe('collection_not_found')
    await purgeCollections({ db: database.db(), clock: given.clock() })
    expect(await readRows(database.db(), 'lookCollections')).toHaveLength(1)
  })

  test('a stale change of a collection is rejected', async () => {
    const { id } = await add()
    const stale = { 'if-match': '"older"' }
    for (const response of [
      await call('PATCH', `/${id}`, { name: 'Work' }, stale),
      await call('DELETE', `/${id}`, undefined, stale),
    ])
      expect([response.statusCode, response.json().code]).toEqual([412, 'changed_meanwhile'])
  })

  test("another user's collections and looks are not found", async () => {
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'another' })
    const others = { userId: OTHER_USER }
    const theirs = await insertRow(database.db(), 'lookCollections', exampleRow('lookCollections', others))
    const theirLook = await insertRow(
      database.db(),
      'outfitRecommendations',
      exampleRow('outfitRecommendations', others),
    )
    expect(await list()).toEqual([])
    const { id } = await add()
    for (const lookId of [theirLook['id'], unknownId])
      expect((await call('POST', `/${id}/looks`, { lookId })).json().code).toBe('look_not_found')
    for (const theirId of [String(theirs['id']), unknownId])
      for (const response of [
        await call('PATCH', `/${theirId}`, { name: 'Mine' }),
        await call('DELETE', `/${theirId}`),
        await call('POST', `/${theirId}/restore`),
        await call('DELETE', `/${theirId}/looks/${unknownId}`),
      ])
        expect([response.statusCode, response.json().code]).toEqual([404, 'collection_not_found'])
  })

  test('a canvas is stored with a look or a curation, without the places of other pieces, until it is reset', async () => {
    const [look, curation] = [await addLook(), await curate()]
    const place = { x: 0.3, y: 0.4, width: 0.5, height: 0.5, angle: -12 }
    const [shirt, scarf] = [ids.get('Oxford shirt'), ids.get('Wool scarf')]
    const canvas = {
      pieces: [
        { itemId: scarf, ...place },
        { itemId: shirt, ...place },
      ],
    }
    for (const url of [`/api/outfit-recommendations/${look.id}`, `/api/outfit-curations/${curation.id}`]) {
      const patch = async (changes: object) => given.send('PATCH', url, { body: changes })
      const expected = canvas.pieces.filter(
        ({ itemId }) => itemId === shirt || (url.includes('curations') && isIn(curation, itemId)),
      )
      expect((await patch({ canvas })).json().canvas).toEqual({ pieces: expected })
      expect((await patch({ isFavorite: true })).json().canvas).toEqual({ pieces: expected })
      for (const wrong of [
        { pieces: [] },
        { pieces: [{ itemId: shirt, ...place, x: 1.01 }] },
        { pieces: [{ itemId: shirt, ...place, width: 0 }] },
        { pieces: [{ itemId: shirt, ...place, height: 2 }] },
        { pieces: [{ itemId: shirt, ...place, angle: 181 }] },
        { pieces: [{ itemId: shirt, ...place, angle: '12' }] },
        { pieces: [canvas.pieces[1], canvas.pieces[1]] },
        { pieces: Array.from({ length: 13 }, () => ({ itemId: unknownId, ...place })) },
        'none',
      ])
        expect((await patch({ canvas: wrong })).statusCode, JSON.stringify(wrong)).toBe(400)
      expect((await patch({ canvas: null })).json().canvas).toBeNull()
    }
  })
})

function isIn(curation: object, itemId: string | undefined): boolean {
  return itemId !== undefined && JSON.stringify(curation).includes(itemId)
}
