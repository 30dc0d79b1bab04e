import type { Page } from '@playwright/test'
import type { PlanReply } from '../../src/contract/planner/planner.ts'
import { expect, openWithoutData, photoFile, test } from './armadio.ts'
import { call } from './call.ts'
import { dayIn } from './day-in.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Settings' })
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const LIGHT = 'rgb(251, 250, 248)'
const DARK = 'rgb(22, 20, 18)'

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Settings/ }).click()
  await expect(dialog(page)).toBeVisible()
}

test('a name and a picture are stored, and the header shows them at once', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await openSettings(page)
  const name = dialog(page).getByLabel('Name')
  await name.fill('  ')
  await name.press('Enter')
  await expect(dialog(page).getByText('Name is required')).toBeVisible()
  await name.fill('Elena Moretti')
  await name.press('Enter')
  await expect(dialog(page).getByText('Saved')).toBeVisible()
  // Escape removes the field, but its pending text is still saved.
  await name.fill('Elena M.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Settings for Elena M.' })).toBeVisible()

  await openSettings(page)
  const file = dialog(page).getByLabel('Choose photo')
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') })
  await expect(dialog(page).getByRole('alert')).toContainText("Armadio can't read this file.")
  await file.setInputFiles(await photoFile('me.jpg'))
  const shown = page.getByRole('banner', { includeHidden: true }).locator('img')
  await expect(shown).toHaveAttribute('src', /^\/images\/[0-9a-f]{32}\/\d+\.webp$/)
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(shown).toHaveAttribute('src', /^data:image\/svg/)
  await expect(file).toBeFocused()
})

test('a location is stored by its name, chosen if ambiguous; blank and unknown ones are rejected', async ({
  page,
  armadio,
}) => {
  await page.goto(armadio.address)
  await openSettings(page)
  const place = dialog(page).getByLabel('Location')
  await expect(place).toHaveValue('Toronto')
  await place.fill('   ')
  await place.press('Enter')
  await expect(place).toHaveValue('Toronto')
  await place.fill('Nowhereville')
  await place.press('Enter')
  await expect(dialog(page).getByText("Couldn't find that place.")).toBeVisible()
  await expect(place).toHaveValue('Nowhereville')
  await place.fill('Springfield')
  await place.press('Enter')
  const places = dialog(page).getByRole('list', { name: 'Choose a place' })
  await expect(places.getByRole('button')).toHaveCount(4)
  await places.getByRole('button', { name: 'Springfield, Illinois' }).click()
  await expect(place).toHaveValue('Springfield, Illinois, United States')
  await expect(dialog(page).getByText('Saved')).toBeVisible()
  await expect(places).toHaveCount(0)

  // The update is optimistic, so wait for the request before reloading.
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await dialog(page).getByText('°F').click()
  await expect(dialog(page).getByRole('radio', { name: '°F' })).toBeChecked()
  await kept
  await page.reload()
  await openSettings(page)
  await expect(place).toHaveValue('Springfield, Illinois, United States')
  await expect(dialog(page).getByRole('radio', { name: '°F' })).toBeChecked()
})

test('a user of °F reads °F in every sentence, including those of stored plans', async ({
  page,
  armadio,
}) => {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  const plan: PlanReply['plan'] = await call(armadio, 'POST', '/api/weekly-plans', {
    styleTheme: 'Minimalist',
    occasion: 'work',
    // Includes past days.
    dressFrom: dayIn(-6),
  })
  await page.goto(`${armadio.address}/outfit-planner?plan=${plan.id}`)
  await expect(page.getByText('°C').first()).toBeVisible()
  await openSettings(page)
  await dialog(page).getByText('°F').click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('°C')).toHaveCount(0)
  await expect(page.getByRole('definition').filter({ hasText: '°F' })).toHaveCount(7)

  await page.goto(`${armadio.address}/enhanced-features`)
  const closet = page.getByRole('region', { name: 'From your closet' })
  await expect(closet.getByRole('heading', { name: 'Leave at home' })).toBeVisible()
  await expect(closet).not.toContainText('°C')
})

test("the location can be the device's, with the browser's permission", async ({
  page,
  armadio,
  context,
}) => {
  await page.goto(armadio.address)
  await openSettings(page)
  const locate = dialog(page).getByRole('button', { name: 'Use my location' })
  await locate.click()
  await expect(dialog(page).getByText("Your browser doesn't share your location.")).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 43.8436, longitude: 10.5058 })
  const requested = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.postData() === '{"location":"43.84,10.51"}',
  )
  await locate.click()
  await requested
  await expect(dialog(page).getByLabel('Location')).toHaveValue(/^Near |^About /)
})

test('a chosen theme applies before the first paint, and the system’s can be restored', async ({
  page,
  armadio,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(armadio.address)
  await openSettings(page)
  await dialog(page).getByText('Dark').click()
  expect(await paper(page)).toBe(DARK)
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#161412')

  // Blocks the page's script, so the screen shows the first paint.
  await page.route(/assets\/index.*\.js/, (route) => route.abort())
  await page.goto(armadio.address, { waitUntil: 'load' })
  expect(await paper(page)).toBe(DARK)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
  await page.unroute(/assets\/index.*\.js/)

  await page.goto(armadio.address)
  await openSettings(page)
  await expect(dialog(page).getByRole('radio', { name: 'Dark' })).toBeChecked()
  await dialog(page).getByText('System').click()
  expect(await paper(page)).toBe(LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await paper(page)).toBe(DARK)
  await dialog(page).getByText('Light').click()
  expect(await paper(page)).toBe(LIGHT)
})

test('a failed save is reported next to its field, or in a toast if the settings are closed', async ({
  page,
  armadio,
}) => {
  await openWithoutData(page, armadio.address)
  await openSettings(page)
  await expect(dialog(page).getByLabel('Location')).toHaveValue('Toronto')
  await page.route('**/api/**', (route) => route.abort())
  const sentence = "Couldn't reach the server."
  const name = dialog(page).getByLabel('Name')
  await name.fill('Elena')
  await name.press('Enter')
  await expect(dialog(page).getByText(sentence)).toHaveCount(1)
  await dialog(page).getByText('°F').click()
  await expect(dialog(page).getByText(sentence)).toHaveCount(2)
  await expect(dialog(page).getByRole('radio', { name: '°C' })).toBeChecked()
  await dialog(page).getByLabel('Location').fill('Lucca')
  await dialog(page).getByLabel('Location').press('Enter')
  await expect(dialog(page).getByText(sentence)).toHaveCount(3)
  await page.unroute('**/api/**')
  await name.press('Enter')
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(name).toHaveValue('Elena')

  // Escape removes the field and sends its pending text.
  await page.route('**/api/**', (route) => route.abort())
  await name.fill('Marta')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast).toContainText("Couldn't save the name")
  await expect(page.getByRole('button', { name: 'Settings for Elena' })).toBeVisible()
})
