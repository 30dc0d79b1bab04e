import type { Page } from '@playwright/test'
import type { ClosetItem } from '../../src/contract/closet/closet.ts'
import type { OutfitRecommendation } from '../../src/contract/stylist/looks.ts'
import { expect, test, type Armadio } from './armadio.ts'
import { call } from './call.ts'

async function closetOf(armadio: Armadio): Promise<Record<string, ClosetItem>> {
  const items = (await call(armadio, 'GET', '/api/closet-items')) as ClosetItem[]
  return Object.fromEntries(items.map((item) => [item.name, item]))
}

/** Adds the sample wardrobe and creates looks of it: names of the pieces by the look's name. */
async function givenLooks(armadio: Armadio, looks: Record<string, readonly string[]>): Promise<void> {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  const closet = await closetOf(armadio)
  for (const [name, pieces] of Object.entries(looks))
    await call(armadio, 'POST', '/api/outfit-recommendations', {
      name,
      itemIds: pieces.map((piece) => closet[piece]?.id),
    })
}

const looks = (page: Page) => page.getByRole('region', { name: 'My looks' })
const act = async (page: Page, look: string, action: string) => {
  await page.getByRole('button', { name: `More for ${look}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a look is created from the closet, saved and opened again with its tips', async ({ page, armadio }) => {
  await givenLooks(armadio, {})
  const { 'Denim jacket': jacket } = await closetOf(armadio)
  await call(armadio, 'PATCH', `/api/closet-items/${jacket?.id}`, { isClean: false })
  await page.goto(`${armadio.address}/?tab=curation`)
  await expect(looks(page).getByRole('heading', { name: 'No looks yet' })).toBeVisible()
  await looks(page).getByRole('button', { name: 'Create a look', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Create a look' })
  await dialog.getByRole('button', { name: 'Save look' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await expect(dialog.getByText('Choose at least one piece.')).toBeVisible()

  await dialog.getByLabel('Name').fill('Market day')
  await dialog.getByRole('checkbox', { name: /^Linen shirt dress/ }).check()
  await dialog.getByRole('radio', { name: 'Outerwear' }).check()
  await expect(dialog.getByRole('checkbox', { name: /^Linen shirt dress/ })).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: 'Denim jacket, Denim blue, in the wash' }).check()
  await dialog.getByRole('radio', { name: 'All Items' }).check()
  await dialog.getByRole('searchbox', { name: 'Find a piece' }).fill('sneak')
  await dialog.getByRole('checkbox', { name: /^Leather sneakers/ }).check()
  await expect(dialog.getByText('3 picked')).toBeVisible()
  await expect(
    dialog.getByRole('img', { name: 'Market day: Linen shirt dress, Denim jacket, Leather sneakers' }),
  ).toBeVisible()
  // Escape does not discard the selection.
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('You have unsaved changes.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing' }).press('Enter')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByRole('button', { name: 'Save look' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Market day is in My looks.').first()).toBeVisible()

  await looks(page).getByRole('button', { name: 'Open Market day' }).click()
  const opened = page.getByRole('dialog', { name: 'Market day' })
  await expect(opened.getByRole('listitem').filter({ hasText: 'Denim jacket' }).first()).toContainText(
    'In the wash',
  )
  await expect(opened.getByRole('heading', { name: 'Styling tips' })).toBeVisible()
  await page.reload()
  await expect(opened).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
})

test('wearing a look today logs one entry, lists omitted pieces and can be undone', async ({
  page,
  armadio,
}) => {
  await givenLooks(armadio, {
    'Market day': ['Linen shirt dress', 'Denim jacket', 'Leather sneakers', 'Wool scarf'],
  })
  const before = await closetOf(armadio)
  await call(armadio, 'PATCH', `/api/closet-items/${before['Denim jacket']?.id}`, { isClean: false })
  await call(armadio, 'DELETE', `/api/closet-items/${before['Wool scarf']?.id}`)
  await page.goto(`${armadio.address}/?tab=curation`)
  await act(page, 'Market day', 'Wear today')
  await expect(
    page
      .getByText('2 pieces. Left out: Denim jacket (in the wash), Wool scarf (no longer in your closet).')
      .first(),
  ).toBeVisible()
  const wears = async (name: string) => (await closetOf(armadio))[name]?.wearCount
  const dressWears = before['Linen shirt dress']?.wearCount ?? 0
  expect(await wears('Linen shirt dress')).toBe(dressWears + 1)
  expect(await wears('Denim jacket')).toBe(before['Denim jacket']?.wearCount)
  // The history has the entry, and the outfit is not logged twice.
  const logged = async (): Promise<{ id: string; pieces: { name: string }[] }[]> =>
    call(armadio, 'GET', '/api/outfit-history')
  expect((await logged())[0]?.pieces.map(({ name }) => name)).toEqual([
    'Linen shirt dress',
    'Leather sneakers',
  ])
  const undo = page.getByRole('button', { name: 'Undo' })
  await act(page, 'Market day', 'Wear today')
  await expect(page.getByText('Already worn today', { exact: true }).first()).toBeVisible()
  expect(await logged()).toHaveLength(1)
  await expect(undo).toBeHidden()
  const [entry] = await logged()
  await call(armadio, 'DELETE', `/api/outfit-history/${entry?.id}`)
  await act(page, 'Market day', 'Wear today')
  await expect(page.getByText('Worn today', { exact: true }).first()).toBeVisible()
  await undo.click()
  await expect(page.getByText('Not worn today: Linen shirt dress, Leather sneakers.').first()).toBeVisible()
  expect(await logged()).toEqual([])
  expect(await wears('Linen shirt dress')).toBe(dressWears)
  // A deleted piece stays in the look as a snapshot.
  await looks(page).getByRole('button', { name: 'Open Market day' }).click()
  await expect(
    page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Wool scarf' }).first(),
  ).toContainText('No longer in your closet')
})

test('a look is renamed, made a favorite, found among the favorites, and deleted after a confirmation', async ({
  page,
  armadio,
}) => {
  await givenLooks(armadio, { One: ['Oxford shirt'], Two: ['Wool blazer', 'Straight jeans'] })
  await page.goto(`${armadio.address}/?tab=curation`)
  await act(page, 'Two', 'Rename')
  const rename = page.getByRole('dialog', { name: 'Rename look' })
  await expect(rename.getByLabel('Name')).toBeFocused()
  await rename.getByLabel('Name').fill('Office Friday')
  await page.keyboard.press('Enter')
  await expect(rename).toBeHidden()
  await expect(page.getByRole('button', { name: 'More for Office Friday' })).toBeFocused()

  await act(page, 'Office Friday', 'Favorite')
  await looks(page).getByRole('radio', { name: 'Favorites' }).check()
  await expect(looks(page).getByRole('button', { name: 'Open Office Friday' })).toBeVisible()
  await expect(looks(page).getByRole('button', { name: 'Open One' })).toHaveCount(0)

  await act(page, 'Office Friday', 'Delete')
  const confirm = page.getByRole('dialog', { name: 'Delete Office Friday?' })
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await expect(looks(page).getByRole('button', { name: 'Open Office Friday' })).toBeVisible()
  await act(page, 'Office Friday', 'Delete')
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(looks(page).getByRole('button', { name: 'Open Office Friday' })).toHaveCount(0)
  // Without favorites the filter disappears.
  await expect(looks(page).getByRole('button', { name: 'Open One' })).toBeVisible()
  await expect(looks(page).getByRole('heading', { name: 'My looks' })).toBeFocused()
})

test('saved looks are available with an empty closet, but no look can be created', async ({
  page,
  armadio,
}) => {
  await givenLooks(armadio, { One: ['Oxford shirt'] })
  await call(armadio, 'DELETE', '/api/sample-wardrobe')
  await page.goto(`${armadio.address}/?tab=curation`)
  await expect(page.getByRole('heading', { name: 'Nothing to style yet' })).toBeVisible()
  await expect(looks(page).getByRole('button', { name: 'Create a look', exact: true })).toHaveCount(0)
  await looks(page).getByRole('button', { name: 'Open One' }).click()
  await expect(page.getByRole('dialog', { name: 'One' })).toContainText('No longer in your closet')
})

test('looks that fail to load show an error and can be reloaded', async ({ page, armadio }) => {
  await givenLooks(armadio, { One: ['Oxford shirt'] })
  await page.route('**/api/outfit-recommendations', (route) => route.abort())
  await page.goto(`${armadio.address}/?tab=curation`)
  await expect(page.getByRole('heading', { name: "Couldn't load your looks" })).toBeVisible()
  await page.unrouteAll()
  await looks(page).getByRole('button', { name: 'Try again' }).click()
  await expect(looks(page).getByRole('button', { name: 'Open One' })).toBeVisible()
})

test('looks are added to a collection, filtered by it, and stay when it is deleted', async ({
  page,
  armadio,
}) => {
  await givenLooks(armadio, { One: ['Oxford shirt'], Two: ['Wool blazer', 'Straight jeans'] })
  await page.goto(`${armadio.address}/?tab=curation`)
  await looks(page).getByRole('button', { name: 'New collection' }).click()
  const dialog = page.getByRole('dialog', { name: 'New collection' })
  await dialog.getByRole('button', { name: 'Save collection' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await dialog.getByLabel('Name').fill('Office')
  await dialog.getByRole('checkbox', { name: 'Two' }).check()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  // The new collection is shown at once.
  await expect(looks(page).getByRole('radio', { name: 'Office' })).toBeChecked()
  await expect(looks(page).getByRole('button', { name: 'Open Two' })).toBeVisible()
  await expect(looks(page).getByRole('button', { name: 'Open One' })).toHaveCount(0)

  await act(page, 'Two', 'Collections')
  const collections = page.getByRole('dialog', { name: 'Collections' })
  await collections.getByRole('switch', { name: 'Office' }).uncheck()
  await collections.getByLabel('New collection').fill('Holiday')
  await collections.getByRole('button', { name: 'Create' }).click()
  await expect(collections.getByRole('switch', { name: 'Holiday' })).toBeChecked()
  await collections.getByRole('button', { name: 'Done' }).click()
  await expect(looks(page).getByRole('heading', { name: 'No looks in this collection' })).toBeVisible()
  await looks(page).getByRole('radio', { name: 'Holiday' }).check()
  await looks(page).getByRole('button', { name: 'Edit Holiday' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Holiday' }).click()
  await expect(looks(page).getByRole('radio', { name: 'Holiday' })).toHaveCount(0)
  await expect(looks(page).getByRole('button', { name: 'Open Two' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await looks(page).getByRole('radio', { name: 'Holiday' }).check()
  await expect(looks(page).getByRole('button', { name: 'Open Two' })).toBeVisible()
})

test("a look's layout is changed by mouse and keyboard, stored, and reset to the automatic collage", async ({
  page,
  armadio,
}) => {
  await givenLooks(armadio, { Two: ['Wool blazer', 'Straight jeans'] })
  const stored = async () => {
    const [look] = (await call(armadio, 'GET', '/api/outfit-recommendations')) as OutfitRecommendation[]
    return look?.canvas?.pieces ?? null
  }
  await page.goto(`${armadio.address}/?tab=curation`)
  await act(page, 'Two', 'Arrange')
  const dialog = page.getByRole('dialog', { name: 'Arrange' })
  const jeans = dialog.getByRole('button', { name: /^Straight jeans, layer/ })
  const before = await jeans.boundingBox()
  await jeans.focus()
  for (const key of ['Shift+ArrowUp', '+', ']', 'PageDown']) await page.keyboard.press(key)
  await expect(dialog.getByRole('status')).toHaveText('Straight jeans: layer 1 of 2')
  await expect(jeans).toBeFocused()
  await jeans.hover()
  await page.mouse.down()
  await page.mouse.move((before?.x ?? 0) - 80, (before?.y ?? 0) + 120, { steps: 4 })
  await page.mouse.up()
  await expect(dialog.getByRole('status')).toContainText('from the left')
  // A drag is one step of Undo.
  const dragged = await jeans.boundingBox()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Last change undone')
  expect(await jeans.boundingBox()).not.toEqual(dragged)
  await page.keyboard.press('Control+z')
  await expect(jeans).toHaveAccessibleName('Straight jeans, layer 2 of 2')
  await jeans.focus()
  await page.keyboard.press('PageDown')
  await dialog.getByRole('button', { name: 'Save layout' }).click()
  await expect(dialog).toBeHidden()
  expect(await stored()).toMatchObject([{ angle: 5 }, { angle: 0 }])

  await act(page, 'Two', 'Arrange')
  await dialog.getByRole('button', { name: 'Automatic' }).click()
  // Escape does not discard changes.
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('You have unsaved changes.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByRole('button', { name: 'Save layout' }).click()
  await expect(dialog).toBeHidden()
  expect(await stored()).toBeNull()
})
