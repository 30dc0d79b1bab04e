import type { ClosetItem } from '../../src/contract/closet/closet.ts'
import type { OutfitHistory } from '../../src/contract/history.ts'
import { expect, test, type Armadio } from './armadio.ts'
import { dayIn } from './day-in.ts'
import { call } from './call.ts'
import { findings } from './axe-findings.ts'

const monthName = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))

async function givenWeek(armadio: Armadio): Promise<ClosetItem[]> {
  const items: ClosetItem[] = await call(armadio, 'POST', '/api/sample-wardrobe')
  await call(armadio, 'POST', '/api/weekly-plans', { styleTheme: 'Classic', occasion: 'work' })
  const worn = items.slice(0, 3)
  const itemIds = worn.map(({ id }) => id)
  await call(armadio, 'POST', '/api/outfit-history', { itemIds, occasion: 'work', wornDate: dayIn(-40) })
  return worn
}

const history = async (armadio: Armadio): Promise<OutfitHistory[]> =>
  call(armadio, 'GET', '/api/outfit-history')

test('another outfit than the planned one is logged in two clicks', async ({ page, armadio }) => {
  const worn = await givenWeek(armadio)
  await page.goto(`${armadio.address}/enhanced-features?view=history`)
  const pane = page.getByRole('complementary', { name: 'The chosen day' })
  await expect(pane.getByRole('article', { name: 'Planned, Work' })).toBeVisible()
  await pane.getByRole('button', { name: 'Wore something else' }).click()
  await pane.getByRole('button', { name: `Wore ${worn.map(({ name }) => name).join(', ')}` }).click()
  await expect(pane.getByRole('article', { name: 'Worn, Work' })).toBeVisible()
  expect((await history(armadio))[0]).toMatchObject({
    wornDate: dayIn(0),
    itemIds: worn.map(({ id }) => id),
  })
  await expect(page.getByRole('gridcell', { selected: true })).toContainText(String(new Date().getUTCDate()))
  expect(await findings(page)).toEqual([])
})

test('months are changed by keyboard, and the address contains the day', async ({ page, armadio }) => {
  await givenWeek(armadio)
  await page.goto(`${armadio.address}/enhanced-features?view=history`)
  const today = page.getByRole('button', { name: /^Today, / })
  await today.focus()
  await page.keyboard.press('PageUp')
  const before = monthName(`${dayIn(-new Date().getUTCDate()).slice(0, 7)}-01`)
  await expect(page.getByRole('grid', { name: before })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('gridcell', { selected: true })
  await expect(chosen).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('grid', { name: before })).toBeVisible()
  await expect(chosen).toHaveCount(1)
  await page.getByRole('button', { name: 'This month' }).click()
  await expect(today).toBeVisible()
})

test('on a phone a day opens in a sheet, and nothing overflows at 320 px', async ({ page, armadio }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await givenWeek(armadio)
  await page.goto(`${armadio.address}/enhanced-features?view=history`)
  await page.getByRole('button', { name: /^Today, / }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: 'Wore this' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('a year in review shows worn pieces as pictures to download, without unknown figures', async ({
  page,
  armadio,
}) => {
  await givenWeek(armadio)
  const year = dayIn(-40).slice(0, 4)
  await page.goto(`${armadio.address}/enhanced-features?view=history&review=${year}`)
  await expect(page.getByText(/worn on 1 day.* 1 outfit logged/)).toBeVisible()
  const picture = page.getByRole('img', { name: new RegExp(`^Most worn in ${year}`) })
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  expect(await findings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Most worn, 9:16' }).click()
  expect((await download).suggestedFilename()).toBe(`armadio-${year}-most-worn-story.jpg`)
  await page.goto(`${armadio.address}/enhanced-features?view=history&review=1999`)
  await expect(page.getByRole('heading', { name: 'Nothing logged in 1999' })).toBeVisible()
})
