import { expect, test } from './armadio.ts'
import { findings } from './axe-findings.ts'

test('a wish is evaluated with an empty and a full closet, and again after a failed request', async ({
  page,
  armadio,
}) => {
  await page.request.post(`${armadio.address}/api/wishlist`, {
    data: { name: 'Caramel cardigan', category: 'shirt', color: 'Caramel', currentPrice: '52.00' },
  })
  const dialog = page.getByRole('dialog', { name: 'Caramel cardigan' })
  const ask = async () => {
    await page.goto(`${armadio.address}/enhanced-features?view=wishlist`)
    await page
      .getByRole('article', { name: 'Caramel cardigan' })
      .getByRole('button', { name: 'Would I wear it?' })
      .click()
  }
  await ask()
  await expect(
    dialog.getByText(/^Only if you own pieces that go with it\. Your closet is empty/),
  ).toBeVisible()
  await expect(dialog.getByText('Add your own pieces')).toBeVisible()

  await page.request.post(`${armadio.address}/api/sample-wardrobe`)
  await page.route('**/api/would-i-wear', (route) => route.fulfill({ status: 500, body: '' }))
  await ask()
  await expect(dialog.getByRole('alert')).toContainText("Couldn't check this piece.")
  await page.unroute('**/api/would-i-wear')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText(/^Yes\. It makes \S+ outfits with what you own/)).toBeVisible()
  const outfits = dialog.getByRole('list', { name: 'The best of them' }).getByRole('img')
  await expect(outfits).toHaveCount(4)
  for (const outfit of await outfits.all()) await expect(outfit).toHaveAccessibleName(/Caramel cardigan/)
  await expect(dialog.getByRole('definition').filter({ hasText: '$2.08' })).toBeVisible()
  await expect(dialog.getByText(/similar: .* Not a duplicate\./)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Would I wear it?' })).toBeFocused()
})

test('a listing and a link are evaluated where they are shown', async ({ page, armadio }) => {
  await page.request.post(`${armadio.address}/api/sample-wardrobe`)
  const listings: readonly { id: string; title: string }[] = await (
    await page.request.get(`${armadio.address}/api/marketplace-items`)
  ).json()
  await page.goto(`${armadio.address}/?tab=marketplace&listing=${listings[0]?.id ?? ''}`)
  const listing = page.getByRole('dialog', { name: listings[0]?.title ?? '' })
  await expect(
    listing.getByRole('region', { name: 'Would I wear it?' }).getByText(/^(Yes\.|No\.|Only if )/),
  ).toBeVisible()

  const product = {
    name: 'Printed viscose shirt',
    brand: null,
    price: '39.95',
    currency: 'EUR',
    imageUrl: null,
    color: 'Pale blue',
    category: 'Tops',
    size: null,
    shop: 'Zara',
    pictures: [],
    sources: {},
  }
  await page.route('**/api/validate-product-url', (route) =>
    route.fulfill({ json: { valid: true, message: 'Printed viscose shirt · Zara · €39.95', product } }),
  )
  await page.goto(
    `${armadio.address}/add?url=${encodeURIComponent('https://www.zara.com/de/en/shirt-p0123.html')}`,
  )
  const card = page.getByRole('region', { name: 'Add from Link' })
  await card.getByRole('button', { name: 'Check' }).click()
  await card.getByRole('button', { name: 'Would I wear it?' }).click()
  const judged = card.getByRole('region', { name: 'Would I wear it?' })
  await expect(judged.getByText(/^(Yes\.|No\.|Only if )/)).toBeVisible()
  // The price is in euros, so there is no cost per wear.
  await expect(judged.getByText('per wear: no price in dollars')).toBeVisible()
  await card.getByLabel('Color').fill('Rust')
  await expect(judged).toBeHidden()
})
