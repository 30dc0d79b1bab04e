import { expect, test } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { call } from './call.ts'

test('deleted things are restored from the settings or deleted permanently', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await armadio.hasPiece({ name: 'Navy shirt', category: 'Tops', color: 'Navy' })
  await page.goto(armadio.address)
  for (const name of ['Wool coat', 'Navy shirt']) {
    await page.getByRole('article', { name }).hover()
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expect(page.getByRole('article', { name })).toHaveCount(0)
  }
  await page.getByRole('button', { name: /^Settings/ }).click()
  await page.getByRole('button', { name: 'Recently deleted' }).click()
  const sheet = page.getByRole('dialog', { name: 'Recently deleted' })
  await expect(sheet.getByRole('listitem')).toHaveCount(2)
  await expect(sheet.getByRole('listitem').first()).toContainText('Navy shirt')
  await expect(sheet.getByRole('listitem').first()).toContainText('30 days left')
  expect(await findings(page)).toEqual([])

  await sheet.getByRole('button', { name: 'Restore Wool coat' }).click()
  await expect(page.getByText('Piece restored', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Delete Navy shirt forever' }).click()
  const asking = page.getByRole('dialog', { name: 'Delete Navy shirt forever?' })
  await expect(asking.getByText("This can't be undone.")).toBeVisible()
  expect(await findings(page)).toEqual([])
  await asking.getByRole('button', { name: 'Delete forever', exact: true }).click()
  await expect(sheet.getByText('Nothing deleted')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
  expect(await call(armadio, 'GET', '/api/closet-items')).toHaveLength(1)
})

test('everything deleted is restored at once', async ({ page, armadio }) => {
  for (const name of ['Wool coat', 'Navy shirt'])
    await armadio.hasPiece({ name, category: 'Tops', color: 'Navy' })
  for (const { id } of await call(armadio, 'GET', '/api/closet-items'))
    await call(armadio, 'DELETE', `/api/closet-items/${id}`)
  const wish = await call(armadio, 'POST', '/api/wishlist', { name: 'Green scarf', category: 'Accessories' })
  await call(armadio, 'DELETE', `/api/wishlist/${wish.id}`)
  await page.goto(armadio.address)
  await page.getByRole('button', { name: /^Settings/ }).click()
  await page.getByRole('button', { name: 'Recently deleted' }).click()
  const sheet = page.getByRole('dialog', { name: 'Recently deleted' })
  await expect(sheet.getByText('3 items')).toBeVisible()
  await sheet.getByRole('button', { name: 'Restore all' }).click()
  await expect(page.getByText('3 items restored').first()).toBeVisible()
  await expect(sheet.getByText('Nothing deleted')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 exquisite pieces')).toBeVisible()
  expect(await call(armadio, 'GET', '/api/wishlist')).toMatchObject([{ id: wish.id }])
})

test('a failed change keeps the list, which can be loaded again if it fails to load', async ({
  page,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Navy shirt', category: 'Tops', color: 'Navy' })
  await page.goto(armadio.address)
  await page.getByRole('article', { name: 'Navy shirt' }).hover()
  await page.getByRole('button', { name: 'Delete Navy shirt' }).click()
  await page.route('**/api/recently-deleted', (route) => route.abort())
  await page.getByRole('button', { name: /^Settings/ }).click()
  await page.getByRole('button', { name: 'Recently deleted' }).click()
  const sheet = page.getByRole('dialog', { name: 'Recently deleted' })
  const loadError = sheet.getByRole('heading', { name: "Couldn't load what was deleted" })
  await expect(loadError).toBeVisible()
  await page.unrouteAll()
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet.getByRole('listitem')).toHaveCount(1)

  await page.route('**/api/**', (route) => route.abort())
  await sheet.getByRole('button', { name: 'Delete Navy shirt forever' }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: 'Delete forever', exact: true }).click()
  await expect(page.getByText("Couldn't delete it").first()).toBeVisible()
  await expect(sheet.getByRole('listitem')).toHaveCount(1)
  await expect(loadError).toHaveCount(0)
})
