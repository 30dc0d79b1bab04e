import type { Page } from '@playwright/test'
import { expect, test, type Armadio } from './armadio.ts'
import { call } from './call.ts'
import { findings } from './axe-findings.ts'

async function search(page: Page, place: string): Promise<void> {
  await placeField(page).fill(place)
  await placeField(page).press('Enter')
}

const placeField = (page: Page) => page.getByRole('textbox', { name: 'Location' })
const panel = (page: Page) => page.getByRole('tabpanel', { name: /^Weather/ })
const wears = async (armadio: Armadio): Promise<number> => {
  const closet: { wearCount: number }[] = await call(armadio, 'GET', '/api/closet-items')
  return closet.reduce((sum, { wearCount }) => sum + wearCount, 0)
}

test('the weather of a location is searched and shown in the chosen unit', async ({ page, armadio }) => {
  await page.goto(`${armadio.address}/enhanced-features`)
  await expect(placeField(page)).toHaveValue('Toronto')
  await expect(panel(page).getByRole('heading', { name: 'Weather in Toronto, Canada' })).toBeAttached()
  await expect(panel(page).getByText('Live from Open-Meteo', { exact: false })).toBeVisible()
  await expect(panel(page).getByRole('link', { name: /Weather data by Open-Meteo\.com/ })).toHaveAttribute(
    'href',
    'https://open-meteo.com/',
  )
  await expect(
    panel(page).getByRole('list', { name: 'The next seven days' }).getByRole('listitem'),
  ).toHaveCount(7)
  await expect(
    panel(page).getByRole('list', { name: 'Clothing types' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  // An empty closet links to adding the first piece.
  await expect(page.getByRole('link', { name: 'Add your first piece' })).toBeVisible()

  await page.getByLabel('°F').check()
  await expect(panel(page).getByText(/^\d+ °F$/)).toBeAttached()
  await expect(panel(page).getByText(/ today, \d+ to \d+ °F[,.]/)).toBeVisible()

  await search(page, 'Paris')
  await expect(panel(page).getByRole('heading', { name: /^Weather in Paris/ })).toBeAttached()
  await search(page, 'Nowhereville')
  await expect(placeField(page)).toHaveAccessibleDescription(/place/i)
  await expect(panel(page).getByRole('heading', { name: /^Weather in Paris/ })).toBeAttached()
  await search(page, '   ')
  await expect(placeField(page)).toHaveValue(/^Paris/)
  await page.reload()
  await expect(panel(page).getByRole('heading', { name: /^Weather in Paris/ })).toBeAttached()
  await expect(page.getByLabel('°F')).toBeChecked()
  expect(await findings(page)).toEqual([])
})

test('an outfit from the closet is worn, undone, and worn from the home page', async ({ page, armadio }) => {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  const before = await wears(armadio)
  await page.goto(`${armadio.address}/enhanced-features`)
  const outfits = page.getByRole('region', { name: 'From your closet' })
  const first = outfits
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') })
    .first()
  await first.getByRole('button', { name: /^Wear this/ }).click()
  await expect(first.getByText('Worn today')).toBeVisible()
  expect(await wears(armadio)).toBeGreaterThan(before)
  await first.getByRole('button', { name: /^Undo/ }).click()
  await expect(first.getByRole('button', { name: /^Wear this/ })).toBeFocused()
  expect(await wears(armadio)).toBe(before)

  const name = await first.getByRole('heading').innerText()
  await page.goto(armadio.address)
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('link', { name })).toBeVisible()
  await today.getByRole('button', { name: /^Wear this/ }).click()
  await expect(today.getByText('Worn today')).toBeVisible()
  expect(await wears(armadio)).toBeGreaterThan(before)
  await page.reload()
  await expect(today.getByText('Worn today')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test("today's planned outfit is on the home page and can be worn there", async ({ page, armadio }) => {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  await call(armadio, 'POST', '/api/weekly-plans', { styleTheme: 'Minimalist', occasion: 'work' })
  await page.goto(armadio.address)
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('heading', { name: 'Planned for today' })).toBeVisible()
  await today.getByRole('button', { name: /^Wear this/ }).click()
  await expect(today.getByText('Worn today')).toBeVisible()
  await expect.poll(() => wears(armadio)).toBeGreaterThan(0)
})

test('an outfit logged elsewhere is shown as worn, and the planned one again after Undo', async ({
  page,
  armadio,
}) => {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  await call(armadio, 'POST', '/api/weekly-plans', { styleTheme: 'Minimalist', occasion: 'work' })
  const closet: { id: string; name: string }[] = await call(armadio, 'GET', '/api/closet-items')
  const itemIds = ['Linen shirt dress', 'Leather sneakers'].map(
    (name) => closet.find((piece) => piece.name === name)?.id,
  )
  const wornDate = new Date().toISOString().slice(0, 10)
  await call(armadio, 'POST', '/api/outfit-history', { itemIds, occasion: 'brunch', wornDate })
  await page.goto(armadio.address)
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('heading', { name: 'Worn today' })).toBeVisible()
  await expect(today.getByRole('link', { name: 'Linen shirt dress and Leather sneakers' })).toBeVisible()
  await expect(today.getByRole('button', { name: 'Another' })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await today.getByRole('button', { name: /^Undo/ }).click()
  await expect(today.getByRole('heading', { name: 'Planned for today' })).toBeVisible()
  await expect(today.getByRole('button', { name: 'Another' })).toBeFocused()
})

test('offline the weather is labeled as an estimate, and an unknown location is rejected', async ({
  page,
  armadio,
  weather,
}) => {
  weather.respondWith('refused')
  await page.goto(`${armadio.address}/enhanced-features`)
  await expect(panel(page).getByText('An estimate for the month, not a forecast')).toBeVisible()
  await search(page, 'Unheard-of Hamlet')
  await expect(placeField(page)).toHaveAccessibleDescription(/./)
  await expect(panel(page).getByText('An estimate for the month, not a forecast')).toBeVisible()
})

test('weather that fails to load shows an error and can be reloaded', async ({ page, armadio }) => {
  let isDown = true
  await page.route('**/api/weather/current/**', (route) => (isDown ? route.abort() : route.fallback()))
  await page.goto(`${armadio.address}/enhanced-features`)
  await expect(page.getByRole('heading', { name: "Couldn't load the weather" })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page).getByRole('heading', { name: 'Weather in Toronto, Canada' })).toBeAttached()
})
