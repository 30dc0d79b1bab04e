import type { Page } from '@playwright/test'
import { expect, openLargeCloset, scrollToEnd, test } from './armadio.ts'

const names = (page: Page) => page.getByRole('list', { name: 'Pieces' }).getByRole('heading')

test('the collection is filtered by category, season, color and words, alone and combined', async ({
  page,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Linen shirt', category: 'Tops', color: 'Off-white', season: 'Summer' })
  await armadio.hasPiece({ name: 'Jeans', category: 'Bottoms', color: 'Mid Blue', season: 'All Seasons' })
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Navy blue', season: 'Winter' })
  await page.goto(armadio.address)
  await expect(names(page)).toHaveText(['Wool coat', 'Jeans', 'Linen shirt'])

  await page.getByRole('radio', { name: 'Tops' }).check()
  await expect(names(page)).toHaveText(['Linen shirt'])
  await expect(page.getByText('1 exquisite pieces')).toBeVisible()
  await page.getByRole('radio', { name: 'All Items' }).check()

  await page.getByLabel('Season').selectOption('Summer')
  await expect(names(page)).toHaveText(['Jeans', 'Linen shirt'])
  await page.getByLabel('Color').selectOption('Blue')
  await expect(names(page)).toHaveText(['Jeans'])

  await page.reload()
  await expect(names(page)).toHaveText(['Jeans'])

  await page.getByRole('radio', { name: 'Dresses' }).check()
  await expect(page.getByRole('heading', { name: 'Collection Empty' })).toBeVisible()
  await expect(page.getByText('Refine your search criteria to discover your exquisite items.')).toBeVisible()
  await expect(page.getByText('0 exquisite pieces')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add First Piece' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('3 exquisite pieces')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Find a piece' }).fill('wool')
  await expect(page.getByText('1 exquisite pieces')).toBeVisible()
  await expect(names(page)).toHaveText(['Wool coat'])
})

test('a piece is found by its type, also by another name for it', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Puma Suede', category: 'Shoes', color: 'Red' })
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Navy blue' })
  await page.goto(armadio.address)
  const find = page.getByRole('searchbox', { name: 'Find a piece' })
  for (const words of ['red sneakers', 'trainers']) {
    await find.fill(words)
    await expect(names(page)).toHaveText(['Puma Suede'])
  }
  await find.fill('red coat')
  await expect(page.getByRole('heading', { name: 'Collection Empty' })).toBeVisible()
})

test('the dense view is stored', async ({ page, armadio }) => {
  for (const name of ['One', 'Two', 'Three'])
    await armadio.hasPiece({ name, category: 'Tops', color: 'White' })
  await page.goto(armadio.address)
  const columns = () =>
    page
      .getByRole('list', { name: 'Pieces' })
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' '))
  expect(await columns()).toHaveLength(2)
  await page.getByRole('button', { name: 'Small photos' }).click()
  expect(await columns()).toHaveLength(4)
  await page.reload()
  expect(await columns()).toHaveLength(4)
})

test('a large closet loads its newest pieces first, then all', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Linen shirt', category: 'Tops', color: 'White' })
  const list = await (await fetch(`${armadio.address}/api/closet-items`)).json()
  const all = Array.from({ length: 300 }, (_, at) => ({ ...list[0], id: `${at}`, name: `Piece ${at}` }))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/closet-items', (route) => route.fulfill({ json: all }))
  await openLargeCloset(page, armadio.address, released)
  await expect(page.getByRole('article', { name: 'Linen shirt' })).toBeVisible()
  release()
  await expect(page.getByText('300 exquisite pieces')).toBeVisible()
  // Only pieces near the viewport are in the DOM, but every piece can be reached.
  await expect(page.getByRole('article', { name: 'Piece 0', exact: true })).toBeVisible()
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(40)
  await scrollToEnd(page)
  await expect(page.getByRole('article', { name: 'Piece 299' })).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(page.getByRole('article', { name: 'Piece 0', exact: true })).toBeVisible()
})
