import { expect, openLargeCloset, openWithoutData, test } from './armadio.ts'

test('twelve skeleton cards are shown while the list loads', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/closet-items', async (route) => {
    await released
    await route.continue()
  })
  await openWithoutData(page, armadio.address)
  await expect(page.getByTestId('skeleton-card')).toHaveCount(12)
  release()
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
  await expect(page.getByTestId('skeleton-card')).toHaveCount(0)
})

test('a list that fails to load shows an error and can be reloaded', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  let isDown = true
  await page.route('**/api/closet-items', (route) => (isDown ? route.abort() : route.continue()))
  await openWithoutData(page, armadio.address)
  await expect(page.getByRole('heading', { name: "Couldn't load your collection" })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
})

test('a failed refresh keeps the list and says that it may be out of date', async ({ page, armadio }) => {
  for (const name of ['One', 'Two']) await armadio.hasPiece({ name, category: 'Tops', color: 'White' })
  await page.goto(armadio.address)
  let isDown = true
  await page.route('**/api/closet-items', (route) => (isDown ? route.abort() : route.continue()))
  await page.getByRole('article', { name: 'One' }).hover()
  await page.getByRole('button', { name: 'Delete One' }).click()
  await expect(page.getByText('This may be out of date.')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Two' })).toBeVisible()
  await expect(page.getByText("Couldn't load your collection")).toHaveCount(0)
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 exquisite pieces')).toBeVisible()
  await expect(page.getByText('This may be out of date.')).toHaveCount(0)
})

test('a removed piece stays removed after a long time on another tab', async ({ page, armadio }) => {
  for (const name of ['One', 'Two']) await armadio.hasPiece({ name, category: 'Tops', color: 'White' })
  await page.clock.install()
  await page.goto(armadio.address)
  await page.getByRole('article', { name: 'One' }).hover()
  await page.getByRole('button', { name: 'Delete One' }).click()
  await expect(page.getByText('1 exquisite pieces')).toBeVisible()
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.getByRole('tab', { name: 'Trending' }).click()
  await page.clock.runFor(10 * 60 * 1000)
  await page.getByRole('tab', { name: 'My Closet' }).click()
  await expect(page.getByText('1 exquisite pieces')).toBeVisible()
  await expect(page.getByRole('article', { name: 'One' })).toBeHidden()
  expect(requestedPaths.filter((path) => path.startsWith('/api/closet'))).toEqual([])
})

test('a partly loaded large closet is neither called empty nor any of its pieces missing', async ({
  page,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await armadio.hasPiece({ name: 'Linen shirt', category: 'Tops', color: 'White' })
  const [, coat] = await (await fetch(`${armadio.address}/api/closet-items`)).json()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/closet-items', async (route) => {
    const answer = await route.fetch()
    const all = await answer.json()
    await route.fulfill({
      response: answer,
      json: [...all, { ...coat, id: 'far', name: 'Far coat', color: 'Green' }],
    })
  })
  await openLargeCloset(page, `${armadio.address}/?color=green&piece=far`, released)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Loading your piece')
  await expect(page.getByTestId('skeleton-card')).toHaveCount(12)
  release()
  await expect(dialog).toHaveAccessibleName('Far coat')
  await expect(page.getByTestId('skeleton-card')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('article', { name: 'Far coat' })).toBeVisible()
})

test('a piece opens over any tab of the home page and does not change it', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  const [coat] = await (await fetch(`${armadio.address}/api/closet-items`)).json()
  await page.goto(`${armadio.address}/?tab=trending&piece=${coat.id}`)
  await page.getByRole('dialog', { name: 'Wool coat' }).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/\?tab=trending$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trending')
})

test('the page contains the first pieces, sends one small request and has at most 130 KB of code', async ({
  page,
  armadio,
}) => {
  // Turns cut-outs off, because pending ones are polled every two seconds.
  await fetch(`${armadio.address}/api/user-profile`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', origin: armadio.address },
    body: JSON.stringify({ removesBackgrounds: false }),
  })
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  const requestedPaths: string[] = []
  let codeBytes = 0
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  page.on('response', async (response) => {
    if (/\.(js|css)$/.test(response.url())) codeBytes += Number(response.headers()['content-length'])
  })
  // The piece is in the HTML, before the code that sends the request runs.
  const isRequested = page.waitForResponse('**/api/closet-readings/unrecognized')
  await page.goto(armadio.address)
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
  await isRequested
  await page.waitForLoadState('networkidle')
  expect(requestedPaths.filter((path) => path.startsWith('/api/'))).toEqual([
    '/api/closet-readings/unrecognized',
  ])
  expect(codeBytes).toBeGreaterThan(50_000)
  expect(codeBytes).toBeLessThanOrEqual(130_000)
})
