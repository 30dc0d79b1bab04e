import type { Page } from '@playwright/test'
import type { ClosetItem } from '../../src/contract/closet/closet.ts'
import type { PlannedSwap, PlanReply, WeeklyPlan } from '../../src/contract/planner/planner.ts'
import { expect, test, type Armadio } from './armadio.ts'
import { dayIn } from './day-in.ts'
import { call } from './call.ts'
import { findings } from './axe-findings.ts'

/** Adds the sample wardrobe and opens a plan of this week, or of the next, which has no past days. */
async function openPlan(page: Page, armadio: Armadio, week: 'this' | 'next' = 'this'): Promise<WeeklyPlan> {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  const weekStartDate = dayIn(week === 'this' ? 0 : 7)
  // Includes past days.
  const dressFrom = dayIn(-6)
  const wanted = {
    title: 'Quiet Autumn Week',
    styleTheme: 'Minimalist',
    occasion: 'work',
    weekStartDate,
    dressFrom,
  }
  const plan: WeeklyPlan = await call(armadio, 'POST', '/api/weekly-plans', wanted)
  await page.goto(`${armadio.address}/outfit-planner?plan=${plan.id}`)
  await expect(card(page, 'Sun')).toBeVisible()
  return plan
}

const card = (page: Page, day: string) => page.getByRole('listitem', { name: new RegExp(`^${day} \\d`) })
const pictureOf = (page: Page, day: string) => card(page, day).getByRole('img', { name: /^\w+ \d+: / })

async function act(page: Page, day: string, action: string): Promise<void> {
  await card(page, day).hover()
  await card(page, day)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('a day scrolls under the header, with its menu', async ({ page, armadio }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openPlan(page, armadio)
  const more = card(page, 'Mon').getByRole('button', { name: /^More for/ })
  await more.scrollIntoViewIfNeeded()
  await more.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 8))
  const isUnderTheHeader = await more.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('header') !== null
  })
  expect(isUnderTheHeader).toBe(true)
})

