import type { Page } from '@playwright/test'
import type { TrendingStyle } from '../../src/contract/trends.ts'
import { expect, test, type Armadio } from './armadio.ts'
import { findings } from './axe-findings.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Trending styles' }).getByRole('article')
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' })

/** Records the query strings of requests for trends. */
function recordQueries(page: Page): string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/trending-styles') queries.push(search)
  })
  return queries
}

/** Returns a trend with matching and missing parts in the sample wardrobe, and enough for an outfit. */
async function givenHalfATrend(armadio: Armadio): Promise<TrendingStyle> {
  await fetch(`${armadio.address}/api/sample-wardrobe`, { method: 'POST' })
  const trends: TrendingStyle[] = await (await fetch(`${armadio.address}/api/trending-styles`)).json()
  const trend = trends.find(({ title }) => title === 'The belted trench')
  if (!trend) throw new Error('the belted trench is no trend any more')
  return trend
}

test('trends are filtered, and a list that fails to load shows an error', async ({ page, armadio }) => {
  await givenHalfATrend(armadio)
  const queries = recordQueries(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/trending-styles$/, async (route) => {
    await released
    await route.fallback()
  })
  await page.goto(`${armadio.address}/?tab=trending`)
  await expect(page.getByTestId('skeleton-trend')).toHaveCount(6)
  release()
  await expect(cards(page).first()).toContainText(/You (can|don't)/)
  for (const tags of await cards(page).getByText(' · ').allInnerTexts())
    expect(tags.split(' · ').length).toBeLessThanOrEqual(3)
  expect(queries).toEqual([''])

  await page.getByLabel('Season').selectOption('Winter')
  await expect(page.getByRole('list', { name: 'Trending styles' })).toHaveAttribute('aria-busy', 'false')
  expect(await findings(page)).toEqual([])
  await page.route(/category=boho/, (route) => route.fulfill({ json: [] }))
  await page.getByLabel('Category').selectOption('Boho')
  await expect(page.getByRole('heading', { name: 'No trending styles found' })).toBeVisible()
  await expect(page.getByText('No boho trends for winter.')).toBeVisible()
  expect(queries).toEqual(['', '?season=winter', '?category=boho&season=winter'])
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cards(page).first()).toBeVisible()

  await page.route(/category=formal/, (route) => route.abort())
  await page.getByLabel('Category').selectOption('Formal')
  await expect(page.getByRole('heading', { name: 'Failed to fetch trending styles' })).toBeVisible()
  await page.unroute(/category=formal/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('a sync reports its changes, and a failed one keeps the trends', async ({ page, armadio }) => {
  await page.goto(`${armadio.address}/?tab=trending`)
  const first = await cards(page).first().getAttribute('aria-label')
  await expect(page.getByText('Your closet is empty.')).toBeVisible()
  await refresh(page).click()
  await expect(page.getByText('Nothing new')).toBeVisible()

  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/sync-trending-styles', async (route) => {
    await released
    await route.abort()
  })
  await refresh(page).click()
  await expect(refresh(page)).toBeDisabled()
  const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to sync'))
  release()
  await logged
  await expect(refresh(page)).toBeEnabled()
  await expect(page.getByText('Nothing new')).toHaveCount(0)
  await expect(cards(page).first()).toHaveAttribute('aria-label', String(first))
})

test('a trend shows an outfit from the closet, and a missing part is added to the wishlist once', async ({
  page,
  armadio,
}) => {
  const { title, parts, category, season } = await givenHalfATrend(armadio)
  const missing = parts.filter(({ item }) => !item)
  await page.goto(`${armadio.address}/?tab=trending&category=${category}&season=${season}`)
  await page.getByRole('link', { name: title, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(page).toHaveURL(/trend=/)
  await page.reload()
  await expect(
    dialog.getByRole('region', { name: 'Its pieces, and yours' }).getByRole('listitem'),
  ).toHaveCount(parts.length)
  await expect(dialog.getByText('Not in your closet')).toHaveCount(missing.length)
  await expect(
    dialog.getByRole('region', { name: 'An outfit of your own pieces' }).getByRole('img'),
  ).toBeVisible()

  const lacking = dialog.getByRole('region', { name: /^The missing piece/ })
  const first = lacking.getByRole('listitem').first()
  await expect(lacking.getByRole('listitem')).toHaveCount(missing.length)
  await first.getByRole('button', { name: /^Add to Wishlist/ }).click()
  await expect(first.getByText('Added to your wishlist')).toBeVisible()
  await first.getByRole('button', { name: /^Undo/ }).press('Enter')
  await first.getByRole('button', { name: /^Add to Wishlist/ }).press('Enter')
  await expect(first.getByText('Added to your wishlist')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.reload()
  await expect(first.getByText('On your wishlist')).toBeVisible()
  await expect(first.getByRole('button')).toHaveCount(0)
  await first.getByRole('link', { name: 'wishlist' }).click()
  await expect(page.getByRole('region', { name: 'Wishlist' }).getByRole('article')).toHaveCount(1)
})
