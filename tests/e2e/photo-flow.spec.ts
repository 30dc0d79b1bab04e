import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { garmentJpeg } from '../support/factories/garment-photo.ts'
import { expect, photoFile, test } from './armadio.ts'

interface PhotoFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const file = (name: string, buffer: Buffer): PhotoFile => ({ name, mimeType: 'image/jpeg', buffer })

/** A shirt with broad stripes on a background of one color. */
const shirtPhoto = () =>
  garmentJpeg({
    ground: [214, 205, 190],
    cloth: (x, y) => (y % 0.12 < 0.06 ? [40 + 60 * x, 60, 120] : [225, 220, 210]),
  })

/** Chooses photos in the form; several of them open the upload queue. */
async function choose(page: Page, files: readonly PhotoFile[]): Promise<void> {
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await page
    .getByRole('dialog', { name: 'Add New Item' })
    .getByLabel('Photo')
    .setInputFiles([...files])
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Add (\d+ )?pieces?$/ })
const rowOf = (page: Page, name: string) => dialogOf(page).getByRole('group', { name })

test('uncertain photos are first, and one click on a category completes them', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await choose(page, [await photoFile('jeans.jpg', '#1d2f5c'), await photoFile('IMG_2.jpg', '#7a1f2b')])
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('status')).toHaveText('1 ready, 1 to check')
  await expect(dialog.getByRole('listitem').first()).toContainText(
    "This doesn't look like a piece of clothing.",
  )
  const row = rowOf(page, 'IMG_2.jpg')
  await row.getByText('Dresses').click()
  await expect(row.getByLabel('Name')).toHaveValue(/ dress$/)
  await expect(dialog.getByRole('status')).toHaveText('2 ready')
  await expect(dialog.getByRole('listitem').first()).toContainText('Dresses')
  await dialog.getByRole('button', { name: 'Add 2 to Closet' }).click()
  await expect(page.getByText('2 exquisite pieces')).toBeVisible()
})

test('two photos of one piece become one piece, with the photo that the user prefers', async ({
  page,
  armadio,
}) => {
  const shirt = await shirtPhoto()
  const turned = await sharp(shirt).rotate(90).jpeg({ quality: 70 }).toBuffer()
  await page.goto(armadio.address)
  await choose(page, [file('shirt.jpg', shirt), file('IMG_2.jpg', turned), await photoFile('jeans.jpg')])
  const row = rowOf(page, 'IMG_2.jpg')
  await expect(row.getByText('Looks like shirt.jpg')).toBeVisible()
  await row.getByRole('button', { name: 'Same piece' }).click()
  await expect(page.getByRole('dialog', { name: 'Add 2 pieces' })).toBeVisible()
  await expect(dialogOf(page).getByText('2 photos of one piece. Only this one is added.')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Use the other photo' }).click()
  await expect(rowOf(page, 'IMG_2.jpg')).toBeVisible()

  await page.getByRole('button', { name: 'Select IMG_2.jpg' }).click()
  await page.getByRole('button', { name: 'Select jeans.jpg' }).click()
  await dialogOf(page).getByRole('button', { name: 'Same piece' }).click()
  await expect(page.getByRole('dialog', { name: 'Add 1 piece' })).toBeVisible()
  await expect(dialogOf(page).getByText('3 photos of one piece. Only this one is added.')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Separate' }).click()
  await expect(page.getByRole('dialog', { name: 'Add 3 pieces' })).toBeVisible()
})

test('a rotated photo of a piece in the closet can replace its photo', async ({ page, armadio }) => {
  const shirt = await shirtPhoto()
  await page.goto(armadio.address)
  await choose(page, [file('striped_shirt.jpg', shirt), await photoFile('jeans.jpg')])
  await page.getByRole('button', { name: 'Add 2 to Closet' }).click()
  await expect(page.getByText('2 exquisite pieces')).toBeVisible()
  const mirrored = await sharp(shirt).flop().resize(300).jpeg({ quality: 70 }).toBuffer()
  await choose(page, [file('IMG_7.jpg', mirrored), await photoFile('IMG_8.jpg', '#335577')])
  const row = rowOf(page, 'IMG_7.jpg')
  await expect(row.getByText('Looks like Striped shirt in your closet')).toBeVisible()
  await row.getByRole('button', { name: 'Use this photo for it' }).click()
  await expect(page.getByText('Striped shirt has a new photo.').first()).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Add 1 piece' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 exquisite pieces')).toBeVisible()
})

test('a pause survives a reload, and reading continues after it', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/closet-photos', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  const photos = await Promise.all(
    Array.from({ length: 5 }, (_, at) => photoFile(`IMG_${at}.jpg`, `hsl(${at * 40} 40% 45%)`)),
  )
  await choose(page, photos)
  const dialog = dialogOf(page)
  await expect(dialog.getByText('0 of 5 read')).toBeVisible()
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await expect(dialog.getByText('Paused, 0 of 5 read')).toBeVisible()
  await page.reload()
  release()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Paused, 0 of 5 read')).toBeVisible()
  await dialog.getByRole('button', { name: 'Resume' }).click()
  // Five photos are read in sequence.
  await expect(dialog.getByRole('status')).toHaveText('5 to check', { timeout: 20_000 })
  await expect(dialog.getByRole('progressbar')).toHaveCount(0)
})
