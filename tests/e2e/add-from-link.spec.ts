import type { Page } from '@playwright/test'
import { expect, photoFile, test } from './armadio.ts'
import { findings } from './axe-findings.ts'

const link = 'https://www.zara.com/de/en/printed-shirt-p0123.html'

const product = {
  name: 'Printed viscose shirt',
  brand: 'Zara',
  price: '39.95',
  currency: 'EUR',
  imageUrl: 'https://static.zara.net/shirt.jpg',
  color: 'Pale blue',
  category: 'Tops',
  size: null,
  shop: 'Zara',
  pictures: ['/images/from-shop-1', '/images/from-shop-2', '/images/from-shop-3', '/images/from-shop-4'],
  sources: { name: 'json-ld', price: 'json-ld', category: 'name', color: 'picture' },
}
const valid = { valid: true, message: 'Printed viscose shirt · Zara · €39.95', product }
const invalid = {
  valid: false,
  message: 'The shop lets no servers in.',
  advice: 'Save the picture in the shop and upload it.',
  told: { name: 'Printed wool coat', brand: 'Zara' },
}

const card = (page: Page) => page.getByRole('region', { name: 'Add from Link' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Product link' })
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })

/** Mocks the endpoint that checks a link. Returns the request bodies. */
async function mockLinkCheck(page: Page, reply: unknown, path = 'validate-product-url'): Promise<unknown[]> {
  const sent: unknown[] = []
  await page.route('**/images/from-shop-*', async (route) => {
    const colors = ['#a4533f', '#1d2f5c', '#2f6b3a', '#8f6242']
    const { buffer } = await photoFile('shop.jpg', colors[Number(route.request().url().at(-1)) - 1])
    await route.fulfill({ contentType: 'image/jpeg', body: buffer })
  })
  await page.route(`**/api/${path}`, async (route) => {
    sent.push(route.request().postDataJSON())
    await (reply === null ? route.abort() : route.fulfill({ json: reply }))
  })
  return sent
}

/** Mocks the endpoint that adds a link. Returns the requests. */
async function mockLinkAdd(page: Page, reply: { status: number; json: unknown }) {
  const sent: { body: unknown; key: string | undefined }[] = []
  await page.route('**/api/closet-items/from-link', async (route) => {
    const request = route.request()
    sent.push({ body: request.postDataJSON(), key: request.headers()['idempotency-key'] })
    await route.fulfill(reply)
  })
  return sent
}

/** Returns a piece of the server with another name. */
async function addedPiece(address: string, name: string) {
  const [piece] = await (await fetch(`${address}/api/closet-items`)).json()
  return { status: 201, json: { ...piece, name } }
}

async function checkLink(page: Page): Promise<void> {
  await field(page).fill(link)
  await field(page).press('Enter')
}

test('a blank link disables both buttons, and the card names the shops', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  for (const name of ['Check', 'Add to Closet']) await expect(button(page, name)).toBeDisabled()
  await field(page).fill('   ')
  for (const name of ['Check', 'Add to Closet']) await expect(button(page, name)).toBeDisabled()
  await expect(card(page)).toContainText('Zara, H&M, COS, Arket')
  await expect(card(page)).not.toContainText('La Redoute')
  await card(page)
    .getByRole('button', { name: /^\d+ more$/ })
    .click()
  await expect(card(page)).toContainText('La Redoute')
})

