import type { Page } from '@playwright/test'
import type { WishlistItem } from '../../src/contract/wishlist.ts'
import { garmentJpeg } from '../support/factories/garment-photo.ts'
import { openSite } from '../support/other-servers/outside-site.ts'
import { productPage } from '../support/other-servers/shop-site.ts'
import { expect, photoFile, test as base } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { call } from './call.ts'

interface Shop {
  readonly link: string
  price: string
}

/** A shop with one pair of boots and an adjustable price. */
const test = base.extend<{ shop: Shop }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from its pattern
  shop: async ({}, use) => {
    const picture = await garmentJpeg({ ground: [230, 228, 224], cloth: [60, 42, 30] })
    const shop = { link: '', price: '215.00' }
    const boots = { name: 'Storm Chelsea boots', brand: 'Blundstone', color: 'Black', image: '/boots.jpg' }
    const pageNow = () => {
      const offers = { '@type': 'Offer', price: shop.price, priceCurrency: 'USD' }
      return productPage({ '@context': 'https://schema.org', '@type': 'Product', ...boots, offers })
    }
    const site = await openSite((request, reply) => {
      const isPicture = request.url === '/boots.jpg'
      reply.setHeader('content-type', isPicture ? 'image/jpeg' : 'text/html; charset=utf-8')
      reply.end(isPicture ? picture : pageNow())
    })
    shop.link = site.url('/boots').href
    await use(shop)
    await site.close()
  },
})

const wish = (page: Page, name: string) => page.getByRole('article', { name })
const panel = (page: Page) => page.getByRole('region', { name: 'Wishlist' })
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

async function openForm(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Add to Wishlist' }).click()
  await expect(dialog(page).getByLabel('Product link')).toBeVisible()
}

