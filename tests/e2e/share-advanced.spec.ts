import type { Page } from '@playwright/test'
import { expect, test, type Armadio } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { givenCuration } from './outfits.ts'

async function openAdvanced(page: Page, armadio: Armadio) {
  const curation = await givenCuration(armadio)
  await page.goto(`${armadio.address}/?tab=curation&curation=${curation.id}`)
  await page.getByRole('button', { name: 'Advanced Share' }).click()
  return { curation, dialog: page.getByRole('dialog', { name: 'Advanced Share' }) }
}

test('the picture has a preview and is downloaded under its title', async ({ page, armadio }) => {
  const { curation, dialog } = await openAdvanced(page, armadio)
  await expect(dialog.getByRole('img', { name: /1080 by 1350$/ })).toBeVisible()
  const imageRequest = (words: Record<string, string>) =>
    page.waitForResponse((answer) => {
      const { pathname, searchParams } = new URL(answer.url())
      const isAsWanted = Object.entries(words).every(([name, value]) => searchParams.get(name) === value)
      return pathname === `/api/outfit-plates/${curation.id}` && isAsWanted && answer.ok()
    })
  const pin = imageRequest({ format: 'pin', showsNames: 'false' })
  await dialog.getByRole('radio', { name: 'Pin, 2:3' }).check()
  await pin
  await expect(dialog.getByRole('img', { name: /1000 by 1500$/ })).toHaveJSProperty('naturalHeight', 1500)
  const named = imageRequest({ title: 'Camel, to an opening', showsNames: 'true', showsPalette: 'false' })
  await dialog.getByRole('switch', { name: 'Show the piece names' }).check()
  await dialog.getByRole('switch', { name: 'Show the palette' }).uncheck()
  await dialog.getByLabel('Title').fill('Camel, to an opening')
  await named
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('camel-to-an-opening-pin.jpg')
  const untitled = imageRequest({ showsTitle: 'false' })
  await dialog.getByLabel('Title').fill('')
  await untitled
})

test('a picture that fails to load shows an error, and Try again loads it', async ({ page, armadio }) => {
  await page.route('**/api/outfit-plates/*', (route) => route.abort())
  const { dialog } = await openAdvanced(page, armadio)
  await expect(dialog.getByText("Couldn't make the image")).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled()
  await page.unroute('**/api/outfit-plates/*')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('img', { name: /1080 by 1350$/ })).toBeVisible()
})

test('hashtags and tips are chosen for the caption, and a share is deleted', async ({ page, armadio }) => {
  const { dialog } = await openAdvanced(page, armadio)
  await dialog.getByRole('tab', { name: 'Image' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await dialog.getByRole('radio', { name: 'Pinterest' }).check()
  await expect(dialog.getByRole('img', { name: /1000 by 1500$/ })).toBeVisible()
  const reads = dialog.locator('section', { hasText: 'Preview' })
  await expect(reads).toContainText('#OOTD #Fashion #Style #Classic #ArtGallery #AI #Armadio')
  await expect(dialog.getByText(/^Characters in the caption: \d+ of 500$/)).toBeVisible()
  await dialog.getByRole('button', { name: '#AI', exact: true }).click()
  await dialog.getByLabel('Add your own').fill('opening night!')
  await page.keyboard.press('Enter')
  await expect(reads).toContainText('#OOTD #Fashion #Style #Classic #ArtGallery #Armadio #openingnight')
  const tip = dialog.getByRole('switch').first()
  const words = (await tip.getAttribute('aria-label')) ?? ''
  await tip.check()
  await expect(reads).toContainText(words)

  const sent = page.waitForRequest('**/api/share-outfit')
  await dialog.getByRole('button', { name: 'Generate' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    platform: 'pinterest',
    hashtags: ['OOTD', 'Fashion', 'Style', 'Classic', 'ArtGallery', 'Armadio', 'openingnight'],
    stylingTips: [words],
    plate: { format: 'pin' },
  })
  await expect(dialog.getByRole('link', { name: 'Open Pinterest' })).toBeVisible()
  await expect(dialog.getByText(words)).toBeVisible()

  await dialog.getByRole('button', { name: 'Generate New' }).click()
  await expect(dialog.getByRole('button', { name: '#AI', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await dialog.getByRole('tab', { name: 'Past shares' }).click()
  await expect(dialog.getByText('not opened yet')).toBeVisible()
  await dialog.getByRole('button', { name: /^Remove / }).click()
  await expect(dialog.getByText('Nothing shared yet')).toBeVisible()
  await expect(page.getByText(/is no longer in your past shares\.$/).first()).toBeVisible()
  expect(await (await fetch(`${armadio.address}/api/outfit-shares`)).json()).toEqual([])
})

test.describe('axe', () => {
  test('finds nothing in the caption', async ({ page, armadio }) => {
    const { dialog } = await openAdvanced(page, armadio)
    await dialog.getByRole('tab', { name: 'Caption' }).click()
    await expect(dialog.getByText('Preview')).toBeVisible()
    await expect(dialog.getByRole('img', { name: /1080 by 1350$/ })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })
})
