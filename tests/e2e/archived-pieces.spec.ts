import type { Page } from '@playwright/test'
import { expect, test, type Armadio } from './armadio.ts'

async function archived(armadio: Armadio, pieces: Record<string, string>): Promise<void> {
  for (const [name, archivedReason] of Object.entries(pieces)) {
    await armadio.hasPiece({ name, category: 'Tops', color: 'White' })
    const [{ id }] = await (await fetch(`${armadio.address}/api/closet-items`)).json()
    await fetch(`${armadio.address}/api/closet-items/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ archivedReason }),
    })
  }
}

const shelf = (page: Page) => page.getByRole('list', { name: 'Archived pieces' })

test('archived pieces are on a separate shelf, with reason and day', async ({ page, armadio }) => {
  await archived(armadio, { 'Old tee': 'worn out', 'Wool coat': 'sold' })
  await armadio.hasPiece({ name: 'Linen shirt', category: 'Tops', color: 'White' })
  await page.goto(armadio.address)
  await expect(page.getByText('1 exquisite pieces')).toBeVisible()
  await page.getByRole('link', { name: 'Archive' }).click()
  await expect(page).toHaveURL(/\/\?shelf=archive$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive')
  await expect(page.getByText('2 pieces')).toBeVisible()
  const today = new Date().toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
  await expect(shelf(page).getByRole('article', { name: 'Old tee' })).toContainText(`Worn out · ${today}`)
  await expect(shelf(page).getByRole('article', { name: 'Wool coat' })).toContainText(`Sold · ${today}`)

  await page.reload()
  await shelf(page).getByRole('link', { name: 'Wool coat' }).click()
  await expect(page.getByRole('dialog', { name: 'Wool coat' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/\?shelf=archive$/)

  await page.getByRole('button', { name: 'Restore Wool coat' }).click()
  await expect(page.getByText('Wool coat is back in your closet').first()).toBeVisible()
  await expect(page.getByText('1 piece', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'My Collection' }).click()
  await expect(page.getByText('2 exquisite pieces')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Wool coat' })).toBeVisible()
})

test('the link shows the number of pieces on the shelf', async ({ page, armadio }) => {
  await archived(armadio, { One: 'lost', Two: 'donated' })
  await page.goto(`${armadio.address}/?shelf=archive`)
  await expect(shelf(page).getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'My Collection' }).click()
  await expect(page.getByRole('link', { name: 'Archive (2)' })).toBeVisible()
})

test('several archived pieces are restored together', async ({ page, armadio }) => {
  await archived(armadio, { One: 'sold', Two: 'sold', Three: 'lost' })
  await page.goto(`${armadio.address}/?shelf=archive`)
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const name of ['One', 'Two']) await page.getByRole('checkbox', { name, exact: true }).check()
  const bar = page.getByRole('group', { name: 'Chosen pieces' })
  await expect(bar).toContainText('2 selected')
  await bar.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('2 pieces are back in your closet').first()).toBeVisible()
  await expect(shelf(page).getByRole('article')).toHaveCount(1)
  await expect(bar).toHaveCount(0)
})

test('an empty archive explains itself and links back', async ({ page, armadio }) => {
  await page.goto(`${armadio.address}/?shelf=archive`)
  await expect(page.getByRole('heading', { name: 'Nothing archived' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My Collection' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Collection')
})

test('an archive that fails to load shows an error and can be reloaded', async ({ page, armadio }) => {
  await archived(armadio, { One: 'sold' })
  let isDown = true
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/closet-items?archived=1', async (route) => {
    await released
    return isDown ? route.abort() : route.continue()
  })
  await page.goto(`${armadio.address}/?shelf=archive`)
  await expect(page.getByTestId('skeleton-card')).toHaveCount(12)
  release()
  await expect(page.getByRole('heading', { name: "Couldn't load your collection" })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(shelf(page).getByRole('article', { name: 'One' })).toBeVisible()
})
