import type { Page } from '@playwright/test'
import { expect, test, type Armadio } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { call } from './call.ts'

interface Piece {
  readonly id: string
  readonly name: string
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add to a day' })
const dayChoices = (page: Page) => dialog(page).getByRole('listitem').getByRole('button')

async function idsOf(armadio: Armadio, names: readonly string[]): Promise<string[]> {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  const closet: Piece[] = await call(armadio, 'GET', '/api/closet-items')
  return names.map((name) => closet.find((piece) => piece.name === name)?.id ?? name)
}

const plans = (armadio: Armadio): Promise<unknown[]> => call(armadio, 'GET', '/api/weekly-plans')

test('adding an outfit of the history to a day creates a plan, and Undo deletes it', async ({
  page,
  armadio,
}) => {
  const itemIds = await idsOf(armadio, ['Linen shirt dress', 'Leather sneakers'])
  await call(armadio, 'POST', '/api/outfit-history', { itemIds, occasion: 'casual', wornDate: '2026-01-05' })
  await page.goto(`${armadio.address}/enhanced-features?view=history`)
  await page.getByRole('button', { name: /^More for Casual/ }).click()
  await page.getByRole('menuitem', { name: 'Add to a day' }).click()
  await expect(dayChoices(page)).toHaveCount(14)
  await expect(dayChoices(page).nth(13)).toHaveAccessibleName(/nothing planned$/)
  expect(await findings(page)).toEqual([])
  await dayChoices(page).nth(13).press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText(/^Added to \w+day$/).first()).toBeVisible()
  expect(await plans(armadio)).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The new plan was deleted.').first()).toBeVisible()
  expect(await plans(armadio)).toEqual([])
})

test('a curated outfit has the same two buttons: wear it today, add it to a day', async ({
  page,
  armadio,
}) => {
  const [focusItemId] = await idsOf(armadio, ['Oxford shirt'])
  await call(armadio, 'POST', '/api/curate-outfit', {
    focusItemId,
    stylePreference: 'classic',
    occasion: 'work',
  })
  await page.goto(`${armadio.address}/?tab=curation`)
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Wear today' }).click()
  await expect(page.getByText('Worn today', { exact: true }).first()).toBeVisible()
  const entries = await call(armadio, 'GET', '/api/outfit-history')
  expect(entries).toHaveLength(1)
  expect(entries[0].weather).toMatchObject({ temperature: expect.any(Number) })
  await page.getByRole('button', { name: 'Add to a day' }).click()
  await expect(dayChoices(page)).toHaveCount(14)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add to a day' })).toBeFocused()
})
