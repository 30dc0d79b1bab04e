import sharp from 'sharp'
import type { OutfitHistory } from '../../src/contract/history.ts'
import type { OutfitRecommendation } from '../../src/contract/stylist/looks.ts'
import { expect, test } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { call } from './call.ts'

/** Returns a photo with a denim blue upper half and a dark brown lower half. */
async function outfitPhoto(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp({ create: { width: 300, height: 400, channels: 3, background: '#ffffff' } })
    .composite([
      { input: await half('#4f6f96'), left: 0, top: 0 },
      { input: await half('#5b3a29'), left: 0, top: 200 },
    ])
    .jpeg()
    .toBuffer()
}

test('a photo is marked by tap and by keyboard, and its outfit is worn and saved with pieces of the closet', async ({
  page,
  armadio,
}) => {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  await page.goto(`${armadio.address}/?tab=curation`)
  await page.getByRole('button', { name: 'Recreate a look' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Nothing is uploaded.')).toBeVisible()
  const choose = async (name: string, mimeType: string, buffer: Buffer) =>
    dialog.getByLabel('Photo of an outfit').setInputFiles({ name, mimeType, buffer })
  await choose('notes.txt', 'text/plain', Buffer.from('not a photo'))
  await expect(dialog.getByText("This browser can't open that file.")).toBeVisible()
  const uploads: string[] = []
  page.on(
    'request',
    (request) => request.method() === 'POST' && uploads.push(new URL(request.url()).pathname),
  )
  await choose('outfit.jpg', 'image/jpeg', await outfitPhoto())

  const photo = dialog.getByRole('button', { name: /^Mark a piece/ })
  const box = await photo.boundingBox()
  await photo.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 4 } })
  const first = dialog.getByRole('group', { name: 'Piece 1' })
  await expect(first.getByLabel('Color')).toHaveValue(/blue/i)
  await first.getByLabel('Category').selectOption('Bottoms')
  await first.getByLabel('Type').selectOption('jeans')
  await photo.focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  const second = dialog.getByRole('group', { name: 'Piece 2' })
  await expect(second.getByLabel('Color')).toHaveValue(/brown/i)
  await second.getByLabel('Category').selectOption('Shoes')
  await page.keyboard.press('Tab')
  await photo.focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /^Piece 3:/ }).press('Delete')
  await expect(dialog.getByRole('group')).toHaveCount(2)
  expect(await findings(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Find my pieces' }).click()
  await expect(dialog.getByText('You can wear both pieces.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^Straight jeans/ })).toBeChecked()
  await expect(dialog.getByText(/^Straight jeans\. Same type/)).toBeVisible()
  await dialog.getByRole('radio', { name: /^Leather sneakers/ }).check()
  await expect(
    dialog.getByRole('img', { name: 'Your version: Straight jeans, Leather sneakers' }),
  ).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Wear today' }).click()
  await expect(page.getByText('Your version: 2 pieces.').first()).toBeVisible()
  const [entry] = (await call(armadio, 'GET', '/api/outfit-history')) as OutfitHistory[]
  expect(entry?.itemIds).toHaveLength(2)

  await dialog.getByRole('button', { name: 'Save look' }).click()
  const save = page.getByRole('dialog', { name: 'Save look' })
  await save.getByLabel('Name').fill('From the street')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Open From the street' })).toBeVisible()
  const [look] = (await call(armadio, 'GET', '/api/outfit-recommendations')) as OutfitRecommendation[]
  expect(look?.items.map(({ name }) => name)).toEqual(['Straight jeans', 'Leather sneakers'])
  expect(uploads).not.toContain('/api/outfit-photo-marks')
})
