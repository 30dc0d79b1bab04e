import type { Page } from '@playwright/test'
import { openShop, type ShopSite } from '../support/other-servers/shop-site.ts'
import { expect, test as base } from './armadio.ts'

const test = base.extend<{ shop: ShopSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from its pattern
  shop: async ({}, use) => {
    const shop = await openShop()
    await use(shop)
    await shop.close()
  },
})

const card = (page: Page) => page.getByRole('region', { name: 'Add from Link' })
const press = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true }).click()

test("a shop's product is checked, corrected and added to the closet with its picture", async ({
  page,
  armadio,
  shop,
}) => {
  await page.goto(armadio.address)
  await page.getByRole('textbox', { name: 'Product link' }).fill(shop.url('/shirt').href)
  await press(page, 'Check')
  await expect(card(page).getByRole('status')).toHaveText('Printed viscose shirt · Atelier Nove · €39.95')
  await expect(card(page).getByLabel('Color')).toHaveValue(/blue/i)
  await card(page).getByLabel('Color').fill('Sea blue')
  await press(page, 'Add to Closet')
  // `exact` excludes the screen reader announcement, which contains the same words.
  await expect(
    page.getByText('Printed viscose shirt has been added to your closet', { exact: true }),
  ).toBeVisible()

  const piece = page.getByRole('article', { name: 'Printed viscose shirt' })
  await expect(piece.getByText('Sea blue')).toBeVisible()
  const picture = piece.getByRole('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await piece.hover()
  await page.getByRole('link', { name: 'Open Printed viscose shirt' }).last().click()
  const link = page.getByRole('dialog').getByRole('link', { name: '127.0.0.1' })
  await expect(link).toHaveAttribute('href', shop.url('/shirt').href)
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
})

for (const [path, words] of [
  ['/all', 'Open the piece itself in the store'],
  ['/closed', 'This store blocks automatic reading.'],
  ['/gone', 'The store no longer has this page.'],
] as const)
  test(`${path} of a shop shows why it cannot be added`, async ({ page, armadio, shop }) => {
    await page.goto(armadio.address)
    await page.getByRole('textbox', { name: 'Product link' }).fill(shop.url(path).href)
    await press(page, 'Check')
    await expect(card(page).getByRole('status')).toContainText(words)
    await expect(card(page).getByRole('button', { name: 'Add to Closet', exact: true })).toBeDisabled()
  })