test('a week is planned after a theme and an occasion are chosen, and appears on the home page', async ({
  page,
  armadio,
}) => {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  await page.goto(`${armadio.address}/outfit-planner`)
  await expect(page.getByRole('heading', { name: 'No plans yet' })).toBeVisible()
  await page.getByRole('button', { name: 'New Plan' }).click()
  const form = page.getByRole('form', { name: 'New plan' })
  await expect(form.getByLabel('Season')).toHaveValue('fall')
  await expect(form.getByLabel('Season').getByRole('option')).toHaveText([
    'Spring',
    'Summer',
    'Fall',
    'Winter',
    'All',
  ])
  const monday = await page.evaluate(() => {
    const now = new Date()
    return new Date(now.getTime() - ((now.getDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10)
  })
  await form.getByText(/^This week,/).click()
  await expect(form.getByLabel('Start date')).toHaveValue(monday)

  await form.getByRole('button', { name: 'Create Plan' }).click()
  await expect(page.getByText('Please fill required fields').first()).toBeVisible()
  await expect(page.getByText('Style theme and occasion are required.').first()).toBeVisible()
  await expect(form.getByText('Style theme is required')).toBeVisible()
  await expect(form.getByText('Occasion is required')).toBeVisible()
  await expect(form.getByLabel('Style theme')).toBeFocused()

  await form.getByLabel('Style theme').selectOption('Your own words...')
  await form.getByLabel('Style theme').fill('Rainy library')
  await expect(form.getByLabel('Title')).toHaveAttribute('placeholder', 'Rainy library Week')
  await form.getByLabel('Occasion').selectOption('Art Gallery')
  await form.getByText('Set the occasion for a day').click()
  await form.getByLabel('Sunday').selectOption('Wedding Guest')
  await expect(form.getByText('Own occasion: Sunday')).toBeVisible()
  await form.getByRole('button', { name: 'Create Plan' }).click()
  await expect(page.getByText('Weekly plan created!').first()).toBeVisible()
  await expect(page.getByText('Your AI-curated outfit plan is ready for the week.').first()).toBeVisible()
  await expect(form).toHaveCount(0)
  const heading = page.getByRole('heading', { level: 2, name: 'Rainy library Week' })
  await expect(heading).toBeFocused()
  await expect(page.getByText('Rainy library · Fall · Art Gallery')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rainy library Week' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: /^Edit Sun \d+: Wedding Guest$/ })).toBeVisible()
  // Past days are not planned.
  await expect(page.getByText(/^(Perfect For|Not planned)$/)).toHaveCount(7)
  await page.reload()
  await expect(heading).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  const banner = page.getByRole('link', { name: /Weekly Planner.*(All 7|\d of 7) days planned/ })
  await expect(banner).toBeVisible()
  await page.goto(armadio.address)
  await banner.click()
  await expect(heading).toBeVisible()
})

test('the form shows the weather of any week in the stored unit, and its layout does not shift', async ({
  page,
  armadio,
}) => {
  await call(armadio, 'PATCH', '/api/weather/preference', { temperatureUnit: 'fahrenheit' })
  await page.goto(`${armadio.address}/outfit-planner`)
  await page.getByRole('button', { name: 'New Plan' }).click()
  const monday = page.getByRole('list', { name: 'The days of the week' }).getByRole('listitem').first()
  const create = page.getByRole('button', { name: 'Create Plan' })
  const start = page.getByLabel('Start date')
  // Next week, which is within the forecast. This week usually also has past days.
  await start.fill(dayIn(7))
  await expect(monday).toContainText('Rain, 43 to 48 °F')
  const { y } = (await create.boundingBox()) ?? {}
  await start.fill(dayIn(100))
  await expect(page.getByText(/^Too far out for a forecast/)).toBeVisible()
  await expect(monday).toContainText(/°F, an estimate for the month/)
  expect((await create.boundingBox())?.y).toBe(y)
  // The longest label of a week.
  await start.fill('2031-01-01')
  await expect(page.getByText('Dec 30, 2030 – Jan 5, 2031')).toBeVisible()
  expect((await create.boundingBox())?.y).toBe(y)
  await page.route('**/api/weather/week*', (route) => route.abort())
  await start.fill(dayIn(200))
  await expect(page.getByText(/^Couldn't load the forecast\./)).toBeVisible()
  expect((await create.boundingBox())?.y).toBe(y)

  await page.route('**/api/weekly-plans', (route) => route.abort())
  await page.getByLabel('Style theme').selectOption('Minimalist')
  await page.getByLabel('Occasion').selectOption('Work')
  await create.click()
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await expect(toast).toContainText('Failed to create weekly plan. Please try again.')
  for (const width of [1280, 721, 390]) {
    await page.setViewportSize({ width, height: 700 })
    await create.scrollIntoViewIfNeeded()
    // Fails if another element covers it.
    await create.click({ trial: true })
  }
})

test('a locked day stays when the week is re-solved, two days are swapped, a piece is swapped', async ({
  page,
  armadio,
}) => {
  await openPlan(page, armadio, 'next')
  await act(page, 'Tue', 'Lock this day')
  await expect(card(page, 'Tue')).toHaveAccessibleName(/locked$/)
  const kept = await pictureOf(page, 'Tue').getAttribute('aria-label')
  await page.getByRole('button', { name: 'Choose new outfits for open days' }).click()
  await expect(page.getByText(/\d days? unchanged\./).first()).toBeVisible()
  await expect(pictureOf(page, 'Tue')).toHaveAttribute('aria-label', kept ?? '')

  const piecesOf = async (day: string) =>
    (await pictureOf(page, day).getAttribute('aria-label'))?.replace(/^\w+ \d+: /, '') ?? ''
  const [monday, sunday] = [await piecesOf('Mon'), await piecesOf('Sun')]
  await act(page, 'Mon', 'Choose a new outfit')
  await expect(page.getByText('New outfit chosen').first()).toBeVisible()
  await expect.poll(() => piecesOf('Mon')).not.toBe(monday)
  expect(await piecesOf('Sun')).toBe(sunday)
  await card(page, 'Tue')
    .getByRole('button', { name: /^More for/ })
    .click()
  await expect(page.getByRole('menuitem', { name: 'Unlock' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Choose a new outfit' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  const thursday = await piecesOf('Thu')
  await act(page, 'Thu', 'Move to another day')
  await page.getByRole('menuitem', { name: /^Sat/ }).click()
  await expect.poll(() => piecesOf('Sat')).toBe(thursday)

  await act(page, 'Wed', 'Swap a piece')
  const panel = page.getByRole('dialog', { name: 'Swap a piece' })
  await expect(panel.getByRole('radio').first()).toBeChecked()
  const [wear] = [panel.getByRole('button', { name: /^Wear/ }).first()]
  const name = (await wear.getAttribute('aria-label'))?.replace(/^Wear /, '') ?? ''
  expect(await findings(page)).toEqual([])
  await wear.click()
  await expect(panel).toHaveCount(0)
  await expect.poll(() => piecesOf('Wed')).toContain(name)
  await expect(card(page, 'Wed')).toHaveAccessibleName(/chosen by you$/)
})

test('a piece that is not suggested can be chosen from the closet, which locks the day', async ({
  page,
  armadio,
}) => {
  const plan = await openPlan(page, armadio, 'next')
  const { dailyOutfits }: PlanReply = await call(armadio, 'GET', `/api/weekly-plans/${plan.id}`)
  const shoes = dailyOutfits[2]?.pieces.find(({ slot }) => slot === 'shoes')?.item
  const swaps = `/api/weekly-plans/${plan.id}/days/wednesday/swaps?itemId=${shoes?.id}`
  const offered = ((await call(armadio, 'GET', swaps)) as PlannedSwap[]).map(({ item }) => item.id)
  const closet: ClosetItem[] = await call(armadio, 'GET', '/api/closet-items')
  const own = closet.find(
    ({ id, category, isClean }) =>
      category === 'Shoes' && isClean && id !== shoes?.id && !offered.includes(id),
  )
  await act(page, 'Wed', 'Swap a piece')
  await page.getByRole('radio', { name: shoes?.name ?? '' }).check()
  await page.getByRole('button', { name: 'Choose from your closet' }).click()
  await expect(page.getByRole('heading', { name: 'Choose from your closet' })).toBeFocused()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Back to suggestions' }).click()
  await expect(page.getByRole('radio', { name: shoes?.name ?? '' })).toBeChecked()
  await page.getByRole('button', { name: 'Choose from your closet' }).click()
  await page.getByRole('searchbox', { name: 'Find a piece' }).fill(own?.name ?? '')
  await page.getByRole('button', { name: `Wear ${own?.name}` }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(pictureOf(page, 'Wed')).toHaveAttribute('aria-label', new RegExp(own?.name ?? ''))
  await expect(card(page, 'Wed')).toHaveAccessibleName(/chosen by you$/)
})

test('the plan of an empty closet labels its days as ideas, which cannot be shared', async ({
  page,
  armadio,
}) => {
  const wanted = { styleTheme: 'Classic', occasion: 'work', season: 'all', dressFrom: dayIn(-6) }
  const plan: WeeklyPlan = await call(armadio, 'POST', '/api/weekly-plans', wanted)
  await page.goto(`${armadio.address}/outfit-planner?plan=${plan.id}`)
  await expect(page.getByText('Classic · All seasons · Work')).toBeVisible()
  await expect(page.getByText('An idea, not your own pieces')).toHaveCount(7)
  for (const name of ['Share', 'Quick Share']) {
    await card(page, 'Wed').getByRole('button', { name, exact: true }).click()
    await expect(page.getByText('Nothing to share yet').first()).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('wearing a day counts its wears and can be undone', async ({ page, armadio }) => {
  const plan = await openPlan(page, armadio)
  const { dailyOutfits }: PlanReply = await call(armadio, 'GET', `/api/weekly-plans/${plan.id}`)
  const id = dailyOutfits[0]?.itemIds[0]
  const wears = async () => ((await call(armadio, 'GET', `/api/closet-items/${id}`)) as ClosetItem).wearCount
  const before = await wears()
  await act(page, 'Mon', 'Mark as worn')
  await expect(card(page, 'Mon')).toHaveAccessibleName(/worn$/)
  expect(await wears()).toBe(before + 1)
  await act(page, 'Mon', 'Mark as not worn')
  await expect(page.getByText('Wears removed').first()).toBeVisible()
  expect(await wears()).toBe(before)
})

test('a day is shared, and a missing piece makes it need a new choice', async ({
  page,
  context,
  armadio,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const plan = await openPlan(page, armadio)
  await card(page, 'Fri').getByRole('button', { name: 'Quick Share' }).click()
  await page.getByRole('menuitem', { name: 'Copy caption' }).click()
  await expect(page.getByText('Copied!').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#Minimalist')
  await card(page, 'Fri').getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await expect(page.getByText('Share Content Generated!').first()).toBeVisible()
  await page.keyboard.press('Escape')

  const { dailyOutfits }: PlanReply = await call(armadio, 'GET', `/api/weekly-plans/${plan.id}`)
  // Shoes, because the closet has others for any weather; Sunday, because past days need no new choice.
  const gone = dailyOutfits[6]?.pieces.find(({ slot }) => slot === 'shoes')?.item
  await call(armadio, 'DELETE', `/api/closet-items/${gone?.id}`)
  await page.reload()
  await expect(card(page, 'Sun').getByText(`No longer available: ${gone?.name}.`)).toBeVisible()
  await card(page, 'Sun').getByRole('button', { name: 'Choose another' }).click()
  const panel = page.getByRole('dialog', { name: 'Swap a piece' })
  await expect(panel.getByText(`${gone?.name} is no longer available.`)).toBeVisible()
  await panel.getByRole('button', { name: /^Wear/ }).first().click()
  await expect(card(page, 'Sun').getByText('No longer available')).toHaveCount(0)
})

test('plans that fail to load are reloaded; a week is copied; a plan is deleted and restored', async ({
  page,
  armadio,
}) => {
  await page.route('**/api/weekly-plans', (route) => route.abort())
  await page.goto(`${armadio.address}/outfit-planner`)
  await expect(page.getByRole('heading', { name: "Couldn't load your plans" })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No plans yet' })).toBeVisible()

  await openPlan(page, armadio)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download calendar file' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  await page.getByRole('button', { name: 'Copy to another week' }).click()
  const copy = page.getByRole('dialog').getByRole('button', { name: 'Copy' })
  await page.route('**/copy', (route) => route.abort())
  await copy.click()
  const refusal = page.getByText("Couldn't copy the week").first()
  await expect(refusal).toBeVisible()
  // Escape closes the dialog, although the toast is newer.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(refusal).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Copy to another week' }).click()
  await copy.click()
  await expect(page.getByText('Week copied').first()).toBeVisible()
  const title = page.getByRole('heading', { level: 2, name: 'Quiet Autumn Week' })
  await expect(title).toBeFocused()
  const plans = page.getByRole('region', { name: 'My Plans' }).getByRole('listitem')
  await expect(plans).toHaveCount(2)
  await act(page, 'Thu', 'Lock this day')
  await expect(card(page, 'Thu')).toHaveAccessibleName(/locked$/)
  const remove = page.getByRole('button', { name: /^Delete/ }).first()
  await remove.click()
  await expect(plans).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Plan restored').first()).toBeVisible()
  await expect(plans).toHaveCount(2)
  await expect(title).toBeFocused()
  await expect(card(page, 'Thu')).toHaveAccessibleName(/locked$/)
  await remove.click()
  await expect(page.getByText('Plan deleted').first()).toBeVisible()
  await expect(page.getByText('Weekly outfit plan has been removed.').first()).toBeVisible()
  await expect(plans).toHaveCount(1)
  await expect(page).toHaveURL(/\/outfit-planner$/)
  await expect(page.getByText('Choose a plan to see its seven days.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Plans' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the days are a list with actions in sheets, and nothing overflows', async ({ page, armadio }) => {
    await openPlan(page, armadio)
    await act(page, 'Mon', 'Why this outfit')
    const sheet = page.getByRole('dialog', { name: 'Why this outfit' })
    await expect(sheet.getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card(page, 'Mon').getByRole('button', { name: /^More for/ })).toBeFocused()
    for (const open of ['the week', 'the form']) {
      if (open === 'the form') await page.getByRole('button', { name: 'New Plan' }).click()
      await page.setViewportSize({ width: 320, height: 700 })
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, open).toBeLessThanOrEqual(0)
    }
    expect(await findings(page)).toEqual([])
  })
})
