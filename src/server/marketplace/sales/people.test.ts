import { describe, expect, test } from 'vitest'
import { readRows } from '../../../../tests/support/database/example-rows.ts'
import { errorOf, givenSales } from '../../../../tests/support/server/given-sales.ts'
import {
  ADA,
  asAda,
  asNives,
  givenAppOfTwo,
  NIVES,
} from '../../../../tests/support/server/given-app-of-two.ts'
import { jpeg } from '../../../../tests/support/factories/photo.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { listReports } from './list-reports.ts'
import { addSampleListings } from '../sample-listings.ts'
import { PERSONAL_USER_ID } from '../../user/personal-user.ts'

describeOnEachDatabase('people in the marketplace', (database) => {
  const given = givenAppOfTwo(database)
  const market = () => givenSales(given)
  const seller = (id: string, headers = {}) => given.get(`/api/sellers/${id}`, headers)
  const block = (id: string, headers = {}) => given.send('POST', `/api/people/${id}/block`, { headers })
  const unblock = (id: string, headers = {}) => given.send('DELETE', `/api/people/${id}/block`, { headers })

  describe('a seller’s page', () => {
    test('shows name, photo and available listings, and only people met in the marketplace', async () => {
      const image = { files: [{ field: 'image', name: 'me.jpg', bytes: await jpeg() }] }
      await given.upload(image, asNives, '/api/user/picture')
      expect(errorOf(await seller(NIVES))).toEqual([404, 'person_not_found'])
      const scarf = await market().listed({}, asNives)
      const reserved = await market().listed({}, asNives)
      const paused = await market().listed({}, asNives)
      await given.send('PATCH', `/api/marketplace-items/${paused.id}`, {
        body: { status: 'paused' },
        headers: asNives,
      })
      const { id } = await market().requested(reserved.id, asAda)
      await market().acted(id, 'accept', asNives)
      const page = (await seller(NIVES)).json()
      expect(page).toMatchObject({
        person: { id: NIVES, username: 'Nives', profileImage: expect.any(String) },
        isSample: false,
        isMe: false,
        isBlocked: false,
      })
      expect(page.listings.map((listing: { id: string }) => listing.id)).toEqual([scarf.id])
      expect((await given.get(page.person.profileImage)).statusCode).toBe(200)
      expect((await seller(NIVES, asNives)).json()).toMatchObject({ isMe: true })
    })

    test('marks a sample seller', async () => {
      await addSampleListings({ db: database.db(), clock: given.clock() })
      const [sample] = await market().listings()
      const page = (await seller(String(sample?.sellerId))).json()
      expect(page).toMatchObject({ isSample: true, person: { username: sample?.seller.username } })
    })
  })

  describe('blocking someone', () => {
    test('hides listings and requests in both directions, and ends open sales', async () => {
      const mine = await market().listed()
      const other = await market().listed()
      const hers = await market().listed({}, asNives)
      const sentRequest = await market().requested(mine.id)
      const accepted = await market().requested(other.id)
      await market().acted(accepted.id, 'accept')
      const wanted = await market().requested(hers.id, {})
      expect((await block(NIVES)).statusCode).toBe(204)
      expect((await block(NIVES)).statusCode).toBe(204)

      const idsFor = async (headers = {}) => (await market().listings('', headers)).map(({ id }) => id)
      expect((await idsFor()).toSorted()).toEqual([mine.id, other.id].toSorted())
      expect(await idsFor(asNives)).toEqual([hers.id])
      expect(await idsFor(asAda)).toHaveLength(3)
      expect((await given.get(`/api/marketplace-items/${mine.id}`, asNives)).statusCode).toBe(404)
      expect(errorOf(await market().ask(mine.id))).toEqual([404, 'listing_not_found'])
      // A sale that was accepted once stays as evidence.
      for (const headers of [{}, asNives])
        expect(await market().sales('', headers)).toMatchObject([
          { id: accepted.id, state: 'called off', closedBy: 'seller' },
        ])
      for (const { id } of [sentRequest, wanted])
        expect(errorOf(await given.get(`/api/sales/${id}`, asNives))).toEqual([404, 'sale_not_found'])
      expect((await seller(NIVES)).json()).toMatchObject({ isBlocked: true, listings: [] })
      expect(errorOf(await seller(PERSONAL_USER_ID, asNives))).toEqual([404, 'person_not_found'])
    })

    test('is undone by unblocking; ended sales stay ended', async () => {
      const { id } = await market().listed()
      const request = await market().requested(id)
      await block(PERSONAL_USER_ID, asNives)
      expect((await given.get('/api/blocked-people', asNives)).json()).toMatchObject([
        { id: PERSONAL_USER_ID },
      ])
      expect((await given.get('/api/blocked-people')).json()).toEqual([])
      await unblock(PERSONAL_USER_ID, asNives)
      await unblock(PERSONAL_USER_ID, asNives)
      expect(await market().listings('', asNives)).toHaveLength(1)
      expect(await market().sale(request.id)).toMatchObject({ state: 'withdrawn', closedBy: 'buyer' })
      expect((await market().ask(id)).statusCode).toBe(201)
    })

    test('is possible only for someone met in the marketplace, and not for oneself', async () => {
      expect(errorOf(await block(ADA))).toEqual([404, 'person_not_found'])
      expect(errorOf(await block(PERSONAL_USER_ID))).toEqual([404, 'person_not_found'])
    })
  })

  describe('reporting someone', () => {
    const report = (body: object, headers = {}) =>
      given.send('POST', `/api/people/${NIVES}/reports`, { body, headers })

    test('stores the reason and the listing as it is, for the operator', async () => {
      const { id: listingId } = await market().listed({}, asNives)
      const body = { reason: 'not as described', details: 'The photo is from a shop.', listingId }
      expect((await report(body)).statusCode).toBe(204)
      expect(await readRows(database.db(), 'reports')).toMatchObject([
        {
          reporterId: PERSONAL_USER_ID,
          reportedId: NIVES,
          listingId,
          reason: 'Not as described',
          details: 'The photo is from a shop.',
          listing: { title: 'Linen shirt, Arket', price: '42.00' },
        },
      ])
      given.clock().passes({ hours: 1 })
      await report({ reason: 'Spam' })
      expect(await listReports(database.db())).toMatchObject([
        { reporter: '@me', reported: '@Nives', reason: 'Spam', details: null, listing: null },
        { reason: 'Not as described', listing: { title: 'Linen shirt, Arket' } },
      ])
    })

    test('requires a reason, a person met in the marketplace, and one of their listings', async () => {
      expect(errorOf(await report({ reason: 'Spam' }))).toEqual([404, 'person_not_found'])
      const mine = await market().listed()
      await market().listed({}, asNives)
      expect(errorOf(await report({ reason: 'Ugly' }))).toEqual([400, 'invalid_request'])
      expect(errorOf(await report({ reason: 'Spam', listingId: mine.id }))).toEqual([
        404,
        'listing_not_found',
      ])
      expect(await readRows(database.db(), 'reports')).toEqual([])
    })

    test('is limited to twenty a day', async () => {
      await market().listed({}, asNives)
      for (let nth = 0; nth < 20; nth += 1) expect((await report({ reason: 'Spam' })).statusCode).toBe(204)
      expect(errorOf(await report({ reason: 'Spam' }))).toEqual([409, 'too_many_reports'])
      given.clock().passes({ days: 2 })
      expect((await report({ reason: 'Spam' })).statusCode).toBe(204)
    })
  })
})
