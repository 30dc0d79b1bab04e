import type { Page } from '@playwright/test'
import { expect, openWithoutData, test, type Armadio } from './armadio.ts'

/** Opens a closet with sample pieces for every slot. */
async function openWithSamples(page: Page, armadio: Armadio, path = '/?tab=curation'): Promise<void> {
  const answer = await fetch(`${armadio.address}/api/sample-wardrobe`, { method: 'POST' })
  expect(answer.ok).toBe(true)
  await page.goto(armadio.address + path)
}

async function chooseOccasion(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Occasion \(optional\)/ }).click()
  await page.getByRole('listbox').getByRole('option', { name, exact: true }).click()
}

async function curate(page: Page, focus: RegExp = /trench coat/i): Promise<void> {
  await page.getByRole('radio', { name: focus }).check()
  await page.getByLabel('Style preference').selectOption('classic')
  await page.getByRole('button', { name: 'Curate Outfit' }).click()
  await expect(page.getByRole('heading', { name: 'Recommended pieces' })).toBeVisible()
}

/** Returns the names of the listed pieces, the focus piece first. */
function listed(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: 'Recommended pieces' })
    .getByRole('heading', { level: 3 })
    .allTextContents()
}

test('a piece, a style, an occasion and a season result in an outfit with reasons', async ({
  page,
  armadio,
}) => {
  await openWithSamples(page, armadio)
  const button = page.getByRole('button', { name: 'Curate Outfit' })
  await expect(button).toBeDisabled()
  await expect(page.getByText('Still missing: a focus item and a style preference.')).toBeVisible()
  await page.getByRole('radio', { name: /trench coat/i }).check()
  await expect(page.getByText('Still missing: a style preference.')).toBeVisible()
  await page.getByLabel('Style preference').selectOption('classic')
  await chooseOccasion(page, 'Art Gallery')
  await page.getByLabel('Season (optional)').selectOption('fall')
  const sent = page.waitForRequest('**/api/curate-outfit')
  await button.click()
  expect((await sent).postDataJSON()).toMatchObject({
    stylePreference: 'classic',
    occasion: 'art-gallery',
    season: 'fall',
  })
  await expect(page.getByRole('region', { name: /^Outfit: / })).toBeFocused()
  await expect(page.getByRole('img', { name: /^Collage of .*trench coat/i })).toBeVisible()
  for (const name of ['Why this outfit', 'Recommended pieces', 'Styling tips', 'Recommended colors'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  const pieces = page.getByRole('region', { name: 'Recommended pieces' }).getByRole('listitem')
  await expect(pieces.first()).toContainText('Your focus piece')
  await expect(pieces.nth(1).getByRole('img', { name: 'Priority 5 of 5' })).toBeVisible()
  await expect(page.getByText("Chosen by Armadio's built-in rules. No AI model was used.")).toBeVisible()

  const names = await listed(page)
  await page.reload()
  await expect(page.getByLabel('Style preference')).toHaveValue('classic')
  expect(await listed(page)).toEqual(names)
})

test('special occasions show hints, and a preset replaces a custom occasion', async ({ page, armadio }) => {
  await openWithSamples(page, armadio)
  const form = page.getByRole('form', { name: 'Outfit to curate' })
  const hint = form.getByRole('definition')
  await chooseOccasion(page, 'Work')
  await expect(page.getByRole('button', { name: 'Occasion (optional) Work' })).toBeFocused()
  await expect(hint).toHaveCount(0)
  await chooseOccasion(page, 'Wedding Guest')
  await expect(hint.first()).toBeVisible()

  await chooseOccasion(page, 'Custom Occasion...')
  const ownWords = page.getByLabel('Custom occasion')
  await expect(ownWords).toBeFocused()
  await expect(hint.first()).toBeVisible()
  await ownWords.fill('My sister’s book launch')
  await page.getByRole('radio', { name: /trench coat/i }).check()
  await page.getByLabel('Style preference').selectOption('edgy')
  const sent = page.waitForRequest('**/api/curate-outfit')
  await page.getByRole('button', { name: 'Curate Outfit' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ occasion: 'My sister’s book launch' })

  await page.getByRole('button', { name: 'Back to the list' }).click()
  await chooseOccasion(page, 'Brunch')
  await chooseOccasion(page, 'Custom Occasion...')
  await expect(ownWords).toHaveValue('')
})

test('an arriving outfit does not close an open menu', async ({ page, armadio }) => {
  await openWithSamples(page, armadio)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/curate-outfit', async (route) => {
    await released
    await route.fallback()
  })
  await page.getByRole('radio', { name: /trench coat/i }).check()
  await page.getByLabel('Style preference').selectOption('edgy')
  await page.getByRole('button', { name: 'Curate Outfit' }).click()
  await page.getByRole('button', { name: /^Occasion/ }).click()
  release()
  await expect(page.getByRole('heading', { name: 'Recommended pieces' })).toBeVisible()
  await page.getByRole('option', { name: 'Brunch' }).click()
  await expect(page.getByRole('button', { name: 'Occasion (optional) Brunch' })).toBeFocused()
})

