import type { Page } from '@playwright/test'
import type { PlanReply, WeeklyPlan } from '../../src/contract/planner/planner.ts'
import { expect, test, type Armadio } from './armadio.ts'
import { call } from './call.ts'
import { findings } from './axe-findings.ts'

const MONDAY = '2031-03-03'
const TITLE = 'Minimalist Week'

/** Adds the sample wardrobe and a plan for a future week, which opens automatically. */
async function openPlanner(page: Page, armadio: Armadio): Promise<WeeklyPlan> {
  await call(armadio, 'POST', '/api/sample-wardrobe')
  const wanted = { styleTheme: 'Minimalist', occasion: 'work', season: 'all', weekStartDate: MONDAY }
  const plan: WeeklyPlan = await call(armadio, 'POST', '/api/weekly-plans', wanted)
  await page.goto(`${armadio.address}/outfit-planner`)
  await expect(card(page, 'Sun')).toBeVisible()
  return plan
}

const card = (page: Page, day: string) => page.getByRole('listitem', { name: new RegExp(`^${day} \\d`) })
const pictureOf = (page: Page, day: string) => card(page, day).getByRole('img', { name: /^\w+ \d+: / })
const piecesOf = async (page: Page, day: string) =>
  (await pictureOf(page, day).getAttribute('aria-label'))?.replace(/^\w+ \d+: /, '') ?? ''

test('a day gets a note and an occasion with a matching outfit, and undo restores a day that was left free', async ({
  page,
  armadio,
}) => {
  const plan = await openPlanner(page, armadio)
  await page.getByRole('button', { name: 'Add an occasion or note to Tue 4' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tue 4: occasion and note' })
  await dialog.getByLabel('Occasion').selectOption('Your own words...')
  await dialog.getByLabel('Occasion').fill('Black tie gala')
  await dialog.getByLabel('Note').fill('At the opera, 7 pm')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit Tue 4: Black tie gala' })).toContainText(
    'At the opera, 7 pm',
  )
  const { dailyOutfits }: PlanReply = await call(armadio, 'GET', `/api/weekly-plans/${plan.id}`)
  expect(dailyOutfits[1]).toMatchObject({ occasion: 'Black tie gala', note: 'At the opera, 7 pm' })
  await expect(card(page, 'Tue')).toContainText(dailyOutfits[1]?.occasionDetails ?? '?')

  const thursday = await piecesOf(page, 'Thu')
  await card(page, 'Thu').hover()
  await page.getByRole('button', { name: 'More for Thu 6' }).click()
  await page.getByRole('menuitem', { name: 'Leave free' }).click()
  await expect(card(page, 'Thu').getByText('Left free')).toBeVisible()
  await expect(page.getByText(/Thursday is left free\./)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => piecesOf(page, 'Thu')).toBe(thursday)
  await page.getByRole('button', { name: 'More for Thu 6' }).click()
  await page.getByRole('menuitem', { name: 'Leave free' }).click()
  await expect(card(page, 'Thu').getByText('Left free')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('an outfit is dragged to another day or moved by keyboard, and undo restores both days', async ({
  page,
  armadio,
}) => {
  await openPlanner(page, armadio)
  const [monday, wednesday] = [await piecesOf(page, 'Mon'), await piecesOf(page, 'Wed')]
  await pictureOf(page, 'Mon').dragTo(pictureOf(page, 'Wed'))
  await expect(page.getByText('Outfits swapped').first()).toBeVisible()
  expect([await piecesOf(page, 'Mon'), await piecesOf(page, 'Wed')]).toEqual([wednesday, monday])
  await expect(card(page, 'Wed')).toHaveAccessibleName(/chosen by you$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => piecesOf(page, 'Mon')).toBe(monday)
  await expect(card(page, 'Wed')).not.toHaveAccessibleName(/chosen by you$/)

  const announcement = page.getByRole('region', { name: TITLE }).getByRole('status')
  const handle = page.getByRole('button', { name: 'Move Mon 3' })
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(announcement).toHaveText('Mon 3 picked up. Choose a day with the arrow keys.')
  await page.keyboard.press('ArrowRight')
  await expect(announcement).toContainText('Tue 4: ')
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(announcement).toHaveText('Move canceled.')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(announcement).toHaveText('Mon 3 and Wed 5 swapped.')
  expect([await piecesOf(page, 'Mon'), await piecesOf(page, 'Wed')]).toEqual([wednesday, monday])
  await expect(handle).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('an outfit is dragged by the handle on its picture and swapped with another day', async ({
    page,
    armadio,
  }) => {
    await openPlanner(page, armadio)
    const [monday, tuesday] = [await piecesOf(page, 'Mon'), await piecesOf(page, 'Tue')]
    const grip = page.getByRole('button', { name: 'Move Mon 3' })
    await expect(grip).toHaveCSS('opacity', '1')
    await grip.tap()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: /^Swap here.*Tue 4$/ }).tap()
    await expect(page.getByText('Outfits swapped').first()).toBeVisible()
    expect([await piecesOf(page, 'Mon'), await piecesOf(page, 'Tue')]).toEqual([tuesday, monday])
  })
})

test('on a Saturday a new plan is for next week, and one click selects this week without past days', async ({
  page,
  armadio,
}) => {
  await page.clock.setFixedTime('2031-03-08T12:00:00Z')
  await openPlanner(page, armadio)
  await expect(page.getByRole('heading', { level: 2, name: TITLE })).toBeVisible()
  await page.getByRole('button', { name: 'New Plan' }).click()
  const form = page.getByRole('form', { name: 'New plan' })
  await expect(form.getByRole('radio', { name: 'Next week, Mar 10–16' })).toBeChecked()
  await expect(form.getByLabel('Start date')).toHaveValue('2031-03-10')
  await form.getByText('This week, Mar 3–9').click()
  await expect(form.getByLabel('Start date')).toHaveValue(MONDAY)
  await expect(form.getByRole('switch', { name: 'Also plan days already over' })).not.toBeChecked()
  expect(await findings(page)).toEqual([])
  await form.getByLabel('Style theme').selectOption('Classic')
  await form.getByLabel('Occasion').selectOption('Work')
  await form.getByRole('button', { name: 'Create Plan' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Classic Week' })).toBeFocused()
  await expect(page.getByText('Not planned')).toHaveCount(5)
  await card(page, 'Mon')
    .getByRole('button', { name: /^Choose an outfit/ })
    .click()
  await expect(page.getByText('Not planned')).toHaveCount(4)
})
