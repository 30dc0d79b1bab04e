import { beforeEach, expect, test } from 'vitest'
import { givenCloset } from '../../../../tests/support/server/given-closet.ts'
import { exampleRow, insertRow } from '../../../../tests/support/database/example-rows.ts'
import { OTHER_USER } from '../../../../tests/support/database/specified-entities.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { CurationReply } from '../../../contract/stylist/stylist.ts'
import { OutfitRecommendation } from '../../../contract/stylist/looks.ts'
import { purgeClosetItems } from '../../closet/closet-item-lifecycle.ts'
import { purgeImages } from '../../images/purge-images.ts'
import { PERSONAL_USER_ID } from '../../user/personal-user.ts'
import { purgeLooks } from './look-lifecycle.ts'

const unknownId = '01900000-0000-7000-8000-00000000dead'

describeOnEachDatabase('looks', (database) => {
  const given = givenApp(database)
  let ids: Map<string, string>
  beforeEach(async () => {
    ids = await givenCloset(database.db())
  })
  const idOf = (name: string) => ids.get(name) ?? ''
  const idsOf = (...names: string[]) => names.map(idOf)
  const post = (body: object) => given.send('POST', '/api/outfit-recommendations', { body })
  const look = (id: string, method: 'PATCH' | 'DELETE', body?: object, headers?: Record<string, string>) =>
    given.send(method, `/api/outfit-recommendations/${id}`, {
      ...(body && { body }),
      ...(headers && { headers }),
    })
  const add = async (facts: object = {}) => {
    const itemIds = idsOf('Oxford shirt', 'Straight jeans', 'Penny loafers')
    const response = await post({ name: 'Office Monday', itemIds, ...facts })
    expect(response.statusCode, response.body).toBe(201)
    return OutfitRecommendation.parse(response.json())
  }
  const list = async (): Promise<OutfitRecommendation[]> =>
    (await given.get('/api/outfit-recommendations')).json()
  const curate = async () => {
    const body = { focusItemId: idOf('Oxford shirt'), stylePreference: 'classic' }
    return CurationReply.parse((await given.send('POST', '/api/curate-outfit', { body })).json()).curation
  }

  test('created by the user are stored with their pieces in order, and with tips', async () => {
    const made = await add({ occasion: 'work', description: 'Calm and light' })
    expect(made).toMatchObject({
      userId: PERSONAL_USER_ID,
      name: 'Office Monday',
      occasion: 'work',
      description: 'Calm and light',
      isFavorite: false,
      createdAt: '2026-11-23T12:00:00.000Z',
      items: [
        { id: idOf('Oxford shirt'), name: 'Oxford shirt', category: 'Tops', color: 'Light blue' },
        { id: idOf('Straight jeans'), name: 'Straight jeans' },
        { id: idOf('Penny loafers'), name: 'Penny loafers' },
      ],
    })
    expect(made.aiStylingTips).toMatch(/\p{L}{3}/u)
    expect(await list()).toEqual([made])
  })

  test('are listed newest first', async () => {
    const first = await add()
    given.clock().passes({ minutes: 1 })
    const second = await add({ name: 'Second' })
    expect(await list()).toEqual([second, first])
  })

  test('have each piece once, clean or not', async () => {
    await given.send('PATCH', `/api/closet-items/${idOf('Oxford shirt')}`, { body: { isClean: false } })
    const made = await add({ itemIds: idsOf('Oxford shirt', 'Straight jeans', 'Oxford shirt') })
    expect(made.items.map(({ name }) => name)).toEqual(['Oxford shirt', 'Straight jeans'])
  })

  test('with pieces that are not in the closet are rejected', async () => {
    await given.send('DELETE', `/api/closet-items/${idOf('Wool scarf')}`)
    for (const id of [unknownId, idOf('Wool scarf')]) {
      const response = await post({ name: 'Office Monday', itemIds: [idOf('Oxford shirt'), id] })
      expect([response.statusCode, response.json().code]).toEqual([404, 'closet_item_not_found'])
    }
    expect(await list()).toEqual([])
  })

  test('with a piece that has left the closet are rejected with the reason', async () => {
    await given.send('PATCH', `/api/closet-items/${idOf('Wool scarf')}`, { body: { archivedReason: 'lost' } })
    const response = await post({ name: 'Office Monday', itemIds: [idOf('Wool scarf')] })
    expect([response.statusCode, response.json()]).toEqual([
      422,
      {
        code: 'piece_not_wearable',
        message: `'Wool scarf' is archived. Restore it to wear it.`,
      },
    ])
  })

  test('with invalid input are rejected by field', async () => {
    const rejected: [string, object, string][] = [
      ['no name', { name: '' }, 'name'],
      ['a name that cannot be seen', { name: '\u200B' }, 'name'],
      ['a name without end', { name: 'a'.repeat(121) }, 'name'],
      ['no pieces', { itemIds: [] }, 'itemIds'],
      ['pieces left out', { itemIds: undefined }, 'itemIds'],
      ['thirteen pieces', { itemIds: Array.from({ length: 13 }, () => unknownId) }, 'itemIds'],
      ['10,000 pieces', { itemIds: Array.from({ length: 10_000 }, () => unknownId) }, 'itemIds'],
      ['an object of pieces', { itemIds: { 0: unknownId } }, 'itemIds'],
      ['an occasion that is no text', { occasion: 7 }, 'occasion'],
      ['a description without end', { description: 'a'.repeat(2001) }, 'description'],
    ]
    for (const [what, facts, field] of rejected) {
      const response = await post({ name: 'Office Monday', itemIds: [idOf('Oxford shirt')], ...facts })
      expect([what, response.statusCode]).toEqual([what, 400])
      expect(Object.keys(response.json().fields).join(), what).toContain(field)
    }
  })

  test('can be renamed, starred, described and cleared, and the rest stays', async () => {
    const made = await add({ occasion: 'work' })
    const response = await look(made.id, 'PATCH', { name: 'Friday', isFavorite: true, occasion: '' })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ ...made, name: 'Friday', isFavorite: true, occasion: null })
    expect((await look(made.id, 'PATCH', {})).json()).toEqual(response.json())
    expect(await list()).toEqual([response.json()])
  })

  test('can get other pieces, while pieces that left the closet stay', async () => {
    const made = await add()
    await database.db().deleteFrom('closetItems').where('id', '=', idOf('Oxford shirt')).execute()
    await given.send('PATCH', `/api/closet-items/${idOf('Straight jeans')}`, {
      body: { archivedReason: 'sold' },
    })
    expect((await list())[0]?.items).toEqual(made.items)
    const itemIds = idsOf('Oxford shirt', 'Straight jeans', 'Wool blazer')
    const response = await look(made.id, 'PATCH', { itemIds })
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json().items).toMatchObject([
      made.items[0] ?? {},
      made.items[1] ?? {},
      { id: idOf('Wool blazer') },
    ])
    const rejected = await look(made.id, 'PATCH', { itemIds: [...itemIds, unknownId] })
    expect([rejected.statusCode, rejected.json().code]).toEqual([404, 'closet_item_not_found'])
  })

  test('are deleted, and their pieces stay in the closet', async () => {
    const made = await add()
    expect((await look(made.id, 'DELETE')).statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect((await look(made.id, 'DELETE')).json().code).toBe('look_not_found')
    expect((await given.get('/api/closet-items')).json()).toHaveLength(ids.size)
  })

  test('that were curated can be renamed, starred, cleared and deleted; their outfits stay', async () => {
    const curation = await curate()
    const url = `/api/outfit-curations/${curation.id}`
    const named = await given.send('PATCH', url, { body: { name: ' Monday ', isFavorite: true } })
    expect([named.statusCode, named.json()]).toEqual([200, { ...curation, name: 'Monday', isFavorite: true }])
    expect((await given.send('PATCH', url, { body: { name: '', isFavorite: false } })).json()).toEqual(
      curation,
    )
    expect((await given.send('PATCH', url, { body: {} })).json()).toEqual(curation)
    expect((await given.send('DELETE', url)).statusCode).toBe(204)
    expect((await given.get('/api/outfit-curations')).json()).toEqual([])
    expect((await given.send('DELETE', url)).json().code).toBe('look_not_found')
  })

  test('are not changed by invalid input', async () => {
    const curation = await curate()
    const made = await add()
    for (const body of [
      { name: 7 },
      { name: 'a'.repeat(121) },
      { isFavorite: 'yes' },
      { isFavorite: 1 },
      [],
    ]) {
      expect((await given.send('PATCH', `/api/outfit-curations/${curation.id}`, { body })).statusCode).toBe(
        400,
      )
      expect((await look(made.id, 'PATCH', body)).statusCode).toBe(400)
    }
    expect(await list()).toEqual([made])
  })

  test('are not changed or deleted by stale requests', async () => {
    const made = await add()
    const curation = await curate()
    const stale = { 'if-match': '"older"' }
    const url = `/api/outfit-curations/${curation.id}`
    for (const response of [
      await look(made.id, 'PATCH', { name: 'Other' }, stale),
      await look(made.id, 'DELETE', undefined, stale),
      await given.send('PATCH', url, { body: { name: 'Other' }, headers: stale }),
      await given.send('DELETE', url, { headers: stale }),
    ])
      expect([response.statusCode, response.json().code]).toEqual([412, 'changed_meanwhile'])
    const renamed = await look(made.id, 'PATCH', { name: 'First' })
    const fresh = { 'if-match': String(renamed.headers['etag']) }
    expect((await look(made.id, 'PATCH', { name: 'Second' }, fresh)).statusCode).toBe(200)
    expect((await look(made.id, 'PATCH', { name: 'Third' }, fresh)).statusCode).toBe(412)
  })

  test('of another user are not found', async () => {
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'somebody else' })
    const others = { userId: OTHER_USER }
    const [theirLook, theirCuration] = [
      await insertRow(database.db(), 'outfitRecommendations', exampleRow('outfitRecommendations', others)),
      await insertRow(database.db(), 'outfitCurations', exampleRow('outfitCurations', others)),
    ]
    expect(await list()).toEqual([])
    for (const id of [String(theirLook['id']), unknownId])
      for (const response of [await look(id, 'PATCH', { name: 'Mine' }), await look(id, 'DELETE')])
        expect([response.statusCode, response.json().code]).toEqual([404, 'look_not_found'])
    for (const id of [String(theirCuration['id']), unknownId]) {
      const url = `/api/outfit-curations/${id}`
      for (const response of [
        await given.send('PATCH', url, { body: { name: 'Mine' } }),
        await given.send('DELETE', url),
      ])
        expect([response.statusCode, response.json().code]).toEqual([404, 'look_not_found'])
    }
  })

  test('with unreadable pieces are listed without them', async () => {
    const made = await add()
    await insertRow(
      database.db(),
      'outfitRecommendations',
      exampleRow('outfitRecommendations', {
        userId: PERSONAL_USER_ID,
        items: [null, 'x', made.items[0], { id: unknownId }],
        createdAt: new Date('2026-11-24T08:00:00Z'),
      }),
    )
    expect((await list()).map(({ items }) => items)).toEqual([[made.items[0]], made.items])
  })

  test('show the pictures of permanently deleted pieces, and release them when deleted', async () => {
    const { id, imageUrl } = await given.closetItem({ name: 'Silk blouse' })
    const body = { focusItemId: id, stylePreference: 'classic' }
    const { curation } = CurationReply.parse(
      (await given.send('POST', '/api/curate-outfit', { body })).json(),
    )
    const made = await add({ itemIds: [id] })
    const deps = { db: database.db(), images: given.images(), clock: given.clock() }
    const purge = async () => {
      await purgeClosetItems(deps)
      await purgeLooks(deps)
      await purgeImages(deps)
      return (await given.get(imageUrl)).statusCode
    }
    await given.send('DELETE', `/api/closet-items/${id}`)
    given.clock().passes({ days: 31 })
    expect(await purge()).toBe(200)
    await given.send('DELETE', `/api/outfit-curations/${curation.id}`)
    given.clock().passes({ days: 31 })
    expect(await purge()).toBe(200)
    await look(made.id, 'PATCH', { itemIds: idsOf('Oxford shirt') })
    expect(await purge()).toBe(404)
    expect(given.storedPictures()).toEqual([])
  })

  test('that are deleted keep the pictures of the closet', async () => {
    const { id, imageUrl } = await given.closetItem()
    const made = await add({ itemIds: [id] })
    await look(made.id, 'DELETE')
    await purgeImages({ db: database.db(), images: given.images(), clock: given.clock() })
    expect((await given.get(imageUrl)).statusCode).toBe(200)
  })
})
