import type { Page } from '@playwright/test'
import type { TripReply } from '../../src/contract/trips/trips.ts'
import { expect, test, type Armadio } from './armadio.ts'
import { dayIn } from './day-in.ts'
import { call } from './call.ts'
import { findings } from './axe-findings.ts'

/** Adds the sample wardrobe and opens a new trip. */
async function openTrip(page: Page, armadio: Armadio): Promise<TripReply> {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  const wanted = { place: 'Toronto', fromDate: dayIn(0), toDate: dayIn(2), purpose: 'travel' }
  const reply: TripReply = await call(armadio, 'POST', '/api/trips', wanted)
  await page.goto(`${armadio.address}/trips?trip=${reply.trip.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Toronto' })).toBeVisible()
  return reply
}

test('a trip is planned from the header and packed piece by piece, and both lists store their ticks', async ({
  page,
  armadio,
}) => {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  await page.goto(armadio.address)
  await page.getByRole('banner').getByRole('link', { name: 'Trips' }).click()
  await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'New Trip' }).click()
  const form = page.getByRole('form', { name: 'New trip' })
  await form.getByRole('button', { name: 'Pack for It' }).click()
  await expect(form.getByText('Place is required')).toBeVisible()
  await expect(form.getByLabel('Place')).toBeFocused()
  await form.getByLabel('What for').selectOption('Your own words...')
  await expect(form.getByText('Say what the trip is for, or go back to the list.')).toBeVisible()
  await form.getByRole('button', { name: 'Back to the list' }).click()
  await form.getByLabel('Place').fill('Toronto')
  await form.getByLabel('First day').fill(dayIn(3))
  await form.getByLabel('Last day').fill(dayIn(5))
  await form.getByRole('radio', { name: 'Yes' }).check()
  await form.getByLabel('Days between washes').fill('2')
  await form.getByRole('button', { name: 'Pack for It' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Toronto' })).toBeFocused()
  await expect(page.getByText(/· Laundry every 2 days/)).toBeVisible()
  const outfits = page.getByRole('region', { name: 'Outfits' })
  await expect(outfits.getByRole('listitem')).toHaveCount(4)
  await expect(outfits.getByRole('heading', { name: 'Travel day' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  const list = page.getByRole('region', { name: 'Packing list' })
  await list.getByRole('checkbox', { name: 'Passport or ID' }).check()
  await expect(list.getByRole('status')).toHaveText(/^1 of \d+ packed$/)
  // Nobody is back before they have left.
  await expect(page.getByRole('button', { name: "I'm back" })).toHaveCount(0)
  await list.getByLabel('Add to Other').first().fill('Camera')
  await page.keyboard.press('Enter')
  await list.getByRole('checkbox', { name: 'Camera' }).check()
  await list.getByRole('radio', { name: 'Coming home' }).check()
  await expect(list.getByRole('checkbox', { name: 'Camera' })).not.toBeChecked()
  await list.getByRole('checkbox', { name: 'Camera' }).check()
  await expect(list.getByRole('status')).toHaveText(/^1 of \d+ packed$/)
  await list.getByRole('radio', { name: 'Packing' }).check()
  await expect(list.getByRole('checkbox', { name: 'Passport or ID' })).toBeChecked()
  await list.getByLabel('Add to Other').first().fill('Grandma’s present')
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: 'Take Grandma’s present off the list' }).press('Enter')
  await expect(list.getByRole('button', { name: 'Take Camera off the list' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('checkbox', { name: 'Grandma’s present' })).toBeVisible()
  await page.reload()
  await expect(list.getByRole('checkbox', { name: 'Camera' })).toBeChecked()
  await expect(list.getByRole('status')).toHaveText(/^2 of \d+ packed$/)
})

test('an outfit of the history is packed for a trip, and its pieces stay on the list', async ({
  page,
  armadio,
}) => {
  const { trip } = await openTrip(page, armadio)
  const closet: { id: string; name: string }[] = await call(armadio, 'GET', '/api/closet-items')
  const dress = closet.find(({ name }) => name === 'Linen shirt dress')
  const worn = { itemIds: [dress?.id], occasion: 'casual', wornDate: '2026-01-05' }
  await call(armadio, 'POST', '/api/outfit-history', worn)
  await page.goto(`${armadio.address}/enhanced-features?view=history`)
  await page.getByRole('button', { name: /^More for Casual/ }).click()
  await page.getByRole('menuitem', { name: 'Pack it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pack it' })
  await expect(dialog.getByRole('button', { name: 'New trip' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Toronto/ }).click()
  await expect(page.getByText('Packed for Toronto', { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`trip=${trip.id}`))
  const list = page.getByRole('region', { name: 'Packing list' })
  await expect(list.getByRole('checkbox', { name: 'Linen shirt dress' })).toBeVisible()
})

test('packed pieces are unavailable until the user is back, which the planner explains', async ({
  page,
  armadio,
}) => {
  const { trip } = await openTrip(page, armadio)
  const list = page.getByRole('region', { name: 'Packing list' })
  const first = list.getByRole('checkbox').first()
  await first.check()
  await expect(page.getByRole('button', { name: "I'm back" })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Planner' }).click()
  await page.getByRole('link', { name: '1 piece is packed for Toronto' }).click()
  await expect(page).toHaveURL(new RegExp(trip.id))
  await page.getByRole('button', { name: "I'm back" }).click()
  await expect(page.getByText('Welcome back').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Planner' }).click()
  await expect(page.getByRole('link', { name: 'Going away? Pack for a trip' })).toBeVisible()
  await expect(page.getByRole('link', { name: /packed for Toronto/ })).toHaveCount(0)
})

test('a swapped outfit stays when the others are chosen again, and Undo restores a deleted trip', async ({
  page,
  armadio,
}) => {
  const reply = await openTrip(page, armadio)
  const outfits = page.getByRole('region', { name: 'Outfits' })
  const day = outfits.getByRole('listitem').nth(2)
  await day.getByRole('button', { name: /^Swap a piece on/ }).click()
  const panel = page.getByRole('dialog', { name: 'Swap a piece' })
  await expect(panel.getByRole('button', { name: /^Wear / }).first()).toBeVisible()
  await panel
    .getByRole('button', { name: /^Wear / })
    .first()
    .click()
  await expect(day.getByText('Your choice')).toBeVisible()
  const picture = day.getByRole('img', { name: /: / })
  const worn = (await picture.getAttribute('aria-label')) ?? ''
  await outfits.getByRole('button', { name: 'Choose new outfits' }).click()
  await expect(outfits.getByRole('status')).toHaveText('')
  await expect(picture).toHaveAttribute('aria-label', worn)

  await page.getByRole('button', { name: 'Delete trip' }).click()
  await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(new RegExp(reply.trip.id))
  await expect(day.getByText('Your choice')).toBeVisible()
})

test('a trip that was begun is not lost by Cancel, Back or a link without a question', async ({
  page,
  armadio,
}) => {
  await page.goto(`${armadio.address}/trips`)
  await page.getByRole('button', { name: 'New Trip' }).click()
  const form = page.getByRole('form', { name: 'New trip' })
  await form.getByLabel('Place').fill('Lisbon')
  const question = form.getByText('You have unsaved changes.')
  for (const leave of [
    () => form.getByRole('button', { name: 'Cancel' }).click(),
    () => page.goBack(),
    () => page.getByRole('banner').getByRole('link', { name: 'Armadio' }).click(),
  ]) {
    await leave()
    await expect(question).toBeVisible()
    await expect(form.getByLabel('Place')).toHaveValue('Lisbon')
    await form.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toHaveCount(0)
  }
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('heading', { name: 'Trips', level: 1 })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'New Trip' }).click()
  await form.getByLabel('Place').fill('Lisbon')
  await page.getByRole('banner').getByLabel('Search your collection').fill('coat')
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await form.getByRole('button', { name: 'Keep editing' }).click()
  // A link leads on after the changes are discarded.
  await page.getByRole('link', { name: 'Trending' }).click()
  await form.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('heading', { name: 'Trending', level: 1 })).toBeVisible()
})
