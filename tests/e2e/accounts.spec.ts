import type { Page } from '@playwright/test'
import { expect, fillNewItem, test } from './armadio.ts'
import { findings } from './axe-findings.ts'

// On PostgreSQL, the database of servers with many users; unit tests also run accounts on SQLite.
test.use({ environment: { ACCOUNTS: 'on', SIGN_UP: 'open' }, isOnPostgres: true })

const PASSWORD = 'seven linen shirts'

async function fillSignUp(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Create your account' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Create account' }).click()
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Settings/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Account' }).click()
}

test('a user signs up, returns to the requested page and invites another user', async ({
  page,
  browser,
  armadio,
}) => {
  await page.goto(`${armadio.address}/outfit-planner`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Create an account' }).click()
  await fillSignUp(page, 'Ada')
  await expect(page).toHaveURL(`${armadio.address}/outfit-planner`)

  await page.goto(armadio.address)
  await page.getByRole('button', { name: 'Add First Piece' }).click()
  await fillNewItem(page)
  await page.getByRole('button', { name: 'Add to Closet' }).click()
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()

  await openAccount(page)
  await page.getByRole('button', { name: 'Create invitation link' }).click()
  const link = await page.getByLabel('Invitation link').inputValue()
  await expect(page.getByText('Not used yet')).toBeVisible()
  expect(await findings(page)).toEqual([])

  const other = await browser.newContext()
  const guest = await other.newPage()
  await guest.goto(link.replace(/^http:\/\/[^/]+/, armadio.address))
  await fillSignUp(guest, 'Ada')
  await expect(guest.getByText('Someone else here has this name.')).toBeVisible()
  await fillSignUp(guest, 'Nives')
  await expect(guest.getByRole('button', { name: 'Add First Piece' })).toBeVisible()
  await other.close()
})

test('a user changes the password, signs in again and deletes the account', async ({ page, armadio }) => {
  await page.goto(`${armadio.address}/sign-in`)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await fillSignUp(page, 'Ada')
  await openAccount(page)
  await page.getByLabel('Current password').fill('wrong password')
  await page.getByLabel('New password').fill('two wool coats')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Wrong password.')).toBeVisible()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Other devices were signed out.').first()).toBeVisible()

  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  // Back leads to the sign-in page, not to a page from the browser's cache.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText("Email and password don't match.")).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('two wool coats')
  await page.getByRole('button', { name: 'Sign in' }).click()

  await openAccount(page)
  await page.getByRole('button', { name: 'Delete account...' }).click()
  const form = page.getByRole('form', { name: 'Delete account' })
  await form.getByLabel('Password', { exact: true }).fill('two wool coats')
  await form.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
