import { expect, test } from 'vitest'
import { asNives, givenAppOfTwo } from '../../../tests/support/server/given-app-of-two.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { MarketplaceItem } from '../../contract/marketplace.ts'
import { purgeImages } from '../images/purge-images.ts'
import { purgeListings } from './listing-lifecycle.ts'

const LIST = '/api/marketplace-items'

describeOnEachDatabase('the photos of a listing', (database) => {
  const given = givenAppOfTwo(database)

  const facts = { title: 'Shirt', description: 'Linen.', price: '42', condition: 'Good', category: 'Tops' }
  const listed = async (photoIds: string[], closetItemId?: string) => {
    const body = { ...facts, closetItemId: closetItemId ?? (await given.closetItem()).id, photoIds }
    const response = await given.send('POST', LIST, { body })
    expect(response.statusCode, response.body).toBe(201)
    return MarketplaceItem.parse(response.json())
  }
  const photos = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await given.waitingPhoto()).id))
  const change = (id: string, photoIds: unknown, headers = {}) =>
    given.send('PATCH', `${LIST}/${id}`, { body: { photoIds }, headers })
  const idsOf = (listing: unknown) => MarketplaceItem.parse(listing).morePhotos.map(({ id }) => id)
  const purge = async () => {
    const deps = { db: database.db(), images: given.images(), clock: given.clock() }
    await purgeListings(deps)
    await purgeImages(deps)
  }

  test('follow the first photo in the seller’s order, in every endpoint', async () => {
    const [label = '', flaw = '', back = ''] = await photos(3)
    const listing = await listed([flaw, label, flaw, back])
    expect(idsOf(listing)).toEqual([flaw, label, back])
    expect(listing.morePhotos[0]).toMatchObject({ imageUrl: expect.stringContaining(`/images/${flaw}/`) })
    const other = await listed([])
    const all = (await given.get(LIST)).json()
    expect(all.map(idsOf)).toEqual([[], [flaw, label, back]])
    expect(idsOf((await given.get(`${LIST}/${listing.id}`)).json())).toEqual([flaw, label, back])
    expect(idsOf((await change(other.id, undefined)).json())).toEqual([])
  })

  test('can be reordered, added and removed; removed ones are released', async () => {
    const [label = '', flaw = '', back = ''] = await photos(3)
    const { id, imageUrl } = await listed([label, flaw])
    expect(idsOf((await change(id, [back, label])).json())).toEqual([back, label])
    await purge()
    const kept = given.storedPictures()
    expect(kept).toHaveLength(3)
    expect(kept).not.toContain(flaw)
    expect(idsOf((await change(id, [])).json())).toEqual([])
    await purge()
    expect(given.storedPictures()).toEqual([imageUrl.split('/')[2]])
  })

  test('are visible to others while the listing is for sale', async () => {
    const { id, morePhotos } = await listed(await photos(1))
    const address = morePhotos[0]?.imageUrl ?? ''
    const seen = async () => (await given.get(address, asNives)).statusCode
    expect(await seen()).toBe(200)
    await given.send('PATCH', `${LIST}/${id}`, { body: { status: 'paused' } })
    expect(await seen()).toBe(404)
    expect((await given.get(address)).statusCode).toBe(200)
  })

  test('must be the owner’s own unused uploads, at most eight; otherwise nothing changes', async () => {
    const [label = '', spare = ''] = await photos(2)
    const { id } = await listed([label])
    const other = await listed([])
    const rejectionOf = async (...args: Parameters<typeof change>) => {
      const response = await change(...args)
      return [response.statusCode, response.json().code]
    }
    expect(await rejectionOf(other.id, [label])).toEqual([404, 'photo_not_found'])
    expect(await rejectionOf(id, [spare, 'f'.repeat(32)])).toEqual([404, 'photo_not_found'])
    expect(await rejectionOf(id, ['../x'])).toEqual([400, 'invalid_request'])
    expect(await rejectionOf(id, Array(9).fill(spare))).toEqual([400, 'invalid_request'])
    expect(await rejectionOf(id, [], asNives)).toEqual([404, 'listing_not_found'])
    expect(idsOf((await given.get(`${LIST}/${id}`)).json())).toEqual([label])
    expect((await given.send('DELETE', `/api/closet-photos/${spare}`)).statusCode).toBe(204)
  })

  test('are restored with a deleted listing, and permanently deleted after a month', async () => {
    const shirt = await given.closetItem()
    const { id, ...before } = await listed(await photos(2), shirt.id)
    const paused = await given.send('PATCH', `${LIST}/${id}`, { body: { status: 'paused' } })
    await given.send('DELETE', `${LIST}/${id}`)
    expect((await given.get(`/api/closet-items/${shirt.id}`)).json()).toMatchObject({ listing: null })
    given.clock().passes({ days: 2 })
    await purge()
    const restore = (headers = {}) => given.send('POST', `${LIST}/${id}/restore`, { headers })
    expect((await restore(asNives)).statusCode).toBe(404)
    const restored = await restore()
    expect(restored.json()).toEqual(paused.json())
    expect(restored.json()).toMatchObject({ status: 'paused', createdAt: before.createdAt })
    expect((await restore()).json()).toEqual(paused.json())

    await given.send('DELETE', `${LIST}/${id}`)
    given.clock().passes({ days: 31 })
    expect((await restore()).statusCode).toBe(404)
    await purge()
    expect(given.storedPictures()).toEqual([shirt.imageUrl.split('/')[2]])
  })

  test('a deleted listing is not restored if its piece has a new one, and follows its piece’s archiving', async () => {
    const shirt = await given.closetItem()
    const one = await listed([], shirt.id)
    await given.send('DELETE', `${LIST}/${one.id}`)
    const two = await listed([], shirt.id)
    const rejected = await given.send('POST', `${LIST}/${one.id}/restore`)
    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'already_listed'])
    await given.send('DELETE', `${LIST}/${two.id}`)
    await given.send('PATCH', `/api/closet-items/${shirt.id}`, { body: { archivedReason: 'donated' } })
    expect((await given.send('POST', `${LIST}/${one.id}/restore`)).json()).toMatchObject({ status: 'paused' })
    await given.send('DELETE', `/api/closet-items/${shirt.id}`)
    expect((await given.send('POST', `${LIST}/${two.id}/restore`)).statusCode).toBe(422)
  })
})