test('a wish is filled in from its link, reaches its target price, is deleted and restored', async ({
  page,
  armadio,
  shop,
}) => {
  await page.goto(`${armadio.address}/enhanced-features?view=wishlist`)
  await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  await openForm(page)
  await dialog(page).getByLabel('Name').fill('My winter boots')
  await dialog(page).getByLabel('Product link').fill(shop.link)
  await press(page, 'Fill in')
  await expect(dialog(page).getByLabel('Brand')).toHaveValue('Blundstone')
  // The user's input stays.
  await expect(dialog(page).getByLabel('Name')).toHaveValue('My winter boots')
  await expect(dialog(page).getByLabel('Category')).toHaveValue('shoes')
  await expect(dialog(page).getByLabel('Current price')).toHaveValue('215.00')
  await dialog(page).getByLabel('Target price').fill('180')
  await dialog(page).getByRole('radio', { name: '5 Very High' }).check()
  expect(await findings(page)).toEqual([])
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/wishlist'),
  )
  await press(page, 'Add to Wishlist')
  const body: unknown = (await sent).postDataJSON()
  expect(body).toMatchObject({ userId: 'default-user', priority: 5 })
  expect(body).not.toHaveProperty('notes')

  const boots = wish(page, 'My winter boots')
  await expect(boots.getByText('$35.00 above your target')).toBeVisible()
  await expect(panel(page).getByRole('definition').filter({ hasText: '$180.00' })).toBeVisible()
  const picture = boots.getByRole('img', { name: 'My winter boots' })
  await expect(picture).toHaveAttribute('src', /^\/images\//)
  const src = await picture.getAttribute('src')
  await expect(boots.getByRole('link', { name: '127.0.0.1' })).toHaveAttribute('rel', /noopener/)
  shop.price = '179.00'
  await boots.getByRole('button', { name: 'Check price now' }).click()
  await expect(boots.getByText('$179.00 now, $1.00 under your target.')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.getByRole('radio', { name: 'Dress' }).check()
  await expect(page.getByText('No matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await boots.hover()
  await boots.getByRole('button', { name: 'Delete My winter boots' }).click()
  await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(boots.getByText('$1.00 under your target')).toBeVisible()
  // The restored wish keeps the time of its price check.
  await expect(boots.getByRole('img', { name: 'My winter boots' })).toHaveAttribute('src', src ?? '')
  await expect(boots.getByText(/^Price read/)).toBeVisible()
})

test('a wish changed in another tab is not overwritten without a confirmation', async ({ page, armadio }) => {
  const scarf: WishlistItem = await call(armadio, 'POST', '/api/wishlist', {
    name: 'Wool scarf',
    category: 'accessories',
  })
  await page.goto(`${armadio.address}/enhanced-features?view=wishlist`)
  await wish(page, 'Wool scarf').getByRole('button', { name: 'Edit Wool scarf' }).click()
  await dialog(page).getByLabel('Brand').fill('Acne')
  await call(armadio, 'PATCH', `/api/wishlist/${scarf.id}`, { color: 'Gray', brand: 'Arket' })
  await press(page, 'Save')
  await expect(dialog(page).getByRole('alert')).toContainText('changed in another tab: Brand, Color.')
  await expect(dialog(page).getByLabel('Brand')).toHaveValue('Acne')
  await expect(dialog(page).getByLabel('Color')).toHaveValue('Gray')
  await press(page, 'Save')
  await expect(dialog(page)).toHaveCount(0)
  expect(await call(armadio, 'GET', `/api/wishlist/${scarf.id}`)).toMatchObject({
    brand: 'Acne',
    color: 'Gray',
  })
})

test('the form shows missing and invalid fields, and a wish can be changed and cleared', async ({
  page,
  armadio,
}) => {
  await page.goto(`${armadio.address}/enhanced-features?view=wishlist`)
  await openForm(page)
  await dialog(page).getByLabel('Product link').fill('shop')
  await dialog(page).getByLabel('Image link').fill('boots.jpg')
  await dialog(page).getByLabel('Current price').fill('-1')
  await dialog(page).getByLabel('Target price').fill('cheap')
  await press(page, 'Add to Wishlist')
  for (const message of [
    'Item name is required',
    'Category is required',
    'Product link must be a link that starts with https://.',
    'Image link must be a link that starts with https://.',
    'Current price must be an amount from 0 to 99999999.99.',
    'Target price must be an amount from 0 to 99999999.99.',
  ])
    await expect(dialog(page).getByText(message, { exact: true })).toBeVisible()
  await expect(dialog(page).getByRole('radio', { name: '3 Medium' })).toBeChecked()
  await page.keyboard.press('Escape')
  await press(page, 'Keep editing')
  for (const label of ['Product link', 'Image link', 'Current price'])
    await dialog(page).getByLabel(label).clear()
  await dialog(page).getByLabel('Target price').fill('0,30')
  await dialog(page).getByLabel('Name').fill('Oxford shirt')
  await dialog(page).getByLabel('Category').selectOption('Shirt')
  await press(page, 'Add to Wishlist')
  await wish(page, 'Oxford shirt').getByRole('button', { name: 'Edit Oxford shirt' }).click()
  await dialog(page).getByLabel('Target price').clear()
  await dialog(page).getByLabel('Brand').fill('Drake’s')
  await press(page, 'Save')
  await expect(wish(page, 'Oxford shirt').getByText('Drake’s')).toBeVisible()
  await expect(wish(page, 'Oxford shirt').getByText('no target')).toBeVisible()
})

test('a failed list can be reloaded, and a failed save keeps its form without a toast', async ({
  page,
  armadio,
}) => {
  const fail = (method: string) =>
    page.route('**/api/wishlist*', (route) =>
      route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    )
  await fail('GET')
  await page.goto(`${armadio.address}/enhanced-features?view=wishlist`)
  await expect(page.getByText("Couldn't load your wishlist")).toBeVisible()
  await page.unroute('**/api/wishlist*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  await fail('POST')
  await openForm(page)
  await dialog(page).getByLabel('Name').fill('Oxford shirt')
  await dialog(page).getByLabel('Category').selectOption('Shirt')
  await press(page, 'Add to Wishlist')
  await expect(dialog(page).getByRole('alert')).toContainText("Couldn't save it.")
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Oxford shirt')
  await expect(page.locator('li[data-state=open]')).toHaveCount(0)
})

test('a bought wish goes into the closet, one without a photo through the form, and can be undone', async ({
  page,
  armadio,
  shop,
}) => {
  const boots = { name: 'Storm boots', category: 'shoes', color: 'Brown', currentPrice: '215' }
  await call(armadio, 'POST', '/api/wishlist', {
    ...boots,
    imageUrl: shop.link.replace(/boots$/, 'boots.jpg'),
  })
  await call(armadio, 'POST', '/api/wishlist', { name: 'Wool scarf', category: 'accessories', color: 'Navy' })
  await page.goto(`${armadio.address}/enhanced-features?view=wishlist`)
  await wish(page, 'Storm boots').getByRole('button', { name: 'I bought it' }).click()
  await expect(page.getByText('Storm boots is off your wishlist.').first()).toBeVisible()
  await expect(wish(page, 'Storm boots')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(wish(page, 'Storm boots')).toBeVisible()
  await wish(page, 'Storm boots').getByRole('button', { name: 'I bought it' }).click()
  await expect(wish(page, 'Storm boots')).toHaveCount(0)

  await call(armadio, 'POST', '/api/wishlist', {
    name: 'Rain boots',
    category: 'shoes',
    imageUrl: shop.link.replace(/boots$/, 'boots.jpg'),
  })
  await page.reload()
  await wish(page, 'Rain boots').getByRole('button', { name: 'I bought it' }).click()
  await press(page, 'Add to Closet')
  await expect(dialog(page).getByText('Color is required')).toBeVisible()
  await dialog(page).getByLabel('Color').fill('Olive')
  await press(page, 'Add to Closet')
  await expect(wish(page, 'Rain boots')).toHaveCount(0)

  await wish(page, 'Wool scarf').getByRole('button', { name: 'I bought it' }).click()
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Wool scarf')
  await expect(dialog(page).getByLabel('Category')).toHaveValue('Accessories')
  await dialog(page)
    .getByLabel('Photo')
    .setInputFiles(await photoFile('scarf.jpg', '#20304a'))
  await press(page, 'Add to Closet')
  await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  await page.goto(armadio.address)
  await expect(page.getByRole('article', { name: 'Storm boots' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Wool scarf' })).toBeVisible()
})
