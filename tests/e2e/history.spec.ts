import type { Page } from '@playwright/test'
import type { ClosetItem } from '../../src/contract/closet/closet.ts'
import type { OutfitHistory } from '../../src/contract/history.ts'
import { expect, test, type Armadio } from './armadio.ts'
import { dayIn } from './day-in.ts'
import { call } from './call.ts'
import { findings } from './axe-findings.ts'

const rows = (page: Page) => page.getByRole('region', { name: 'Outfit history' }).locator('ul > li.group')
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
const history = async (armadio: Armadio): Promise<OutfitHistory[]> =>
  call(armadio, 'GET', '/api/outfit-history')

async function openHistory(page: Page, armadio: Armadio): Promise<void> {
  await page.goto(`${armadio.address}/enhanced-features?view=history`)
}

test("today's outfit is logged and rated with one click each, and deleting it can be undone", async ({
  page,
  armadio,
}) => {
  await openHistory(page, armadio)
  await expect(page.getByRole('heading', { name: 'No outfits logged yet' })).toBeVisible()
  await page.getByRole('button', { name: "Log Today's Outfit" }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('No pieces, so not counted in the insights.')
  await expect(rows(page)).toContainText('Sample entry')
  const [sample] = await history(armadio)
  expect(sample).toMatchObject({ itemIds: [], occasion: 'casual', rating: 3, wornDate: dayIn(0) })

  const stars = (name: string) => rows(page).getByRole('radio', { name, exact: true })
  await stars('5 stars').click()
  await expect.poll(async () => (await history(armadio))[0]?.rating).toBe(5)
  await stars('5 stars').click()
  await expect.poll(async () => (await history(armadio))[0]?.rating).toBe(null)
  await page.getByText('Highly rated', { exact: true }).click()
  await expect(page.getByText('No outfits with 4 stars or more yet.')).toBeVisible()
  await page.getByText('All', { exact: true }).click()

  await rows(page)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByRole('heading', { name: 'No outfits logged yet' })).toBeVisible()
  expect(await history(armadio)).toEqual([])
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(1)
  expect(await history(armadio)).toHaveLength(1)
})

