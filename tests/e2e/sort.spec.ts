import type { Page } from '@playwright/test'
import { expect, test, type Armadio } from './armadio.ts'

const names = (page: Page) => page.getByRole('list', { name: 'Pieces' }).getByRole('heading')

interface Facts {
  readonly color: string
  readonly wearCount?: number
  readonly originalPrice?: string
  readonly currency?: string
}

async function givenPieces(armadio: Armadio, pieces: Record<string, Facts>): Promise<void> {
  for (const [name, { color, ...facts }] of Object.entries(pieces)) {
    await armadio.hasPiece({ name, category: 'Tops', color })
    const [{ id }] = await (await fetch(`${armadio.address}/api/closet-items`)).json()
    const answer = await fetch(`${armadio.address}/api/closet-items/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(facts),
    })
    expect(answer.status).toBe(200)
  }
}

test('the collection is sorted by wears, price and color, which the address contains', async ({
  page,
  armadio,
}) => {
  await givenPieces(armadio, {
    Oldest: { color: 'Navy', wearCount: 3, originalPrice: '9.50', currency: 'USD' },
    Yen: { color: 'Plaid', originalPrice: '20000', currency: 'JPY' },
    Priceless: { color: 'Black', wearCount: 3 },
    Newest: { color: 'Camel', wearCount: 1, originalPrice: '120', currency: 'USD' },
  })
  await page.goto(armadio.address)
  const sort = page.getByLabel('Sort')
  await expect(sort).toHaveValue('newest')
  await expect(names(page)).toHaveText(['Newest', 'Priceless', 'Yen', 'Oldest'])

  await sort.selectOption('Least worn')
  await expect(names(page)).toHaveText(['Yen', 'Newest', 'Priceless', 'Oldest'])
  await sort.selectOption('Most worn')
  await expect(names(page)).toHaveText(['Priceless', 'Oldest', 'Newest', 'Yen'])
  await sort.selectOption('Price')
  await expect(names(page)).toHaveText(['Newest', 'Oldest', 'Yen', 'Priceless'])
  await sort.selectOption('Color')
  await expect(names(page)).toHaveText(['Priceless', 'Newest', 'Oldest', 'Yen'])

  await page.getByRole('searchbox', { name: 'Find a piece' }).fill('navy')
  await expect(page).toHaveURL(/\?sort=color&find=navy$/)
  await page.reload()
  await expect(sort).toHaveValue('color')
  await expect(names(page)).toHaveText(['Oldest'])
  await sort.selectOption('Newest')
  await expect(page).toHaveURL(/\?find=navy$/)
})

test("a card shows its piece's wears and whether it is in the wash, and nothing for a new piece", async ({
  page,
  armadio,
}) => {
  await givenPieces(armadio, {
    Worn: { color: 'Navy', wearCount: 12 },
    Once: { color: 'Navy', wearCount: 1 },
  })
  await armadio.hasPiece({ name: 'New', category: 'Tops', color: 'White' })
  await page.goto(armadio.address)
  const card = (name: string) => page.getByRole('article', { name, exact: true })
  await expect(card('Worn')).toContainText('12 wears')
  await expect(card('Once')).toContainText('1 wear')
  await expect(card('New')).not.toContainText('wear')
  await expect(card('New')).not.toContainText('In the wash')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'New' }).check()
  await page.getByRole('button', { name: 'In the wash' }).click()
  await expect(card('New')).toContainText('In the wash')
  await page.getByRole('button', { name: 'Clean' }).click()
  await expect(card('New')).not.toContainText('In the wash')
})
