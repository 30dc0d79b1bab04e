import { expect, test } from 'vitest'
import type { ClosetItem } from '../../../contract/closet.ts'
import { givenApp } from '../../../../tests/support/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/test-database.ts'

// The clock of the tests stands at noon UTC on 2026-11-23.
const TODAY = '2026-11-23'
const strange = '01900000-0000-7000-8000-00000000dead'

describeOnEachDatabase('wearing several pieces', (database) => {
  const given = givenApp(database)
  const wear = (ids: unknown, wornDate: string = TODAY) =>
    given.send('POST', '/api/closet-items/wear', { body: { ids, wornDate } })
  const takeBack = (ids: unknown, wornDate: string = TODAY) =>
    given.send('POST', '/api/closet-items/take-wears-back', { body: { ids, wornDate } })
  const list = async (): Promise<ClosetItem[]> => (await given.get('/api/closet-items')).json()
  const threeIds = async () => {
    const items = [await given.closetItem(), await given.closetItem(), await given.closetItem()]
    return items.map((item) => item.id)
  }

  test('counts each once, says when, and names those for which the day is new', async () => {
    const [first = '', second = '', third = ''] = await threeIds()
    await given.send('POST', `/api/closet-items/${second}/wears`, { body: { wornDate: TODAY } })
    const answer = await wear([first, second, first])
    expect(answer.statusCode).toBe(200)
    const { items, newlyWornIds } = answer.json()
    expect(newlyWornIds).toEqual([first])
    expect(items).toMatchObject([
      { id: first, wearCount: 1, lastWornDate: TODAY },
      { id: second, wearCount: 1, lastWornDate: TODAY },
    ])
    expect(await list()).toContainEqual(expect.objectContaining({ id: third, wearCount: 0 }))
  })

  test('said again names nothing new and changes nothing', async () => {
    const ids = await threeIds()
    await wear(ids)
    const before = await list()
    expect((await wear(ids)).json().newlyWornIds).toEqual([])
    expect(await list()).toEqual(before)
  })

  test('taken back for those that were new, everything is as it was', async () => {
    const ids = await threeIds()
    await given.send('PATCH', `/api/closet-items/${ids[0]}`, {
      body: { wearCount: 30, lastWornDate: '2026-11-07' },
    })
    await wear([ids[1]])
    const before = await list()
    const { newlyWornIds } = (await wear(ids)).json()
    expect(new Set(newlyWornIds)).toEqual(new Set([ids[0], ids[2]]))
    const answer = await takeBack(newlyWornIds)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toHaveLength(2)
    expect(await list()).toEqual(before)
    expect((await takeBack(newlyWornIds)).statusCode).toBe(200)
    expect(await list()).toEqual(before)
  })

  test('an earlier day leaves the last day as it is', async () => {
    const ids = await threeIds()
    await wear(ids, '2026-11-20')
    await wear(ids, '2026-11-02')
    expect(await list()).toMatchObject([
      { wearCount: 2, lastWornDate: '2026-11-20' },
      { wearCount: 2, lastWornDate: '2026-11-20' },
      { wearCount: 2, lastWornDate: '2026-11-20' },
    ])
  })

  test('all or none: one that is not there leaves the others as they are', async () => {
    const ids = await threeIds()
    const before = await list()
    for (const answer of [await wear([...ids, strange]), await takeBack([...ids, strange])])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'closet_item_not_found'])
    expect(await list()).toEqual(before)
  })

  test('a day to come is refused', async () => {
    const answer = await wear(await threeIds(), '2026-11-25')
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { wornDate: 'Choose today or an earlier day.' },
    ])
  })

  test.each([[[]], ['all'], [{ 0: strange }], [['x']], [Array.from({ length: 2001 }, () => strange)]])(
    'ids like %j are refused',
    async (ids) => {
      expect((await wear(ids)).statusCode).toBe(400)
      expect((await takeBack(ids)).statusCode).toBe(400)
    },
  )

  test('ten windows at once count one day, and one of them had it first', async () => {
    const ids = await threeIds()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => wear(nth % 2 ? ids : ids.toReversed())),
    )
    const newlyWorn: string[] = answers.flatMap((answer) => answer.json().newlyWornIds)
    expect(newlyWorn.toSorted()).toEqual(ids.toSorted())
    expect((await list()).map((item) => item.wearCount)).toEqual([1, 1, 1])
  })
})
