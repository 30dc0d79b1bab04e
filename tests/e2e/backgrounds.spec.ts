import type { Page } from '@playwright/test'
import { garmentJpeg, type Color } from '../support/factories/garment-photo.ts'
import { call } from './call.ts'
import { expect, test, type Armadio } from './armadio.ts'

const wall: Color = [225, 222, 215]
const red: Color = [170, 40, 45]
// The worker starts with the first photo.
const PATIENT = { timeout: 30_000 }

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })
const setting = (page: Page) =>
  settings(page).getByRole('switch', { name: 'Remove backgrounds from new photos' })
const picture = (page: Page, name: string) => page.getByRole('img', { name: `${name}, Red` })
const isCutOut = (page: Page, name: string) =>
  expect.poll(async () => (await imageOf(page, name)).hasClearCorner, PATIENT).toBe(true)

async function imageOf(page: Page, name: string) {
  const address = String(await picture(page, name).first().getAttribute('src'))
  const hasClearCorner = await page.evaluate(async (src) => {
    const image = await createImageBitmap(await (await fetch(src)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    return context?.getImageData(0, image.height - 1, 1, 1).data[3] === 0
  }, address)
  return { address, hasClearCorner }
}

async function addShirt(page: Page, name: string): Promise<void> {
  const shirt = await garmentJpeg({ ground: wall, cloth: red })
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  await dialog.getByLabel('Photo').setInputFiles({ name: 'shirt.jpg', mimeType: 'image/jpeg', buffer: shirt })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Category').selectOption('Tops')
  await dialog.getByLabel('Color').fill('Red')
  await dialog.getByRole('button', { name: 'Add to Closet' }).click()
  await expect(dialog).toBeHidden(PATIENT)
}

async function hasShirt(armadio: Armadio, name: string, ground: Color): Promise<void> {
  const form = new FormData()
  for (const [field, value] of Object.entries({ name, category: 'Tops', color: 'Red' }))
    form.append(field, value)
  const photo = await garmentJpeg({ ground, cloth: red })
  form.append('image', new Blob([new Uint8Array(photo)]), 'shirt.jpg')
  await fetch(`${armadio.address}/api/closet-items`, { method: 'POST', body: form })
}

const turnOff = (armadio: Armadio) =>
  call(armadio, 'PATCH', '/api/user-profile', { removesBackgrounds: false })

test('the background of a new piece is removed automatically, and Original restores it', async ({
  page,
  armadio,
}) => {
  await page.goto(armadio.address)
  await addShirt(page, 'Red shirt')
  await isCutOut(page, 'Red shirt')
  await page.getByRole('link', { name: 'Red shirt', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Red shirt' })
  await dialog.getByRole('button', { name: 'Show original' }).click()
  await expect(dialog.getByRole('button', { name: 'Show without background' })).toBeVisible()
})

test('with the setting off, a new photo keeps its background', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await page.getByRole('button', { name: /^Settings/ }).click()
  await expect(setting(page)).toBeChecked()
  await setting(page).click()
  await expect(setting(page)).not.toBeChecked()
  await page.reload()
  await page.getByRole('button', { name: /^Settings/ }).click()
  await expect(setting(page)).not.toBeChecked()
  await page.keyboard.press('Escape')
  await addShirt(page, 'Red shirt')
  await page.getByRole('link', { name: 'Red shirt', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Red shirt' })
  await expect(dialog.getByRole('button', { name: 'Remove background' })).toBeEnabled()
})

test('the backgrounds of three selected pieces are removed, and failures are reported', async ({
  page,
  armadio,
}) => {
  await turnOff(armadio)
  await hasShirt(armadio, 'One', wall)
  await hasShirt(armadio, 'Two', wall)
  await hasShirt(armadio, 'Three', [172, 44, 48])
  await page.goto(armadio.address)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const bar = page.getByRole('group', { name: 'Chosen pieces' })
  await bar.getByRole('button', { name: 'Select all' }).click()
  await bar.getByRole('button', { name: 'Remove background' }).click()
  await expect(page.getByText(/^Removing backgrounds: \d of 3$/)).toBeVisible()
  await expect(page.getByText('Backgrounds removed', { exact: true })).toBeVisible(PATIENT)
  const result = "2 pieces without a background. 1 piece not changed because the edge isn't clear enough."
  await expect(page.getByText(result, { exact: true })).toBeVisible()
  await isCutOut(page, 'One')
  await isCutOut(page, 'Two')
  expect((await imageOf(page, 'Three')).hasClearCorner).toBe(false)
})

test('removing backgrounds can be canceled', async ({ page, armadio }) => {
  await turnOff(armadio)
  for (const name of ['One', 'Two', 'Three', 'Four']) await hasShirt(armadio, name, wall)
  await page.goto(armadio.address)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const bar = page.getByRole('group', { name: 'Chosen pieces' })
  await bar.getByRole('button', { name: 'Select all' }).click()
  // Delays the response, so the job is still running when it is canceled.
  let pending: string[] = []
  await page.route('**/api/closet-cut-outs', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { pending, unclear: [] } })
    pending = route.request().postDataJSON().ids
    return route.fulfill({ json: { pending } })
  })
  await page.route('**/api/closet-cut-outs/cancel', (route) => {
    pending = []
    return route.fallback()
  })
  await bar.getByRole('button', { name: 'Remove background' }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('Removing backgrounds stopped', { exact: true })).toBeVisible()
  await expect(page.getByText('4 pieces canceled.', { exact: true })).toBeVisible()
})
