import type { Page } from '@playwright/test'
import { expect, test, type Armadio } from './armadio.ts'
import { findings } from './axe-findings.ts'

const zorblax = { name: 'Zorblax', category: 'Tops', color: 'Teal' }
const tee = { name: 'White tee', category: 'Tops', color: 'White' }

async function openPiece(page: Page, armadio: Armadio, name: string) {
  const pieces: { id: string; name: string }[] = await (
    await fetch(`${armadio.address}/api/closet-items`)
  ).json()
  await page.goto(`${armadio.address}/?piece=${pieces.find((piece) => piece.name === name)?.id}`)
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('heading', { name: 'What the stylist sees' })).toBeVisible()
  return dialog
}

test('an unrecognized piece can be opened from the closet and given a type', async ({ page, armadio }) => {
  await armadio.hasPiece(zorblax)
  await armadio.hasPiece(tee)
  await page.goto(armadio.address)
  const line = page.getByRole('button', { name: "1 piece the stylist doesn't recognize" })
  await line.click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(line).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await findings(page)).toEqual([])

  await page.getByRole('link', { name: 'Open Zorblax' }).last().click({ force: true })
  const dialog = page.getByRole('dialog', { name: 'Zorblax' })
  const hint = dialog.getByText("The stylist doesn't recognize this piece. Choose its type to use it well.")
  await expect(hint).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Fabric Unknown', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose type' }).click()
  await dialog.getByRole('searchbox', { name: 'Find a type' }).fill('blouse')
  await expect(dialog.getByRole('button', { name: 'Blouse', exact: true })).toBeInViewport()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Blouse', exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Type Blouse You set this' })).toBeVisible()
  await expect(hint).toBeHidden()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(line).toBeHidden()
  await expect(page.getByRole('article')).toHaveCount(2)

  const again = await openPiece(page, armadio, 'Zorblax')
  await again.getByRole('button', { name: 'Undo: Type goes back to Not recognized' }).click()
  await expect(hint).toBeVisible()
})

test('a tee marked as dressy by its owner stays so, and the stylist uses it accordingly', async ({
  page,
  armadio,
}) => {
  await armadio.hasPiece(tee)
  await armadio.hasPiece({ name: 'Black trousers', category: 'Bottoms', color: 'Black' })
  await armadio.hasPiece({ name: 'Black pumps', category: 'Shoes', color: 'Black' })
  const dressiness = async () => {
    const pieces: { id: string; name: string }[] = await (
      await fetch(`${armadio.address}/api/closet-items`)
    ).json()
    const answer = await fetch(`${armadio.address}/api/curate-outfit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        focusItemId: pieces.find(({ name }) => name === tee.name)?.id,
        stylePreference: 'classic',
        occasion: 'gala',
      }),
    })
    return (await answer.json()).result.score.total
  }
  const before = await dressiness()
  const dialog = await openPiece(page, armadio, tee.name)
  await dialog.getByRole('button', { name: 'Dressiness Casual From the name' }).click()
  await dialog.getByRole('radio', { name: 'Formal' }).check()
  const row = dialog.getByRole('button', { name: 'Dressiness Formal You set this' })
  await expect(row).toBeVisible()
  await page.reload()
  await expect(row).toBeVisible()
  expect(await dressiness()).toBeGreaterThan(before)
  await dialog.getByRole('button', { name: 'Undo: Dressiness goes back to Casual' }).click()
  await expect(dialog.getByRole('button', { name: 'Dressiness Casual From the name' })).toBeFocused()
})

test('fabric, seasons and tags are changed by keyboard and stored', async ({ page, armadio }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await armadio.hasPiece(tee)
  const dialog = await openPiece(page, armadio, tee.name)
  const open = async (name: RegExp) => {
    await dialog.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  // The list is scrolled to the current type.
  await open(/^Type/)
  await expect(dialog.getByRole('button', { name: 'T-shirt', exact: true })).toBeInViewport()
  await open(/^Fabric/)
  await dialog.getByRole('radio', { name: 'Silk' }).focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Fabric Silk You set this' })).toBeVisible()
  await open(/^Seasons/)
  for (const season of ['Spring', 'Winter']) {
    await dialog.getByRole('checkbox', { name: season }).focus()
    await page.keyboard.press('Space')
  }
  await expect(dialog.getByRole('button', { name: 'Seasons Summer and fall You set this' })).toBeVisible()
  await open(/^Your tags/)
  await dialog.getByLabel('New tag').fill('From Nonna')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Remove From Nonna' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.goto(`${armadio.address}/?find=nonna`)
  await expect(page.getByRole('article', { name: tee.name })).toBeVisible()
})

test('a reading that fails to load shows an error and can be reloaded', async ({ page, armadio }) => {
  await armadio.hasPiece(tee)
  let isDown = true
  await page.route('**/reading', (route) => (isDown ? route.abort() : route.continue()))
  const dialog = await openPiece(page, armadio, tee.name)
  await expect(dialog.getByText("Couldn't load what the stylist sees.")).toBeVisible({ timeout: 20_000 })
  isDown = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('button', { name: /^Type T-shirt/ })).toBeVisible()
})
