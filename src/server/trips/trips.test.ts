import * as z from 'zod/mini'
import { beforeEach, describe, expect, test } from 'vitest'
import { asNives, givenAppOfTwo } from '../../../tests/support/server/given-app-of-two.ts'
import { givenCloset } from '../../../tests/support/server/given-closet.ts'
import { readRows } from '../../../tests/support/database/example-rows.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { PackedPieces, type PackingLine } from '../../contract/trips/packing-list.ts'
import { Trip, TripReply, TripSwap } from '../../contract/trips/trips.ts'
import { OutfitsForDay } from '../../contract/planner/outfits-for-day.ts'
import { CurationReply } from '../../contract/stylist/stylist.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { purgeTrips } from './trip-lifecycle.ts'
import { findTrip, replaceTrip } from './trip-store.ts'

const unknownId = '01900000-0000-7000-8000-00000000dead'
const lisbon = { place: 'Lisbon', fromDate: '2026-11-23', toDate: '2026-11-26', purpose: 'sightseeing' }

describeOnEachDatabase('a trip', (database) => {
  const given = givenAppOfTwo(database)
  let ids = new Map<string, string>()
  beforeEach(async () => {
    ids = await givenCloset(database.db())
  })

  const idOf = (name: string) => ids.get(name) ?? unknownId
  const post = (facts: object = {}, headers: Record<string, string> = {}) =>
    given.send('POST', '/api/trips', { body: { ...lisbon, ...facts }, headers })
  const answered = async (asked: ReturnType<typeof post>, status = 200): Promise<TripReply> => {
    const response = await asked
    expect(response.statusCode, response.body).toBe(status)
    return TripReply.parse(response.json())
  }
  const create = (facts: object = {}) => answered(post(facts), 201)
  const at = ({ trip }: TripReply, path = '') => `/api/trips/${trip.id}${path}`
  const read = (trip: TripReply) => answered(given.get(at(trip)))
  const patch = (trip: TripReply, path: string, body: object) =>
    answered(given.send('PATCH', at(trip, path), { body }))
  const pieceLines = ({ lines }: TripReply) => lines.filter(({ item }) => item !== null)
  const lineOf = (trip: TripReply, name: string): PackingLine => {
    const line = trip.lines.find(({ text }) => text === name)
    if (!line) throw new Error(`No line '${name}'`)
    return line
  }
  const dayOf = ({ days }: TripReply, name: string) => {
    const day = days.find((each) => each.day === name)
    if (!day) throw new Error(`No day ${name}`)
    return day
  }
  const wornIds = (day: TripReply['days'][number]) => day.pieces.map(({ item }) => item.id)
  const packFirst = async (trip: TripReply): Promise<PackingLine> => {
    const [line] = pieceLines(trip)
    if (!line) throw new Error('Nothing to pack')
    await patch(trip, `/lines/${line.id}`, { isPacked: true })
    return line
  }

  test('has a travel outfit and one for each day, all of them on the packing list', async () => {
    const trip = await create()
    expect(trip.days.map(({ day }) => day)).toEqual([
      'travel',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ])
    const listed = new Set(pieceLines(trip).map(({ item }) => item?.id))
    for (const day of trip.days) {
      expect(day.pieces.length).toBeGreaterThan(1)
      for (const id of wornIds(day)) expect(listed.has(id)).toBe(true)
    }
    expect(trip.lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['5 sets of underwear', 'Passport or ID', 'Toothbrush and toothpaste']),
    )
    expect(trip.load.pieces).toBeLessThanOrEqual(trip.load.piecesMax)
    expect(await read(trip)).toEqual(trip)
  })

  test('is stored even if a piece on its list was permanently deleted while it was packed', async () => {
    const trip = await create()
    const [line] = pieceLines(trip)
    const db = database.db()
    const packed = await findTrip(db, trip.trip.userId, trip.trip.id, 'to read')
    await db
      .deleteFrom('closetItems')
      .where('id', '=', line?.item?.id ?? unknownId)
      .execute()
    await db.transaction().execute(async (transaction) => {
      if (packed) await replaceTrip(transaction, packed)
    })
    expect((await read(trip)).lines.find(({ id }) => id === line?.id)?.isGone).toBe(true)
  })

  test('states whether its weather is a forecast or typical', async () => {
    const far = await create({ fromDate: '2027-06-10', toDate: '2027-06-12' })
    expect(far.weatherNote).toMatch(/^Typical weather for Lisbon on these dates, not a forecast: /)
    expect(far.days.every(({ weather }) => weather?.source === 'estimate')).toBe(true)
  })

  test.each([
    ['ends before it starts', { toDate: '2026-11-22' }],
    ['has more than 30 days', { toDate: '2026-12-23' }],
    ['has no place', { place: ' ' }],
    ['is washed for every 0 days', { laundryEvery: 0 }],
  ])('that %s is rejected', async (_is, facts) => {
    const response = await post(facts)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invalid_request' })
    expect(await readRows(database.db(), 'trips')).toEqual([])
  })

  test('to an unknown place is rejected', async () => {
    const response = await post({ place: 'Xyzzyx Qwrtz' })
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(await readRows(database.db(), 'trips')).toEqual([])
  })

  test('is planned once when the same request is repeated', async () => {
    const key = { 'idempotency-key': 'trip-1' }
    const [first, second] = [await post({}, key), await post({}, key)]
    expect(second.json()).toEqual(first.json())
    expect(await readRows(database.db(), 'trips')).toHaveLength(1)
  })

  test('is listed as future, current or past, and belongs to its owner only', async () => {
    await create({ fromDate: '2027-03-01', toDate: '2027-03-02' })
    await create({ fromDate: '2026-01-05', toDate: '2026-01-06' })
    const now = await create({ fromDate: '2026-11-20', toDate: '2026-11-25' })
    const list = z.array(Trip).parse((await given.get('/api/trips')).json())
    expect(list.map(({ time }) => time)).toEqual(['now', 'coming', 'past'])
    expect((await given.get('/api/trips', asNives)).json()).toEqual([])
    for (const [method, path] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/pack'],
      ['POST', '/restore'],
    ] as const) {
      const response = await given.send(method, at(now, path), {
        headers: asNives,
        ...(method === 'PATCH' && { body: { isHome: true } }),
      })
      expect(response.statusCode, `${method} ${path}`).toBe(404)
    }
    expect((await given.get(at(now), asNives)).statusCode).toBe(404)
  })

  test('keeps both kinds of ticks separate, also when it is packed again', async () => {
    const trip = await create()
    const passport = lineOf(trip, 'Passport or ID')
    await patch(trip, `/lines/${passport.id}`, { isPacked: true })
    const [piece] = pieceLines(trip)
    await patch(trip, `/lines/${piece?.id}`, { isPacked: true })
    const again = await answered(given.send('POST', at(trip, '/pack')))
    expect(lineOf(again, 'Passport or ID')).toMatchObject({ isPacked: true, isBack: false })
    expect(again.lines.find(({ id }) => id === piece?.id)).toMatchObject({ isPacked: true })
    const back = await patch(trip, `/lines/${passport.id}`, { isBack: true })
    expect(lineOf(back, 'Passport or ID')).toMatchObject({ isPacked: true, isBack: true })
  })

  test('accepts, renames and removes things of the user', async () => {
    const trip = await create()
    const body = { text: 'Camera', group: 'other' }
    const added = await answered(given.send('POST', at(trip, '/lines'), { body }), 201)
    const camera = lineOf(added, 'Camera')
    const renamed = await patch(trip, `/lines/${camera.id}`, { text: 'Film camera' })
    expect(lineOf(renamed, 'Film camera').id).toBe(camera.id)
    const removed = await answered(given.send('DELETE', at(trip, `/lines/${camera.id}`)))
    expect(removed.lines.some(({ id }) => id === camera.id)).toBe(false)
    const again = await answered(given.send('POST', at(trip, '/pack')))
    expect(again.lines.some(({ text }) => text === 'Film camera')).toBe(false)
  })

  test('keeps an added piece and leaves out a removed one when it is re-solved', async () => {
    const trip = await create()
    const listed = pieceLines(trip).map(({ text }) => text)
    const other = [...ids.keys()].find((name) => !listed.includes(name)) ?? ''
    const body = { itemIds: [idOf(other)] }
    const added = await answered(given.send('POST', at(trip, '/lines'), { body }), 201)
    expect(lineOf(added, other)).toMatchObject({ isByHand: true })
    const shoes = trip.days[1]?.pieces.find(({ slot }) => slot === 'shoes')?.item
    const line = lineOf(added, shoes?.name ?? '')
    const removed = await answered(given.send('DELETE', at(trip, `/lines/${line.id}`)))
    expect(removed.takenOut.map(({ id }) => id)).toEqual([shoes?.id])
    expect(removed.days.flatMap(wornIds)).not.toContain(shoes?.id)
    const changed = await patch(trip, '', { toDate: '2026-11-28', bag: 'checked' })
    expect(lineOf(changed, other)).toMatchObject({ isByHand: true })
    expect(changed.lines.some(({ item }) => item?.id === shoes?.id)).toBe(false)
    const back = await answered(
      given.send('POST', at(trip, '/lines'), { body: { itemIds: [shoes?.id] } }),
      201,
    )
    expect(back.takenOut).toEqual([])
  })

  test('keeps a swapped piece of a day when dates, place or all outfits change', async () => {
    const trip = await create()
    const shoes = dayOf(trip, '2026-11-24').pieces.find(({ slot }) => slot === 'shoes')
    const query = `?itemId=${shoes?.item.id}`
    const swaps = z
      .array(TripSwap)
      .parse((await given.get(at(trip, `/days/2026-11-24/swaps${query}`))).json())
    expect(swaps.length).toBeGreaterThan(0)
    const withItemId = swaps.at(-1)?.item.id
    const swap = { itemId: shoes?.item.id, withItemId }
    const swapped = await patch(trip, '/days/2026-11-24', { swap })
    expect(dayOf(swapped, '2026-11-24')).toMatchObject({ isByHand: true })
    expect(wornIds(dayOf(swapped, '2026-11-24'))).toContain(withItemId)
    expect(swapped.lines.some(({ item }) => item?.id === withItemId)).toBe(true)
    const outfit = wornIds(dayOf(swapped, '2026-11-24'))
    const again = await answered(given.send('POST', at(trip, '/pack')))
    expect(wornIds(dayOf(again, '2026-11-24'))).toEqual(outfit)
    const moved = await patch(trip, '', { place: 'Rome', fromDate: '2026-12-07', toDate: '2026-12-10' })
    expect(wornIds(dayOf(moved, '2026-12-08'))).toEqual(outfit)
  })

  test('re-solves a day, and solves a day with its own purpose for that', async () => {
    const trip = await create()
    const leads = (day: TripReply['days'][number]) =>
      day.pieces.filter(({ slot }) => slot === 'top' || slot === 'dress').map(({ item }) => item.id)
    const other = await answered(given.send('POST', at(trip, '/days/2026-11-25/choose')))
    expect(leads(dayOf(other, '2026-11-25'))).not.toEqual(leads(dayOf(trip, '2026-11-25')))
    expect(wornIds(dayOf(other, '2026-11-24'))).toEqual(wornIds(dayOf(trip, '2026-11-24')))
    const wedding = await patch(trip, '/days/2026-11-26', { purpose: 'wedding-guest' })
    expect(dayOf(wedding, '2026-11-26').purpose).toBe('wedding-guest')
  })

  test('rejects a stale change', async () => {
    const trip = await create()
    const headers = { 'if-match': '"old"' }
    for (const [method, path, body] of [
      ['PATCH', '', { isHome: true }],
      ['DELETE', '', undefined],
      ['POST', '/pack', undefined],
    ] as const) {
      const response = await given.send(method, at(trip, path), { headers, ...(body && { body }) })
      expect(response.statusCode).toBe(412)
    }
  })

  test('is deleted, restored unchanged, and purged after 30 days', async () => {
    const trip = await create()
    expect((await given.send('DELETE', at(trip))).statusCode).toBe(204)
    expect((await given.get(at(trip))).statusCode).toBe(404)
    expect(await answered(given.send('POST', at(trip, '/restore')))).toEqual(trip)
    await given.send('DELETE', at(trip))
    given.clock().passes({ days: 31 })
    await purgeTrips({ db: database.db(), clock: given.clock() })
    expect((await given.send('POST', at(trip, '/restore'))).statusCode).toBe(404)
    expect(await readRows(database.db(), 'tripLines')).toEqual([])
  })

  describe('with a packed piece', () => {
    const suggested = async (date: CalendarDate) =>
      OutfitsForDay.parse((await given.get(`/api/outfits-for-day?date=${date}`)).json()).outfits.flatMap(
        ({ pieces }) => pieces.map(({ item }) => item.id),
      )
    const packedNow = async () => z.array(PackedPieces).parse((await given.get('/api/packed-pieces')).json())
    const packAll = async (trip: TripReply) => {
      for (const { id } of pieceLines(trip)) await patch(trip, `/lines/${id}`, { isPacked: true })
      return new Set(pieceLines(trip).map(({ item }) => item?.id))
    }

    test('suggests it at home again when the trip is over, or the user is back', async () => {
      const trip = await create()
      const away = await packAll(trip)
      expect((await suggested('2026-11-23')).some((id) => away.has(id))).toBe(false)
      expect(await packedNow()).toMatchObject([{ tripId: trip.trip.id, itemIds: [...away] }])
      expect((await suggested('2026-11-27')).some((id) => away.has(id))).toBe(true)
      await patch(trip, '', { isHome: true })
      expect((await suggested('2026-11-23')).some((id) => away.has(id))).toBe(true)
      expect(await packedNow()).toEqual([])
    })

    test('leaves it out of curated outfits, unless the user requests it', async () => {
      const trip = await create()
      const away = await packAll(trip)
      const curated = async (name: string) =>
        CurationReply.parse(
          (
            await given.send('POST', '/api/curate-outfit', {
              body: { focusItemId: idOf(name), stylePreference: 'casual', by: 'rules' },
            })
          ).json(),
        )
      const home = [...ids].find(([, id]) => !away.has(id))?.[0] ?? ''
      const { suggestions } = (await curated(home)).curation
      expect(suggestions.some(({ item }) => item && away.has(item.id))).toBe(false)
      const packedName = pieceLines(trip)[0]?.text ?? ''
      expect((await curated(packedName)).curation.focusItem?.name).toBe(packedName)
    })

    test('excludes it from other trips at the same time', async () => {
      const trip = await create()
      const line = await packFirst(trip)
      const other = await create({ place: 'Rome', fromDate: '2026-11-25', toDate: '2026-11-27' })
      expect(other.lines.some(({ item }) => item?.id === line.item?.id)).toBe(false)
      const later = await create({ place: 'Rome', fromDate: '2026-11-27', toDate: '2026-11-29' })
      expect(later.lines.length).toBeGreaterThan(0)
    })
  })
})