test('a link is checked, reviewed, corrected and added', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  const checks = await mockLinkCheck(page, valid)
  const adds = await mockLinkAdd(page, await addedPiece(armadio.address, 'Printed viscose shirt'))
  await page.goto(armadio.address)
  await checkLink(page)
  await expect(card(page).getByRole('status')).toHaveText(valid.message)
  expect(checks).toEqual([{ url: link }])

  await expect(card(page).getByLabel('Name')).toHaveValue('Printed viscose shirt')
  await expect(card(page).getByLabel('Category')).toHaveValue('Tops')
  await expect(card(page).getByLabel('Price')).toHaveValue('39.95')
  await expect(card(page)).toContainText('€')
  await expect(card(page)).toContainText('Estimated from the photo. Everything else is from the store.')
  await expect(card(page).getByRole('radio')).toHaveCount(3)

  await card(page).getByRole('radio', { name: 'Photo 2' }).check()
  await expect(card(page).getByRole('img', { name: product.name })).toHaveAttribute('src', /from-shop-2$/)
  await card(page).getByLabel('Color').fill('Sky')
  await expect(card(page)).not.toContainText('an estimate')
  await button(page, 'Add to Closet').click()

  await expect(page.getByText('Item Added Successfully!').first()).toBeVisible()
  await expect(page.getByText('Printed viscose shirt has been added to your closet').first()).toBeVisible()
  expect(adds).toEqual([{ body: { url: link, color: 'Sky', picture: 1 }, key: expect.any(String) }])
  await expect(field(page)).toHaveValue('')
  await expect(card(page).getByLabel('Name')).toHaveCount(0)
  await expect(card(page).getByRole('heading')).toBeFocused()
})

test('missing details of a product are required before it is added', async ({ page, armadio }) => {
  await mockLinkCheck(page, { ...valid, product: { ...product, color: null, category: null, pictures: [] } })
  const adds = await mockLinkAdd(page, { status: 500, json: {} })
  await page.goto(armadio.address)
  await checkLink(page)
  await button(page, 'Add to Closet').click()
  await expect(card(page)).toContainText('Category is required')
  await expect(card(page)).toContainText('Color is required')
  await expect(card(page).getByLabel('Category')).toBeFocused()
  expect(adds).toEqual([])
})

test('while a link is entered, its button is the only primary one', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await mockLinkCheck(page, valid)
  await page.goto(armadio.address)
  const [add, header] = [button(page, 'Add to Closet'), page.getByRole('button', { name: 'Add Piece' })]
  const groundOf = (which: typeof add) =>
    which.evaluate((element) => getComputedStyle(element).backgroundColor)
  const primary = await groundOf(header)
  await checkLink(page)
  await expect(card(page).getByLabel('Color')).toBeVisible()
  await expect.poll(() => groundOf(add)).toBe(primary)
  await expect.poll(() => groundOf(header)).not.toBe(primary)
  await field(page).fill('https://example.com')
  await expect.poll(() => groundOf(header)).toBe(primary)
})

test('an invalid link blocks Add until it is edited', async ({ page, armadio }) => {
  await mockLinkCheck(page, invalid)
  await page.goto(armadio.address)
  await checkLink(page)
  await expect(card(page).getByRole('status')).toContainText(invalid.message)
  await expect(card(page).getByRole('status')).toContainText(invalid.advice)
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(invalid.message))
  await expect(button(page, 'Add to Closet')).toBeDisabled()
  await field(page).press('End')
  await field(page).press('Backspace')
  await expect(card(page)).not.toContainText(invalid.message)
  await expect(button(page, 'Add to Closet')).toBeEnabled()
})

test('the facts from an address prefill the upload form', async ({ page, armadio }) => {
  await mockLinkCheck(page, invalid)
  await page.goto(armadio.address)
  await checkLink(page)
  await button(page, 'Upload Photo').click()
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  await expect(dialog.getByLabel('Name')).toHaveValue('Zara Printed wool coat')
  await expect(dialog.getByLabel('Category')).toHaveValue('Outerwear')
  await dialog.getByLabel('Photo').setInputFiles(await photoFile('red_dress.jpg'))
  await expect(dialog.getByLabel('Color')).not.toHaveValue('')
  await expect(dialog.getByLabel('Name')).toHaveValue('Zara Printed wool coat')
})

