import type { Page } from '@playwright/test'
import { expect, photoFile, test } from './armadio.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Add New Item' })

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Upload Photo' }).click()
}

/** Delays the photo suggestions until the returned function is called. */
async function delaySuggestions(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/closet-photos', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a photo and its file name suggest name, category and color, marked as suggestions', async ({
  page,
  armadio,
}) => {
  await openForm(page, armadio.address)
  const dialog = dialogOf(page)
  const release = await delaySuggestions(page)
  await dialog.getByLabel('Photo').setInputFiles(await photoFile('linen_shirt.jpg', '#1d2f5c'))
  await expect(dialog.getByText('Looking at the photo')).toBeVisible()
  release()
  await expect(dialog.getByLabel('Color')).toHaveValue(/blue/i)
  await expect(dialog.getByText('Looking at the photo')).toHaveCount(0)
  await expect(dialog.getByLabel('Name')).toHaveValue('Linen shirt')
  await expect(dialog.getByLabel('Category')).toHaveValue('Tops')
  await expect(
    dialog.getByText("Name, category and color are suggestions. Fix anything that's wrong."),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Add to Closet' }).click()
  await expect(page.getByRole('article', { name: 'Linen shirt' })).toBeVisible()
})

test("the user's input takes precedence over a late suggestion", async ({ page, armadio }) => {
  await openForm(page, armadio.address)
  const dialog = dialogOf(page)
  const release = await delaySuggestions(page)
  await dialog.getByLabel('Photo').setInputFiles(await photoFile('shirt.jpg', '#1d2f5c'))
  await dialog.getByLabel('Name').fill('My thing')
  await dialog.getByLabel('Color').fill('Ink')
  await dialog.getByLabel('Category').selectOption('Dresses')
  release()
  await expect(dialog.getByText('Looking at the photo')).toHaveCount(0)
  await expect(dialog.getByLabel('Name')).toHaveValue('My thing')
  await expect(dialog.getByLabel('Color')).toHaveValue('Ink')
  await expect(dialog.getByLabel('Category')).toHaveValue('Dresses')
  await expect(dialog.getByText(/suggestion/)).toHaveCount(0)
})

test('a typed name suggests the category until one is chosen', async ({ page, armadio }) => {
  await openForm(page, armadio.address)
  const dialog = dialogOf(page)
  await dialog.getByLabel('Name').fill('Trench coat')
  await expect(dialog.getByLabel('Category')).toHaveValue('Outerwear')
  await dialog.getByLabel('Name').fill('Ankle boots')
  await expect(dialog.getByLabel('Category')).toHaveValue('Shoes')
  await dialog.getByLabel('Category').selectOption('Accessories')
  await dialog.getByLabel('Name').fill('Trench coat')
  await expect(dialog.getByLabel('Category')).toHaveValue('Accessories')
})

test('another photo replaces the suggestions, and removing it clears them', async ({ page, armadio }) => {
  await openForm(page, armadio.address)
  const dialog = dialogOf(page)
  const discarded = page.waitForRequest((request) => request.method() === 'DELETE')
  await dialog.getByLabel('Photo').setInputFiles(await photoFile('jeans.jpg', '#1d2f5c'))
  await expect(dialog.getByLabel('Color')).toHaveValue(/blue/i)
  await dialog.getByLabel('Photo').setInputFiles(await photoFile('skirt.jpg', '#2f6b3a'))
  expect((await discarded).url()).toContain('/api/closet-photos/')
  await expect(dialog.getByLabel('Color')).toHaveValue(/green/i)
  await expect(dialog.getByLabel('Name')).toHaveValue('Skirt')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  for (const label of ['Name', 'Category', 'Color']) await expect(dialog.getByLabel(label)).toHaveValue('')
})

test('a duplicate of a photo in the closet is detected, and the uploaded photo is discarded', async ({
  page,
  armadio,
}) => {
  await openForm(page, armadio.address)
  const dialog = dialogOf(page)
  const coat = await photoFile('wool_coat.jpg', '#7a1f2b')
  await dialog.getByLabel('Photo').setInputFiles(coat)
  await expect(dialog.getByLabel('Color')).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Add to Closet' }).click()
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()

  await page.getByRole('button', { name: 'Upload Photo' }).click()
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/closet-photos'),
    dialog.getByLabel('Photo').setInputFiles(coat),
  ])
  await expect(dialog.getByText('Already in your closet: Wool coat')).toBeVisible()
  const discarded = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.keyboard.press('Escape')
  expect((await discarded).status()).toBe(204)
  const { id } = await answer.json()
  expect((await fetch(`${armadio.address}/api/closet-photos/${id}`, { method: 'DELETE' })).status).toBe(404)
})

test('a file that is no photo is reported at once and suggests nothing', async ({ page, armadio }) => {
  await openForm(page, armadio.address)
  const dialog = dialogOf(page)
  const html = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html><p>Hello') }
  await dialog.getByLabel('Photo').setInputFiles(html)
  await expect(dialog.getByText(/^Armadio can't read this file\./)).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByText(/^Armadio can't read this file\./)).toHaveCount(0)
})

test('failed suggestions show no error, and the form works without them', async ({ page, armadio }) => {
  await page.route('**/api/closet-photos', (route) => route.abort())
  await openForm(page, armadio.address)
  const dialog = dialogOf(page)
  await dialog.getByLabel('Photo').setInputFiles(await photoFile('wool_coat.jpg'))
  await expect(dialog.getByText('Looking at the photo')).toHaveCount(0)
  await dialog.getByLabel('Color').fill('Camel')
  await dialog.getByRole('button', { name: 'Add to Closet' }).click()
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
})
