import type { ClosetItem } from '../../src/contract/closet.ts'
import { expect, test } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { call } from './call.ts'

test('everything is downloaded as a ZIP, and importing it says that all of it is already here', async ({
  page,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await armadio.hasPiece({ name: 'Linen shirt', category: 'Tops', color: 'White' })
  await page.goto(armadio.address)
  await page.getByRole('button', { name: /^Settings/ }).click()
  await page.getByRole('button', { name: /Export and import/ }).click()
  await expect(page.getByRole('heading', { name: 'Export and import' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.getByRole('button', { name: 'Download everything' }).click()
  await expect(page.getByText(/^Your ZIP is ready: 2 photos, \d+ rows/)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save ZIP' }).click()
  const zip = await (await saved).path()

  const file = page.getByLabel('Choose file')
  await file.setInputFiles({
    name: 'holiday.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no ZIP'),
  })
  await expect(page.getByText("This file is damaged or isn't a ZIP. Nothing was added.")).toBeVisible()
  await page.getByLabel('Choose another file').setInputFiles(zip)
  await expect(page.getByText(/^Everything in .+ is already here\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  const items: ClosetItem[] = await call(armadio, 'GET', '/api/closet-items')
  expect(items.map(({ name }) => name).toSorted()).toEqual(['Linen shirt', 'Wool coat'])
})
