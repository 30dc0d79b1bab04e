import type { Page } from '@playwright/test'
import { expect, test, type Armadio } from './armadio.ts'
import { holdScript } from './hold-script.ts'
import { call } from './call.ts'

const outfit = (page: Page) => page.getByRole('region', { name: 'Today' }).getByRole('img').first()
const cards = (page: Page) => page.getByRole('list', { name: 'Pieces' }).getByRole('article')

// Warms the server up: the first outfit takes longer than the page's deadline.
async function givenSamples(armadio: Armadio): Promise<void> {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  const day = new Date().toLocaleDateString('sv')
  await call(armadio, 'GET', `/api/outfits-for-day?date=${day}&occasion=casual`)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test("the HTML contains today's outfit and the first pieces", async ({ page, armadio }) => {
    await givenSamples(armadio)
    await page.goto(armadio.address, { waitUntil: 'load' })
    await expect(outfit(page)).toBeVisible()
    // Inline styles position the pictures.
    const [first, second] = await Promise.all(
      [0, 1].map((nth) => outfit(page).locator('img').nth(nth).boundingBox()),
    )
    expect(first?.x).not.toBe(second?.x)
    await expect(page.getByRole('button', { name: /^Wear this/ })).toBeVisible()
    await expect(cards(page)).toHaveCount(8)
    await expect(page.getByRole('link', { name: 'Weekly Planner' })).toBeVisible()
  })
})

test('the script hydrates the HTML without changes, and each part is interactive', async ({
  page,
  armadio,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const release = await holdScript(page)
  await givenSamples(armadio)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(armadio.address, { waitUntil: 'commit' })
  await expect(cards(page).first()).toBeVisible()
  await outfit(page).evaluate((shown) => shown.setAttribute('data-mark', 'outfit'))
  await cards(page)
    .first()
    .evaluate((shown) => shown.setAttribute('data-mark', 'card'))
  release()
  await expect(cards(page)).toHaveCount(24)
  await expect(outfit(page)).toHaveAttribute('data-mark', 'outfit')
  await expect(cards(page).first()).toHaveAttribute('data-mark', 'card')
  const before = (await outfit(page).getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: 'Another' }).click()
  await expect(outfit(page)).not.toHaveAttribute('aria-label', before)
  expect(requested).not.toContain('/api/outfits-for-day')
  expect(faults).toEqual([])
})

test('clicks before the script has loaded take effect once it has', async ({ page, armadio }) => {
  const release = await holdScript(page)
  await givenSamples(armadio)
  await page.goto(armadio.address, { waitUntil: 'commit' })
  const before = (await outfit(page).getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: 'Another' }).click()
  release()
  await expect(outfit(page)).not.toHaveAttribute('aria-label', before)
})

test('stored settings of the browser that differ from the HTML cause no error', async ({ page, armadio }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await givenSamples(armadio)
  await page.addInitScript(() => {
    localStorage.setItem('armadio.density', 'dense')
    localStorage.setItem('armadio.waiting-photos', '2')
  })
  await page.goto(armadio.address)
  await expect(page.getByText('2 photos are waiting')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Small photos' })).toHaveAttribute('aria-pressed', 'true')
  expect(faults).toEqual([])
})

for (const address of [
  'outfit-planner',
  'enhanced-features',
  'trips',
  'add',
  '?tab=curation',
  '?tab=trending',
  '?tab=marketplace',
])
  test(`the HTML of /${address} preloads its code`, async ({ page, armadio }) => {
    const html = await (await page.request.get(armadio.address + `/${address}`)).text()
    const preloaded = [...html.matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, file]) => file)
    expect(preloaded.length).toBeGreaterThan(0)
    const loaded = new Set<string>()
    page.on('response', (response) => loaded.add(new URL(response.url()).pathname))
    await page.goto(armadio.address + `/${address}`)
    await expect.poll(() => preloaded.filter((file) => !loaded.has(file ?? ''))).toEqual([])
  })

for (const address of ['outfit-planner', 'enhanced-features', 'trips', '?tab=trending', '?tab=marketplace'])
  test(`/${address} loads without the table of garments`, async ({ page, armadio }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto(armadio.address + `/${address}`)
    await page.waitForLoadState('networkidle')
    expect(loaded.filter((file) => file.includes('/garments-'))).toEqual([])
  })