test("an outfit is logged with its pieces and its day's weather, and changes update its wears", async ({
  page,
  armadio,
}) => {
  const items: ClosetItem[] = await call(armadio, 'POST', '/api/sample-wardrobe')
  const before = new Map(items.map(({ name, wearCount }) => [name, wearCount]))
  const wearsOf = async (name: string) => {
    const closet: ClosetItem[] = await call(armadio, 'GET', '/api/closet-items')
    return (closet.find((item) => item.name === name)?.wearCount ?? 0) - (before.get(name) ?? 0)
  }
  await openHistory(page, armadio)
  await page.getByRole('button', { name: 'Log with details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log an outfit' })
  await expect(dialog.getByText('Filled in for this day.')).toBeVisible()
  await expect(dialog.getByLabel('Temperature')).toHaveValue(/^-?\d+$/)
  await expect(dialog.getByLabel('Sky')).not.toHaveValue('')
  await dialog.getByRole('button', { name: `All ${items.length}` }).click()
  await dialog.getByRole('checkbox', { name: /^Penny loafers/ }).check()
  await dialog.getByRole('checkbox', { name: /^Straight jeans/ }).check()
  await expect(dialog.getByRole('img', { name: /Penny loafers.*Straight jeans/ })).toBeVisible()
  await dialog.getByLabel('Occasion').selectOption('Work')
  await dialog.getByRole('radio', { name: '4 stars' }).click()
  await dialog.getByLabel('Notes').fill('The loafers held up.')
  expect(await findings(page)).toEqual([])

  await page.route('**/api/outfit-history', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await dialog.getByRole('button', { name: 'Save outfit' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Your entry is still here.')
  await expect(toasts(page)).toHaveCount(0)
  await page.unrouteAll()
  await dialog.getByLabel('Worn on').fill(dayIn(2))
  await dialog.getByRole('button', { name: 'Save outfit' }).click()
  await expect(dialog.getByText('Choose today or an earlier day.')).toBeVisible()
  await dialog.getByLabel('Worn on').fill(dayIn(-3))
  await dialog.getByRole('button', { name: 'Save outfit' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rows(page)).toContainText('The loafers held up.')
  expect([await wearsOf('Penny loafers'), await wearsOf('Straight jeans')]).toEqual([1, 1])

  await rows(page).hover()
  await rows(page)
    .getByRole('button', { name: /^Edit Work/ })
    .click()
  const edit = page.getByRole('dialog', { name: 'Edit outfit' })
  await expect(edit.getByLabel('Notes')).toHaveValue('The loafers held up.')
  await edit.getByRole('checkbox', { name: /^Straight jeans/ }).uncheck()
  await page.keyboard.press('Escape')
  await expect(edit.getByText('You have unsaved changes.')).toBeVisible()
  await edit.getByRole('button', { name: 'Keep editing' }).click()
  await edit.getByRole('button', { name: 'Save outfit' }).click()
  await expect(edit).toHaveCount(0)
  expect([await wearsOf('Penny loafers'), await wearsOf('Straight jeans')]).toEqual([1, 0])
})

test('a year of outfits is shown in figures, charts with tables, and pages', async ({ page, armadio }) => {
  const items: ClosetItem[] = await call(armadio, 'POST', '/api/sample-wardrobe')
  const [one, other] = items
  if (!one || !other) throw new Error('No sample wardrobe')
  for (let back = 0; back < 45; back++)
    await call(armadio, 'POST', '/api/outfit-history', {
      itemIds: back % 3 === 0 ? [one.id, other.id] : [one.id],
      occasion: 'work',
      wornDate: dayIn(-8 * back),
      rating: back % 3 === 0 ? 5 : 3,
    })
  await page.route('**/api/outfit-history', (route) => route.abort())
  await openHistory(page, armadio)
  await expect(page.getByRole('heading', { name: "Couldn't load your history" })).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()

  await expect(page.getByText('average of 45 outfits, 15 with 4+ stars')).toBeVisible()
  const insights = page.getByRole('complementary', { name: /see insights/ })
  await expect(insights.getByRole('table', { name: 'Outfits by rating' }).getByRole('row')).toHaveText([
    '5 stars15',
    '4 stars0',
    '3 stars30',
    '2 stars0',
    '1 star0',
  ])
  const closet: ClosetItem[] = await call(armadio, 'GET', '/api/closet-items')
  const most = closet.reduce((best, item) => (item.wearCount > best.wearCount ? item : best))
  await expect(insights).toContainText(`Most worn${most.name}, ${most.wearCount}`)
  await insights.getByText('Show as table').click()
  await expect(insights.getByRole('table', { name: 'Pieces worn by month' }).getByRole('row')).toHaveCount(13)
  await expect(rows(page)).toHaveCount(40)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Show more of 45 outfits' }).click()
  await expect(rows(page)).toHaveCount(45)
})

test("today's planned outfit is logged", async ({ page, armadio }) => {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  const { id } = await call(armadio, 'POST', '/api/weekly-plans', { styleTheme: 'Classic', occasion: 'work' })
  const { dailyOutfits } = await call(armadio, 'GET', `/api/weekly-plans/${id}`)
  const planned = dailyOutfits.find(({ date }: { date: string }) => date === dayIn(0))
  const reloaded = page.waitForResponse(`**/api/weekly-plans/${id}`)
  await openHistory(page, armadio)
  await reloaded
  await page.getByRole('button', { name: "Log Today's Outfit" }).click()
  await expect(rows(page)).toHaveCount(1)
  expect((await history(armadio))[0]).toMatchObject({ itemIds: planned.itemIds, occasion: 'work' })
  await expect(toasts(page)).toContainText("Today's outfit is logged")
  await page.getByRole('button', { name: "Log Today's Outfit" }).click()
  await expect(toasts(page)).toContainText("Today's outfit is already logged")
  await expect(rows(page).getByRole('heading')).toBeFocused()
  expect(await history(armadio)).toHaveLength(1)
})

test('after midnight today is the next day, and a retry after a lost response logs nothing twice', async ({
  page,
  armadio,
}) => {
  await page.clock.install({ time: '2026-11-23T23:59:00Z' })
  await openHistory(page, armadio)
  const log = page.getByRole('button', { name: "Log Today's Outfit" })
  await expect(log).toBeVisible()
  await page.clock.fastForward('02:00')
  const loggedDays: unknown[] = []
  await page.route('**/api/outfit-history', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    loggedDays.push(route.request().postDataJSON().wornDate)
    // The server has the real time, so this sends its date.
    const response = await route.fetch({
      postData: { ...route.request().postDataJSON(), wornDate: dayIn(0) },
    })
    await (loggedDays.length === 1 ? route.abort() : route.fulfill({ response }))
  })
  await log.click()
  await expect(page.getByText("Couldn't log today's outfit. Try again.")).toBeVisible()
  await log.click()
  await expect(rows(page)).toHaveCount(1)
  expect(loggedDays).toEqual(['2026-11-24', '2026-11-24'])
  expect(await history(armadio)).toHaveLength(1)
})
