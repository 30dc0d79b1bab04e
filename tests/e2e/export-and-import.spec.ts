import type { ClosetItem } from '../../src/contract/closet/closet.ts'
import { expect, test } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { call } from './call.ts'

test('everything is exported as a ZIP, and importing it reports that all of it exists already', async ({
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
  await expect(
    page.getByText("This file is damaged or isn't a ZIP or CSV file. Nothing was added."),
  ).toBeVisible()
  await page.getByLabel('Choose another file').setInputFiles(zip)
  await expect(page.getByText(/^Everything in .+ is already here\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  const items: ClosetItem[] = await call(armadio, 'GET', '/api/closet-items')
  expect(items.map(({ name }) => name).toSorted()).toEqual(['Linen shirt', 'Wool coat'])
})

const csv = `Item;Category;Colour;Brand;Price (EUR);Date bought;Shelf
Wool coat;Coats;Camel;Arket;189,90;25/10/2024;Top
Blue jeans;;;Levi's;89,00;03/01/2025;Left
Gift from Ada;;Red;;;;Left
`

test("a spreadsheet's CSV is previewed as pieces and imported, and a second import changes nothing", async ({
  page,
  armadio,
}) => {
  await page.goto(armadio.address)
  await page.getByRole('button', { name: /^Settings/ }).click()
  await page.getByRole('button', { name: /Export and import/ }).click()
  const file = { name: 'clothes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') }
  await page.getByLabel('Choose file').setInputFiles(file)
  await expect(page.getByText('clothes.csv is checked.')).toBeVisible()
  const first = page.getByRole('list', { name: 'First pieces' }).getByRole('listitem')
  await expect(first).toHaveText([/Wool coat.*Outerwear · Camel/, /Blue jeans.*Bottoms · Blue/])
  await expect(page.getByText('Columns not read: Shelf.')).toBeVisible()
  await expect(
    page.getByText(/^clothes\.csv, line 4 \(Gift from Ada\): Couldn't tell its category/),
  ).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(await call(armadio, 'GET', '/api/closet-items')).toEqual([])

  await page.getByRole('button', { name: 'Bring in 2 pieces' }).click()
  await expect(page.getByText('Added.', { exact: true })).toBeVisible()
  const items: ClosetItem[] = await call(armadio, 'GET', '/api/closet-items')
  expect(
    items.map(({ name, originalPrice, currency, purchaseDate }) => [
      name,
      originalPrice,
      currency,
      purchaseDate,
    ]),
  ).toEqual([
    ['Wool coat', '189.90', 'EUR', '2024-10-25'],
    ['Blue jeans', '89.00', 'EUR', '2025-01-03'],
  ])
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByLabel('Choose file').setInputFiles(file)
  await expect(page.getByText('Everything in clothes.csv is already here.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Bring in/ })).toHaveCount(0)
})