test('a failed check shows an error and can be retried', async ({ page, armadio }) => {
  await mockLinkCheck(page, null)
  await page.goto(armadio.address)
  await checkLink(page)
  await expect(card(page).getByRole('status')).toContainText('Failed to validate URL')
  await expect(button(page, 'Add to Closet')).toBeDisabled()
  await mockLinkCheck(page, valid)
  await button(page, 'Check').click()
  await expect(card(page).getByRole('status')).toHaveText(valid.message)
})

test('a slow check shows its progress, and its result is ignored after the link changes', async ({
  page,
  armadio,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/validate-product-url', async (route) => {
    await released
    await route.fulfill({ json: invalid })
  })
  await page.goto(armadio.address)
  await checkLink(page)
  await expect(card(page).getByRole('status')).toHaveText('Reading zara.com')
  await expect(card(page).getByTestId('link-skeleton')).toBeVisible()
  await expect(button(page, 'Checking')).toBeDisabled()
  await expect(button(page, 'Add to Closet')).toBeDisabled()
  await field(page).fill('https://www.hm.com/shirt')
  const answered = page.waitForResponse('**/api/validate-product-url')
  release()
  await answered
  await expect(button(page, 'Check')).toBeEnabled()
  await expect(card(page)).not.toContainText(invalid.message)
})

test('a link can be added without a check, and retries add it only once', async ({ page, armadio }) => {
  const message = 'The shop does not answer. Please try again later.'
  const adds = await mockLinkAdd(page, { status: 422, json: { code: 'link_not_usable', message } })
  await page.goto(armadio.address)
  await field(page).fill('zara.com/shirt')
  await button(page, 'Add to Closet').click()
  await expect(page.getByText('Failed to Add Item').first()).toBeVisible()
  await expect(page.getByText(message).first()).toBeVisible()
  await button(page, 'Add to Closet').click()
  await expect.poll(() => adds.length).toBe(2)
  const [first, second] = adds
  expect(first?.body).toEqual({ url: 'https://zara.com/shirt' })
  expect(first?.key).toBeTruthy()
  expect(second).toEqual(first)
})

test('adding a link without a response shows an error', async ({ page, armadio }) => {
  await page.route('**/api/closet-items/from-link', (route) => route.abort())
  await page.goto(armadio.address)
  await field(page).fill(link)
  await button(page, 'Add to Closet').click()
  await expect(page.getByText('Failed to add item from link').first()).toBeVisible()
  await expect(field(page)).toHaveValue(link)
})

test('a link pasted on the page appears in the card', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  const paste = (selector: string, text: string) =>
    page.locator(selector).evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
    }, text)
  await paste('body', 'no link')
  await paste('input[type=search] >> nth=0', link)
  await expect(field(page)).toHaveValue('')
  await paste('body', ` ${link}\n`)
  await expect(field(page)).toHaveValue(link)
  await expect(field(page)).toBeFocused()
})

