import { expect, test } from 'vitest'
import { asNives, givenAppOfTwo } from '../../../tests/support/given-app-of-two.ts'
import { describeOnEachDatabase } from '../../../tests/support/test-database.ts'
import { MarketplaceItem } from '../../contract/marketplace.ts'
import { purgeImages } from '../images/purge-images.ts'
import { purgeListings } from './listing-lifecycle.ts'

const LIST = '/api/marketplace-items'

describeOnEachDatabase('the photos of a listing', (database) => {
  const given = givenAppOfTwo(database)

  const facts = { title: 'Shirt', description: 'Linen.', price: '42', condition: 'Good', category: 'Tops' }
  const listed = async (photoIds: string[], closetItemId?: string) => {
    const body = { ...facts, closetItemId: closetItemId ?? (await given.closetItem()).id, photoIds }
    const answer = await given.send('POST', LIST, { body })
    expect(answer.statusCode, answer.body).toBe(201)
    return MarketplaceItem.parse(answer.json())
  }
  const photos = (count: number) =>
    Promise.all(Array.from({ length: count }, async () => (await given.waitingPhoto()).id))
  const change = (id: string, photoIds: unknown, headers = {}) =>
    given.send('PATCH', `${LIST}/${id}`, { body: { photoIds }, headers })
  const idsOf = (listing: unknown) => MarketplaceItem.parse(listing).morePhotos.map(({ id }) => id)
  const purge = async () => {
    const needs = { db: database.db(), images: given.images(), clock: given.clock() }
    await purgeListings(needs)
    await purgeImages(needs)
  }

  test('stand behind its first in the order of their seller, wherever it is read', async () => {
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

  test('are ordered, added to and removed; what is removed is given up', async () => {
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

  test('are seen by others while it is for sale', async () => {
    const { id, morePhotos } = await listed(await photos(1))
    const address = morePhotos[0]?.imageUrl ?? ''
    const seen = async () => (await given.get(address, asNives)).statusCode
    expect(await seen()).toBe(200)
    await given.send('PATCH', `${LIST}/${id}`, { body: { status: 'paused' } })
    expect(await seen()).toBe(404)
    expect((await given.get(address)).statusCode).toBe(200)
  })

  test('are its owner’s own, uploaded ahead and not shown elsewhere, eight at most; else nothing changes', async () => {
    const [label = '', spare = ''] = await photos(2)
    const { id } = await listed([label])
    const other = await listed([])
    const refusal = async (...asked: Parameters<typeof change>) => {
      const answer = await change(...asked)
      return [answer.statusCode, answer.json().code]
    }
    expect(await refusal(other.id, [label])).toEqual([404, 'photo_not_found'])
    expect(await refusal(id, [spare, 'f'.repeat(32)])).toEqual([404, 'photo_not_found'])
    expect(await refusal(id, ['../x'])).toEqual([400, 'invalid_request'])
    expect(await refusal(id, Array(9).fill(spare))).toEqual([400, 'invalid_request'])
    expect(await refusal(id, [], asNives)).toEqual([404, 'listing_not_found'])
    expect(idsOf((await given.get(`${LIST}/${id}`)).json())).toEqual([label])
    expect((await given.send('DELETE', `/api/closet-photos/${spare}`)).statusCode).toBe(204)
  })

  test('come back with a listing that was taken down, and are gone for good after a month', async () => {
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

  test('a listing does not come back beside a new one of its piece, and follows its piece meanwhile', async () => {
    const shirt = await given.closetItem()
    const one = await listed([], shirt.id)
    await given.send('DELETE', `${LIST}/${one.id}`)
    const two = await listed([], shirt.id)
    const refused = await given.send('POST', `${LIST}/${one.id}/restore`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'already_listed'])
    await given.send('DELETE', `${LIST}/${two.id}`)
    await given.send('PATCH', `/api/closet-items/${shirt.id}`, { body: { archivedReason: 'donated' } })
    expect((await given.send('POST', `${LIST}/${one.id}/restore`)).json()).toMatchObject({ status: 'paused' })
    await given.send('DELETE', `/api/closet-items/${shirt.id}`)
    expect((await given.send('POST', `${LIST}/${two.id}/restore`)).statusCode).toBe(422)
  })
})
