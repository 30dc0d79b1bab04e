import { expect, test } from './armadio.ts'
import { findings } from './axe-findings.ts'
import { call } from './call.ts'

test('deleted things are restored from the settings or deleted permanently', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await armadio.hasPiece({ name: 'Navy shirt', category: 'Tops', color: 'Navy' })
  await page.goto(armadio.address)
  for (const name of ['Wool coat', 'Navy shirt']) {
    await page.getByRole('article', { name }).hover()
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expect(page.getByRole('article', { name })).toHaveCount(0)
  }
  await page.getByRole('button', { name: /^Settings/ }).click()
  await page.getByRole('button', { name: 'Recently deleted' }).click()
  const sheet = page.getByRole('dialog', { name: 'Recently deleted' })
  await expect(sheet.getByRole('listitem')).toHaveCount(2)
  await expect(sheet.getByRole('listitem').first()).toContainText('Navy shirt')
  await expect(sheet.getByRole('listitem').first()).toContainText('30 days left')
  expect(await findings(page)).toEqual([])

  await sheet.getByRole('button', { name: 'Restore Wool coat' }).click()
  await expect(page.getByText('Piece restored', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: 'Delete Navy shirt forever' }).click()
  const asking = page.getByRole('dialog', { name: 'Delete Navy shirt forever?' })
  await expect(asking.getByText("This can't be undone.")).toBeVisible()
  expect(await findings(page)).toEqual([])
  await asking.getByRole('button', { name: 'Delete forever', exact: true }).click()
  await expect(sheet.getByText('Nothing deleted')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
  expect(await call(armadio, 'GET', '/api/closet-items')).toHaveLength(1)
})
