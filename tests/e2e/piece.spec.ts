import type { Page } from '@playwright/test'
import type { ClosetItem } from '../../src/contract/closet/closet.ts'
import { garmentJpeg } from '../support/factories/garment-photo.ts'
import { expect, photoFile, test, type Armadio } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { call } from './call.ts'

const coat = { name: 'Wool coat', category: 'Outerwear', color: 'Camel' }

async function openCoat(page: Page, armadio: Armadio) {
  await armadio.hasPiece(coat)
  await page.goto(armadio.address)
  await page.getByRole('article', { name: 'Wool coat' }).hover()
  await page.getByRole('link', { name: 'Open Wool coat' }).last().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Wool coat')
  return dialog
}

test('a piece shows its cost per wear, counts today once, and undoes it', async ({ page, armadio }) => {
  const dialog = await openCoat(page, armadio)
  await expect(dialog.getByText('Not worn yet. Add its price to see what each wear costs.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Price').fill('€ 1.190,50')
  await expect(dialog.getByText('Read as €1,190.50')).toBeVisible()
  await expect(dialog.getByLabel('Currency')).toHaveValue('EUR')
  await dialog.getByLabel('Price').fill('$100')
  await expect(dialog.getByText('Read as $100.00')).toBeVisible()
  await dialog.getByLabel('Wears so far').fill('2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('$50.00')).toBeVisible()

  await dialog.getByRole('button', { name: 'Wore it today' }).click()
  await expect(dialog.getByText('$33.33')).toBeVisible()
  await expect(dialog.getByText(/^Worn 3 times, last today\./)).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Worn on 1 day in the last year' })).toBeVisible()
  await page.reload()
  await dialog.getByRole('button', { name: /^Worn today/ }).click()
  await expect(dialog.getByText('$50.00')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Wore it today' })).toBeVisible()
})

test('at a zoom of 200 % a piece opens scrolled to its photo', async ({ page, armadio }) => {
  await page.setViewportSize({ width: 640, height: 430 })
  await armadio.hasPiece(coat)
  await page.goto(armadio.address)
  await page.getByRole('link', { name: 'Wool coat', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Wool coat' })).toBeFocused()
  expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0)
})

test('every field can be edited, has error messages and is stored', async ({ page, armadio }) => {
  const dialog = await openCoat(page, armadio)
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Name').fill('')
  await dialog.getByLabel('Price').fill('-3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await expect(dialog.getByText('Price must be an amount from 0 to 99999999.99.')).toBeVisible()
  await dialog.getByLabel('Wears so far').fill('')
  await expect(dialog.getByText('Wears must be a whole number.')).toBeVisible()
  await dialog.getByLabel('Wears so far').fill('0')

  const written = {
    Name: 'Camel coat',
    Color: 'Sand',
    Brand: 'Max Mara',
    Size: '40',
    'Style/Occasion': 'Work, evening',
    'Purchase date': '2024-05-14',
    Store: 'Corso Como',
    Price: '1250.5',
    Chest: '102',
    Length: '41 in',
    Care: 'Dry clean',
    'Fit notes': 'Wide shoulders',
    Description: 'Belted',
  }
  for (const [label, text] of Object.entries(written))
    await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByLabel('Season').selectOption('Winter')
  await dialog.getByLabel('Currency').selectOption('EUR')
  await dialog.getByRole('button', { name: 'Add a measurement' }).click()
  await dialog.getByLabel('Measurement', { exact: true }).fill('Sleeve')
  await dialog.getByLabel('Value').fill('63,5')
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect(dialog).toHaveAccessibleName('Camel coat')
  await page.reload()
  for (const shownText of [
    'Sand · Outerwear',
    'Max Mara',
    'May 14, 2024, Corso Como',
    '€1,250.50',
    'Chest 102 cm · Length 41 in · Sleeve 63.5 cm',
    'Dry clean',
    'Wide shoulders',
    'Belted',
    'Winter',
  ])
    // `last()`, because the season is also shown as a trait.
    await expect(dialog.getByText(shownText, { exact: true }).last()).toBeVisible()
})

test('a stale save in a second window is reported, keeps its input and overwrites only on confirmation', async ({
  page,
  context,
  armadio,
}) => {
  const dialog = await openCoat(page, armadio)
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Brand').fill('Mine')

  const other = await context.newPage()
  await other.goto(page.url())
  const otherDialog = other.getByRole('dialog')
  await otherDialog.getByRole('button', { name: 'Edit' }).click()
  await otherDialog.getByLabel('Brand').fill('Theirs')
  await otherDialog.getByLabel('Size').fill('XL')
  await otherDialog.getByRole('button', { name: 'Save' }).click()
  await expect(otherDialog.getByText('Theirs')).toBeVisible()

  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('changed in another tab: Brand, Size.')
  await expect(dialog.getByLabel('Brand')).toHaveValue('Mine')
  await expect(dialog.getByLabel('Size')).toHaveValue('XL')
  await other.reload()
  await expect(otherDialog.getByText('Theirs')).toBeVisible()

  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Mine')).toBeVisible()
  await expect(dialog.getByText('XL')).toBeVisible()
})

test('unsaved changes need a confirmation before they are discarded', async ({ page, armadio }) => {
  const dialog = await openCoat(page, armadio)
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Brand').fill('Half written')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('You have unsaved changes.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Brand')).toHaveValue('Half written')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog.getByText('Half written')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the photo is replaced on saving, not before', async ({ page, armadio }) => {
  const dialog = await openCoat(page, armadio)
  const picture = dialog.getByRole('img', { name: /^Wool coat/ })
  const before = await picture.getAttribute('src')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Replace photo').setInputFiles(await photoFile('new.jpg', '#2348a0'))
  await expect(picture).not.toHaveAttribute('src', String(before))
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(picture).toHaveAttribute('src', String(before))

  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Replace photo').setInputFiles(await photoFile('new.jpg', '#2348a0'))
  await expect(picture).not.toHaveAttribute('src', String(before))
  const after = await picture.getAttribute('src')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible()
  await page.reload()
  await expect(picture).toHaveAttribute('src', String(after))
})

test("a new photo's background is removed automatically, can be compared and restored", async ({
  page,
  armadio,
}) => {
  const dialog = await openCoat(page, armadio)
  const shirt = await garmentJpeg({ ground: [225, 222, 215], cloth: [170, 40, 45] })
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog
    .getByLabel('Replace photo')
    .setInputFiles({ name: 'shirt.jpg', mimeType: 'image/jpeg', buffer: shirt })
  await expect(dialog.getByText('New photo. Save to keep it.')).toBeAttached()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const picture = dialog.getByRole('img', { name: /^Wool coat/ })
  await expect(dialog.getByRole('button', { name: 'Show original' })).toBeVisible({ timeout: 30_000 })
  const cutOut = String(await picture.getAttribute('src'))
  await dialog.getByRole('button', { name: 'Show original' }).click()
  await expect(picture).not.toHaveAttribute('src', cutOut)
  const photo = String(await picture.getAttribute('src'))
  await dialog.getByRole('button', { name: 'Show without background' }).click()
  await expect(picture).toHaveAttribute('src', cutOut)
  await dialog.getByRole('button', { name: 'Restore background' }).click()
  await expect(dialog.getByRole('button', { name: 'Remove background' })).toBeVisible()
  await expect(picture).toHaveAttribute('src', photo)

  await dialog.getByRole('button', { name: 'Remove background' }).click()
  await expect(dialog.getByRole('button', { name: 'Show original' })).toBeVisible({ timeout: 15_000 })
  await expect(picture).not.toHaveAttribute('src', photo)
})

test('the page keeps the photo and explains it if a cut-out fails', async ({ page, armadio }) => {
  const dialog = await openCoat(page, armadio)
  await expect(dialog.getByText("Background not removed. The edge isn't clear enough.")).toBeVisible({
    timeout: 30_000,
  })
  await dialog.getByRole('button', { name: 'Remove background' }).click()
  await expect(page.getByText('Background not removed', { exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(dialog.getByRole('button', { name: 'Remove background' })).toBeEnabled()
})

test('a piece is marked as in the wash and as clean', async ({ page, armadio }) => {
  const dialog = await openCoat(page, armadio)
  await dialog.getByText('In the wash', { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: 'In the wash' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article', { name: 'Wool coat' }).getByText('In the wash')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Open Wool coat' }).last().click()
  // The update is optimistic, so wait for the request before reloading.
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await dialog.getByText('Clean', { exact: true }).click()
  await kept
  await page.reload()
  await expect(dialog.getByRole('radio', { name: 'Clean' })).toBeChecked()
})

test('a piece archived with a reason leaves the closet, stays readable and can be restored', async ({
  page,
  armadio,
}) => {
  const dialog = await openCoat(page, armadio)
  const address = page.url()
  await dialog.getByRole('button', { name: 'Archive' }).click()
  const asking = page.getByRole('dialog', { name: 'Archive Wool coat' })
  await asking.getByText('Donated').click()
  await asking.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('Collection Empty')).toBeVisible()

  await page.goto(address)
  await expect(
    dialog.getByText(/^Donated on .*It's out of your closet but stays in your history\./),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Wore it today' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog.getByRole('button', { name: 'Wore it today' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
})

for (const width of [320, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('axe finds nothing in a piece, its form and its confirmation, and nothing overflows', async ({
      page,
      armadio,
    }) => {
      await armadio.hasPiece(coat)
      const [item] = await (await fetch(`${armadio.address}/api/closet-items`)).json()
      await page.goto(`${armadio.address}/?piece=${item.id}`)
      const dialog = page.getByRole('dialog')
      const check = async () => {
        expect(await findings(page)).toEqual([])
        const overflow = await dialog.last().evaluate((element) => element.scrollWidth - element.clientWidth)
        expect(overflow).toBe(0)
      }
      await expect(dialog).toHaveAccessibleName('Wool coat')
      await check()
      await dialog.getByRole('button', { name: 'Edit' }).click()
      await dialog.getByLabel('Name').fill('')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByText('Name is required')).toBeVisible()
      await check()
      await page.keyboard.press('Escape')
      await expect(dialog.getByText('You have unsaved changes.')).toBeVisible()
      await check()
      await dialog.getByRole('button', { name: 'Discard changes' }).click()
      await dialog.getByRole('button', { name: 'Archive' }).click()
      await expect(page.getByRole('dialog', { name: 'Archive Wool coat' })).toBeVisible()
      await check()
    })
  })

test('Back and Escape ask before they discard changes', async ({ page, armadio }) => {
  const dialog = await openCoat(page, armadio)
  const address = page.url()
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Brand').fill('Max Mara')
  await page.goBack()
  await expect(dialog.getByRole('alert')).toHaveText('You have unsaved changes.')
  expect(page.url()).toBe(address)
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByLabel('Brand')).toHaveValue('Max Mara')
  await page.goBack()
  await dialog.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
})

test('the measurements match the type of the piece, and entered values stay', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Leather tote', category: 'Accessories', color: 'Tan' })
  await page.goto(armadio.address)
  await page.getByRole('article', { name: 'Leather tote' }).hover()
  await page.getByRole('link', { name: 'Open Leather tote' }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  const measured = dialog.getByRole('group', { name: 'Measurements' }).getByRole('textbox')
  await expect(measured).toHaveCount(4)
  await dialog.getByLabel('Depth').fill('14')
  await dialog.getByLabel('Category').selectOption('Tops')
  await expect(dialog.getByLabel('Depth')).toHaveValue('14')
  await expect(dialog.getByLabel('Chest')).toBeVisible()
  await dialog.getByLabel('Category').selectOption('Accessories')
  await expect(dialog.getByLabel('Chest')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Depth 14 cm')).toBeVisible()
})

test('a piece shows its outfits, ideas and similar pieces, each with a link', async ({ page, armadio }) => {
  const items: ClosetItem[] = await call(armadio, 'POST', '/api/sample-wardrobe')
  const named = (name: string) => items.find((item) => item.name === name)?.id ?? ''
  const itemIds = [named('Straight jeans'), named('Leather sneakers')]
  const wornDate = new Date().toISOString().slice(0, 10)
  await call(armadio, 'POST', '/api/outfit-history', { itemIds, occasion: 'work', wornDate })
  await page.goto(`${armadio.address}/?piece=${named('Straight jeans')}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Worn in' }).getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByRole('region', { name: 'Outfit ideas' }).getByRole('img')).toHaveCount(3)
  expect(await findings(page)).toEqual([])

  const alike = dialog.getByRole('region', { name: 'You also have' }).getByRole('link').first()
  const name = (await alike.getAttribute('title')) ?? ''
  await alike.click()
  await expect(dialog).toHaveAccessibleName(name)
  await page.goBack()
  await expect(dialog).toHaveAccessibleName('Straight jeans')
  await dialog.getByText('1 logged day').click()
  await dialog.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('article', { name: 'Worn, Work' })).toBeVisible()
})
