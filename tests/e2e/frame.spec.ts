import { expect, test } from './armadio.ts'

test('the header links to every page and looks the same on each', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Armadio' })).toHaveText('ARMADIO')
  await expect(header.getByRole('img', { name: '3 notifications' })).toHaveText('3')
  await expect(header.locator('img')).toHaveAttribute('src', /^data:image\/svg/)
  await expect(header.getByRole('tab', { name: 'My Closet' })).toHaveAttribute('aria-selected', 'true')

  for (const [tab, heading] of [
    ['AI Stylist', 'AI Stylist'],
    ['Trending', 'Trending'],
    ['Marketplace', 'Fashion Marketplace'],
    ['My Closet', 'My Collection'],
  ] as const) {
    await header.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${tab} · Armadio`)
  }

  await page.getByRole('link', { name: /Weekly Planner/ }).click()
  await expect(page).toHaveURL(/\/outfit-planner$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weekly Planner')
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Collection')
  await header.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enhanced Features')
  await header.getByRole('link', { name: 'Marketplace' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fashion Marketplace')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enhanced Features')
})

test('the arrow keys move between the tabs, and Enter and Space open one', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await page.getByRole('tab', { name: 'My Closet' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'AI Stylist' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Marketplace' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=marketplace/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/tab=trending/)
})

test('any other path returns the 404 page with status 404', async ({ page, armadio }) => {
  const answer = await page.goto(`${armadio.address}/nope`)
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('404 Page Not Found · Armadio')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to My Closet' }).click()
  await expect(page.getByRole('heading', { name: 'My Collection' })).toBeVisible()
})

test('on a phone the tabs are at the bottom, the profile picture opens the menu, and the search keeps its text', async ({
  page,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(armadio.address)
  const search = page.getByPlaceholder('Search your collection...')
  await search.fill('no such thing')
  await expect(page.getByText('1 exquisite pieces')).toBeVisible()
  await expect(search).toHaveValue('no such thing')
  await page.getByRole('button', { name: 'Find in your collection' }).click()
  await expect(page.getByPlaceholder('Find a piece')).toHaveValue('no such thing')
  await expect(page.getByText('0 exquisite pieces')).toBeVisible()
  await search.fill('Coat')
  await search.press('Enter')
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()

  await page.getByRole('tab', { name: 'Trending' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending')
  await page.getByRole('button', { name: /^Settings/ }).click()
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('link', { name: 'Planner' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weekly Planner')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Back closes an open sheet and stays on the page; a name opens its piece', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await page.goto(armadio.address)
  // The link of the picture lies over the name.
  await page.getByText('Wool coat', { exact: true }).click({ force: true })
  await expect(page.getByRole('dialog')).toContainText('Wool coat')
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Trips' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trips')
  await page.getByRole('button', { name: /^Settings/ }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trips')
})

test('no screen scrolls sideways, down to 320 px', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'A'.repeat(120), category: 'Accessories', color: 'B'.repeat(120) })
  for (const width of [320, 390, 768, 1024])
    for (const path of ['/', '/?tab=curation', '/outfit-planner', '/enhanced-features', '/nope']) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(armadio.address + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
})

test("text follows the browser's font size, and at twice the usual size nothing scrolls sideways", async ({
  page,
  armadio,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  const title = page.getByRole('heading', { level: 1 })
  const fontSize = () => title.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))
  await page.goto(`${armadio.address}/outfit-planner`)
  const usual = await fontSize()
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expect.poll(fontSize).toBe(2 * usual)
  for (const path of [
    '/',
    '/?tab=curation',
    '/?tab=trending',
    '/?tab=marketplace',
    '/enhanced-features',
    '/trips',
  ]) {
    await page.goto(armadio.address + path)
    await expect(title).toBeVisible()
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways, path).toBeLessThanOrEqual(0)
  }
})
