import type { Page } from '@playwright/test'
import type { ClosetItem } from '../../src/contract/closet/closet.ts'
import { expect, scrollToEnd, test, type Armadio } from './armadio.ts'

// The collection shows them newest first: Four, Three, Two, One.
const words = ['One', 'Two', 'Three', 'Four']

async function openFour(page: Page, armadio: Armadio): Promise<void> {
  for (const name of words) await armadio.hasPiece({ name, category: 'Tops', color: 'White' })
  await page.goto(armadio.address)
  // The last line to load above the cards; their positions are final then.
  await expect(page.getByText("4 pieces the stylist doesn't recognize")).toBeVisible()
}

async function closetOf(armadio: Armadio): Promise<Record<string, ClosetItem>> {
  const items: ClosetItem[] = await (await fetch(`${armadio.address}/api/closet-items`)).json()
  return Object.fromEntries(items.map((item) => [item.name, item]))
}

const check = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const select = (page: Page) => page.getByRole('button', { name: 'Select', exact: true })
const bar = (page: Page) => page.getByRole('group', { name: 'Chosen pieces' })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const tile = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('several pieces are selected by click, by range and all at once', async ({ page, armadio }) => {
  await openFour(page, armadio)
  await select(page).click()
  await expect(bar(page)).toContainText('0 selected')
  await expect(bar(page).getByRole('button', { name: 'Delete' })).toBeDisabled()
  await card(page, 'Four').click()
  await expect(check(page, 'Four')).toBeChecked()
  await expect(bar(page)).toContainText('1 selected')
  await card(page, 'Two').click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('3 selected')
  await expect(check(page, 'One')).not.toBeChecked()
  await card(page, 'Three').click()
  await expect(bar(page)).toContainText('2 selected')
  await bar(page).getByRole('button', { name: 'Select all' }).click()
  await expect(bar(page)).toContainText('4 selected')
  await bar(page).getByRole('button', { name: 'Select none' }).click()
  await expect(bar(page)).toContainText('0 selected')
  await bar(page).getByRole('button', { name: 'Done' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(select(page)).toBeFocused()
})

test('the selection survives a filter and another order', async ({ page, armadio }) => {
  await openFour(page, armadio)
  await select(page).click()
  for (const name of ['One', 'Four']) await check(page, name).check()
  await page.getByRole('searchbox', { name: 'Find a piece' }).fill('four')
  await expect(bar(page)).toContainText('2 selected')
  await expect(bar(page)).toContainText('1 hidden by the filter')
  await page.getByRole('searchbox', { name: 'Find a piece' }).fill('')
  await page.getByLabel('Sort').selectOption('Least worn')
  await expect(bar(page)).toContainText('2 selected')
  await expect(bar(page)).not.toContainText('hidden')
  await expect(check(page, 'One')).toBeChecked()
})

test('several pieces are deleted together, and Undo restores them', async ({ page, armadio }) => {
  await openFour(page, armadio)
  await select(page).click()
  for (const name of ['One', 'Four']) await check(page, name).check()
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 pieces have been removed').first()).toBeVisible()
  await expect(page.getByText('2 exquisite pieces')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('4 exquisite pieces')).toBeVisible()
})

test('several pieces are archived with a reason, and Undo restores them', async ({ page, armadio }) => {
  await openFour(page, armadio)
  await select(page).click()
  for (const name of ['One', 'Four']) await check(page, name).check()
  await bar(page).getByRole('button', { name: 'Archive' }).click()
  const dialog = page.getByRole('dialog', { name: 'Archive 2 pieces' })
  await dialog.getByRole('radio', { name: 'Donated' }).check()
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('2 pieces are in your archive.').first()).toBeVisible()
  await expect(page.getByText('2 exquisite pieces')).toBeVisible()
  const archived: ClosetItem[] = await (await fetch(`${armadio.address}/api/closet-items?archived=1`)).json()
  expect(archived.map(({ archivedReason }) => archivedReason)).toEqual(['donated', 'donated'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('4 exquisite pieces')).toBeVisible()
})

test('several pieces are edited together, and untouched fields stay', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Coat', category: 'Outerwear', color: 'Camel', size: 'M', season: 'Winter' })
  await armadio.hasPiece({ name: 'Jacket', category: 'Outerwear', color: 'Navy', size: 'M', season: 'Fall' })
  await page.goto(armadio.address)
  await select(page).click()
  await bar(page).getByRole('button', { name: 'Select all' }).click()
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit 2 pieces' })
  await expect(dialog.getByLabel('Category')).toHaveValue('Outerwear')
  await expect(dialog.getByLabel('Size', { exact: true })).toHaveValue('M')
  await expect(dialog.getByLabel('Color')).toHaveAttribute('placeholder', 'Unchanged')
  await dialog.getByLabel('Brand').fill('Arket')
  await dialog.getByRole('button', { name: 'Clear Season' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Season' })).toContainText('Will be cleared')
  await dialog.getByRole('button', { name: 'Clear Size' }).click()
  await dialog.getByRole('button', { name: 'Keep Size' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 pieces have been updated').first()).toBeVisible()
  await expect(bar(page)).toContainText('2 selected')
  const { Coat, Jacket } = await closetOf(armadio)
  expect(Coat).toMatchObject({ brand: 'Arket', season: null, size: 'M', color: 'Camel' })
  expect(Jacket).toMatchObject({ brand: 'Arket', season: null, size: 'M', color: 'Navy' })
})

test('a failed change changes nothing, shows the reason, and keeps the selection and the form', async ({
  page,
  armadio,
}) => {
  await openFour(page, armadio)
  await page.route('**/api/closet-items', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  await select(page).click()
  await check(page, 'One').check()
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit 1 piece' })
  const color = dialog.getByRole('textbox', { name: 'Color' })
  await color.fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Color is required')).toBeVisible()
  await color.fill('Red')
  await expect(dialog.getByText('Color is required')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText("Couldn't save the pieces").first()).toBeVisible()
  await expect(color).toHaveValue('Red')
  // Escape closes the dialog, although the toast is newer; the selection stays.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText("Couldn't save the pieces").first()).toBeVisible()
  await expect(bar(page)).toContainText('1 selected')
})

test('by keyboard, arrows move, Enter opens, Delete removes and a slash searches', async ({
  page,
  armadio,
}) => {
  await openFour(page, armadio)
  await tile(page, 'Four').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tile(page, 'Three')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(tile(page, 'One')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect(tile(page, 'Four')).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Four' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tile(page, 'Four')).toBeFocused()

  await page.keyboard.press('Delete')
  await expect(page.getByText('Four was removed from your closet').first()).toBeVisible()
  // The next piece moves up and gets the focus.
  await expect(tile(page, 'Three')).toBeFocused()

  await page.keyboard.press('/')
  const find = page.getByRole('searchbox', { name: 'Find a piece' })
  await expect(find).toBeFocused()
  await page.keyboard.type('t/o')
  await expect(find).toHaveValue('t/o')
})

test('by keyboard, Space selects, Shift extends, Ctrl+A selects all and Escape clears the selection', async ({
  page,
  armadio,
}) => {
  await openFour(page, armadio)
  await select(page).focus()
  await page.keyboard.press('Enter')
  await check(page, 'Four').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(check(page, 'Two')).toBeFocused()
  await expect(bar(page)).toContainText('3 selected')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(bar(page)).toContainText('2 selected')
  await page.keyboard.press('Space')
  await expect(bar(page)).toContainText('1 selected')
  await page.keyboard.press('ControlOrMeta+a')
  await expect(bar(page)).toContainText('4 selected')

  // The first Escape closes the dialog, the next one ends the selection.
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bar(page)).toContainText('4 selected')
  await check(page, 'Two').focus()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
  await expect(tile(page, 'Two')).toBeFocused()
})

test('a skip link leads past the pieces', async ({ page, armadio }) => {
  await openFour(page, armadio)
  await page.getByRole('link', { name: 'Skip the pieces' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Archive' })).toBeFocused()
})

test('hundreds of pieces are selected at once, including those outside the viewport', async ({
  page,
  armadio,
}) => {
  await armadio.hasPiece({ name: 'Linen shirt', category: 'Tops', color: 'White' })
  const [shirt] = await (await fetch(`${armadio.address}/api/closet-items`)).json()
  const all = Array.from({ length: 300 }, (_, at) => ({ ...shirt, id: `${at}`, name: `Piece ${at}` }))
  let request: { ids: string[] } = { ids: [] }
  await page.route('**/api/closet-items', (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: all })
    request = route.request().postDataJSON()
    return route.fulfill({ json: all.filter(({ id }) => request.ids.includes(id)) })
  })
  await page.goto(armadio.address)
  await page.getByRole('article', { name: 'Linen shirt' }).hover()
  await page.getByRole('button', { name: 'Delete Linen shirt' }).click()
  await expect(page.getByText('300 exquisite pieces')).toBeVisible()
  await select(page).click()
  await check(page, 'Piece 1').check()
  await scrollToEnd(page)
  await check(page, 'Piece 298').click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('298 selected')
  await bar(page).getByRole('button', { name: 'In the wash' }).click()
  await expect(page.getByText('298 pieces').first()).toBeVisible()
  expect(request.ids).toHaveLength(298)
})

test('the bar shifts no layout, and no toast covers it', async ({ page, armadio }) => {
  await openFour(page, armadio)
  const before = await card(page, 'Three').boundingBox()
  await select(page).click()
  await expect(bar(page)).toBeVisible()
  expect(await card(page, 'Three').boundingBox()).toEqual(before)
  await check(page, 'One').check()
  await bar(page).getByRole('button', { name: 'In the wash' }).click()
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast).toBeVisible()
  const gap = async () => {
    const [above, below] = [await bar(page).boundingBox(), await toast.boundingBox()]
    return above && below ? below.y - (above.y + above.height) : Number.NaN
  }
  await expect.poll(gap).toBeGreaterThan(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a long press on a card starts a selection, a short one opens it', async ({ page, armadio }) => {
    for (const name of words) await armadio.hasPiece({ name, category: 'Tops', color: 'White' })
    const openedAt = Date.now()
    await page.clock.install({ time: openedAt })
    await page.goto(armadio.address)
    await expect(tile(page, 'Four')).toBeVisible()
    // The test controls the clock, so the length of a press does not depend on the machine.
    await page.clock.pauseAt(openedAt + 60 * 60 * 1000)
    const finger = { pointerType: 'touch', bubbles: true, clientX: 100, clientY: 600 }
    await tile(page, 'Four').dispatchEvent('pointerdown', finger)
    await page.clock.runFor(300)
    await tile(page, 'Four').dispatchEvent('pointermove', { ...finger, clientY: 580 })
    await page.clock.runFor(600)
    await expect(page.getByRole('checkbox')).toHaveCount(0)

    await tile(page, 'Four').dispatchEvent('pointerdown', finger)
    await page.clock.runFor(600)
    await expect(check(page, 'Four')).toBeChecked()
    // Some browsers send a click after the long press, which must not toggle the selection.
    await check(page, 'Four').dispatchEvent('pointerup', finger)
    await check(page, 'Four').dispatchEvent('click')
    await expect(check(page, 'Four')).toBeChecked()
    await page.clock.resume()

    await check(page, 'Three').tap()
    await expect(bar(page)).toContainText('2 selected')
    const tabs = await page.getByRole('tablist').last().boundingBox()
    const box = await bar(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1)
    await bar(page).getByRole('button', { name: 'Done' }).tap()
    await tile(page, 'Three').tap()
    await expect(page.getByRole('dialog', { name: 'Three' })).toBeVisible()
  })
})