test('the bookmark sends a shop page, which is reviewed and added', async ({ page, context, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await page.goto(armadio.address)
  await page.getByText('Is the store blocking the link?').click()
  const bookmark = page.getByRole('link', { name: 'Add to Armadio' })
  const address = await bookmark.getAttribute('href')
  await bookmark.click()
  await expect(page.getByText(/^Drag this to your bookmarks bar, then/)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^${armadio.address}/?$`))

  const shop = await context.newPage()
  await shop.route('https://shop.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: shopPage }),
  )
  await shop.goto('https://shop.example/shirt?color=blue')
  const opened = context.waitForEvent('page')
  await context.route(`${armadio.address}/api/validate-product-page`, async (route) => {
    handed.push(route.request().postDataJSON())
    await route.fulfill({ json: valid })
  })
  const handed: { url: string; html: string }[] = []
  // Simulates a click on the bookmark: the browser decodes and runs the code after 'javascript:'.
  await shop.evaluate(decodeURIComponent(address?.replace(/^javascript:/, '') ?? ''))
  const added = await opened
  await expect(added.getByRole('status').first()).toHaveText(valid.message)
  await expect(added).toHaveURL(`${armadio.address}/add`)
  expect(handed[0]?.url).toBe('https://shop.example/shirt?color=blue')
  const html = handed[0]?.html ?? ''
  for (const part of [
    '"@type":"Product"',
    '<h1>Linen shirt &lt;new></h1>',
    'itemprop="price" content="39.95"',
  ])
    expect(html).toContain(part)
  expect(html).not.toContain('secret')

  const adds = await mockLinkAdd(added, await addedPiece(armadio.address, 'Linen shirt'))
  await added.getByLabel('Name').fill('Linen shirt')
  await added.getByRole('button', { name: 'Add to Closet' }).click()
  await expect(added.getByText('Linen shirt has been added to your closet').first()).toBeVisible()
  await expect(added).toHaveURL(`${armadio.address}/`)
  expect(adds.map(({ body }) => body)).toEqual([
    { url: 'https://shop.example/shirt?color=blue', name: 'Linen shirt' },
  ])
})

const shopPage = `<!doctype html><title>Linen shirt</title><meta property="og:type" content="product">
<script type="application/ld+json">{"@type":"Product","name":"Linen shirt"}</script><script>let secret = 1</script>
<h1>Linen shirt &lt;new&gt;</h1><div itemscope itemtype="https://schema.org/Product"><p>secret</p>
<div><b itemprop="name">Linen shirt</b><meta itemprop="price" content="39.95"></div></div>`

test('an address without a readable page shows an error', async ({ page, armadio }) => {
  await page.goto(`${armadio.address}/add#nonsense`)
  await expect(page.getByRole('alert')).toContainText("That wasn't a readable product page.")
  await expect(page).toHaveURL(`${armadio.address}/add`)
  await page.goto(`${armadio.address}/`)
  await page.goto(`${armadio.address}/add`)
  await expect(page.getByRole('heading', { name: 'From your browser' })).toBeVisible()
})

test("a link in the page's address is checked on a click, not automatically", async ({ page, armadio }) => {
  const checks = await mockLinkCheck(page, valid)
  await page.goto(`${armadio.address}/add?url=${encodeURIComponent(link)}`)
  await expect(card(page).getByLabel('Product link')).toHaveValue(link)
  expect(checks).toEqual([])
  await card(page).getByRole('button', { name: 'Check' }).click()
  await expect(card(page).getByLabel('Name')).toHaveValue('Printed viscose shirt')
  expect(checks).toEqual([{ url: link }])
})

for (const width of [1280, 390, 320])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('axe finds nothing in any state, and nothing overflows the page', async ({ page, armadio }) => {
      const isFit = async () => {
        expect(await findings(page)).toEqual([])
        const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(await wide()).toBeLessThanOrEqual(0)
      }
      await page.goto(armadio.address)
      await page.getByText('Is the store blocking the link?').click()
      await page.getByRole('link', { name: 'Add to Armadio' }).click()
      await isFit()
      for (const [reply, words] of [
        [valid, valid.message],
        [{ ...invalid, message: `No ${'very'.repeat(40)} long word` }, 'long word'],
        [null, 'Failed to validate URL'],
      ] as const) {
        await mockLinkCheck(page, reply)
        await checkLink(page)
        await expect(card(page).getByRole('status').first()).toContainText(words)
        await isFit()
      }
      const page1 = { url: link, html: '<h1>Shirt</h1>' }
      await mockLinkCheck(page, valid, 'validate-product-page')
      await page.goto(`${armadio.address}/add#${encodeURIComponent(JSON.stringify(page1))}`)
      await expect(page.getByLabel('Color')).toBeVisible()
      await isFit()
      await page.goto(`${armadio.address}/`)
      await page.goto(`${armadio.address}/add`)
      await expect(page.getByRole('link', { name: 'Add to Armadio' })).toBeVisible()
      await isFit()
    })
  })
