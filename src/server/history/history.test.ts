import { beforeEach, describe, expect, test } from 'vitest'
import { exampleRow, insertRow, readRows } from '../../../tests/support/database/example-rows.ts'
import { pieceRow } from '../../../tests/support/server/given-closet.ts'
import { OTHER_USER } from '../../../tests/support/database/specified-entities.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { OutfitHistory, type WornDays } from '../../contract/history.ts'
import type { CalendarDate } from '../../contract/values/calendar-date.ts'
import { insertClosetItems } from '../closet/closet-store.ts'
import { purgeClosetItems } from '../closet/closet-item-lifecycle.ts'
import { purgeImages } from '../images/purge-images.ts'
import { PERSONAL_USER_ID } from '../user/personal-user.ts'
import { purgeEntries } from './entry-lifecycle.ts'

// The test clock is set to noon UTC on 2026-11-23.
const TODAY = '2026-11-23'
const unknownId = '01900000-0000-7000-8000-00000000dead'

describeOnEachDatabase('the outfit history', (database) => {
  const given = givenApp(database)
  const post = (body: object, headers: Record<string, string> = {}) =>
    given.send('POST', '/api/outfit-history', { body, headers })
  const log = async (facts: object = {}): Promise<OutfitHistory> => {
    const response = await post({ occasion: 'work', wornDate: TODAY, ...facts })
    expect(response.statusCode, response.body).toBe(201)
    return OutfitHistory.parse(response.json())
  }
  const change = (id: string, body: object, headers: Record<string, string> = {}) =>
    given.send('PATCH', `/api/outfit-history/${id}`, { body, headers })
  const changed = async (id: string, body: object): Promise<OutfitHistory> => {
    const response = await change(id, body)
    expect(response.statusCode, response.body).toBe(200)
    return OutfitHistory.parse(response.json())
  }
  const remove = (id: string) => given.send('DELETE', `/api/outfit-history/${id}`)
  const restore = (id: string) => given.send('POST', `/api/outfit-history/${id}/restore`)
  const list = async (): Promise<OutfitHistory[]> => (await given.get('/api/outfit-history')).json()
  const read = async (id: string) => (await given.get(`/api/closet-items/${id}`)).json()
  const wears = async (id: string) =>
    (await given.get(`/api/closet-items/${id}/wears`))
      .json()
      .map((wear: { wornDate: CalendarDate }) => wear.wornDate)
  const wearByHand = (id: string) =>
    given.send('POST', `/api/closet-items/${id}/wears`, { body: { wornDate: TODAY } })

  let shirt = pieceRow()
  let jeans = pieceRow()
  beforeEach(async () => {
    shirt = pieceRow({ name: 'Linen shirt' })
    jeans = pieceRow({ name: 'Straight jeans', category: 'Bottoms', color: 'Blue' })
    await insertClosetItems(database.db(), [shirt, jeans])
  })

  test('stores every field, and lists the latest day first', async () => {
    const entry = await log({
      userId: 'default-user',
      itemIds: [jeans.id, shirt.id],
      occasion: '  Brunch ',
      wornDate: '2026-11-21',
      weather: { temperature: -2.5, condition: 'Snow' },
      location: 'Toronto',
      rating: 4,
      notes: 'Warm enough.',
    })
    const pieceOf = ({ id, name, category, color, imageUrl }: typeof shirt) => ({
      id,
      name,
      category,
      color,
      imageUrl,
      isGone: false,
    })
    expect(entry).toEqual({
      id: entry.id,
      userId: PERSONAL_USER_ID,
      itemIds: [jeans.id, shirt.id],
      pieces: [pieceOf(jeans), pieceOf(shirt)],
      occasion: 'Brunch',
      weather: { temperature: -2.5, condition: 'Snow' },
      location: 'Toronto',
      rating: 4,
      notes: 'Warm enough.',
      wornDate: '2026-11-21',
      createdAt: '2026-11-23T12:00:00.000Z',
    })
    const ofToday = await log()
    given.clock().passes({ minutes: 1 })
    const later = await log()
    const older = await log({ wornDate: '2024-02-29' })
    expect((await list()).map(({ id }) => id)).toEqual([later.id, ofToday.id, entry.id, older.id])
    expect((await given.get('/api/outfit-history/default-user')).json()).toEqual(await list())
  })

  test("accepts the placeholder of 'Log Today's Outfit', and ignores it", async () => {
    const sample = { itemIds: [], occasion: 'casual', rating: 3, notes: 'Sample entry' }
    const entry = await log({ userId: 'default-user', ...sample })
    expect(entry).toMatchObject({ ...sample, pieces: [], weather: null, location: null })
    expect(await readRows(database.db(), 'wears')).toEqual([])
  })

  test('requires only a day', async () => {
    const response = await post({ wornDate: TODAY })
    expect([response.statusCode, response.json()]).toMatchObject([201, { occasion: null, itemIds: [] }])
  })

  test('counts each piece once a day, even if logged repeatedly', async () => {
    await log({ itemIds: [shirt.id, jeans.id] })
    await log({ itemIds: [shirt.id] })
    expect(await wears(shirt.id)).toEqual([TODAY])
    expect(await read(shirt.id)).toMatchObject({ wearCount: 1, lastWornDate: TODAY })
  })

  test('sent twice with one Idempotency-Key is logged once', async () => {
    const body = { itemIds: [shirt.id], occasion: 'work', wornDate: TODAY }
    for (const times of [1, 2]) {
      const response = await post(body, { 'idempotency-key': 'entry-1' })
      expect([times, response.statusCode]).toEqual([times, 201])
    }
    expect(await list()).toHaveLength(1)
  })

  test('logged by ten concurrent requests counts one wear, and deleted by all of them none', async () => {
    const entries = await Promise.all(
      Array.from({ length: 10 }, () => log({ itemIds: [shirt.id, jeans.id] })),
    )
    expect(await wears(shirt.id)).toEqual([TODAY])
    await Promise.all(entries.map(({ id }) => remove(id)))
    expect([await wears(shirt.id), await wears(jeans.id), await list()]).toEqual([[], [], []])
  })

  test.each<[object, number, string, string | null]>([
    [{ wornDate: '2026-11-25' }, 400, 'invalid_request', 'wornDate'],
    [{ wornDate: '2026-02-30' }, 400, 'invalid_request', 'wornDate'],
    [{ wornDate: undefined }, 400, 'invalid_request', 'wornDate'],
    [{ occasion: 'a'.repeat(121) }, 400, 'invalid_request', 'occasion'],
    [{ notes: 'a'.repeat(2001) }, 400, 'invalid_request', 'notes'],
    [{ rating: 0 }, 400, 'invalid_request', 'rating'],
    [{ rating: 6 }, 400, 'invalid_request', 'rating'],
    [{ rating: 3.5 }, 400, 'invalid_request', 'rating'],
    [{ weather: { temperature: 400, condition: 'Hot' } }, 400, 'invalid_request', 'weather.temperature'],
    [{ itemIds: ['shirt'] }, 400, 'invalid_request', 'itemIds.0'],
    [{ itemIds: [unknownId] }, 404, 'closet_item_not_found', null],
  ])('rejects %j, in a new entry and in a change, and stores nothing', async (facts, status, code, field) => {
    const entry = await log({ itemIds: [shirt.id] })
    const [rows, wornDays] = [await list(), await readRows(database.db(), 'wears')]
    const responses = [await post({ itemIds: [jeans.id], occasion: 'work', wornDate: TODAY, ...facts })]
    // Fields that a change omits stay.
    if (Object.values(facts)[0] !== undefined)
      responses.push(await change(entry.id, { notes: 'New', ...facts }))
    for (const response of responses) {
      expect([response.statusCode, response.json().code], response.body).toEqual([status, code])
      if (field) expect(Object.keys(response.json().fields)).toEqual([field])
    }
    expect([await list(), await readRows(database.db(), 'wears')]).toEqual([rows, wornDays])
  })

  test('accepts tomorrow if it is today somewhere on Earth', async () => {
    await log({ itemIds: [shirt.id], wornDate: '2026-11-24' })
    expect(await wears(shirt.id)).toEqual(['2026-11-24'])
  })

  test('accepts pieces that are in the wash or archived, which may have been worn before', async () => {
    await given.send('PATCH', `/api/closet-items/${shirt.id}`, { body: { isClean: false } })
    await given.send('PATCH', `/api/closet-items/${jeans.id}`, { body: { archivedReason: 'sold' } })
    const entry = await log({ itemIds: [shirt.id, jeans.id], wornDate: '2026-11-02' })
    expect(entry.pieces.map(({ isGone }) => isGone)).toEqual([false, true])
    expect([await wears(shirt.id), await wears(jeans.id)]).toEqual([['2026-11-02'], ['2026-11-02']])
  })

  test('changes only the given fields; null and a blank text clear them', async () => {
    const facts = {
      weather: { temperature: 9, condition: 'Rain' },
      location: 'Oslo',
      notes: 'Wet',
      rating: 2,
    }
    const entry = await log({ itemIds: [shirt.id], ...facts })
    expect(await changed(entry.id, { rating: 5 })).toEqual({ ...entry, rating: 5 })
    expect(await changed(entry.id, { rating: null, weather: null, location: null, notes: ' ' })).toEqual({
      ...entry,
      rating: null,
      weather: null,
      location: null,
      notes: null,
    })
    expect(await wears(shirt.id)).toEqual([TODAY])
  })

  test('moves the wears with the pieces and the day', async () => {
    const { id } = await log({ itemIds: [shirt.id] })
    await changed(id, { itemIds: [jeans.id] })
    expect([await wears(shirt.id), await wears(jeans.id)]).toEqual([[], [TODAY]])
    await changed(id, { wornDate: '2026-11-20', itemIds: [jeans.id, shirt.id] })
    expect([await wears(shirt.id), await wears(jeans.id)]).toEqual([['2026-11-20'], ['2026-11-20']])
    expect(await read(shirt.id)).toMatchObject({ wearCount: 1, lastWornDate: '2026-11-20' })
  })

  test('when deleted, removes the wears it counted, but not those of other entries or marked by hand', async () => {
    const first = await log({ itemIds: [shirt.id, jeans.id] })
    const second = await log({ itemIds: [shirt.id] })
    await wearByHand(jeans.id)
    expect((await remove(first.id)).statusCode).toBe(204)
    expect((await remove(first.id)).json().code).toBe('history_not_found')
    expect([await wears(shirt.id), await wears(jeans.id)]).toEqual([[TODAY], [TODAY]])
    await remove(second.id)
    expect([await wears(shirt.id), await wears(jeans.id)]).toEqual([[], [TODAY]])
    expect(await list()).toEqual([])
  })

  test('restores deleted entries with their wears for 30 days', async () => {
    const entry = await log({ itemIds: [shirt.id] })
    await remove(entry.id)
    given.clock().passes({ days: 29 })
    expect((await restore(entry.id)).json()).toEqual(entry)
    expect((await restore(entry.id)).json()).toEqual(entry)
    expect([await list(), await wears(shirt.id)]).toEqual([[entry], [TODAY]])
    await remove(entry.id)
    given.clock().passes({ days: 31 })
    expect((await restore(entry.id)).json().code).toBe('history_not_found')
  })

  test('keeps a deleted piece readable, also when other pieces change', async () => {
    const entry = await log({ itemIds: [shirt.id, jeans.id] })
    await given.send('DELETE', `/api/closet-items/${shirt.id}`)
    const [shown] = await list()
    expect(shown?.pieces.map(({ name, isGone }) => [name, isGone])).toEqual([
      ['Linen shirt', true],
      ['Straight jeans', false],
    ])
    const moved = await changed(entry.id, { itemIds: [shirt.id], wornDate: '2026-11-20' })
    expect(moved.pieces.map(({ name }) => name)).toEqual(['Linen shirt'])
    await given.send('POST', `/api/closet-items/${shirt.id}/restore`)
    expect(await wears(shirt.id)).toEqual(['2026-11-20'])
    // Once removed from the entry, it can only be added from the closet.
    await given.send('DELETE', `/api/closet-items/${shirt.id}`)
    await changed(entry.id, { itemIds: [jeans.id] })
    expect((await change(entry.id, { itemIds: [shirt.id] })).json().code).toBe('closet_item_not_found')
  })

  test('keeps the picture of a permanently deleted piece while an entry shows it', async () => {
    const coat = await given.closetItem({ name: 'Trench coat', category: 'Outerwear' })
    const [shown, taken] = [await log({ itemIds: [coat.id] }), await log({ itemIds: [coat.id] })]
    await given.send('DELETE', `/api/closet-items/${coat.id}`)
    const deps = { db: database.db(), images: given.images(), clock: given.clock() }
    const picture = async () => {
      given.clock().passes({ days: 31 })
      await purgeClosetItems(deps)
      await purgeEntries(deps)
      await purgeImages(deps)
      return (await given.get(coat.imageUrl)).statusCode
    }
    expect(await picture()).toBe(200)
    await remove(shown.id)
    expect(await picture()).toBe(200)
    expect((await readRows(database.db(), 'outfitHistory')).map(({ id }) => id)).toEqual([taken.id])
    await changed(taken.id, { itemIds: [jeans.id] })
    expect(await picture()).toBe(404)
  })

  describe('the worn pieces', () => {
    const worn = async (): Promise<WornDays[]> => (await given.get('/api/worn-pieces')).json()
    const daysByName = async () =>
      Object.fromEntries((await worn()).map(({ piece, days }) => [piece.name, days]))
    const archive = (id: string) =>
      given.send('PATCH', `/api/closet-items/${id}`, { body: { archivedReason: 'donated' } })

    test('have the days that their cards count, logged or marked by hand, latest first', async () => {
      await log({ itemIds: [shirt.id, jeans.id], wornDate: '2026-11-20' })
      await log({ itemIds: [shirt.id], wornDate: '2026-11-20' })
      await wearByHand(shirt.id)
      expect(await daysByName()).toEqual({
        'Linen shirt': [TODAY, '2026-11-20'],
        'Straight jeans': ['2026-11-20'],
      })
    })

    test('agree with the cards after logging, changing, deleting, restoring and archiving', async () => {
      const first = await log({ itemIds: [shirt.id, jeans.id], wornDate: '2026-11-20' })
      const second = await log({ itemIds: [shirt.id], wornDate: '2026-11-21' })
      await wearByHand(jeans.id)
      await changed(second.id, { itemIds: [jeans.id], wornDate: '2026-11-20' })
      await remove(first.id)
      await given.send('DELETE', `/api/closet-items/${shirt.id}`)
      await restore(first.id)
      await given.send('POST', `/api/closet-items/${shirt.id}/restore`)
      await archive(jeans.id)
      const entries = await list()
      for (const { piece, days } of await worn()) {
        expect([piece.name, days.length]).toEqual([piece.name, (await read(piece.id)).wearCount])
        for (const { itemIds, wornDate } of entries)
          if (itemIds.includes(piece.id)) expect(days).toContain(wornDate)
      }
      const gone = (await worn()).map(({ piece }) => [piece.name, piece.isGone] as const)
      expect(Object.fromEntries(gone)).toEqual({ 'Linen shirt': false, 'Straight jeans': true })
    })

    test("leave out a deleted piece and another user's", async () => {
      await log({ itemIds: [shirt.id] })
      await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'another' })
      const theirCoat = pieceRow({ userId: OTHER_USER })
      await insertClosetItems(database.db(), [theirCoat])
      await database
        .db()
        .insertInto('wears')
        .values({ closetItemId: theirCoat.id, wornOn: TODAY, createdAt: new Date() })
        .execute()
      await given.send('DELETE', `/api/closet-items/${shirt.id}`)
      expect(await worn()).toEqual([])
    })
  })

  test('rejects a stale change of an entry', async () => {
    const { id } = await log()
    const seen = { 'if-match': '"another"' }
    expect((await change(id, { rating: 1 }, seen)).statusCode).toBe(412)
    const deletion = await given.send('DELETE', `/api/outfit-history/${id}`, { headers: seen })
    expect(deletion.statusCode).toBe(412)
  })

  test("of another user is not found, and another user's piece cannot be logged", async () => {
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'somebody else' })
    const theirs = exampleRow('outfitHistory', { userId: OTHER_USER })
    await insertRow(database.db(), 'outfitHistory', theirs)
    const theirCoat = pieceRow({ userId: OTHER_USER })
    await insertClosetItems(database.db(), [theirCoat])
    for (const id of [String(theirs['id']), unknownId]) {
      for (const response of [await change(id, { rating: 1 }), await remove(id), await restore(id)])
        expect([response.statusCode, response.json().code]).toEqual([404, 'history_not_found'])
    }
    const rejected = await post({ itemIds: [theirCoat.id], occasion: 'work', wornDate: TODAY })
    expect([rejected.statusCode, await list()]).toEqual([404, []])
    expect(await readRows(database.db(), 'wears')).toEqual([])
  })
})
