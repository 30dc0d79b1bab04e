import { expect, test } from './armadio.ts'

test.beforeEach(async ({ page, armadio }) => {
  for (const name of ['One', 'Two']) await armadio.hasPiece({ name, category: 'Tops', color: 'White' })
  await page.clock.install()
  await page.goto(armadio.address)
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('one toast is shown at a time, for five seconds', async ({ page }) => {
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  for (const name of ['One', 'Two']) {
    await page.getByRole('article', { name }).hover()
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expect(toasts).toContainText(`${name} has been removed`)
    await expect(toasts).toHaveCount(1)
  }
  await page.mouse.move(0, 0)
  await page.clock.runFor(4000)
  await expect(toasts).toHaveCount(1)
  await page.clock.runFor(1500)
  await expect(toasts).toHaveCount(0)
})

test('a toast goes away when it is pushed 50 px to the right, and stays when it is not', async ({ page }) => {
  await page.getByRole('article', { name: 'One' }).hover()
  await page.getByRole('button', { name: 'Delete One' }).click()
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast).toBeVisible()
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

test('a failure is told in red, at once, and goes away after five seconds too', async ({ page }) => {
  await page.route('**/api/closet-items/*', (route) => route.abort())
  await page.getByRole('article', { name: 'One' }).hover()
  await page.getByRole('button', { name: 'Delete One' }).click()
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast).toContainText('Failed to Delete Piece')
  await expect(toast).toContainText('The server did not answer.')
  await expect(toast).toHaveCSS('background-color', 'rgb(122, 31, 43)')
  await expect(page.locator('[aria-live=assertive]')).toContainText('Failed to Delete Piece')
  await page.mouse.move(0, 0)
  await page.clock.runFor(5500)
  await expect(toast).toHaveCount(0)
})

test('F8 brings the keyboard to the notifications', async ({ page }) => {
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()
})
