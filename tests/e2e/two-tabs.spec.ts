import { call } from './call.ts'
import { expect, test } from './armadio.ts'

test('another tab shows a change and reports that an open piece was deleted', async ({
  page,
  context,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await armadio.hasPiece({ name: 'Linen shirt', category: 'Tops', color: 'White' })
  await page.goto(armadio.address)
  const other = await context.newPage()
  await other.goto(armadio.address)
  await other.getByRole('article', { name: 'Wool coat' }).hover()
  await other.getByRole('link', { name: 'Open Wool coat' }).click()
  await expect(other.getByRole('dialog', { name: 'Wool coat' })).toBeVisible()

  await page.getByRole('article', { name: 'Wool coat' }).hover()
  await page.getByRole('button', { name: 'Delete Wool coat' }).click()
  const gone = other.getByRole('dialog', { name: 'Piece not found' })
  await expect(gone.getByText('Not in your closet')).toBeVisible()
  await expect(gone.getByRole('button')).toHaveText([''])
  await gone.getByRole('button', { name: 'Close' }).click()
  await expect(other.getByRole('article')).toHaveCount(1)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(other.getByRole('article', { name: 'Wool coat' })).toBeVisible()
})

test('a change in another tab does not affect an open edit, and saving reports it', async ({
  page,
  context,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  const [coat] = await call(armadio, 'GET', '/api/closet-items')
  await page.goto(`${armadio.address}/?piece=${coat.id}`)
  const other = await context.newPage()
  await other.goto(`${armadio.address}/?piece=${coat.id}`)
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Edit' }).click()
  const edit = other.getByRole('dialog', { name: 'Edit piece' })
  await edit.getByLabel('Size').fill('M')

  const first = page.getByRole('dialog', { name: 'Edit piece' })
  await first.getByLabel('Name').fill('Camel coat')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog', { name: 'Camel coat' })).toBeVisible()
  // The page behind the edit is updated.
  await expect(other.locator('article', { hasText: 'Camel coat' })).toBeAttached()
  await expect(edit.getByLabel('Size')).toHaveValue('M')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByText(/changed in another tab/)).toBeVisible()
})
