import type { Locator, Page } from '@playwright/test'
import { expect, test, type Armadio } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { call } from './call.ts'

interface Entry {
  readonly pieces: readonly { readonly name: string }[]
}

const region = (page: Page) => page.getByRole('region', { name: 'Today' })
const outfit = (page: Page): Locator => region(page).getByRole('img').first()
const history = (armadio: Armadio): Promise<Entry[]> => call(armadio, 'GET', '/api/outfit-history')

test("today's outfits are browsed, swapped and worn with one click, which logs an entry", async ({
  page,
  armadio,
}) => {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(armadio.address)
  await expect(outfit(page)).toBeVisible()
  const place = await outfit(page).boundingBox()
  expect((place?.y ?? 844) + (place?.height ?? 0)).toBeLessThan(760)
  const first = (await outfit(page).getAttribute('aria-label')) ?? ''

  const another = region(page).getByRole('button', { name: 'Another' })
  await another.press('Enter')
  await expect(outfit(page)).not.toHaveAttribute('aria-label', first)
  await expect(another).toBeFocused()
  await region(page).getByRole('button', { name: 'Back to the outfit before' }).click()
  await expect(outfit(page)).toHaveAttribute('aria-label', first)

  await region(page).getByRole('button', { name: 'Swap a piece' }).click()
  const swaps = page.getByRole('dialog', { name: 'Swap a piece' })
  const wear = swaps.getByRole('button', { name: /^Wear / }).first()
  const swappedIn = ((await wear.getAttribute('aria-label')) ?? '').replace('Wear ', '')
  await wear.click()
  await expect(swaps).toBeHidden()
  await expect(outfit(page)).toHaveAttribute('aria-label', new RegExp(swappedIn))
  const shown = (await outfit(page).getAttribute('aria-label')) ?? ''
  expect(await findings(page)).toEqual([])

  await region(page)
    .getByRole('button', { name: /^Wear this/ })
    .click()
  await expect(region(page).getByText('Worn today')).toBeVisible()
  const [entry] = await history(armadio)
  expect(entry?.pieces.map(({ name }) => name).toSorted()).toEqual(shown.split(', ').toSorted())
})

test("today's outfit is added to a day, and the week shows it", async ({ page, armadio }) => {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  await page.goto(armadio.address)
  await expect(page.getByRole('link', { name: /Weekly Planner.*Plan a week/ })).toBeVisible()
  const label = (await outfit(page).getAttribute('aria-label')) ?? ''
  await region(page).getByRole('button', { name: 'Plan it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to a day' })
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(dialog).toBeHidden()
  await expect(region(page).getByRole('heading', { name: 'Planned for today' })).toBeVisible()
  for (const name of label.split(', '))
    await expect(outfit(page)).toHaveAttribute('aria-label', new RegExp(name))
  await expect(page.getByRole('link', { name: /Weekly Planner.*Open the week/ })).toBeVisible()
})

test('an empty closet shows a labeled example, a small one the missing pieces', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await expect(region(page).getByRole('heading', { name: 'An example' })).toBeVisible()
  await expect(outfit(page)).toHaveAccessibleName(/^Example outfit, illustrated/)
  expect(await outfit(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await findings(page)).toEqual([])
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await armadio.hasPiece({ name: 'Jeans', category: 'Bottoms', color: 'Blue' })
  await page.reload()
  await expect(region(page).getByText('Still needed: a top, shoes.')).toBeVisible()
  expect(await findings(page)).toEqual([])
})
