import { expect, fillNewItem, test } from './armadio.ts'

test('deleting a piece in its dialog offers Undo, which also works on another tab', async ({
  page,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await page.goto(armadio.address)
  await page.getByRole('article').hover()
  await page.getByRole('link', { name: 'Open Wool coat' }).click()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/closet-items/*', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Delete Wool coat' })).toBeDisabled()
  release()
  await expect(page.getByText('Wool coat was removed from your closet').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Trending' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Wool coat is back in your closet').first()).toBeVisible()
  await page.getByRole('tab', { name: 'My Closet' }).click()
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
})

test('two quick deletions are both reported, and both pieces are disabled meanwhile', async ({
  page,
  armadio,
}) => {
  for (const name of ['One', 'Two']) await armadio.hasPiece({ name, category: 'Tops', color: 'White' })
  await page.goto(armadio.address)
  const releases: (() => void)[] = []
  await page.route('**/api/closet-items/*', async (route) => {
    // The status of a pending cut-out is requested even after its piece is deleted.
    if (route.request().method() !== 'DELETE') return route.fallback()
    const { promise, resolve } = Promise.withResolvers<void>()
    releases.push(resolve)
    await promise
    await route.continue()
  })
  for (const name of ['One', 'Two']) {
    await page.getByRole('article', { name }).hover()
    await page.getByRole('button', { name: `Delete ${name}` }).click()
  }
  await expect(page.getByRole('button', { name: /^Delete/, disabled: true })).toHaveCount(2)
  await expect.poll(() => releases.length).toBe(2)
  releases[0]?.()
  await expect(page.getByText('One was removed from your closet').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete Two' })).toBeDisabled()
  releases[1]?.()
  await expect(page.getByText('Two was removed from your closet').first()).toBeVisible()
})

test('a save continues after its dialog is closed and reports its result', async ({ page, armadio }) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto(armadio.address)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/closet-items', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await released
    await route.abort()
  })
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await fillNewItem(page)
  await page.getByRole('button', { name: 'Add to Closet' }).last().click()
  await expect(page.getByRole('button', { name: 'Adding...' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByText('Failed to Add Item').first()).toBeVisible()
  expect(complaints.some((text) => text.startsWith('Failed to add item'))).toBe(true)
})

test('a retry has the same idempotency key; a changed piece has another', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  const keys: (string | undefined)[] = []
  await page.route('**/api/closet-items', (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length < 3 ? route.fulfill({ status: 502, body: 'a proxy speaks' }) : route.continue()
  })
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await fillNewItem(page)
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Add to Closet' })
  await save.click()
  await expect(page.getByText('The server answered with status 502.').first()).toBeVisible()
  await save.click()
  await expect.poll(() => keys.length).toBe(2)
  await dialog.getByLabel('Size').fill('M')
  await save.click()
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
  const [first, second, third] = keys
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
