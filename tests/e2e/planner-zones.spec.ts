import { expect, test } from './armadio.ts'

// Instants at which the day and the week differ from those in UTC.
for (const here of [
  { zone: 'Pacific/Kiritimati', instant: '2026-11-22T11:00:00Z', monday: '2026-11-23', today: /^Mon 23/ },
  { zone: 'Etc/GMT+12', instant: '2026-11-23T11:00:00Z', monday: '2026-11-16', today: /^Sun 22/ },
])
  test.describe(`in ${here.zone}`, () => {
    test.use({ timezoneId: here.zone })

    test("a week begins on Monday in the browser's time zone, and today is marked", async ({
      page,
      armadio,
    }) => {
      const answer = await fetch(`${armadio.address}/api/weekly-plans`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ styleTheme: 'Casual', occasion: 'work', weekStartDate: here.monday }),
      })
      const plan: { id: string } = await answer.json()
      await page.clock.setFixedTime(here.instant)
      await page.goto(`${armadio.address}/outfit-planner?plan=${plan.id}`)
      const marked = page.getByRole('listitem', { name: /, today/ })
      await expect(marked).toHaveCount(1)
      await expect(marked).toHaveAccessibleName(here.today)
      await page.getByRole('button', { name: 'New Plan' }).click()
      await page.getByText(/^This week,/).click()
      await expect(page.getByLabel('Start date')).toHaveValue(here.monday)
    })
  })
