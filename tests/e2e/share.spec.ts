import type { Page } from '@playwright/test'
import { expect, test, type Armadio } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { givenCuration, givenLook } from './outfits.ts'

async function openShare(page: Page, armadio: Armadio): Promise<void> {
  const { id } = await givenCuration(armadio)
  await page.goto(`${armadio.address}/?tab=curation&curation=${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
}

const message = 'Opening night, and finally cold enough for the trench.'

test('a post is generated from a message, copied, opened in a new window and generated again', async ({
  page,
  context,
  armadio,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openShare(page, armadio)
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await expect(dialog.getByRole('radio', { name: 'Instagram' })).toBeChecked()
  await dialog.getByLabel('Personal message (optional)').fill(message)
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('Share Content Generated!').first()).toBeVisible()
  await expect(page.getByText('Your Instagram post is ready to share.').first()).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Caption' })).toBeFocused()
  await expect(dialog.getByText(message)).toBeVisible()
  await expect(dialog.getByText('#OOTD #Fashion #Style #Classic #ArtGallery #AI #Armadio')).toBeVisible()
  await expect(dialog.getByRole('listitem').nth(2)).toBeAttached()

  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied!').first()).toBeVisible()
  await expect(page.getByText('Content copied to clipboard.').first()).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(message)
  expect(copied).toContain('#ArtGallery')

  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let counted = 0
  await page.route('**/api/outfit-shares/*/increment', async (route) => {
    counted += 1
    await released
    await route.continue()
  })
  await context.route('https://www.instagram.com/**', (route) => route.fulfill({ body: 'Instagram' }))
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Open Instagram' }).click()
  const opened = await opening
  await expect(opened.getByText('Instagram')).toBeVisible()
  expect(await opened.evaluate(() => opener)).toBeNull()
  await opened.close()
  await expect.poll(() => counted).toBe(1)
  release()
  const shares = async () => (await fetch(`${armadio.address}/api/outfit-shares`)).json()
  await expect.poll(async () => (await shares())[0].shareCount).toBe(1)

  await dialog.getByRole('button', { name: 'Generate New' }).click()
  await expect(dialog.getByRole('radio', { name: 'Instagram' })).toBeFocused()
  await expect(dialog.getByLabel('Personal message (optional)')).toHaveValue(message)
  await dialog.getByRole('radio', { name: 'Pinterest' }).check()
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await expect(dialog.getByText('Your Pinterest post is ready to share.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Open Pinterest' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.pinterest\.com\/pin\/create\/button\/\?.*description=Opening%20night/,
  )
})

test('failures are reported, and the message stays', async ({ page, armadio }) => {
  const complaints: string[] = []
  page.on('console', (entry) => entry.type() === 'error' && complaints.push(entry.text()))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/share-outfit', async (route) => {
    sent += 1
    await released
    await route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong.' } })
  })
  await openShare(page, armadio)
  const dialog = page.getByRole('dialog', { name: 'Share' })
  const written = dialog.getByLabel('Personal message (optional)')
  await written.fill(message)
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await dialog.getByRole('button', { name: 'Generating...' }).press('Enter')
  release()
  await expect(page.getByText('Share Failed').first()).toBeVisible()
  await expect(page.getByText('Failed to generate share content. Please try again.').first()).toBeVisible()
  expect(sent).toBe(1)
  expect(complaints.some((text) => text.startsWith('Failed to share outfit'))).toBe(true)
  await expect(written).toHaveValue(message)

  await page.unroute('**/api/share-outfit')
  await written.fill('a'.repeat(2001))
  await expect(dialog.getByText('2,001 of 2,000')).toBeVisible()
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await expect(written).toHaveAccessibleDescription('Personal message is longer than 2000 characters.')
  await written.fill(message)
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copy Failed').first()).toBeVisible()
  await expect(page.getByText('Failed to copy to clipboard.').first()).toBeVisible()
})

for (const width of [390, 320])
  test(`a message of 2,000 characters is escaped and fits ${width} px`, async ({ page, armadio }) => {
    await page.setViewportSize({ width, height: 844 })
    const strange = `<b>Opening</b> 👩🏽‍🎨 at the gallery\nערב הפתיחה\n${'Aufführungsgarderobe'.repeat(99)}`
    const long = Array.from(strange.padEnd(2100, '🧥')).slice(0, 2000).join('')
    await openShare(page, armadio)
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await dialog.getByLabel('Personal message (optional)').fill(long)
    await dialog.getByRole('button', { name: 'Generate' }).click()
    await expect(dialog.getByText('<b>Opening</b> 👩🏽‍🎨 at the gallery')).toBeVisible()
    await expect(dialog.locator('b')).toHaveCount(0)
    const wider = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(wider).toBe(0)
    // On a phone the toast does not cover the next button.
    await expect(page.getByText('Share Content Generated!').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Copy' }).click({ trial: true })
    await dialog.getByRole('link', { name: 'Open Instagram' }).click({ trial: true })
  })

test('a phone that can share files gets the picture with its text', async ({ page, armadio }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const share = async ({ files, text }: ShareData) => {
      document.documentElement.dataset['shared'] = `${files?.[0]?.name} ${files?.[0]?.type} ${text}`
    }
    Object.assign(navigator, { canShare: () => true, share })
  })
  await openShare(page, armadio)
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await dialog.getByRole('button', { name: 'Share image' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /-post\.jpg image\/jpeg .*#ArtGallery/s)
  await expect(dialog.getByRole('link', { name: 'Open Instagram' })).toBeVisible()
})

test('a look is shared quickly without a dialog', async ({ page, context, armadio }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route(/(instagram|pinterest)\.com/, (route) => route.fulfill({ body: 'There' }))
  const { id } = await givenLook(armadio, { name: 'Saturday market', occasion: 'Farmers Market' })
  await page.goto(`${armadio.address}/?tab=curation&look=${id}`)
  const quick = page
    .getByRole('dialog', { name: 'Saturday market' })
    .getByRole('button', { name: 'Quick Share' })
  await quick.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Instagram' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Copy caption' }).press('Enter')
  await expect(page.getByText('Content copied to clipboard.').first()).toBeVisible()
  const caption = await page.evaluate(() => navigator.clipboard.readText())
  expect(caption).toMatch(/\n\n#OOTD #Fashion #Style #ChicStyle #FarmersMarket #AI #Armadio$/)
  for (const [name, address] of [
    ['Pinterest', /pinterest\.com\/pin\/create\/button\/\?description=.*%23ChicStyle/],
    ['Instagram', /^https:\/\/www\.instagram\.com\/$/],
  ] as const) {
    await quick.click()
    const opening = context.waitForEvent('page')
    await page.getByRole('menuitem', { name }).click()
    const opened = await opening
    await expect(opened).toHaveURL(address)
    await opened.close()
  }
})

test.describe('axe', () => {
  test('finds nothing in a generated post', async ({ page, armadio }) => {
    await openShare(page, armadio)
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await dialog.getByLabel('Personal message (optional)').fill(message.repeat(20))
    await dialog.getByRole('button', { name: 'Generate' }).click()
    await expect(dialog.getByRole('group', { name: 'Caption' })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
})