test('the occasions can be browsed by keyboard', async ({ page, armadio }) => {
  await openWithSamples(page, armadio)
  const option = (name: string) => page.getByRole('listbox').getByRole('option', { name })
  await page.getByRole('button', { name: /^Occasion/ }).press('Enter')
  await expect(option('Casual')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(option('Graduation')).toBeFocused()
  await page.keyboard.press('h')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Occasion (optional) Holiday Dinner' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(option('Holiday Dinner')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('a piece is swapped, and a locked one stays on Shuffle', async ({ page, armadio }) => {
  await openWithSamples(page, armadio)
  await curate(page)
  const [focus, first] = await listed(page)
  await page.getByRole('button', { name: `Swap ${first}` }).click()
  const choices = page.getByRole('dialog', { name: `Swap ${first}` })
  const wear = choices.getByRole('button', { name: /^Wear / }).first()
  const wanted = (await wear.getAttribute('aria-label'))?.replace('Wear ', '') ?? ''
  await wear.click()
  await expect(page.getByRole('button', { name: `Swap ${wanted}` })).toBeFocused()
  expect(await listed(page)).not.toContain(first)

  const lock = page.getByRole('button', { name: `Lock ${wanted}` })
  await lock.click()
  await expect(lock).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('The locked piece stays.')).toBeVisible()
  const before = await listed(page)
  await page.getByRole('button', { name: 'Shuffle' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Another outfit' })).toBeAttached()
  const after = await listed(page)
  expect(after).toEqual(expect.arrayContaining([focus, wanted]))
  expect(after).not.toEqual(before)
  // All changes belong to one look.
  const looks = await (await fetch(`${armadio.address}/api/outfit-curations`)).json()
  expect(looks).toHaveLength(1)
})

test('after Shuffle, Back restores exactly the previous outfit, and Forward the next', async ({
  page,
  armadio,
}) => {
  await openWithSamples(page, armadio)
  await curate(page)
  const back = page.getByRole('button', { name: 'Back', exact: true })
  const forward = page.getByRole('button', { name: 'Forward', exact: true })
  const announcement = page.getByRole('status')
  await expect(back).toHaveCount(0)
  const first = await listed(page)
  await page.getByRole('button', { name: 'Shuffle' }).click()
  await expect(page.getByText('Outfit 2 of 2', { exact: true })).toBeVisible()
  const second = await listed(page)
  expect(second).not.toEqual(first)
  await expect(forward).toBeDisabled()

  await back.press('Enter')
  await expect(announcement.filter({ hasText: 'Outfit 1 of 2' })).toBeAttached()
  expect(await listed(page)).toEqual(first)
  await expect(back).toBeDisabled()
  await expect(back).toBeFocused()
  await forward.click()
  await expect(announcement.filter({ hasText: 'Outfit 2 of 2' })).toBeAttached()
  expect(await listed(page)).toEqual(second)

  // The server stores the versions, so they are available after reopening the look.
  await page.goto(`${armadio.address}/?tab=curation`)
  await page.getByRole('region', { name: 'My looks' }).getByRole('button').first().waitFor()
  await page
    .getByRole('region', { name: 'My looks' })
    .getByRole('listitem')
    .getByRole('button')
    .first()
    .click()
  await back.click()
  await expect(page.getByText('Outfit 1 of 2', { exact: true })).toBeVisible()
  expect(await listed(page)).toEqual(first)

  await page.getByRole('button', { name: 'Shuffle' }).click()
  await expect(page.getByText('Outfit 2 of 2', { exact: true })).toBeVisible()
})

test('a piece that does not suit the occasion shows the reason and can still be chosen', async ({
  page,
  armadio,
}) => {
  await openWithSamples(page, armadio)
  await chooseOccasion(page, 'Job Interview')
  await curate(page)
  const shoes = page
    .getByRole('region', { name: 'Recommended pieces' })
    .getByRole('listitem')
    .filter({ hasText: '· Shoes' })
  await shoes.getByRole('button', { name: /^Swap / }).click()
  const choices = page.getByRole('dialog', { name: /^Swap / })
  const unfit = choices.getByRole('list', { name: 'Not a good fit' }).getByRole('listitem')
  const sneakers = unfit.filter({ hasText: 'Leather sneakers' })
  await expect(sneakers).toContainText('Too casual for a job interview.')
  await expect(sneakers).toContainText(/\d+ points? less/)
  await sneakers.getByRole('button', { name: 'Wear Leather sneakers' }).click()
  await expect(page.getByText('Outfit 2 of 2', { exact: true })).toBeVisible()
  expect(await listed(page)).toContain('Leather sneakers')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page.getByText('Outfit 1 of 2', { exact: true })).toBeVisible()
  expect(await listed(page)).not.toContain('Leather sneakers')
})

test('the first twelve swaps are shown, and a search finds the others', async ({ page, armadio }) => {
  await openWithSamples(page, armadio)
  await curate(page)
  await page.route('**/swaps?itemId=*', async (route) => {
    const [one] = await (await route.fetch()).json()
    const closet = await (await fetch(`${armadio.address}/api/closet-items`)).json()
    await route.fulfill({ json: closet.map((item: object) => ({ ...one, item })) })
  })
  await page
    .getByRole('button', { name: /^Swap / })
    .first()
    .click()
  const choices = page.getByRole('dialog', { name: /^Swap / })
  const wear = choices.getByRole('button', { name: /^Wear / })
  await expect(wear).toHaveCount(12)
  await choices.getByRole('button', { name: 'Show all 24' }).click()
  await expect(wear).toHaveCount(24)
  await expect(wear.nth(12)).toBeFocused()
  await choices.getByRole('searchbox', { name: 'Find among 24 pieces' }).fill('penny loafers')
  await expect(wear).toHaveCount(1)
  await expect(choices.getByText('1 piece found')).toBeAttached()
  await choices.getByRole('searchbox').fill('zzz')
  await expect(choices.getByText('No piece matches “zzz”.')).toBeVisible()
})

test('swaps that fail to load show an error and can be reloaded', async ({ page, armadio }) => {
  await openWithSamples(page, armadio)
  await curate(page)
  let isDown = true
  await page.route('**/swaps?itemId=*', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { code: 'busy', message: 'Armadio is busy.' } })
      : route.fallback(),
  )
  await page
    .getByRole('button', { name: /^Swap / })
    .first()
    .click()
  const choices = page.getByRole('dialog', { name: /^Swap / })
  await expect(choices.getByRole('alert')).toContainText('Armadio is busy.')
  isDown = false
  await choices.getByRole('button', { name: 'Try again' }).click()
  await expect(choices.getByRole('button', { name: /^Wear / }).first()).toBeVisible()
})

