import type { OutfitHistory } from '../../src/contract/history.ts'
import { expect, test } from './armadio.ts'
import { call } from './call.ts'

test('a style is analyzed, shown in four views and turned into an outfit, which a new analysis clears', async ({
  page,
  armadio,
}) => {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  await page.goto(`${armadio.address}/?tab=curation&style=influencer`)
  const name = page.getByLabel('Influencer name')
  const analyze = page.getByRole('button', { name: 'Analyze Style' })
  await name.fill('   ')
  await expect(analyze).toBeDisabled()
  await expect(page.getByText('Still missing: a name.')).toBeVisible()
  await name.fill(' Audrey Hepburn ')
  await name.press('Enter')
  await expect(page.getByRole('heading', { name: 'Audrey Hepburn' })).toBeVisible()
  await expect(page.getByText(/notes on Audrey Hepburn's public style/).last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Signature colors' })).toBeVisible()

  // Moves between the views by keyboard.
  await page.getByRole('tab', { name: 'Overview' }).focus()
  for (const [view, heading] of [
    ['Wardrobe', 'Wardrobe staples'],
    ['Styling', 'Outfit formulas'],
    ['Shopping', 'Shopping recommendations'],
  ] as const) {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: view })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }

  const create = page.getByRole('button', { name: 'Create Outfit' })
  await expect(create).toBeDisabled()
  await page.getByLabel('Occasion').fill('Saturday lunch in town')
  const request = page.waitForRequest('**/api/influencer-outfit')
  await create.click()
  expect((await request).postDataJSON()).toMatchObject({
    occasion: 'Saturday lunch in town',
    closetItems: [],
    styleProfile: { influencerName: 'Audrey Hepburn' },
  })
  await expect(page.getByRole('heading', { name: 'Shopping list' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Illustration of the outfit/ })).toBeVisible()
  await expect(page.getByText('Illustrated from the shopping list, not from your closet.')).toBeVisible()

  // The version from pieces of the closet can be worn like any outfit.
  const own = page.getByRole('region', { name: 'Your version' })
  await expect(own.getByText(/^You can wear \d of \d pieces\./)).toBeVisible()
  await own.getByRole('button', { name: 'Wear today' }).click()
  await expect(page.getByText('Worn today', { exact: true })).toBeVisible()
  const [entry]: OutfitHistory[] = await call(armadio, 'GET', '/api/outfit-history')
  expect(entry?.occasion).toBe('Saturday lunch in town')
  await own.getByRole('button', { name: 'Add to a day' }).click()
  await expect(page.getByRole('dialog', { name: 'Add to a day' })).toBeVisible()
  await page.keyboard.press('Escape')

  await name.fill('Somebody Nobody Knows')
  await analyze.click()
  await expect(page.getByRole('heading', { name: 'No notes on Somebody Nobody Knows' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shopping list' })).toHaveCount(0)
})

test('a name without notes gets a style that is chosen in one click, also by keyboard', async ({
  page,
  armadio,
}) => {
  await page.goto(`${armadio.address}/?tab=curation&style=influencer`)
  await page.getByLabel('Influencer name').fill('Somebody Nobody Knows')
  await page.getByLabel('Influencer name').press('Enter')
  const choices = page.getByRole('region', { name: 'No notes on Somebody Nobody Knows' })
  await expect(choices.getByRole('listitem')).toHaveCount(16)
  await choices.getByRole('button', { name: /^Rock and edge/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Somebody Nobody Knows', exact: true })).toBeVisible()
  await expect(page.getByText(/uses the archetype you chose, Rock and edge/).last()).toBeVisible()
  await page.getByLabel('Occasion').fill('Concert')
  await page.getByRole('button', { name: 'Create Outfit' }).click()
  await expect(page.getByRole('heading', { name: 'Shopping list' })).toBeVisible()
  await page.getByRole('button', { name: 'Choose another style' }).click()
  await choices.getByRole('button', { name: /^Preppy/ }).click()
  await expect(page.getByText(/uses the archetype you chose, Preppy/).last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shopping list' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the form collapses to a row after a result, and Change expands it', async ({ page, armadio }) => {
    await page.goto(`${armadio.address}/?tab=curation&style=influencer`)
    await page.getByRole('button', { name: /^Jane Birkin/ }).click()
    const name = page.getByLabel('Influencer name')
    await expect(name).toHaveValue('Jane Birkin')
    await page.getByRole('button', { name: 'Analyze Style' }).click()
    await expect(page.getByRole('heading', { name: 'Key silhouettes' })).toBeVisible()
    await expect(name).toBeHidden()
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(name).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Key silhouettes' })).toBeVisible()
  })
})
