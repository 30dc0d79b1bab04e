import type { Page } from '@playwright/test'
import { expect, test } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { addCoat, openAs, signUp } from './sign-up.ts'

// On PostgreSQL, the database of servers with many users; unit tests also run accounts on SQLite.
test.use({ environment: { ACCOUNTS: 'on', SIGN_UP: 'open' }, isOnPostgres: true })

const dialog = (page: Page) => page.getByRole('dialog').last()
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

async function openHousehold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await press(page, 'Household')
  await expect(dialog(page).getByRole('heading', { name: 'Household' })).toBeVisible()
}

test('two users form a household, lend a coat, wear it and return it', async ({
  page: ada,
  browser,
  armadio,
}) => {
  const { address } = armadio
  await signUp(ada, address, 'Ada')
  await addCoat(ada)
  const nives = await openAs(browser, address, 'Nives')

  await openHousehold(ada)
  await press(ada, 'Create household')
  await dialog(ada).getByLabel('Name on this server').fill('Nobody here')
  await press(ada, 'Invite')
  await expect(dialog(ada).getByText('No one on this server has this name.')).toBeVisible()
  await dialog(ada).getByLabel('Name on this server').fill('Nives')
  await press(ada, 'Invite')
  await expect(dialog(ada).getByText('@Nives')).toBeVisible()
  expect(await findings(ada)).toEqual([])

  await openHousehold(nives)
  await expect(dialog(nives).getByText('@Ada invites you')).toBeVisible()
  expect(await findings(nives)).toEqual([])
  await press(nives, 'Join')
  await expect(dialog(nives).getByRole('region', { name: 'Members' }).getByText('@Ada')).toBeVisible()

  await ada.goto(address)
  await ada.getByRole('link', { name: 'Camel coat', exact: true }).click()
  await press(ada, 'Lend')
  expect(await findings(ada)).toEqual([])
  await press(ada, 'Lend')
  await expect(dialog(ada).getByText('Lent to @Nives')).toBeVisible()
  expect(await findings(ada)).toEqual([])

  await nives.goto(address)
  await expect(nives.getByRole('article', { name: 'Camel coat' })).toContainText('Lent by @Ada')
  await nives.getByRole('link', { name: 'Camel coat', exact: true }).click()
  await expect(dialog(nives).getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await press(nives, 'Wore it today')
  await expect(dialog(nives).getByRole('button', { name: /Worn today/ })).toBeVisible()
  expect(await findings(nives)).toEqual([])
  await press(nives, 'Give back')
  await expect(nives.getByRole('button', { name: 'Add First Piece' })).toBeVisible()

  await ada.goto(address)
  await expect(ada.getByRole('article', { name: 'Camel coat' })).not.toContainText('Lent')
  await ada.getByRole('link', { name: 'Camel coat', exact: true }).click()
  await expect(dialog(ada).getByText(/@Nives wore it on 1 day\./)).toBeVisible()
  await nives.context().close()
})

test('a code lets one user join, who can leave again', async ({ page: ada, browser, armadio }) => {
  const { address } = armadio
  await signUp(ada, address, 'Ada')
  const nives = await openAs(browser, address, 'Nives')
  await openHousehold(ada)
  await press(ada, 'Create household')
  await press(ada, 'Create a code instead')
  const code = await dialog(ada).getByLabel('Invitation code').inputValue()

  await openHousehold(nives)
  await dialog(nives).getByLabel('Invitation code').fill(code)
  await press(nives, 'Continue')
  await expect(dialog(nives).getByText('@Ada invites you to their household.')).toBeVisible()
  await press(nives, 'Join')
  await press(nives, 'Leave household')
  await press(nives, 'Leave')
  await expect(dialog(nives).getByRole('button', { name: 'Create household' })).toBeVisible()
  await nives.context().close()
})
