import type { Page } from '@playwright/test'
import { expect, test } from './armadio.ts'

// As when the page comes without its data: it has to ask.
async function openWithoutData(page: Page, address: string) {
  await page.route('**/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<script type="application\/json".*?<\/script>/s, '')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(address)
}

test('while the list is on its way twelve placeholder cards stand for it', async ({ page, armadio }) => {
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

test('a list that does not come says so and can be asked for again', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  let isDown = true
  await page.route('**/api/closet-items', (route) => (isDown ? route.abort() : route.continue()))
  await openWithoutData(page, armadio.address)
  await expect(page.getByRole('heading', { name: 'Your collection did not load' })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
})

test('the first pieces come with the page, and its code weighs at most 130 KB', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  const asked: string[] = []
  let codeBytes = 0
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('response', async (response) => {
    if (/\.(js|css)$/.test(response.url())) codeBytes += Number(response.headers()['content-length'])
  })
  await page.goto(armadio.address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(codeBytes).toBeGreaterThan(50_000)
  expect(codeBytes).toBeLessThanOrEqual(130_000)
})
