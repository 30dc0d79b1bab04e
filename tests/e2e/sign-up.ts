import type { Browser, Page } from '@playwright/test'
import { expect, photoFile } from './armadio.ts'

/** Creates an account with the email name@example.org and opens its empty closet. */
export async function signUp(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/sign-in`)
  await page.getByRole('button', { name: 'Create an account' }).click()
  const form = page.getByRole('form', { name: 'Create your account' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
  await form.getByLabel('Password', { exact: true }).fill('seven linen shirts')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: 'Add First Piece' })).toBeVisible()
}

/** Opens another browser context with an account of its own. */
export async function openAs(browser: Browser, address: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signUp(page, address, name)
  return page
}

/** Adds a camel coat as the first piece. */
export async function addCoat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add First Piece' }).click()
  const form = page.getByRole('dialog', { name: 'Add New Item' })
  await form.getByLabel('Photo').setInputFiles(await photoFile())
  await form.getByLabel('Name').fill('Camel coat')
  await form.getByLabel('Category').selectOption('Outerwear')
  await form.getByLabel('Color').fill('Camel')
  await form.getByRole('button', { name: 'Add to Closet' }).click()
  await expect(page.getByRole('link', { name: 'Camel coat', exact: true })).toBeVisible()
}
