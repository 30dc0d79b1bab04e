import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { givenCloset, pieceRow } from '../../../tests/support/server/given-closet.ts'
import { asNives, givenAppOfTwo, NIVES } from '../../../tests/support/server/given-app-of-two.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { ClosetItem } from '../../contract/closet/closet.ts'
import { MarketplaceItem, priceRanges } from '../../contract/marketplace.ts'
import { isInPriceRange } from '../../domain/marketplace/is-in-price-range.ts'
import { insertClosetItems } from '../closet/closet-store.ts'
import { purgeImages } from '../images/purge-images.ts'
import { insertListings } from './marketplace-store.ts'
import { purgeListings } from './listing-lifecycle.ts'

const MarketplaceItems = z.array(MarketplaceItem)
const ClosetItems = z.array(ClosetItem)
const LIST = '/api/marketplace-items'

describeOnEachDatabase('the marketplace', (database) => {
  const given = givenAppOfTwo(database)

  const facts = {
    title: 'Linen shirt',
    description: 'Worn 3 times.',
    price: '42',
    condition: 'Good',
    size: 'M',
    category: 'Tops',
  }
  const pieceOf = async (changes: Parameters<typeof pieceRow>[0] = {}) => {
    const row = pieceRow(changes)
    await insertClosetItems(database.db(), [row])
    return row.id
  }
  const post = (body: object) => given.send('POST', LIST, { body: { ...facts, ...body } })
  const listed = async (body: Partial<typeof facts> & { closetItemId?: string } = {}) => {
    const closetItemId = body.closetItemId ?? (await pieceOf())
    const response = await post({ ...body, closetItemId })
    expect(response.statusCode, response.body).toBe(201)
    return { ...MarketplaceItem.parse(response.json()), piece: closetItemId }
  }
  const change = (id: string, body: object, headers = {}) =>
    given.send('PATCH', `${LIST}/${id}`, { body, headers })
  const list = async (query = '', headers = {}) => {
    const response = await given.get(`${LIST}${query}`, headers)
    expect(response.statusCode, response.body).toBe(200)
    return MarketplaceItems.parse(response.json())
  }
  const piece = async (id: string) => ClosetItem.parse((await given.get(`/api/closet-items/${id}`)).json())
  const rejectionOf = (response: Awaited<ReturnType<typeof post>>) => [
    response.statusCode,
    response.json().code,
  ]
  // Inserts listings without a piece, with these prices in dollars and cents, newest first.
  const givenPrices = async (prices: readonly string[], more: object = {}) =>
    insertListings(
      database.db(),
      prices.map((price, nth) => ({
        ...facts,
        category: 'Tops',
        id: `01900000-0000-7000-8000-${String(nth).padStart(12, '0')}`,
        sellerId: NIVES,
        title: price,
        price,
        imageUrl: '/drawings/shirt.svg',
        createdAt: new Date(Date.UTC(2026, 10, 20) - Math.floor(nth / 2) * 1000),
        ...more,
      })),
    )

  describe('listing a piece', () => {
    test('shows it for sale with its picture and seller, and in the closet as listed', async () => {
      const shirt = await given.closetItem()
      const listing = await listed({ closetItemId: shirt.id, price: '42', size: '' })
      expect(listing).toMatchObject({
        closetItemId: shirt.id,
        price: '42.00',
        size: null,
        imageUrl: shirt.imageUrl,
        picture: shirt.picture,
        isAvailable: true,
        status: 'available',
        isMine: true,
        isSample: false,
        seller: { username: 'me', profileImage: null },
      })
      expect(await list()).toMatchObject([{ id: listing.id, isMine: true }])
      expect(await list('', asNives)).toMatchObject([{ id: listing.id, isMine: false }])
      const shown = { listing: { id: listing.id, status: 'available' } }
      expect((await given.get('/api/closet-items')).json()).toMatchObject([shown])
      await change(listing.id, { status: 'paused' })
      expect((await piece(shirt.id)).listing).toEqual({ id: listing.id, status: 'paused' })
    })

    test('is rejected for a missing, archived or already listed piece', async () => {
      const hers = await pieceOf({ userId: NIVES })
      expect(rejectionOf(await post({ closetItemId: hers }))).toEqual([404, 'closet_item_not_found'])
      const archived = await pieceOf({ archivedReason: 'lost' })
      const removed = await pieceOf({ deletedAt: new Date() })
      expect(rejectionOf(await post({ closetItemId: archived }))).toEqual([422, 'piece_not_wearable'])
      expect(rejectionOf(await post({ closetItemId: removed }))).toEqual([404, 'closet_item_not_found'])
      const { piece: taken, id } = await listed()
      await change(id, { status: 'paused' })
      expect(rejectionOf(await post({ closetItemId: taken }))).toEqual([409, 'already_listed'])
      expect(rejectionOf(await given.get(`/api/closet-items/${taken}/listing-draft`))).toEqual([
        409,
        'already_listed',
      ])
    })

    test('twice at once lists it once', async () => {
      const closetItemId = await pieceOf()
      const atOnce = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 4 }, ask))
      // A first read, so each request has its database connection.
      await atOnce(() => list())
      const responses = await atOnce(() => post({ closetItemId }))
      const statuses = responses.map((response) => String(response.statusCode))
      expect(statuses.toSorted()).toEqual(['201', '409', '409', '409'])
      expect(await list()).toHaveLength(1)
    })

    test.each([
      [{ price: -1 }, 'price'],
      [{ price: '1000.005' }, 'price'],
      [{ price: 'cheap' }, 'price'],
      [{ price: '100000000' }, 'price'],
      [{ title: '' }, 'title'],
      [{ description: 'x'.repeat(2001) }, 'description'],
      [{ condition: 'Worn' }, 'condition'],
      [{ category: 'Hats' }, 'category'],
    ])('with %j is rejected at that field', async (body, field) => {
      const response = await post({ closetItemId: await pieceOf(), ...body })
      expect(response.statusCode).toBe(400)
      expect(Object.keys(response.json().fields)).toEqual([field])
    })

    test('is drafted by the server from the closet, and a draft stores nothing', async () => {
      const id = await pieceOf({ brand: 'Arket', originalPrice: '80.00', currency: 'USD', wearCount: 4 })
      const draft = await given.get(`/api/closet-items/${id}/listing-draft`)
      expect(draft.json()).toMatchObject({
        closetItemId: id,
        title: 'Linen shirt, Arket',
        condition: 'Excellent',
        priceHint: { price: '40.00' },
        costPerWear: '$10.00 per wear',
      })
      expect(await list('?mine=1')).toEqual([])
    })
  })

  describe('the list', () => {
    test('filters prices by the same exact bounds as the web app', async () => {
      const prices = ['24.99', '25.00', '50.00', '50.01', '100.00', '100.01', '9.00', '1000.00']
      await givenPrices(prices)
      for (const range of priceRanges) {
        const found = (await list(`?priceRange=${range}`)).map(({ price }) => price)
        expect(found.toSorted()).toEqual(prices.filter((price) => isInPriceRange(price, range)).toSorted())
      }
      const all = await list('?priceRange=all&size=all&condition=all&category=all')
      expect(all).toHaveLength(prices.length)
    })

    test('filters by size (case-insensitively), condition, category and words', async () => {
      await listed({ size: 'xl' })
      await listed({ condition: 'Like New', category: 'Shoes' })
      expect(await list('?size=XL')).toMatchObject([{ size: 'xl' }])
      expect(await list('?condition=like%20new&category=shoes')).toMatchObject([{ category: 'Shoes' }])
      expect(await list('?condition=Like%20New&size=XL')).toEqual([])
      expect(await list('?find=LINEN%20worn')).toHaveLength(2)
      expect(await list('?find=linen%25')).toEqual([])
      expect(await list('?find=%40ME')).toHaveLength(2)
      expect(await list('?find=%40nives')).toEqual([])
      expect(await list('?find=linen&category=shoes')).toMatchObject([{ category: 'Shoes' }])
      expect(rejectionOf(await given.get(`${LIST}?condition=broken`))).toEqual([400, 'invalid_request'])
    })

    test('comes in pages without gaps or duplicates, newest first', async () => {
      const prices = ['1.00', '2.00', '3.00', '4.00', '5.00']
      await givenPrices(prices)
      const whole = (await list()).map(({ id }) => id)
      const paged: string[] = []
      for (let after = ''; paged.length < 5; after = `&after=${paged.at(-1)}`)
        paged.push(...(await list(`?limit=2${after}`)).map(({ id }) => id))
      expect(paged).toEqual(whole)
      expect(await list(`?limit=2&after=${paged.at(-1)}`)).toEqual([])
      expect((await list()).map(({ createdAt }) => createdAt)).toEqual(
        (await list())
          .map(({ createdAt }) => createdAt)
          .toSorted()
          .toReversed(),
      )
    })

    test('rejects an unknown start and a too large page size', async () => {
      const nowhere = await given.get(`${LIST}?after=${NIVES}`)
      expect(nowhere.json().fields.after).toMatch(/changed while you were browsing/)
      expect(rejectionOf(await given.get(`${LIST}?limit=201`))).toEqual([400, 'invalid_request'])
    })

    test('includes paused and sold listings only in the seller’s own list', async () => {
      const sold = await listed()
      const paused = await listed()
      await givenPrices(['1.00'])
      await change(sold.id, { status: 'sold' })
      await change(paused.id, { status: 'paused' })
      expect((await list()).map(({ title }) => title)).toEqual(['1.00'])
      expect((await list('?mine=1')).map(({ status }) => status).toSorted()).toEqual(['paused', 'sold'])
      const address = `${LIST}/${sold.id}`
      expect((await given.get(address)).json()).toMatchObject({ status: 'sold', isAvailable: false })
      expect(rejectionOf(await given.get(address, asNives))).toEqual([404, 'listing_not_found'])
    })
  })

  describe('changing a listing', () => {
    test('changes the given fields, only for its owner and unless stale', async () => {
      const { id } = await listed()
      const etag = String((await given.get(`${LIST}/${id}`)).headers['etag'])
      expect(rejectionOf(await change(id, { price: 1 }, asNives))).toEqual([404, 'listing_not_found'])
      expect(rejectionOf(await given.send('DELETE', `${LIST}/${id}`, { headers: asNives }))).toEqual([
        404,
        'listing_not_found',
      ])
      const changed = await change(id, { price: '39.5', size: null }, { 'if-match': etag })
      expect(changed.json()).toMatchObject({ price: '39.50', size: null, title: 'Linen shirt' })
      expect(rejectionOf(await change(id, { price: 1 }, { 'if-match': etag }))).toEqual([
        412,
        'changed_meanwhile',
      ])
      expect((await change(id, {})).json()).toEqual(changed.json())
      expect((await given.send('DELETE', `${LIST}/${id}`)).statusCode).toBe(204)
      expect(rejectionOf(await change(id, { price: 1 }))).toEqual([404, 'listing_not_found'])
    })

    test('to sold archives its piece, and to available unarchives it', async () => {
      const { id, piece: shirt } = await listed()
      expect((await change(id, { status: 'sold' })).json()).toMatchObject({
        status: 'sold',
        isAvailable: false,
      })
      expect(await piece(shirt)).toMatchObject({ archivedReason: 'sold', listing: null })
      expect((await given.get('/api/closet-items')).json()).toEqual([])
      expect((await given.get('/api/closet-items?archived=1')).json()).toHaveLength(1)
      expect((await change(id, { status: 'available' })).json()).toMatchObject({ isAvailable: true })
      expect(await piece(shirt)).toMatchObject({ archivedReason: null, archivedAt: null, listing: { id } })
    })

    test('follows the archive of the closet', async () => {
      const { id, piece: shirt } = await listed()
      const archive = (archivedReason: string | null) =>
        given.send('PATCH', `/api/closet-items/${shirt}`, { body: { archivedReason } })
      const status = async () => (await given.get(`${LIST}/${id}`)).json().status
      await archive('sold')
      expect(await status()).toBe('sold')
      expect((await archive(null)).json()).toMatchObject({ listing: { id, status: 'paused' } })
      await change(id, { status: 'available' })
      const body = { ids: [shirt], changes: { archivedReason: 'donated' } }
      await given.send('PATCH', '/api/closet-items', { body })
      expect(await status()).toBe('paused')
      const rejected = await change(id, { status: 'available' })
      expect(rejectionOf(rejected)).toEqual([422, 'piece_not_wearable'])
      expect(rejected.json().message).toContain("'Linen shirt' is archived.")
      expect(await status()).toBe('paused')
    })

    test('to unsold is rejected once its piece is gone', async () => {
      const { id, piece: shirt } = await listed()
      await change(id, { status: 'sold' })
      await given.send('DELETE', `/api/closet-items/${shirt}`)
      expect(rejectionOf(await change(id, { status: 'available' }))).toEqual([422, 'piece_not_wearable'])
      expect((await list('?mine=1')).map(({ status }) => status)).toEqual(['sold'])
    })
  })

  test('a deleted piece takes its listing down, and restoring it restores the listing', async () => {
    const one = await listed()
    const two = await listed()
    await given.send('DELETE', `/api/closet-items/${one.piece}`)
    await given.send('POST', '/api/closet-items/remove', { body: { ids: [two.piece] } })
    expect(await list('?mine=1')).toHaveLength(0)
    const deleted = (await given.get('/api/recently-deleted')).json()
    expect(deleted.filter(({ kind }: { kind: string }) => kind === 'listing')).toHaveLength(2)
    const early = await given.send('POST', `${LIST}/${one.id}/restore`)
    expect(rejectionOf(early)).toEqual([422, 'piece_not_wearable'])
    const restored = await given.send('POST', `/api/closet-items/${one.piece}/restore`)
    expect(restored.json()).toMatchObject({ listing: { id: one.id } })
    await given.send('POST', '/api/closet-items/restore', { body: { ids: [two.piece] } })
    expect((await list('?mine=1')).map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted())
  })

  test('a listing that was deleted separately stays deleted when its piece is deleted and restored', async () => {
    const { id, piece: shirt } = await listed()
    await given.send('DELETE', `${LIST}/${id}`)
    given.clock().passes({ hours: 1 })
    await given.send('DELETE', `/api/closet-items/${shirt}`)
    await given.send('POST', `/api/closet-items/${shirt}/restore`)
    expect(await list('?mine=1')).toHaveLength(0)
  })

  test('deleting the samples of the closet deletes their listings', async () => {
    const closet = ClosetItems.parse((await given.send('POST', '/api/sample-wardrobe')).json())
    await listed({ closetItemId: String(closet[0]?.id) })
    const own = await listed()
    await given.send('DELETE', '/api/sample-wardrobe')
    expect((await list('?mine=1')).map(({ id }) => id)).toEqual([own.id])
  })

  test('the picture of a listing exists while the listing does, and is visible to others while it is for sale', async () => {
    const shirt = await given.closetItem()
    const { id, imageUrl } = await listed({ closetItemId: shirt.id })
    const photo = await given.waitingPhoto()
    await given.send('PATCH', `/api/closet-items/${shirt.id}`, { body: { photoId: photo.id } })
    const purge = () => purgeImages({ db: database.db(), images: given.images(), clock: given.clock() })
    await purge()
    expect((await given.get(imageUrl)).statusCode).toBe(200)
    expect((await given.get(imageUrl, asNives)).statusCode).toBe(200)
    await change(id, { status: 'paused' })
    expect((await given.get(imageUrl, asNives)).statusCode).toBe(404)
    await change(id, { status: 'available' })
    await given.send('DELETE', `${LIST}/${id}`)
    expect((await given.get(imageUrl, asNives)).statusCode).toBe(404)
    given.clock().passes({ days: 31 })
    await purgeListings({ db: database.db(), clock: given.clock() })
    await purge()
    expect((await given.get(imageUrl)).statusCode).toBe(404)
    expect(given.storedPictures()).toEqual([photo.id])
  })

  test('the stylist uses no listed or sold pieces, but pieces with paused listings', async () => {
    const closet = await givenCloset(database.db())
    const focusItemId = closet.get('Oxford shirt') ?? ''
    const { id } = await listed({ closetItemId: focusItemId })
    const curate = () =>
      given.send('POST', '/api/curate-outfit', {
        body: { focusItemId, stylePreference: 'classic', occasion: 'Work', season: 'all' },
      })
    expect(rejectionOf(await curate())).toEqual([422, 'piece_not_wearable'])
    await change(id, { status: 'sold' })
    expect(rejectionOf(await curate())).toEqual([422, 'piece_not_wearable'])
    await change(id, { status: 'paused' })
    expect((await curate()).statusCode).toBe(200)
  })
})
