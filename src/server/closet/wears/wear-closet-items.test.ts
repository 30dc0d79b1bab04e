import { expect, test } from 'vitest'
import type { ClosetItem } from '../../../contract/closet/closet.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'

// The test clock is set to noon UTC on 2026-11-23.
const TODAY = '2026-11-23'
const unknownId = '01900000-0000-7000-8000-00000000dead'

describeOnEachDatabase('wearing several pieces', (database) => {
  const given = givenApp(database)
  const wear = (ids: unknown, wornDate: CalendarDate = TODAY) =>
    given.send('POST', '/api/closet-items/wear', { body: { ids, wornDate } })
  const undo = (ids: unknown, wornDate: CalendarDate = TODAY) =>
    given.send('POST', '/api/closet-items/take-wears-back', { body: { ids, wornDate } })
  const list = async (): Promise<ClosetItem[]> => (await given.get('/api/closet-items')).json()
  const threeIds = async () => {
    const items = [await given.closetItem(), await given.closetItem(), await given.closetItem()]
    return items.map((item) => item.id)
  }

  test('counts each once, sets the day, and returns the pieces for which it is new', async () => {
    const [first = '', second = '', third = ''] = await threeIds()
    await given.send('POST', `/api/closet-items/${second}/wears`, { body: { wornDate: TODAY } })
    const response = await wear([first, second, first])
    expect(response.statusCode).toBe(200)
    const { items, newlyWornIds } = response.json()
    expect(newlyWornIds).toEqual([first])
    expect(items).toMatchObject([
      { id: first, wearCount: 1, lastWornDate: TODAY },
      { id: second, wearCount: 1, lastWornDate: TODAY },
    ])
    expect(await list()).toContainEqual(expect.objectContaining({ id: third, wearCount: 0 }))
  })

  test('repeated, returns no new pieces and changes nothing', async () => {
    const ids = await threeIds()
    await wear(ids)
    const before = await list()
    expect((await wear(ids)).json().newlyWornIds).toEqual([])
    expect(await list()).toEqual(before)
  })

  test('undone for the new ones, everything is as before', async () => {
    const ids = await threeIds()
    await given.send('PATCH', `/api/closet-items/${ids[0]}`, {
      body: { wearCount: 30, lastWornDate: '2026-11-07' },
    })
    await wear([ids[1]])
    const before = await list()
    const { newlyWornIds } = (await wear(ids)).json()
    expect(new Set(newlyWornIds)).toEqual(new Set([ids[0], ids[2]]))
    const response = await undo(newlyWornIds)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toHaveLength(2)
    expect(await list()).toEqual(before)
    expect((await undo(newlyWornIds)).statusCode).toBe(200)
    expect(await list()).toEqual(before)
  })

  test('an earlier day keeps the last day', async () => {
    const ids = await threeIds()
    await wear(ids, '2026-11-20')
    await wear(ids, '2026-11-02')
    expect(await list()).toMatchObject([
      { wearCount: 2, lastWornDate: '2026-11-20' },
      { wearCount: 2, lastWornDate: '2026-11-20' },
      { wearCount: 2, lastWornDate: '2026-11-20' },
    ])
  })

  test('changes nothing if one piece is missing', async () => {
    const ids = await threeIds()
    const before = await list()
    for (const response of [await wear([...ids, unknownId]), await undo([...ids, unknownId])])
      expect([response.statusCode, response.json().code]).toEqual([404, 'closet_item_not_found'])
    expect(await list()).toEqual(before)
  })

  test('rejects a future day', async () => {
    const response = await wear(await threeIds(), '2026-11-25')
    expect([response.statusCode, response.json().fields]).toEqual([
      400,
      { wornDate: 'Choose today or an earlier day.' },
    ])
  })

  test.each([[[]], ['all'], [{ 0: unknownId }], [['x']], [Array.from({ length: 2001 }, () => unknownId)]])(
    'ids like %j are rejected',
    async (ids) => {
      expect((await wear(ids)).statusCode).toBe(400)
      expect((await undo(ids)).statusCode).toBe(400)
    },
  )

  test('counts ten concurrent requests once, and one of them returns it as new', async () => {
    const ids = await threeIds()
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => wear(nth % 2 ? ids : ids.toReversed())),
    )
    const newlyWorn: string[] = responses.flatMap((response) => response.json().newlyWornIds)
    expect(newlyWorn.toSorted()).toEqual(ids.toSorted())
    expect((await list()).map((item) => item.wearCount)).toEqual([1, 1, 1])
  })
})
