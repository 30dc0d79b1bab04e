import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenCloset, pieceRow } from '../../../../tests/support/server/given-closet.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { PageData } from '../../../contract/page-data.ts'
import type { WeeklyPlan } from '../../../contract/planner/planner.ts'
import { mondayOf } from '../../../domain/planner/week-dates.ts'
import { insertClosetItems } from '../../closet/closet-store.ts'
import { makePageFolder } from '../../../../tests/support/server/page-folder.ts'

let pageFolder: string
beforeAll(async () => {
  pageFolder = await makePageFolder()
})
afterAll(() => rm(pageFolder, { recursive: true }))

describeOnEachDatabase('the home page', (database) => {
  const given = givenApp(database, () => ({ pageFolder }))

  async function pageData(path = '/'): Promise<PageData> {
    const { body } = await given.get(path)
    const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body)?.[1]
    return PageData.parse(JSON.parse(json ?? ''))
  }

  // The first computation may take longer than a page waits.
  async function readyPage(): Promise<PageData> {
    const { day } = await pageData()
    await given.get(`/api/outfits-for-day?date=${day}&occasion=casual`)
    return pageData()
  }

  test('embeds the outfits of its day, equal to the requested ones', async () => {
    await givenCloset(database.db())
    const { day, today, weatherPreference } = await readyPage()
    expect(today?.outfits).toEqual((await given.get(`/api/outfits-for-day?date=${day}`)).json())
    expect(today?.outfits?.outfits.length).toBeGreaterThan(0)
    expect([today?.plan, today?.entries]).toEqual([null, []])
    expect(weatherPreference).toEqual((await given.get('/api/weather/preference')).json())
  })

  test('embeds the weather preference also for an empty closet', async () => {
    const { today, weatherPreference } = await pageData()
    expect(today).toBeUndefined()
    expect(weatherPreference).toEqual((await given.get('/api/weather/preference')).json())
  })

  test('embeds the wears of that day', async () => {
    const ids = await givenCloset(database.db())
    const { day } = await pageData()
    const worn = [...ids.values()].slice(0, 3)
    await given.send('POST', '/api/outfit-history', { body: { itemIds: worn, wornDate: day } })
    expect((await readyPage()).today?.entries.map(({ itemIds }) => itemIds)).toEqual([worn])
  })

  test('embeds the plan instead if the day is planned', async () => {
    await givenCloset(database.db())
    const { day } = await pageData()
    const body = { styleTheme: 'Classic', occasion: 'work', weekStartDate: mondayOf(day) }
    const plan: WeeklyPlan = (await given.send('POST', '/api/weekly-plans', { body })).json()
    const { today } = await pageData()
    expect(today?.plan?.plan.id).toBe(plan.id)
    const isPlanned = today?.plan?.dailyOutfits.some(({ date, pieces }) => date === day && pieces.length > 0)
    expect(today?.outfits === null).toBe(isPlanned)
  })

  test('embeds no outfit for a closet without one, nor in another view', async () => {
    await insertClosetItems(database.db(), [pieceRow(), pieceRow({ name: 'Chinos', category: 'Bottoms' })])
    expect((await pageData()).today).toBeUndefined()
    await insertClosetItems(database.db(), [pieceRow({ name: 'Loafers', category: 'Shoes' })])
    expect((await pageData('/?tab=marketplace')).today).toBeUndefined()
    expect((await pageData('/outfit-planner')).today).toBeUndefined()
  })
})
