import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PageData } from '../../contract/page-data.ts'
import type { WeeklyPlan } from '../../contract/planner/planner.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { makePageFolder } from '../../../tests/support/server/page-folder.ts'

let pageFolder: string
beforeAll(async () => {
  pageFolder = await makePageFolder()
})
afterAll(() => rm(pageFolder, { recursive: true }))

describeOnEachDatabase('the page', (database) => {
  const given = givenApp(database, () => ({ pageFolder }))

  test('embeds the plans whose week may be current in some time zone, newest first', async () => {
    const plans: WeeklyPlan[] = []
    for (const weekStartDate of ['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07', '2026-11-23']) {
      const body = { styleTheme: 'Classic', occasion: 'work', weekStartDate }
      plans.push((await given.send('POST', '/api/weekly-plans', { body })).json())
    }
    const { body } = await given.get('/outfit-planner')
    const json = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body)?.[1]
    const { plannedWeeks } = PageData.parse(JSON.parse(json ?? ''))
    expect(plannedWeeks).toEqual(
      [4, 2, 1, 0].map((at) => ({ id: plans[at]?.id, weekStartDate: plans[at]?.weekStartDate })),
    )
    expect(plannedWeeks?.[0]?.id).toBeTruthy()
  })
})
