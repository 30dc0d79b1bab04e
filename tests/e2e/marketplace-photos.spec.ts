import type { Page } from '@playwright/test'
import { jpeg } from '../support/factories/photo.ts'
import { expect, test } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { call } from './call.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const photo = async (name: string, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await jpeg({ width: 400, height: 500, color })),
})

test('a seller adds, sorts and removes photos, and the photos of a listing are browsed by keyboard', async ({
  page,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Camel coat', category: 'Outerwear', color: 'Camel' })
  const [piece] = await call(armadio, 'GET', '/api/closet-items')
  await page.goto(`${armadio.address}/?sell=${piece.id}`)
  const files = await Promise.all([photo('label.jpg', '#eeeeee'), photo('flaw.jpg', '#702030')])
  await dialog(page).getByLabel('Add photos').setInputFiles(files)
  await button(page, 'Photo 3 of 3').click()
  await button(page, 'Move this photo forward').press('Enter')
  await expect(dialog(page).getByText('Photo 2 of 3')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog(page).getByLabel('Price', { exact: true }).fill('84')
  await button(page, 'List for Sale').click()
  await dialog(page).getByRole('link', { name: 'View listing' }).click()

  const gallery = dialog(page).getByRole('group', { name: '3 photos of Camel coat' })
  await gallery.getByRole('list', { name: 'Photos' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(gallery.getByRole('status')).toHaveText('2 of 3')
  await expect(gallery.getByRole('img', { name: 'photo 2' })).toBeInViewport()
  await button(page, 'Next photo').click()
  await expect(gallery.getByRole('status')).toHaveText('3 of 3')
  await expect(button(page, 'Save 3 photos')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await button(page, 'Edit').click()
  await button(page, 'Photo 2 of 3').click()
  await button(page, 'Remove this photo').click()
  await expect(button(page, 'Photo 1 of 2')).toBeFocused()
  await button(page, 'Save').click()
  await expect(dialog(page).getByRole('group', { name: '2 photos of Camel coat' })).toBeVisible()
})

test('editing shows the price hint and changes in the closet, and a paused listing is restored as paused', async ({
  page,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Camel coat', category: 'Outerwear', color: 'Camel', size: 'M' })
  const [{ id }] = await call(armadio, 'GET', '/api/closet-items')
  const paid = { originalPrice: '189', currency: 'USD' }
  await call(armadio, 'PATCH', `/api/closet-items/${id}`, paid)
  const draft = await call(armadio, 'GET', `/api/closet-items/${id}/listing-draft`)
  const { title, description, condition, size, category } = draft
  const wanted = { closetItemId: id, title, description, condition, size, category, price: '84' }
  const listing = await call(armadio, 'POST', '/api/marketplace-items', wanted)
  await call(armadio, 'PATCH', `/api/closet-items/${id}`, { size: 'L' })

  await page.goto(`${armadio.address}/?tab=marketplace&listing=${listing.id}`)
  await button(page, 'Edit').click()
  await expect(dialog(page).getByText('Estimate from the $189.00 you paid')).toContainText('Like New')
  await dialog(page).getByRole('radio', { name: 'Fair' }).check()
  await expect(dialog(page).getByText('Condition: Fair.')).toBeVisible()
  await expect(dialog(page).getByRole('region', { name: 'Changed in your closet' })).toContainText('SizeL')
  await button(page, 'Use details from closet').click()
  await expect(dialog(page).getByLabel('Size')).toHaveValue('L')
  await expect(dialog(page).getByLabel('Size')).toBeFocused()
  await button(page, 'Save').click()
  await expect(dialog(page).getByText('Size L')).toBeVisible()

  await button(page, 'Pause').click()
  await expect(dialog(page).getByRole('status')).toHaveText('Paused')
  await button(page, 'Take down').click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Camel coat is paused again.', { exact: true })).toBeVisible()
  const back = await call(armadio, 'GET', `/api/marketplace-items/${listing.id}`)
  expect([back.status, back.createdAt]).toEqual(['paused', listing.createdAt])
})
