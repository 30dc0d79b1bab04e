import { describe, expect, test } from 'vitest'
import { errorOf, givenSales } from '../../../../tests/support/server/given-sales.ts'
import { asAda, asNives, givenAppOfTwo, NIVES } from '../../../../tests/support/server/given-app-of-two.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { deleteAccount } from '../../account/delete-account.ts'
import { purgeImages } from '../../images/purge-images.ts'
import { deleteListings } from '../../closet/listings-of-pieces.ts'

describeOnEachDatabase('a sale between two users', (database) => {
  const given = givenAppOfTwo(database)
  const market = () => givenSales(given)
  const closet = async (headers = {}, query = '') =>
    (await given.get(`/api/closet-items${query}`, headers)).json()
  /** Creates an accepted sale of a sample piece; returns the piece and the sale's id. */
  const acceptedSample = async () => {
    const [sample] = (await given.send('POST', '/api/sample-wardrobe')).json()
    const body = {
      closetItemId: sample.id,
      title: 'Coat',
      description: 'Warm.',
      price: '9',
      condition: 'Good',
      category: 'Tops',
    }
    const made = await given.send('POST', '/api/marketplace-items', { body })
    const { id } = await market().requested(made.json().id)
    await market().acted(id, 'accept')
    return { sample, id }
  }
  const purge = () => purgeImages({ db: database.db(), images: given.images(), clock: given.clock() })

  describe('requesting a listing', () => {
    test('shows the request to its seller and buyer only, with a snapshot of the listing', async () => {
      const listing = await market().listed({ color: 'White' })
      const { id } = await market().requested(listing.id)
      await given.send('PATCH', `/api/marketplace-items/${listing.id}`, { body: { price: '60' } })
      expect(await market().sale(id)).toMatchObject({
        role: 'seller',
        state: 'requested',
        isForSale: true,
        message: 'Is Saturday good?',
        buyer: { id: NIVES, username: 'Nives' },
        listing: { title: 'Linen shirt, Arket', price: '42.00', size: 'M', color: 'White' },
        picture: listing.picture,
        photos: [{ shows: 'listing', addedBy: 'seller', imageUrl: listing.imageUrl }],
      })
      expect(await market().sales('?role=buyer&state=open', asNives)).toMatchObject([{ id, role: 'buyer' }])
      expect(await market().sales('?role=buyer')).toEqual([])
      expect(await market().sales('', asAda)).toEqual([])
      expect(errorOf(await given.get(`/api/sales/${id}`, asAda))).toEqual([404, 'sale_not_found'])
      for (const action of ['accept', 'decline', 'call-off', 'confirm'])
        expect(errorOf(await market().act(id, action, asAda))).toEqual([404, 'sale_not_found'])
    })

    test('requires a message of at most 2,000 characters', async () => {
      const { id } = await market().listed()
      expect(errorOf(await market().ask(id, asNives, ' '))).toEqual([400, 'invalid_request'])
      expect(errorOf(await market().ask(id, asNives, 'x'.repeat(2001)))).toEqual([400, 'invalid_request'])
      expect((await market().ask(id, asNives, '👗'.repeat(2000))).statusCode).toBe(201)
    })

    test('is not possible for the user’s own, a paused or a sample listing, nor twice', async () => {
      const { id } = await market().listed()
      expect(errorOf(await market().ask(id, {}))).toEqual([422, 'listing_not_buyable'])
      await given.send('PATCH', `/api/marketplace-items/${id}`, { body: { status: 'paused' } })
      expect(errorOf(await market().ask(id))).toEqual([404, 'listing_not_found'])
      await given.send('PATCH', `/api/marketplace-items/${id}`, { body: { status: 'available' } })
      await market().requested(id)
      expect(errorOf(await market().ask(id))).toEqual([409, 'already_requested'])
      await database.db().updateTable('marketplaceItems').set({ isSample: true }).execute()
      const sample = await market().ask(id, asAda)
      expect(errorOf(sample)).toEqual([422, 'listing_not_buyable'])
      expect(sample.json().message).toContain('sample')
    })

    test('is possible again after the buyer withdrew', async () => {
      const { id } = await market().listed()
      const first = await market().requested(id)
      expect(await market().acted(first.id, 'call-off', asNives)).toMatchObject({
        state: 'withdrawn',
        closedBy: 'buyer',
        photos: [],
      })
      expect(errorOf(await market().act(first.id, 'accept'))).toEqual([409, 'sale_moved_on'])
      expect((await market().requested(id)).id).not.toBe(first.id)
    })

    test('sent twice with one Idempotency-Key creates one request', async () => {
      const { id } = await market().listed()
      const headers = { ...asNives, 'idempotency-key': 'ask-1' }
      const responses = [await market().ask(id, headers), await market().ask(id, headers)]
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201])
      expect(responses[1]?.json()).toEqual(responses[0]?.json())
      expect(await market().sales()).toHaveLength(1)
    })
  })

  describe('an accepted request', () => {
    test('reserves the listing: only buyer and seller see it, and the piece is not suggested', async () => {
      const { id: listingId, closetItemId, imageUrl } = await market().listed()
      const { id } = await market().requested(listingId)
      const other = await market().requested(listingId, asAda)
      expect(await market().acted(id, 'accept')).toMatchObject({ state: 'accepted', isForSale: false })
      expect(await market().listings()).toMatchObject([{ status: 'reserved', isAvailable: false }])
      expect(await market().listings('', asNives)).toMatchObject([{ id: listingId, status: 'reserved' }])
      expect(await market().listings('', asAda)).toEqual([])
      expect((await given.get(`/api/marketplace-items/${listingId}`, asAda)).statusCode).toBe(404)
      expect(await closet()).toMatchObject([{ id: closetItemId, listing: { status: 'reserved' } }])
      const outfit = { focusItemId: closetItemId, stylePreference: 'casual', occasion: 'work' }
      expect(errorOf(await given.send('POST', '/api/curate-outfit', { body: outfit }))).toEqual([
        422,
        'piece_not_wearable',
      ])
      expect(await market().sale(other.id, asAda)).toMatchObject({ state: 'requested', isForSale: false })
      expect((await given.get(imageUrl, asNives)).statusCode).toBe(200)
      expect(errorOf(await market().act(other.id, 'accept'))).toEqual([409, 'not_for_sale'])
      expect(errorOf(await market().ask(listingId))).toEqual([409, 'already_requested'])
    })

    test('can be accepted or declined by the seller only', async () => {
      const { id: listingId } = await market().listed()
      const { id } = await market().requested(listingId)
      expect(errorOf(await market().act(id, 'accept', asNives))).toEqual([409, 'sale_moved_on'])
      expect(errorOf(await market().act(id, 'decline', asNives))).toEqual([409, 'sale_moved_on'])
      expect(errorOf(await market().act(id, 'confirm'))).toEqual([409, 'sale_moved_on'])
      expect(await market().acted(id, 'decline')).toMatchObject({ state: 'declined', closedBy: 'seller' })
      expect(await market().acted(id, 'decline')).toMatchObject({ state: 'declined' })
      expect(await market().sales('?state=closed', asNives)).toHaveLength(1)
      expect(await market().sales('?state=open', asNives)).toEqual([])
    })

    test.each([
      ['seller', {}],
      ['buyer', asNives],
    ])('called off by the %s makes the listing available again', async (closedBy, headers) => {
      const { id: listingId } = await market().listed()
      const { id } = await market().requested(listingId)
      await market().acted(id, 'accept')
      await market().acted(id, 'confirm', asNives, { addsToCloset: true })
      const off = await market().acted(id, 'call-off', headers)
      expect(off).toMatchObject({ state: 'called off', closedBy, photos: [{ shows: 'listing' }] })
      expect(await market().acted(id, 'call-off', headers)).toEqual(off)
      expect(await market().listings('', asAda)).toMatchObject([{ id: listingId, status: 'available' }])
      expect(await closet(asNives)).toEqual([])
      expect(errorOf(await market().act(id, 'confirm'))).toEqual([409, 'sale_moved_on'])
      await purge()
      // The buyer's copy is deleted.
      expect(given.storedPictures()).toHaveLength(1)
    })

    test('prevents selling, deleting or archiving listing and piece until it is called off', async () => {
      const { id: listingId, closetItemId } = await market().listed()
      const { id } = await market().requested(listingId)
      await market().acted(id, 'accept')
      const address = `/api/marketplace-items/${listingId}`
      const piece = `/api/closet-items/${closetItemId}`
      const attempts = [
        given.send('PATCH', address, { body: { status: 'sold' } }),
        given.send('DELETE', address),
        given.send('DELETE', piece),
        given.send('PATCH', piece, { body: { archivedReason: 'lost' } }),
        given.send('POST', '/api/closet-items/remove', { body: { ids: [closetItemId] } }),
        given.send('PATCH', '/api/closet-items', {
          body: { ids: [closetItemId], changes: { archivedReason: 'donated' } },
        }),
      ]
      for (const attempt of attempts) expect(errorOf(await attempt)).toEqual([409, 'listing_reserved'])
      expect((await given.send('PATCH', address, { body: { title: 'Shirt' } })).statusCode).toBe(200)
      expect((await given.send('PATCH', piece, { body: { brand: 'Arket' } })).statusCode).toBe(200)
      await market().acted(id, 'call-off')
      expect((await given.send('DELETE', piece)).statusCode).toBe(204)
    })

    test('prevents deleting the sample pieces', async () => {
      await acceptedSample()
      expect(errorOf(await given.send('DELETE', '/api/sample-wardrobe'))).toEqual([409, 'listing_reserved'])
      expect(await closet()).toHaveLength(24)
    })
  })

  describe('a handover that both confirm', () => {
    const accepted = async () => {
      const listing = await market().listed({ color: 'White' })
      await given.send('PATCH', `/api/closet-items/${listing.closetItemId}`, { body: { brand: 'Arket' } })
      const { id } = await market().requested(listing.id)
      const other = await market().requested(listing.id, asAda)
      await market().acted(id, 'accept')
      return { id, listing, other: other.id }
    }

    test.each([
      ['buyer first', [asNives, {}]],
      ['seller first', [{}, asNives]],
    ])('moves the piece to the buyer’s closet with its own copy of the photo (%s)', async (_, order) => {
      const { id, listing, other } = await accepted()
      const states: string[] = []
      for (const headers of order)
        states.push((await market().acted(id, 'confirm', headers, { addsToCloset: true })).state)
      expect(states).toEqual(['accepted', 'done'])
      expect(await closet()).toEqual([])
      expect(await closet({}, '?archived=1')).toMatchObject([
        { id: listing.closetItemId, archivedReason: 'sold' },
      ])
      expect(await market().listings('?mine=1')).toMatchObject([{ status: 'sold' }])
      const { pieceId } = await market().sale(id, asNives)
      const [piece] = await closet(asNives)
      expect(piece).toMatchObject({
        id: pieceId,
        name: 'Linen shirt, Arket',
        category: 'Tops',
        color: 'White',
        size: 'M',
        brand: 'Arket',
        originalPrice: '42.00',
        currency: 'USD',
        purchaseDate: '2026-11-23',
        purchaseLocation: '@me',
        wearCount: 0,
        listing: null,
      })
      expect(piece.imageUrl).not.toBe(listing.imageUrl)
      expect((await given.get(piece.imageUrl, asNives)).statusCode).toBe(200)
      expect((await given.get(piece.imageUrl)).statusCode).toBe(404)
      expect((await market().sale(id)).pieceId).toBeNull()
      expect(await market().sale(other, asAda)).toMatchObject({ state: 'declined', photos: [] })
      expect(errorOf(await market().act(id, 'call-off'))).toEqual([409, 'sale_moved_on'])
    })

    test('adds nothing to the closet if the buyer declines that', async () => {
      const { id } = await accepted()
      await market().acted(id, 'confirm', {}, { addsToCloset: true })
      await market().acted(id, 'confirm', asNives)
      expect(await market().sale(id, asNives)).toMatchObject({ state: 'done', pieceId: null })
      expect(await closet(asNives)).toEqual([])
    })

    test('adds a piece without a photo with its drawing', async () => {
      const { sample, id } = await acceptedSample()
      await market().acted(id, 'confirm')
      await market().acted(id, 'confirm', asNives, { addsToCloset: true })
      expect(await closet(asNives)).toMatchObject([{ imageUrl: sample.imageUrl, picture: null }])
    })

    test('is idempotent', async () => {
      const { id } = await accepted()
      const once = await market().acted(id, 'confirm', asNives, { addsToCloset: true })
      expect(await market().acted(id, 'confirm', asNives, { addsToCloset: true })).toEqual(once)
      const done = await market().acted(id, 'confirm')
      expect(await market().acted(id, 'confirm')).toEqual(done)
      expect(await closet(asNives)).toHaveLength(1)
    })

    test('reports a lost photo and changes nothing', async () => {
      const { id, listing } = await accepted()
      for (const key of given.storedPictures()) await given.images().remove(key)
      const response = await market().act(id, 'confirm', asNives, { addsToCloset: true })
      expect(errorOf(response)).toEqual([404, 'photo_lost'])
      expect(await market().sale(id)).toMatchObject({ state: 'accepted', buyerConfirmedAt: null })
      expect(listing.picture).not.toBeNull()
    })
  })

  describe('the photos of a sale', () => {
    test('stay for both sides after the listing and the piece are permanently deleted', async () => {
      const listing = await market().listed()
      const { id } = await market().requested(listing.id)
      await market().acted(id, 'accept')
      const mine = await given.waitingPhoto()
      const hers = await given.waitingPhoto('IMG_2.jpg', undefined, asNives)
      await market().acted(id, 'photos', {}, { photoId: mine.id })
      await market().acted(id, 'photos', asNives, { photoId: hers.id })
      await market().acted(id, 'confirm')
      await market().acted(id, 'confirm', asNives)
      await deleteListings(database.db(), [listing.id])
      await database.db().deleteFrom('closetItems').execute()
      given.clock().passes({ days: 60 })
      await purge()
      for (const headers of [{}, asNives]) {
        const { photos, listingId } = await market().sale(id, headers)
        expect(listingId).toBeNull()
        expect(photos.map(({ shows, addedBy }) => [shows, addedBy])).toEqual([
          ['listing', 'seller'],
          ['handover', 'seller'],
          ['handover', 'buyer'],
        ])
        for (const { imageUrl } of photos) expect((await given.get(imageUrl, headers)).statusCode).toBe(200)
        for (const { imageUrl } of photos) expect((await given.get(imageUrl, asAda)).statusCode).toBe(404)
      }
    })

    test('are uploads of each side, at most eight per side, and only while there is a sale', async () => {
      const listing = await market().listed()
      const { id } = await market().requested(listing.id)
      const mine = await given.waitingPhoto()
      const early = await market().act(id, 'photos', {}, { photoId: mine.id })
      expect(errorOf(early)).toEqual([409, 'sale_moved_on'])
      await market().acted(id, 'accept')
      expect(errorOf(await market().act(id, 'photos', asNives, { photoId: mine.id }))).toEqual([
        404,
        'photo_not_found',
      ])
      await market().acted(id, 'photos', {}, { photoId: mine.id })
      expect((await market().acted(id, 'photos', {}, { photoId: mine.id })).photos).toHaveLength(2)
      for (let nth = 2; nth <= 8; nth += 1)
        await market().acted(id, 'photos', {}, { photoId: (await given.waitingPhoto(`${nth}.jpg`)).id })
      const ninth = await given.waitingPhoto('9.jpg')
      expect(errorOf(await market().act(id, 'photos', {}, { photoId: ninth.id }))).toEqual([
        409,
        'too_many_handover_photos',
      ])
    })
  })

  test('deleting an account ends its sales, and the listing is available again', async () => {
    const listing = await market().listed()
    const { id } = await market().requested(listing.id)
    await market().acted(id, 'accept')
    const hers = await given.waitingPhoto('IMG_2.jpg', undefined, asNives)
    await market().acted(id, 'photos', asNives, { photoId: hers.id })
    await market().acted(id, 'photos', {}, { photoId: (await given.waitingPhoto()).id })
    await market().acted(id, 'confirm', asNives, { addsToCloset: true })
    const sold = await market().listed({}, asNives)
    const more = await given.waitingPhoto('IMG_3.jpg', undefined, asNives)
    await given.send('PATCH', `/api/marketplace-items/${sold.id}`, {
      body: { photoIds: [more.id] },
      headers: asNives,
    })
    const deps = { db: database.db(), images: given.images(), clock: given.clock() }
    await deleteAccount(deps, { id: NIVES })
    expect(await market().sales()).toEqual([])
    expect(await market().listings()).toMatchObject([{ id: listing.id, status: 'available' }])
    await purge()
    expect(given.storedPictures()).toHaveLength(1)
  })

  test('sales come in pages, newest first', async () => {
    const ids: string[] = []
    for (let nth = 0; nth < 3; nth += 1) {
      const { id } = await market().listed()
      ids.unshift((await market().requested(id)).id)
      given.clock().passes({ hours: 1 })
    }
    const page = await market().sales('?limit=2')
    expect(page.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const rest = await market().sales(`?limit=2&after=${page[1]?.id}`)
    expect(rest.map(({ id }) => id)).toEqual(ids.slice(2))
    expect(errorOf(await given.get(`/api/sales?after=${ids[0]}`, asAda))).toEqual([400, 'invalid_request'])
  })

  test('a stale If-Match is rejected', async () => {
    const { id: listingId } = await market().listed()
    const { id } = await market().requested(listingId)
    const etag = String((await given.get(`/api/sales/${id}`)).headers['etag'])
    await market().acted(id, 'accept', { 'if-match': etag })
    expect(errorOf(await market().act(id, 'call-off', { 'if-match': etag }))).toEqual([
      412,
      'changed_meanwhile',
    ])
  })
})
