import type { Page } from '@playwright/test'
import { expect, test } from './armadio.ts'

const HOUR_MS = 60 * 60 * 1000

const toastsOf = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

test.beforeEach(async ({ page, armadio }) => {
  for (const name of ['One', 'Two']) await armadio.hasPiece({ name, category: 'Tops', color: 'White' })
  const openedAt = Date.now()
  await page.clock.install({ time: openedAt })
  await page.goto(armadio.address)
  await expect(page.getByRole('article')).toHaveCount(2)
  // The test controls the clock, so a toast's five seconds do not depend on the machine.
  await page.clock.pauseAt(openedAt + HOUR_MS)
})

async function deletePiece(page: Page, name: string, message: string): Promise<void> {
  await page.getByRole('article', { name }).hover()
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const shownMessages = async () => {
    await page.clock.runFor(10)
    return toastsOf(page).allTextContents()
  }
  await expect.poll(shownMessages).toEqual([expect.stringContaining(message)])
}

test('one toast is shown at a time, for five seconds', async ({ page }) => {
  const toasts = toastsOf(page)
  for (const name of ['One', 'Two']) await deletePiece(page, name, `${name} was removed`)
  await page.mouse.move(0, 0)
  await page.clock.runFor(4000)
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(1500)
  await expect(toasts).toHaveCount(0)
})

test('a swipe of 50 px to the right dismisses a toast, a shorter one does not', async ({ page }) => {
  await deletePiece(page, 'One', 'One was removed')
  const toast = toastsOf(page)
  const push = async (by: number) => {
    const box = await toast.boundingBox()
    if (!box) throw new Error('no toast')
    await page.mouse.move(box.x + 120, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 120 + by / 2, box.y + 20)
    await page.mouse.move(box.x + 120 + by, box.y + 20)
    await page.mouse.up()
  }
  await push(40)
  await expect(toast).toBeVisible()
  await push(60)
  await expect(toast).toBeHidden()
})

test('a failure is shown in red at once and disappears after five seconds too', async ({ page }) => {
  await page.route('**/api/closet-items/*', (route) => route.abort())
  await deletePiece(page, 'One', "Couldn't delete the piece")
  const toast = toastsOf(page)
  await expect(toast).toContainText("Couldn't reach the server.")
  await expect(toast).toHaveCSS('background-color', 'rgb(122, 31, 43)')
  // The screen reader announcement appears two frames later, for a second.
  await page.clock.runFor(100)
  await expect(page.locator('[aria-live=assertive]')).toContainText("Couldn't delete the piece")
  await page.mouse.move(0, 0)
  await page.clock.runFor(3900)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(1000)
  await expect(toast).toHaveCount(0)
})

test('F8 moves the focus to the notifications', async ({ page }) => {
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()
})
