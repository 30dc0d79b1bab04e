import type { Page } from '@playwright/test'
import { expect, photoFile, test } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { addCoat, openAs, signUp } from './sign-up.ts'

// On PostgreSQL, the database of servers with many users; unit tests also run accounts on SQLite.
test.use({ environment: { ACCOUNTS: 'on', SIGN_UP: 'open' }, isOnPostgres: true })

const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) =>
  dialog(page).last().getByRole('button', { name, exact: true }).click()

async function listsCoat(page: Page): Promise<void> {
  await addCoat(page)
  await page.getByRole('link', { name: 'Camel coat', exact: true }).click()
  await dialog(page).getByRole('link', { name: 'Sell this piece' }).click()
  await dialog(page).getByLabel('Price').fill('84')
  await press(page, 'List for Sale')
  await press(page, 'Done')
}

test("a sold coat moves from the seller's closet to the buyer's after both confirm the handover", async ({
  page: ada,
  browser,
  armadio,
}) => {
  const { address } = armadio
  await signUp(ada, address, 'Ada')
  await listsCoat(ada)
  const nives = await openAs(browser, address, 'Nives')
  const market = `${address}/?tab=marketplace`

  await nives.goto(market)
  await nives.getByRole('link', { name: 'Camel coat' }).click()
  await dialog(nives).getByRole('link', { name: '@Ada' }).click()
  await expect(dialog(nives).getByRole('heading', { name: '@Ada' })).toBeVisible()
  await dialog(nives).getByRole('link', { name: 'Camel coat' }).click()
  await press(nives, "I'd like it")
  await press(nives, 'Send request')
  await expect(dialog(nives).getByText('Message is required')).toBeVisible()
  await dialog(nives).getByLabel('Message to @Ada').fill('Is Saturday at ten good?')
  await expect(dialog(nives).getByText(/Armadio takes no payment/)).toBeVisible()
  expect(await findings(nives)).toEqual([])
  await press(nives, 'Send request')
  await dialog(nives).getByRole('link', { name: 'Open your request' }).click()
  await expect(dialog(nives).getByText('Waiting for @Ada to answer.')).toBeVisible()

  await ada.goto(market)
  await ada.getByRole('radio', { name: 'Sales · 1' }).check()
  expect(await findings(ada)).toEqual([])
  await ada.getByRole('region', { name: 'You sell' }).getByRole('link').click()
  await expect(dialog(ada).getByText('Is Saturday at ten good?')).toBeVisible()
  await press(ada, 'Accept')
  await expect(dialog(ada).getByText('Reserved for @Nives')).toBeVisible()
  await dialog(ada)
    .getByLabel('Add a photo of the handover')
    .setInputFiles(await photoFile('handover.jpg'))
  await expect(dialog(ada).getByRole('link', { name: /Photo of the handover by you/ })).toBeVisible()
  await press(ada, "I've given it away")
  await expect(dialog(ada).getByText(/Waiting for @Nives to confirm/)).toBeVisible()
  expect(await findings(ada)).toEqual([])

  await nives.reload()
  await expect(dialog(nives).getByText('Reserved for you')).toBeVisible()
  await expect(dialog(nives).getByRole('link', { name: /Photo of the handover by @Ada/ })).toBeVisible()
  await expect(dialog(nives).getByRole('switch', { name: 'Add it to my closet' })).toBeChecked()
  await press(nives, 'I have it')
  await dialog(nives).getByRole('link', { name: 'Open the piece' }).click()
  await expect(dialog(nives).getByRole('heading', { name: 'Camel coat' })).toBeVisible()

  await ada.goto(`${market}&mine=1`)
  await expect(ada.getByRole('article', { name: 'Camel coat' })).toContainText('Sold')
  await ada.goto(address)
  await expect(ada.getByRole('button', { name: 'Add First Piece' })).toBeVisible()
  await nives.context().close()
})
