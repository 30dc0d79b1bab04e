import type { Page } from '@playwright/test'
import type { MarketplaceItem } from '../../src/contract/marketplace.ts'
import { expect, test } from './armadio.ts'
import { dayIn } from './day-in.ts'
import { call } from './call.ts'
import { findings } from './axe-findings.ts'

const market = (page: Page) => page.getByRole('region', { name: 'Fashion Marketplace' })
const cards = (page: Page) => market(page).getByRole('article')
const count = (page: Page) =>
  market(page)
    .getByRole('status')
    .filter({ hasText: /items?$/ })
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

test('listings are filtered by price, size and condition, opened and added to the wishlist', async ({
  page,
  armadio,
}) => {
  await page.goto(`${armadio.address}/?tab=marketplace`)
  await expect(page.getByText('Discover unique pieces from other fashion lovers')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  const all = await cards(page).count()
  expect(all).toBeGreaterThanOrEqual(24)
  await expect(count(page)).toHaveText(`${all} items`)
  await expect(cards(page).first()).toContainText('Sample')
  await expect(cards(page).first()).toContainText(/\$\d+\.\d\d.*@\w/)
  expect(await findings(page)).toEqual([])

  await market(page).getByLabel('Category').selectOption('Shoes')
  await expect(page).toHaveURL(/category=Shoes/)
  const shoes = await cards(page).count()
  expect(shoes).toBeLessThan(all)
  await page.getByLabel('Find an item').fill('no such thing')
  await expect(page).toHaveURL(/find=no/)
  await expect(page.getByText('Try adjusting your filters to see more items.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(count(page)).toHaveText(`${all} items`)

  await page.getByLabel('Price range').selectOption('Over $100')
  await page.getByLabel('Condition').selectOption('Excellent')
  await expect(page).toHaveURL(/price=over-100&condition=Excellent/)
  const found = await cards(page).count()
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(all)
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/\$[1-9]\d\d\.\d\d.*Excellent/)

  const card = cards(page).first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').press('Enter')
  await expect(page).toHaveURL(/condition=Excellent.*listing=/)
  await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(dialog(page).getByText('Would I wear it?')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog(page)
    .getByRole('button', { name: /^Add to Wishlist/ })
    .click()
  await dialog(page).getByRole('link', { name: 'wishlist', exact: true }).click()
  await expect(page.getByRole('article', { name: title })).toBeVisible()

  // Goes back to the listing and closes it; the filter stays.
  await page.goBack()
  await page.keyboard.press('Escape')
  await expect(cards(page)).toHaveCount(found)
})

test('the suggested price follows the condition until the seller changes it', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Camel coat', category: 'Outerwear', color: 'Camel' })
  const [{ id }] = await call(armadio, 'GET', '/api/closet-items')
  await call(armadio, 'PATCH', `/api/closet-items/${id}`, { originalPrice: '200.00' })
  await page.goto(`${armadio.address}/?sell=${id}`)
  const price = dialog(page).getByLabel('Price')
  await dialog(page).getByRole('radio', { name: 'Excellent' }).check()
  const suggested = await price.inputValue()
  await dialog(page).getByRole('radio', { name: 'Fair' }).check()
  await expect(price).not.toHaveValue(suggested)
  await price.fill('84')
  await dialog(page).getByRole('radio', { name: 'Excellent' }).check()
  await expect(price).toHaveValue('84')
})

test('a piece is listed from the closet, changed and sold, and leaves the closet and the stylist', async ({
  page,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Camel coat', category: 'Outerwear', color: 'Camel', size: 'M' })
  await armadio.hasPiece({ name: 'Navy shirt', category: 'Tops', color: 'Navy' })
  await page.goto(armadio.address)
  await page.getByRole('link', { name: 'Camel coat', exact: true }).click()
  await dialog(page).getByRole('link', { name: 'Sell this piece' }).click()
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Camel coat')
  await expect(dialog(page).getByLabel('Size')).toHaveValue('M')
  const form = page.url()
  await expect(dialog(page).getByText("since you haven't entered what you paid")).toBeVisible()
  await dialog(page).getByLabel('Price').fill('-1')
  await press(page, 'List for Sale')
  await expect(dialog(page).getByText('Price must be an amount from 0 to 99999999.99.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog(page).getByLabel('Price').fill('84')
  await dialog(page).getByRole('radio', { name: 'Excellent' }).check()
  await press(page, 'List for Sale')
  await expect(dialog(page).getByText('Price: $84.00')).toBeVisible()
  const download = page.waitForEvent('download')
  await press(page, 'Save photo')
  expect((await download).suggestedFilename()).toBe('camel-coat.jpg')
  await press(page, 'Done')
  await expect(page.getByRole('article', { name: 'Camel coat' })).toContainText('Listed')
  // The address of the form leads to the listing now.
  await page.goto(form)
  await expect(dialog(page).getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'AI Stylist' }).click()
  await expect(page.getByRole('radio', { name: 'Camel coat, Camel, listed' })).toBeDisabled()

  await page.goto(`${armadio.address}/?tab=marketplace&mine=1`)
  await cards(page).getByRole('link', { name: 'Camel coat' }).click()
  await press(page, 'Edit')
  await dialog(page).getByLabel('Size').clear()
  await press(page, 'Save')
  await expect(dialog(page).getByText(/^Outerwear · Camel · listed/)).toBeVisible()
  await press(page, 'Pause')
  await expect(dialog(page).getByRole('status')).toHaveText('Paused')
  expect(await findings(page)).toEqual([])
  await press(page, 'Mark as sold')
  await dialog(page)
    .filter({ hasText: 'Mark as sold?' })
    .getByRole('button', { name: 'Mark as sold' })
    .click()
  await expect(dialog(page).getByRole('status')).toHaveText('Sold')
  await page.keyboard.press('Escape')
  await expect(cards(page)).toContainText(['Sold'])

  await page.getByRole('tab', { name: 'My Closet' }).click()
  await expect(page.getByText('1 exquisite pieces')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Camel coat' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'AI Stylist' }).click()
  await expect(page.getByRole('radio', { name: 'Navy shirt, Navy' })).toBeEnabled()
  await expect(page.getByRole('radio', { name: /Camel coat/ })).toHaveCount(0)
})

test('selling a planned piece makes its day need a new choice', async ({ page, armadio }) => {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  // A future week.
  const weekStartDate = dayIn(14)
  const wishes = { styleTheme: 'Classic', occasion: 'casual', weekStartDate }
  const { id } = await call(armadio, 'POST', '/api/weekly-plans', wishes)
  const { dailyOutfits } = await call(armadio, 'GET', `/api/weekly-plans/${id}`)
  const { item } = dailyOutfits[0].pieces[0]
  const { closetItemId, title, description, condition, category } = await call(
    armadio,
    'GET',
    `/api/closet-items/${item.id}/listing-draft`,
  )
  const draft = { closetItemId, title, description, condition, category, price: '40' }
  const listing = await call(armadio, 'POST', '/api/marketplace-items', draft)
  await call(armadio, 'PATCH', `/api/marketplace-items/${listing.id}`, { status: 'sold' })

  await page.goto(`${armadio.address}/outfit-planner?plan=${id}`)
  const monday = page.getByRole('listitem').filter({ hasText: `No longer available: ${item.name}.` })
  await monday.first().getByRole('button', { name: 'Choose another' }).click()
  await expect(page.getByRole('dialog', { name: 'Swap a piece' })).toBeVisible()
})

test('each kind of empty marketplace offers a next step', async ({ page, armadio }) => {
  await page.goto(`${armadio.address}/?tab=marketplace&price=under-25&size=XS&condition=Fair&mine=1`)
  await expect(page.getByRole('heading', { name: 'No items found' })).toBeVisible()
  await expect(page.getByText("You haven't listed anything yet.")).toBeVisible()
  await page.getByRole('radio', { name: 'All' }).check()
  await page.getByLabel('Price range').selectOption('Over $100')
  await expect(page.getByText('Try adjusting your filters to see more items.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove samples' }).click()
  await press(page, 'Remove samples')
  await expect(page.getByText('Be the first to list an item in the marketplace!')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'List Item for Sale' }).click()
  await expect(dialog(page).getByText('Your closet is empty.')).toBeVisible()
})

test('a failed list can be reloaded, and a failed listing keeps its form', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Camel coat', category: 'Outerwear', color: 'Camel' })
  await page.route('**/api/marketplace-items', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`${armadio.address}/?tab=marketplace`)
  await expect(page.getByText("Couldn't load the marketplace")).toBeVisible()
  await page.getByRole('button', { name: 'List Item for Sale' }).click()
  await dialog(page).getByRole('button', { name: 'Sell Camel coat, Camel' }).click()
  await dialog(page).getByLabel('Price').fill('84')
  await press(page, 'List for Sale')
  await expect(dialog(page).getByRole('alert')).toContainText("Couldn't list it.")
  await expect(dialog(page).getByLabel('Price')).toHaveValue('84')
  await page.unroute('**/api/marketplace-items')
  await press(page, 'Cancel')
  await press(page, 'Discard changes')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('only listings near the viewport are in the DOM, and the filter applies to all two thousand', async ({
  page,
  armadio,
}) => {
  await page.route('**/api/marketplace-items', async (route) => {
    const answer = await route.fetch()
    const [sample] = (await answer.json()) as MarketplaceItem[]
    const json = Array.from({ length: 2000 }, (_, nth) => ({
      ...sample,
      id: `${nth}`,
      title: `Listing ${nth}`,
      price: nth % 4 === 0 ? '24.99' : '25.00',
    }))
    await route.fulfill({ response: answer, json })
  })
  await page.goto(`${armadio.address}/?tab=marketplace`)
  await expect(count(page)).toHaveText('2,000 items')
  await expect(cards(page).first()).toBeVisible()
  expect(await cards(page).count()).toBeLessThan(40)
  await page.getByLabel('Price range').selectOption('Under $25')
  await expect(count(page)).toHaveText('500 items')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('article', { name: 'Listing 1996' })).toBeInViewport()
})
