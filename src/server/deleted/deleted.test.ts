import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { asNives, givenAppOfTwo } from '../../../tests/support/server/given-app-of-two.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { DeletedItem } from '../../contract/deleted.ts'
import { purgeImages } from '../images/purge-images.ts'
import { purgeLooks } from '../stylist/looks/look-lifecycle.ts'

const LIST = '/api/recently-deleted'

describeOnEachDatabase('a deleted entity', (database) => {
  const given = givenAppOfTwo(database)
  let pieceId: string
  let imageUrl: string
  beforeEach(async () => {
    ;({ id: pieceId, imageUrl } = await given.closetItem({ name: 'Wool coat', category: 'Outerwear' }))
  })
  const made = async (url: string, body: object) => {
    const response = await given.send('POST', url, { body })
    expect(response.statusCode, response.body).toBeLessThan(300)
    return response.json()
  }
  const remove = async (url: string) => expect((await given.send('DELETE', url)).statusCode).toBe(204)
  const list = async (headers = {}) => z.array(DeletedItem).parse((await given.get(LIST, headers)).json())
  const kinds = async () => (await list()).map(({ kind }) => kind)
  const addLook = () => made('/api/outfit-recommendations', { name: 'Office Monday', itemIds: [pieceId] })
  const listing = () =>
    made('/api/marketplace-items', {
      closetItemId: pieceId,
      title: 'Coat for sale',
      description: 'Worn twice.',
      price: '42',
      condition: 'Good',
      category: 'Outerwear',
    })
  const deps = () => ({ db: database.db(), images: given.images(), clock: given.clock() })

  /** Deletes one entity of each kind, an hour apart. Resolves with the URLs that restore them. */
  async function deleteOneOfEach(): Promise<string[]> {
    const { curation } = await made('/api/curate-outfit', {
      focusItemId: pieceId,
      stylePreference: 'classic',
    })
    const plan = { styleTheme: 'Minimal', occasion: 'work', weekStartDate: '2026-11-23', title: '' }
    const entry = { itemIds: [pieceId], occasion: 'work', wornDate: '2026-11-20' }
    await made('/api/outfit-history', entry)
    const [logged] = (await given.get('/api/outfit-history')).json()
    const dates = { fromDate: '2026-11-30', toDate: '2026-12-01' }
    const { trip } = await made('/api/trips', { place: 'Lisbon', purpose: 'sightseeing', ...dates })
    const addresses = [
      `/api/outfit-curations/${curation.id}`,
      `/api/outfit-recommendations/${(await addLook()).id}`,
      `/api/weekly-plans/${(await made('/api/weekly-plans', plan)).id}`,
      `/api/outfit-history/${logged.id}`,
      `/api/wishlist/${(await made('/api/wishlist', { name: 'Scarf', category: 'accessories' })).id}`,
      `/api/marketplace-items/${(await listing()).id}`,
      `/api/trips/${trip.id}`,
    ]
    for (const address of addresses) {
      await remove(address)
      given.clock().passes({ hours: 1 })
    }
    return addresses
  }

  test('of every kind is listed newest first, with name, pictures and days left, and can be restored', async () => {
    const addresses = await deleteOneOfEach()
    const found = await list()
    expect(found.map(({ kind, name, day, daysLeft }) => [kind, name, day, daysLeft])).toEqual([
      ['trip', 'Lisbon, Portugal', '2026-11-30', 30],
      ['listing', 'Coat for sale', null, 30],
      ['wishlistItem', 'Scarf', null, 30],
      ['entry', 'work', '2026-11-20', 30],
      ['plan', 'Minimal Week', '2026-11-23', 30],
      ['look', 'Office Monday', null, 30],
      ['curation', 'Wool coat', null, 30],
    ])
    for (const { kind, pictures } of found.filter(({ kind: each }) => each !== 'plan' && each !== 'trip'))
      expect([kind, pictures.length]).toEqual([kind, 1])
    for (const address of addresses)
      expect([address, (await given.send('POST', `${address}/restore`)).statusCode]).toEqual([address, 200])
    expect(await list()).toEqual([])
    const { wearCount } = (await given.get(`/api/closet-items/${pieceId}`)).json()
    expect(wearCount).toBe(1)
  })

  test('appears nowhere else', async () => {
    for (const address of await deleteOneOfEach()) {
      expect([address, (await given.get(address)).statusCode]).toEqual([address, 404])
      const [, collection = ''] = /^(.*)\/[^/]+$/.exec(address) ?? []
      const query = collection === '/api/marketplace-items' ? '?mine=1' : ''
      expect([collection, (await given.get(`${collection}${query}`)).json()]).toEqual([collection, []])
    }
  })

  test('can be restored with its photo for 30 days, and then no longer', async () => {
    const look = await addLook()
    await remove(`/api/outfit-recommendations/${look.id}`)
    given.clock().passes({ days: 29 })
    await remove(`/api/closet-items/${pieceId}`)
    expect((await list()).map(({ name, daysLeft }) => [name, daysLeft])).toEqual([
      ['Wool coat', 30],
      ['Office Monday', 1],
    ])
    await purgeLooks(deps())
    await purgeImages(deps())
    expect((await given.get(imageUrl)).statusCode).toBe(200)
    given.clock().passes({ days: 2 })
    expect(await kinds()).toEqual(['piece'])
    const late = await given.send('POST', `/api/outfit-recommendations/${look.id}/restore`)
    expect(late.statusCode).toBe(404)
  })

  test('is permanently deleted one by one or all at once, with its photos, and only by its owner', async () => {
    const wish = await made('/api/wishlist', { name: 'Scarf', category: 'accessories' })
    await remove(`/api/wishlist/${wish.id}`)
    await remove(`/api/closet-items/${pieceId}`)
    expect(await list(asNives)).toEqual([])
    const forever = (kind: string, id: string, headers = {}) =>
      given.send('DELETE', `${LIST}/${kind}/${id}`, { headers })
    expect((await forever('piece', pieceId, asNives)).json().code).toBe('deleted_not_found')
    expect((await given.send('DELETE', LIST, { headers: asNives })).statusCode).toBe(204)
    expect(await kinds()).toEqual(expect.arrayContaining(['piece', 'wishlistItem']))

    expect((await forever('piece', pieceId)).statusCode).toBe(204)
    expect((await forever('piece', pieceId)).json().code).toBe('deleted_not_found')
    expect((await forever('nothing', pieceId)).statusCode).toBe(400)
    await purgeImages(deps())
    expect((await given.get(imageUrl)).statusCode).toBe(404)
    expect(await kinds()).toEqual(['wishlistItem'])

    expect((await given.send('DELETE', LIST)).statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect((await given.send('POST', `/api/wishlist/${wish.id}/restore`)).statusCode).toBe(404)
  })
})
