import { expect, test } from './armadio.ts'

test.use({ isProgram: true })

test('Undo restores a deleted piece, and pieces survive a restart', async ({ page, armadio }) => {
  for (const name of ['One', 'Two', 'Three'])
    await armadio.hasPiece({ name, category: 'Tops', color: 'White' })
  await page.goto(armadio.address)
  const card = (name: string) => page.getByRole('article', { name, exact: true })

  await card('Two').hover()
  await card('Two').getByRole('button', { name: 'Delete Two' }).click()
  await expect(card('Two')).toBeHidden()
  await expect(page.getByText('Two was removed from your closet').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card('Two')).toBeVisible()

  await card('One').hover()
  await card('One').getByRole('button', { name: 'Delete One' }).click()
  await expect(page.getByText('2 exquisite pieces')).toBeVisible()

  await armadio.restart()
  await page.reload()
  await expect(page.getByText('2 exquisite pieces')).toBeVisible()
  await expect(card('One')).toBeHidden()
  for (const name of ['Two', 'Three']) {
    const photo = card(name).getByRole('img')
    await photo.scrollIntoViewIfNeeded()
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('a deletion that fails says why and keeps the piece', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await page.goto(armadio.address)
  await page.route('**/api/closet-items/*', (route) => route.abort())
  const card = page.getByRole('article', { name: 'Wool coat' })
  await card.hover()
  await card.getByRole('button', { name: 'Delete Wool coat' }).click()
  await expect(page.getByText("Couldn't delete the piece").first()).toBeVisible()
  await expect(card).toBeVisible()
})

test('a piece opens by its address, and closing it returns to the filtered closet', async ({
  page,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel', size: 'M' })
  await page.goto(`${armadio.address}/?category=Outerwear`)
  await page.getByRole('article', { name: 'Wool coat' }).hover()
  await page.getByRole('link', { name: 'Open Wool coat' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  // The picture is a link to the piece too.
  await page
    .getByRole('article', { name: 'Wool coat' })
    .getByRole('link', { name: 'Wool coat', exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Wool coat' })
  await expect(dialog).toContainText('Camel · Outerwear')
  await page.reload()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\?category=Outerwear$/)
})
