import { expect, test } from './armadio.ts'

test('an empty closet offers samples, which one click removes', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await page.getByRole('button', { name: 'Try it with sample pieces' }).click()
  await expect(page.getByText('24 exquisite pieces')).toBeVisible()
  await expect(page.getByText('24 pieces are samples')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Sample')
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })

  await page.getByRole('button', { name: 'Remove samples' }).click()
  await expect(page.getByText('1 exquisite pieces')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Wool coat' })).not.toContainText('Sample')
  await expect(page.getByRole('button', { name: 'Remove samples' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('24 pieces are samples')).toBeVisible()
  await expect(page.getByText('25 exquisite pieces')).toBeVisible()
})

test('samples that fail to load leave the closet empty and show the reason', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/sample-wardrobe', async (route) => {
    await released
    await route.abort()
  })
  await page.getByRole('button', { name: 'Try it with sample pieces' }).click()
  await expect(page.getByRole('button', { name: 'Adding samples...' })).toBeDisabled()
  release()
  await expect(page.getByText("Couldn't add the samples").first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try it with sample pieces' })).toBeEnabled()
})

test('an empty filter result offers no samples', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await page.goto(`${armadio.address}/?color=green`)
  await expect(page.getByRole('heading', { name: 'Collection Empty' })).toBeVisible()
  await expect(page.getByRole('button', { name: /sample wardrobe/ })).toHaveCount(0)
})
