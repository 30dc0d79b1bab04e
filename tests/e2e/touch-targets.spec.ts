import type { Page } from '@playwright/test'
import { expect, fillNewItem, test } from './armadio.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

// Returns visible controls smaller than 44 px, with their sizes. A label and a pseudo-element over a control are part
// of its target; a link in a sentence may be as high as its line.
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targetOf = (element: Element) => {
      const boxes = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])].map(
        (part) => part.getBoundingClientRect(),
      )
      const after = getComputedStyle(element, '::after')
      const isOver = after.content !== 'none' && after.position === 'absolute'
      return {
        width: Math.max(...boxes.map((box) => box.width), isOver ? Number.parseFloat(after.width) : 0),
        height: Math.max(...boxes.map((box) => box.height), isOver ? Number.parseFloat(after.height) : 0),
      }
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches('.sr-only, [aria-hidden=true]')
    return [...document.querySelectorAll('a, button, input, select, textarea, [role=tab]')]
      .filter((element) => isSeen(element) && !element.closest('p'))
      .map((element) => ({ element, ...targetOf(element) }))
      .filter(({ width, height }) => width < 44 || height < 44)
      .map(({ element, width, height }) => `${width} x ${height}: ${element.outerHTML.slice(0, 90)}`)
  })
}

test('the actions of a card do not obstruct touches', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  await page.goto(armadio.address)
  const card = page.getByRole('article', { name: 'Wool coat' })
  const place = await card.boundingBox()
  await expect(card.getByRole('button')).toHaveCount(0)
  // The corner where they are for a mouse.
  await page.touchscreen.tap((place?.x ?? 0) + (place?.width ?? 0) - 32, (place?.y ?? 0) + 32)
  await expect(page.getByRole('dialog', { name: 'Wool coat' })).toBeVisible()
})

test('every control of every page and dialog is a touch target of 44 px', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  for (const path of [
    '/',
    '/?color=green',
    '/?tab=curation',
    '/?tab=marketplace',
    '/?sell=choose',
    '/?piece=nothing',
    '/?shelf=archive',
    '/outfit-planner',
    '/enhanced-features',
    '/trips',
    '/trips?trip=new',
    '/nope',
  ]) {
    await page.goto(armadio.address + path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await tooSmall(page), path).toEqual([])
  }

  await page.goto(armadio.address)
  await page.getByRole('button', { name: 'Add New Item' }).click()
  await fillNewItem(page)
  expect(await tooSmall(page), 'Add New Item').toEqual([])
  await page.keyboard.press('Escape')
  expect(await tooSmall(page), 'words that are not saved').toEqual([])
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('link', { name: 'Wool coat', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Wool coat' })).toBeVisible()
  expect(await tooSmall(page), 'a piece').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Settings/ }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  expect(await tooSmall(page), 'Settings').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Wool coat' }).check()
  expect(await tooSmall(page), 'a choice of several').toEqual([])
  for (const name of ['Edit', 'Archive']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await tooSmall(page), name).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await tooSmall(page), 'a toast').toEqual([])
})

test('every control of an outfit is a touch target of 44 px', async ({ page, armadio }) => {
  await fetch(`${armadio.address}/api/sample-wardrobe`, { method: 'POST' })
  await page.goto(`${armadio.address}/?tab=curation`)
  await page.getByRole('radio', { name: /trench coat/i }).check()
  await page.getByLabel('Style preference').selectOption('classic')
  await page.getByRole('button', { name: /^Occasion/ }).click()
  expect(await tooSmall(page), 'the occasions').toEqual([])
  await page.getByRole('option', { name: 'Custom Occasion...' }).click()
  expect(await tooSmall(page), 'the form').toEqual([])
  await page.getByRole('button', { name: 'Curate Outfit' }).click()
  await expect(page.getByRole('heading', { name: 'Recommended pieces' })).toBeVisible()
  await page.getByRole('button', { name: 'Shuffle' }).click()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeEnabled()
  expect(await tooSmall(page), 'the outfit').toEqual([])
  await page.getByRole('button', { name: /^Swap/ }).first().click()
  await expect(page.getByRole('button', { name: /^Wear/ }).first()).toBeVisible()
  expect(await tooSmall(page), 'the swaps').toEqual([])
})