test('an empty closet offers ways to fill it, and a new piece can be styled at once', async ({
  page,
  armadio,
}) => {
  await page.goto(`${armadio.address}/?tab=curation`)
  await expect(page.getByRole('heading', { name: 'Nothing to style yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await expect(page.getByRole('dialog', { name: 'Add New Item' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Try it with sample pieces' }).click()
  await page.getByRole('button', { name: /trench coat, to an art gallery/i }).click()
  await expect(page.getByRole('button', { name: 'Curate Outfit' })).toBeEnabled()
})

test('a piece in the wash cannot be the focus', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  const [coat] = await (await fetch(`${armadio.address}/api/closet-items`)).json()
  const changed = await fetch(`${armadio.address}/api/closet-items/${coat.id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ isClean: false }),
  })
  expect(changed.ok).toBe(true)
  await page.goto(`${armadio.address}/?tab=curation`)
  await expect(page.getByRole('radio', { name: 'Wool coat, Camel, in the wash' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: "Everything's in the wash" })).toBeVisible()
})

test('the first of a thousand pieces are shown, and a search finds the others', async ({ page, armadio }) => {
  await armadio.hasPiece({ name: 'Wool coat', category: 'Outerwear', color: 'Camel' })
  const [coat] = await (await fetch(`${armadio.address}/api/closet-items`)).json()
  const closet = Array.from({ length: 1000 }, (_, nth) => ({
    ...coat,
    id: `piece-${nth}`,
    name: `Piece ${nth}`,
  }))
  await page.route('**/api/closet-items', (route) => route.fulfill({ json: closet }))
  await openWithoutData(page, `${armadio.address}/?tab=curation`)
  await expect(page.getByText('Showing 24 of 1,000 pieces. Search to find the rest.')).toBeVisible()
  const choices = page.getByRole('group', { name: 'Focus item' }).getByRole('radio')
  await expect(choices).toHaveCount(24)
  await page.getByRole('searchbox', { name: 'Find a piece' }).fill('piece 987')
  await page.getByRole('radio', { name: 'Piece 987, Camel' }).check()
  await page.getByRole('searchbox', { name: 'Find a piece' }).fill('')
  await expect(page.getByRole('radio', { name: 'Piece 987, Camel' })).toBeChecked()
  await expect(choices).toHaveCount(24)
})

test('a failed curation shows the reason and can be retried', async ({ page, armadio }) => {
  await openWithSamples(page, armadio)
  let isDown = true
  await page.route('**/api/curate-outfit', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { code: 'busy', message: 'The stylist is busy right now.' } })
      : route.fallback(),
  )
  await page.getByRole('radio', { name: /trench coat/i }).check()
  await page.getByLabel('Style preference').selectOption('formal')
  await page.getByRole('button', { name: 'Curate Outfit' }).click()
  await expect(page.getByRole('alert')).toContainText('The stylist is busy right now.')
  await expect(page.getByLabel('Style preference')).toHaveValue('formal')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Recommended pieces' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test("with a model, the rules respond first and the model's outfit replaces theirs", async ({
  page,
  armadio,
}) => {
  await openWithSamples(page, armadio)
  await page.route('**/api/stylist', (route) => route.fulfill({ json: { asksModel: true } }))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const byModel = { curatedBy: 'model', outfitDescription: 'The model’s own words.' }
  let isAnswered = false
  await page.route('**/api/curate-outfit', async (route) => {
    const body = route.request().postDataJSON()
    if (body.by === 'rules') return route.fallback()
    await released
    isAnswered = true
    const answer = await route.fetch()
    const { result, curation } = await answer.json()
    await route.fulfill({
      json: { result: { ...result, ...byModel }, curation: { ...curation, ...byModel } },
    })
  })
  await page.route('**/api/outfit-curations', async (route) => {
    const [look] = await (await route.fetch()).json()
    await route.fulfill({ json: look ? [isAnswered ? { ...look, ...byModel } : look] : [] })
  })
  await page.reload()
  await curate(page)
  const waiting = page.getByText('Asking your model for a second opinion …')
  await expect(waiting).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'The model’s own words.' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the form collapses to one row above the outfit and expands again', async ({ page, armadio }) => {
    await openWithSamples(page, armadio)
    await chooseOccasion(page, 'Date')
    await curate(page)
    const form = page.getByRole('form', { name: 'Outfit to curate' })
    await expect(form).toBeHidden()
    await expect(page.getByText('Classic, Date').first()).toBeInViewport()
    await expect(page.getByRole('img', { name: /^Collage of/ })).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: 'Change' }).click()
    await expect(form).toBeVisible()
    await expect(page.getByRole('radio', { name: /trench coat/i })).toBeFocused()
  })
})
