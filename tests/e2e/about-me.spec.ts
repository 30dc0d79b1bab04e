import type { Page } from '@playwright/test'
import { expect, test, type Armadio } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { call } from './call.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Tell the stylist about you' })
const section = (page: Page) => page.getByRole('region', { name: 'About me' })
const stylist = '/?tab=curation'

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Settings/ }).click()
  await expect(section(page).getByRole('group', { name: 'What you wear' })).toBeVisible()
}

async function answer(page: Page, question: string, choice: string): Promise<void> {
  await page.getByRole('group', { name: question }).getByRole('radio', { name: choice, exact: true }).check()
}

// The closet allows two outfits for a cocktail party: a dress with heels, or the suit.
async function hasClothesForBoth(armadio: Armadio): Promise<void> {
  await armadio.hasPiece({ name: 'Silk pocket square', category: 'Accessories', color: 'White' })
  await armadio.hasPiece({ name: 'Black cocktail dress', category: 'Dresses', color: 'Black' })
  await armadio.hasPiece({ name: 'Stiletto pumps', category: 'Shoes', color: 'Black' })
  await armadio.hasPiece({ name: 'Oxford shoes', category: 'Shoes', color: 'Black' })
  await armadio.hasPiece({ name: 'White dress shirt', category: 'Tops', color: 'White' })
  await armadio.hasPiece({ name: 'Wool suit trousers', category: 'Bottoms', color: 'Charcoal' })
  await armadio.hasPiece({ name: 'Wool blazer', category: 'Outerwear', color: 'Charcoal' })
}

test('the stylist proposes neither a dress nor heels to a user of menswear without heels', async ({
  page,
  armadio,
}) => {
  await hasClothesForBoth(armadio)
  await page.goto(armadio.address + stylist)
  await answer(page, 'What you wear', 'Menswear')
  await answer(page, 'Heels', 'None')
  await card(page).getByRole('button', { name: 'Save' }).click()
  await expect(card(page)).toHaveCount(0)
  expect((await call(armadio, 'GET', '/api/user-profile')).about).toMatchObject({
    wears: 'menswear',
    heels: 'none',
  })

  await page.getByRole('radio', { name: /Wool blazer/ }).check()
  await page.getByLabel('Style preference').selectOption('formal')
  await page.getByRole('button', { name: /^Occasion \(optional\)/ }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'Cocktail Event', exact: true }).click()
  await page.getByRole('button', { name: 'Curate Outfit' }).click()
  const pieces = page.getByRole('region', { name: 'Recommended pieces' })
  await expect(pieces.getByRole('heading', { name: 'Wool suit trousers' })).toBeVisible()
  const names = await pieces.getByRole('heading', { level: 3 }).allTextContents()
  expect(names).toContain('Oxford shoes')
  expect(names.filter((name) => /\bcocktail dress|pumps|heels/i.test(name))).toEqual([])
})

test('skipping the question hides it on every device', async ({ page, armadio, browser }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await page.goto(armadio.address + stylist)
  expect(await findings(page)).toEqual([])
  const skip = card(page).getByRole('button', { name: 'Skip' })
  await page.route('**/api/user-profile/skip', (route) => route.abort())
  await skip.click()
  await expect(card(page).getByRole('alert')).toContainText("Couldn't reach the server.")
  await page.unroute('**/api/user-profile/skip')
  await skip.press('Enter')
  await expect(card(page)).toHaveCount(0)
  // The next Tab moves the focus to the form.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1)

  await page.getByRole('tab', { name: 'Trending' }).click()
  await page.getByRole('tab', { name: 'AI Stylist' }).click()
  await expect(page.getByLabel('Style preference')).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(armadio.address + stylist)
  await expect(phone.getByLabel('Style preference')).toBeVisible()
  await expect(card(phone)).toHaveCount(0)
  await phone.close()
})

test('preferences in Settings are stored as they are chosen', async ({ page, armadio }) => {
  await page.goto(armadio.address)
  await openSettings(page)
  await answer(page, 'What you wear', 'Womenswear')
  await expect(section(page).getByText('Saved')).toBeVisible()
  await answer(page, 'What you cover', 'Arms and legs')
  await answer(page, 'You run', 'Cold')
  await section(page).getByRole('button', { name: 'Sizes' }).click()
  await section(page).getByLabel('Shoes').fill('38 ½')
  await section(page).getByLabel('Tops').fill('M')
  await section(page).getByLabel('Tops').press('Enter')
  await section(page).getByRole('button', { name: 'Favorite colors' }).press('Enter')
  await section(page).getByRole('checkbox', { name: 'Green' }).check()
  await section(page)
    .getByRole('button', { name: /^Never/ })
    .click()
  await section(page).getByRole('checkbox', { name: 'Ties', exact: true }).check()
  await section(page).getByRole('checkbox', { name: 'Wool' }).press('Space')
  await expect(section(page).getByRole('button', { name: 'Never Ties, wool' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.reload()
  await openSettings(page)
  await expect(page.getByRole('radio', { name: 'Womenswear' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Arms and legs', exact: true })).toBeChecked()
  await expect(section(page).getByRole('button', { name: 'Sizes Tops M, Shoes 38 ½' })).toBeVisible()
  await expect(section(page).getByRole('button', { name: 'Favorite colors Green' })).toBeVisible()

  await page.route('**/api/user-profile', (route) => route.abort())
  await page.getByRole('radio', { name: 'Menswear', exact: true }).check()
  await expect(section(page).getByRole('alert')).toContainText("Couldn't reach the server.")
  await page.unroute('**/api/user-profile')
  // With preferences in Settings, the question no longer appears.
  await page.goto(armadio.address + stylist)
  await expect(page.getByRole('tabpanel', { name: 'From Your Closet' })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})
