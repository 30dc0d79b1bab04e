import type { Page } from '@playwright/test'
import { expect, test } from './armadio.ts'

const wedding = 'A garden wedding in late September, dinner outdoors until late'
const ask = (page: Page) => page.getByRole('button', { name: 'Get Style Advice' })
const event = (page: Page) => page.getByLabel('Event description')
const whatToLookFor = (page: Page) => page.getByRole('heading', { name: 'What to Look For' })

test('an example only fills the form; the advice is shown with drawings and its author', async ({
  page,
  armadio,
}) => {
  await page.goto(`${armadio.address}/?tab=curation&style=general`)
  await expect(ask(page)).toBeDisabled()
  await expect(page.getByText('Still missing: the event, and a style preference.')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(wedding) }).click()
  await expect(event(page)).toHaveValue(wedding)
  await expect(page.getByLabel('Style preference')).toHaveValue('classic')
  await expect(page.getByLabel('Season (optional)')).toHaveValue('fall')
  await expect(page.getByText(/^Still missing/)).toHaveCount(0)
  await expect(ask(page)).toBeFocused()
  await expect(whatToLookFor(page)).toHaveCount(0)

  await page.keyboard.press('Enter')
  await expect(whatToLookFor(page)).toBeVisible()
  const advice = page.getByRole('region', { name: 'Style advice' })
  await expect(advice.locator('img[src^="/drawings/"]').first()).toBeVisible()
  await expect(advice.getByRole('heading', { name: 'Pro Tips' })).toBeVisible()
  await expect(advice.getByText(/No AI model was used\. Illustrations only/)).toBeVisible()

  await page.reload()
  await expect(whatToLookFor(page)).toBeVisible()
  await expect(event(page)).toHaveValue(wedding)
  await page.getByRole('banner').getByRole('tab', { name: 'Trending' }).click()
  await page.reload()
  await page.goBack()
  await expect(whatToLookFor(page)).toBeVisible()
})

test('a failed request keeps the form and can be retried', async ({ page, armadio }) => {
  await page.goto(`${armadio.address}/?tab=curation&style=general`)
  await page.route('**/api/general-style-advice', (route) => route.abort())
  await event(page).fill('Rooftop dinner in July, 30 degrees, walking there')
  await page.getByLabel('Style preference').selectOption('Minimalist')
  await ask(page).click()
  await expect(page.getByRole('heading', { name: "Couldn't write your advice" })).toBeVisible()
  await expect(event(page)).toHaveValue('Rooftop dinner in July, 30 degrees, walking there')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(whatToLookFor(page)).toBeVisible()
})

test("with a model, the rules respond first, the model's advice replaces theirs, and a late response is ignored", async ({
  page,
  armadio,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const advice = (recommendation: string) => ({
    result: { recommendation, whatToLookFor: [], proTips: [], curatedBy: 'model' },
  })
  await page.route('**/api/stylist', (route) => route.fulfill({ json: { asksModel: true } }))
  await page.route('**/api/general-style-advice', async (route) => {
    const body: { by?: string; eventDescription: string } = route.request().postDataJSON()
    if (body.by === 'rules') return route.fallback()
    if (body.eventDescription === wedding) await released
    await route.fulfill({ json: advice(`The model on: ${body.eventDescription}.`) })
  })
  await page.goto(`${armadio.address}/?tab=curation&style=general`)
  await page.getByRole('button', { name: new RegExp(wedding) }).click()
  await ask(page).click()
  await expect(page.getByText("Your AI model's advice will replace this.")).toBeVisible()
  await expect(whatToLookFor(page)).toBeVisible()

  await event(page).fill('A long train ride')
  await ask(page).click()
  await expect(page.getByText('The model on: A long train ride.')).toBeVisible()
  const late = page.waitForResponse('**/api/general-style-advice')
  release()
  await late
  await expect(page.getByText('Written by your AI model from your description.')).toBeVisible()
  await expect(page.getByText('The model on: A long train ride.')).toBeVisible()
  await expect(page.getByText("Your AI model's advice will replace this.")).toHaveCount(0)
})
