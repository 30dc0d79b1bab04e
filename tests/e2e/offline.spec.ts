import { expect, type Page } from '@playwright/test'
import { dropFiles, photoFile, test } from './armadio.ts'
import type { TripReply } from '../../src/contract/trips/trips.ts'
import { findings } from './axe-findings.ts'
import { call } from './call.ts'
import { dayIn } from './day-in.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens the closet and waits until the service worker has cached it for offline use. */
async function openAndCache(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.open('armadio files')
        const pages = await caches.open('armadio pages')
        const files = (await (await fetch('/offline-files.json')).json()) as string[]
        return (await kept.keys()).length === files.length && (await pages.keys()).length > 0
      }),
    )
    .toBe(true)
  // Caches the requests of a page under the service worker's control.
  await page.reload()
  await expect(page.getByRole('link', { name: /Navy shirt/ }).first()).toBeVisible()
}

const wearsOf = async (address: string) => {
  const items = (await (await fetch(`${address}/api/closet-items`)).json()) as { wearCount: number }[]
  return items.map(({ wearCount }) => wearCount)
}

test('the closet opens offline and shows its age', async ({ page, context, armadio }) => {
  // On a phone a card is much smaller than the piece's page.
  await page.setViewportSize({ width: 390, height: 844 })
  await armadio.hasPiece({ name: 'Navy shirt', category: 'Tops', color: 'Navy' })
  await openAndCache(page, armadio.address)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Offline\. Showing your closet as of \d/)).toBeVisible()
  await page
    .getByRole('link', { name: /Navy shirt/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Navy shirt')
  // Only the size of its card was kept.
  const photo = page
    .getByRole('dialog')
    .getByRole('img', { name: /Navy shirt/ })
    .first()
  await expect
    .poll(() => photo.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
    .toBe(true)
  expect(await findings(page)).toEqual([])
  await context.setOffline(false)
  await expect(page.getByText(/^Offline/)).toHaveCount(0)
})

test('a wear logged offline is counted once, even after a reload', async ({ page, context, armadio }) => {
  await armadio.hasPiece({ name: 'Navy shirt', category: 'Tops', color: 'Navy' })
  await openAndCache(page, armadio.address)
  await page
    .getByRole('link', { name: /Navy shirt/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Wore it today' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Wore it today' }).click()
  await expect(page.getByText('Saved for later', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /Worn today/ })).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible()
  expect(await wearsOf(armadio.address)).toEqual([0])
  await context.setOffline(false)
  await expect(page.getByText(/^Offline/)).toHaveCount(0)
  await expect.poll(() => wearsOf(armadio.address)).toEqual([1])
  await page.reload()
  await expect.poll(() => wearsOf(armadio.address)).toEqual([1])
})

