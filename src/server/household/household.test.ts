import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { ADA, asAda, asNives, givenAppOfTwo, NIVES } from '../../../tests/support/server/given-app-of-two.ts'
import { errorOf } from '../../../tests/support/server/given-sales.ts'
import { callRoute } from '../../../tests/support/server/route-samples.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { ClosetItem } from '../../contract/closet/closet.ts'
import { Household } from '../../contract/household.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { deleteAccount } from '../account/delete-account.ts'
import { PERSONAL_USER_ID } from '../user/personal-user.ts'

type Headers = Record<string, string>

const DAY = '2026-11-23'

describeOnEachDatabase('a household', (database) => {
  const given = givenAppOfTwo(database)
  const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object, headers: Headers = {}) =>
    given.send(method, url, body ? { body, headers } : { headers })
  const shown = async (headers: Headers = {}) =>
    Household.parse((await given.get('/api/household', headers)).json())
  const names = async (headers: Headers = {}) =>
    (await shown(headers)).members.map(({ person }) => person.username)
  const codeFor = async () => {
    const reply = await send('POST', '/api/household/invitations', {})
    return z.object({ code: z.string() }).parse(reply.json()).code
  }
  const join = (code: string, headers: Headers) => send('POST', '/api/household/members', { code }, headers)
  const livingTogether = async () => {
    await send('POST', '/api/household')
    await join(await codeFor(), asNives)
  }
  const lend = (id: string, body: object = { borrowerId: NIVES }, headers: Headers = {}) =>
    send('POST', `/api/closet-items/${id}/loan`, body, headers)
  const endLoan = (id: string, headers: Headers = {}) =>
    send('DELETE', `/api/closet-items/${id}/loan`, undefined, headers)
  const closet = async (headers: Headers = {}) =>
    z.array(ClosetItem).parse((await given.get('/api/closet-items', headers)).json())
  const lentCoat = async () => {
    await livingTogether()
    const { id } = await given.closetItem({ name: 'Camel coat', category: 'Outerwear' })
    expect((await lend(id)).statusCode).toBe(201)
    return id
  }

  describe('its members', () => {
    test('are invited by name and accept or decline', async () => {
      await send('POST', '/api/household')
      for (const username of ['@nives', 'Ada'])
        expect((await send('POST', '/api/household/invitations', { username })).statusCode).toBe(201)
      expect((await shown()).sent.map(({ person }) => person?.username)).toEqual(
        expect.arrayContaining(['Nives', 'Ada']),
      )
      const [forNives] = (await shown(asNives)).received
      const [forAda] = (await shown(asAda)).received
      const accept = (id: string | undefined, headers: Headers) =>
        send('POST', `/api/household/invitations/${id}/accept`, undefined, headers)
      expect((await accept(forNives?.id, asAda)).statusCode).toBe(404)
      expect((await accept(forNives?.id, asNives)).statusCode).toBe(200)
      await send('DELETE', `/api/household/invitations/${forAda?.id}`, undefined, asAda)
      expect(await names(asNives)).toHaveLength(2)
      expect((await shown()).sent).toEqual([])
      expect(await shown(asAda)).toEqual({ members: [], sent: [], received: [] })
    })

    test('join by a code, which works once', async () => {
      await send('POST', '/api/household')
      const code = await codeFor()
      const opened = await send('POST', '/api/household/opened-codes', { code }, asNives)
      expect(opened.json()).toMatchObject({ id: PERSONAL_USER_ID })
      expect((await join(code, asNives)).statusCode).toBe(201)
      expect(errorOf(await join(code, asAda))).toEqual([403, 'invitation_not_valid'])
      expect(errorOf(await join(await codeFor(), asNives))).toEqual([409, 'in_household'])
    })

    test('are not found by a wrong name, or if they have blocked the inviter', async () => {
      const invite = (username: string) => send('POST', '/api/household/invitations', { username })
      expect(errorOf(await invite('Nives'))).toEqual([409, 'no_household'])
      await send('POST', '/api/household')
      expect(errorOf(await invite('Nivea'))).toEqual([404, 'person_not_found'])
      await database
        .db()
        .insertInto('userBlocks')
        .values({ blockerId: NIVES, blockedId: PERSONAL_USER_ID })
        .execute()
      expect(errorOf(await invite('Nives'))).toEqual([404, 'person_not_found'])
    })

    test('can leave, and only the founder can remove others', async () => {
      await livingTogether()
      await join(await codeFor(), asAda)
      const remove = (id: string, headers: Headers = {}) =>
        send('DELETE', `/api/household/members/${id}`, undefined, headers)
      expect(errorOf(await remove(ADA, asNives))).toEqual([403, 'founder_only'])
      expect((await remove(PERSONAL_USER_ID)).statusCode).toBe(204)
      expect((await shown(asNives)).members).toMatchObject([{ isFounder: true }, { isFounder: false }])
      expect(errorOf(await remove(ADA))).toEqual([404, 'person_not_found'])
    })
  })

  describe('a lent piece', () => {
    test('is in both closets, each marked with the other user', async () => {
      const id = await lentCoat()
      const [mine] = await closet()
      const [hers] = await closet(asNives)
      expect(mine).toMatchObject({ id, loan: { role: 'lender', person: { id: NIVES } } })
      expect(hers).toMatchObject({ id, loan: { role: 'borrower', person: { id: PERSONAL_USER_ID } } })
      expect(await closet(asAda)).toEqual([])
      expect(errorOf(await lend(id))).toEqual([409, 'already_lent'])
    })

    test('hides its price and shop from the borrower', async () => {
      const id = await lentCoat()
      await send('PATCH', `/api/closet-items/${id}`, { originalPrice: '300', purchaseLocation: 'Rome' })
      expect((await closet(asNives))[0]).toMatchObject({ originalPrice: null, purchaseLocation: null })
    })

    test('is suggested to the borrower and not to the owner', async () => {
      await livingTogether()
      await send('POST', '/api/sample-wardrobe')
      const ids = (await closet()).map(({ id }) => id)
      const outfits = async (headers: Headers = {}) =>
        z
          .object({ outfits: z.array(z.unknown()) })
          .parse((await given.get(`/api/outfits-for-day?date=${DAY}`, headers)).json()).outfits
      expect(await outfits()).not.toEqual([])
      expect(await outfits(asNives)).toEqual([])
      for (const id of ids) await lend(id)
      expect(await outfits()).toEqual([])
      expect(await outfits(asNives)).not.toEqual([])
      const trip = { place: 'Oslo', fromDate: '2026-12-01', toDate: '2026-12-02', purpose: 'work' }
      expect((await send('POST', '/api/trips', trip, asNives)).body).toMatch(new RegExp(ids.join('|')))
    })

    test('has pictures that the borrower can read only while it is lent', async () => {
      const id = await lentCoat()
      const url = (await closet())[0]?.imageUrl ?? ''
      expect((await given.get(url, asNives)).statusCode).toBe(200)
      expect((await given.get(url, asAda)).statusCode).toBe(404)
      expect((await endLoan(id, asNives)).statusCode).toBe(204)
      expect((await given.get(url, asNives)).statusCode).toBe(404)
      expect((await given.get(`/api/closet-items/${id}`, asNives)).statusCode).toBe(404)
    })

    test('cannot be changed, archived, deleted, sold or lent by the borrower', async () => {
      const id = await lentCoat()
      const listing = {
        title: 'Coat',
        description: 'Warm',
        price: '10',
        condition: 'good',
        category: 'Outerwear',
      }
      const rejected = [
        await send('PATCH', `/api/closet-items/${id}`, { archivedReason: 'lost' }, asNives),
        await send('DELETE', `/api/closet-items/${id}`, undefined, asNives),
        await send('PATCH', '/api/closet-items', { ids: [id], changes: { isClean: false } }, asNives),
        await send('POST', '/api/marketplace-items', { ...listing, closetItemId: id }, asNives),
        await given.get(`/api/closet-items/${id}/listing-draft`, asNives),
        await send('POST', `/api/closet-items/${id}/cut-out`, undefined, asNives),
        await lend(id, { borrowerId: PERSONAL_USER_ID }, asNives),
      ]
      expect(rejected.map(({ statusCode }) => statusCode)).toEqual(rejected.map(() => 404))
      expect((await closet())[0]).toMatchObject({ id, archivedReason: null, listing: null })
    })

    test('can be read, worn and styled by the borrower', async () => {
      const id = await lentCoat()
      const at = { path: { id }, isOwned: true }
      for (const route of ['', '/wears', '/reading', '/ideas', '/neighbors'])
        expect(
          (await callRoute(given.app(), `GET /api/closet-items/{id}${route}`, at, { headers: asNives }))
            .statusCode,
          route,
        ).toBe(200)
      const styled = { focusItemId: id, stylePreference: 'casual', occasion: 'work' }
      expect((await send('POST', '/api/curate-outfit', styled, asNives)).statusCode).toBeLessThan(300)
      expect(errorOf(await send('POST', '/api/curate-outfit', styled))).toEqual([422, 'piece_not_wearable'])
    })

    test('counts the borrower’s wears under their name, and keeps the owner’s', async () => {
      const id = await lentCoat()
      const wears = async (headers: Headers = {}) =>
        (await given.get(`/api/closet-items/${id}/wears`, headers)).json()
      const wear = (wornDate: CalendarDate, headers: Headers = {}) =>
        send('POST', `/api/closet-items/${id}/wears`, { wornDate }, headers)
      await wear('2026-11-20')
      await wear('2026-11-21', asNives)
      await wear('2026-11-20', asNives)
      const entry = await send(
        'POST',
        '/api/outfit-history',
        { itemIds: [id], wornDate: '2026-11-22' },
        asNives,
      )
      expect(entry.statusCode).toBe(201)
      expect(await wears()).toEqual([
        { wornDate: '2026-11-22', wornBy: 'Nives' },
        { wornDate: '2026-11-21', wornBy: 'Nives' },
        { wornDate: '2026-11-20', wornBy: null },
      ])
      expect((await wears(asNives)).map(({ wornDate }: { wornDate: CalendarDate }) => wornDate)).toEqual([
        '2026-11-22',
        '2026-11-21',
      ])
      expect((await closet())[0]).toMatchObject({ wearCount: 3, lastWornDate: '2026-11-22' })
      // The owner's calendar has only the owner's own wears.
      expect((await given.get('/api/worn-pieces')).json()).toMatchObject([{ days: ['2026-11-20'] }])
      // The borrower can't remove the owner's wears.
      await send('DELETE', `/api/closet-items/${id}/wears/2026-11-20`, undefined, asNives)
      await send('DELETE', `/api/closet-items/${id}/wears/2026-11-21`, undefined, asNives)
      await endLoan(id)
      await send('DELETE', `/api/outfit-history/${entry.json().id}`, undefined, asNives)
      expect(await wears()).toEqual([{ wornDate: '2026-11-20', wornBy: null }])
      expect((await closet())[0]).toMatchObject({ wearCount: 1 })
    })

    test('is returned when either user ends the loan, leaves, or deletes the account', async () => {
      const id = await lentCoat()
      const isLent = async () => (await closet())[0]?.loan !== null
      await endLoan(id, asNives)
      expect(await isLent()).toBe(false)
      await lend(id)
      await endLoan(id)
      expect(await isLent()).toBe(false)
      await lend(id)
      await send('DELETE', `/api/household/members/${NIVES}`, undefined, asNives)
      expect(await isLent()).toBe(false)
      await join(await codeFor(), asNives)
      await lend(id)
      await deleteAccount({ db: database.db(), images: given.images(), clock: given.clock() }, { id: NIVES })
      expect(await isLent()).toBe(false)
      expect(await names()).toHaveLength(1)
    })

    test.each([
      ['deletes', async (id: string) => send('DELETE', `/api/closet-items/${id}`)],
      [
        'archives',
        async (id: string) => send('PATCH', `/api/closet-items/${id}`, { archivedReason: 'sold' }),
      ],
    ])('leaves the borrower when the owner %s it, also if it is restored', async (_, act) => {
      const id = await lentCoat()
      await act(id)
      expect(await closet(asNives)).toEqual([])
      await send('POST', `/api/closet-items/${id}/restore`)
      await send('PATCH', `/api/closet-items/${id}`, { archivedReason: null })
      expect(await closet(asNives)).toEqual([])
      expect((await closet())[0]).toMatchObject({ loan: null })
    })

    test('is lent to members only, and not until a past day', async () => {
      await livingTogether()
      const { id } = await given.closetItem()
      expect(errorOf(await lend(id, { borrowerId: ADA }))).toEqual([404, 'person_not_found'])
      expect(errorOf(await lend(id, { borrowerId: PERSONAL_USER_ID }))).toEqual([404, 'person_not_found'])
      expect(errorOf(await lend(id, { borrowerId: NIVES, until: '2026-11-01' }))).toEqual([
        400,
        'invalid_request',
      ])
      expect((await lend(id, { borrowerId: NIVES, until: '2026-12-05' })).json()).toMatchObject({
        loan: { until: '2026-12-05' },
      })
      const archived = await given.closetItem()
      await send('PATCH', `/api/closet-items/${archived.id}`, { archivedReason: 'lost' })
      expect(errorOf(await lend(archived.id))).toEqual([422, 'piece_not_lendable'])
    })
  })
})
