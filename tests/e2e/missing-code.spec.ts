import { expect, test } from './armadio.ts'

test('a dialog with code that fails to load shows an error and does not change the page', async ({
  page,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await page.route(/assets\/(add-item-dialog|open-piece|settings-sheet)/, (route) => route.abort())
  await page.goto(armadio.address)
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  for (const open of ['Upload Photo', 'Add Piece', /^Settings/]) {
    await page.getByRole('button', { name: open }).click()
    await expect(toast).toContainText("Couldn't open this")
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toBeHidden()
  }
  await page.getByRole('article').hover()
  await page.getByRole('link', { name: 'Open Wool coat' }).click()
  await expect(toast).toContainText("Couldn't open this")
  await expect(page).toHaveURL(`${armadio.address}/`)
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()

  await page.unrouteAll()
  await toast.getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Item' })).toBeVisible()
})

test('Try again reloads a page with code that failed to load', async ({ page, armadio }) => {
  await page.route(/assets\/planner-page/, (route) => route.abort())
  await page.goto(armadio.address)
  await page.getByRole('link', { name: 'Planner', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Couldn't open this page")
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weekly Planner')
})

test("today's outfit shows an error if its code fails to load, and Try again reloads the page", async ({
  page,
  armadio,
}) => {
  for (const [name, category] of [
    ['White tee', 'Tops'],
    ['Blue jeans', 'Bottoms'],
    ['Canvas sneakers', 'Shoes'],
  ] as const)
    await armadio.hasPiece({ name, category, color: 'White' })
  await page.route(/assets\/today-/, (route) => route.abort())
  await page.goto(armadio.address)
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('alert')).toContainText("Couldn't load this part.")
  await expect(page.getByRole('article', { name: 'White tee' })).toBeVisible()
  await page.unrouteAll()
  await today.getByRole('button', { name: 'Try again' }).click()
  // The contents depend on the day's weather.
  await expect(today.getByRole('heading', { name: 'Today' })).toBeVisible()
  await expect(today.getByRole('alert')).toHaveCount(0)
})

test('a crash of the frame is reported too, and Try again recovers', async ({ page, armadio }) => {
  await page.route(/assets\/index-.*\.js/, async (route) => {
    const answer = await route.fetch()
    const code = await answer.text()
    const broken = code.replace(/["'`]ARMADIO["'`]/, 'null.broken')
    expect(broken).not.toBe(code)
    const headers = { ...answer.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response: answer, headers, body: broken })
  })
  await page.goto(armadio.address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Couldn't open this page")
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Collection')
})