test('a packing list is ticked offline, also after a reload, and stored once the server is back', async ({
  page,
  context,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Navy shirt', category: 'Tops', color: 'Navy' })
  const wanted = { place: 'Toronto', fromDate: dayIn(0), toDate: dayIn(2), purpose: 'travel' }
  const { trip, lines }: TripReply = await call(armadio, 'POST', '/api/trips', wanted)
  const things = lines.filter(({ item }) => item === null).slice(0, 2)
  await openAndCache(page, armadio.address)
  await page.goto(`${armadio.address}/trips?trip=${trip.id}`)
  const box = (name: string) => page.getByRole('checkbox', { name }).first()
  for (const { text } of things) await expect(box(text)).not.toBeChecked()
  await context.setOffline(true)
  for (const { text } of things) await box(text).click()
  await expect(page.getByText('2 changes are waiting to be sent.')).toBeVisible()
  await page.reload()
  for (const { text } of things) await expect(box(text)).toBeChecked()
  await context.setOffline(false)
  const packed = async () => {
    const now: TripReply = await call(armadio, 'GET', `/api/trips/${trip.id}`)
    return now.lines.filter(({ isPacked }) => isPacked).map(({ text }) => text)
  }
  await expect.poll(packed).toEqual(things.map(({ text }) => text))
  for (const { text } of things) await expect(box(text)).toBeChecked()
})

test('an offline edit with a conflict is shown with its reason and never dropped', async ({
  page,
  context,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Navy shirt', category: 'Tops', color: 'Navy' })
  await openAndCache(page, armadio.address)
  await page
    .getByRole('link', { name: /Navy shirt/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await page.getByLabel('Name').fill('Navy work shirt')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved for later', { exact: true })).toBeVisible()
  const [item] = (await (await fetch(`${armadio.address}/api/closet-items`)).json()) as { id: string }[]
  await fetch(`${armadio.address}/api/closet-items/${item?.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brand: 'COS' }),
  })
  await context.setOffline(false)
  await expect(page.getByText("1 change couldn't be saved.")).toBeVisible()
  await page.goto(armadio.address)
  await page.getByRole('button', { name: 'Review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changes made offline' })
  await expect(dialog).toContainText('Changes to a piece')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('Everything is saved.')
  await dialog.press('Escape')
  await expect(page.getByRole('link', { name: /Navy work shirt/ }).first()).toBeVisible()
})

test('adding a piece offline explains that it needs a connection', async ({ page, context, armadio }) => {
  await armadio.hasPiece({ name: 'Navy shirt', category: 'Tops', color: 'Navy' })
  await openAndCache(page, armadio.address)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Offline/)).toBeVisible()
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await expect(page.getByText('Adding a piece needs a connection.', { exact: true })).toBeVisible()
})

test('a photo dropped offline is stored on the device and uploaded when the server is back', async ({
  page,
  context,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Navy shirt', category: 'Tops', color: 'Navy' })
  await openAndCache(page, armadio.address)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Offline/)).toBeVisible()
  await dropFiles(page)
  const dialog = page.getByRole('dialog', { name: 'Add 1 piece' })
  await expect(dialog.getByText("You're offline. Try again when you're back online.").first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(false)
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('status')).toHaveText('1 to check')
})

test('photos and links shared with Armadio appear in the add form', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Navy shirt', category: 'Tops', color: 'Navy' })
  await openAndCache(page, armadio.address)
  // Posts the form like the operating system, as defined in the manifest.
  await page.evaluate(() => {
    document.body.innerHTML =
      '<form action="/share-in" method="post" enctype="multipart/form-data"><input type="file" name="photos"><button>Share</button></form>'
  })
  await page.setInputFiles('input[type=file]', await photoFile('red-scarf.jpg'))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog', { name: 'Add 1 piece' })).toBeVisible()
  await page.goto(armadio.address)
  await page.evaluate(() => {
    document.body.innerHTML =
      '<form action="/share-in" method="post" enctype="multipart/form-data"><input name="text"><button>Share</button></form>'
  })
  await page.locator('input[name=text]').fill('Look at this https://shop.example/coat')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page).toHaveURL(/\/add\?url=https/)
})

test.describe('with accounts', () => {
  test.use({ environment: { ACCOUNTS: 'on', SIGN_UP: 'open' } })

  test('signing out deletes the closet from the device', async ({ page, armadio }) => {
    await page.goto(`${armadio.address}/sign-in`)
    await page.getByRole('button', { name: 'Create an account' }).click()
    const form = page.getByRole('form', { name: 'Create your account' })
    await form.getByLabel('Name').fill('Ada')
    await form.getByLabel('Email').fill('ada@example.org')
    await form.getByLabel('Password', { exact: true }).fill('seven linen shirts')
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('button', { name: 'Add First Piece' })).toBeVisible()
    await page.reload()
    const kept = () => page.evaluate(async () => (await (await caches.open('armadio pages')).keys()).length)
    await expect.poll(kept).toBeGreaterThan(0)
    await page.getByRole('button', { name: /^Settings/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    const left = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(left).not.toContain('/')
    expect(left.filter((path) => /^\/(api\/closet|images)/.test(path))).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('armadio.offline-owner'))).toBeNull()
  })
})
