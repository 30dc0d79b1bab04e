import type { Page } from '@playwright/test'
import type { Furnished } from './furnish.ts'
import type { GalleryArmadio } from './open-armadio.ts'

/** A step of the week, with a caption. */
export interface WeekStep {
  readonly name: string
  /** Sets the clock; absent, the time continues. */
  readonly time?: string
  readonly sentence: string
  readonly act: (page: Page, armadio: GalleryArmadio, furnished: Furnished) => Promise<unknown>
  /** The picture shows the full height of the page. */
  readonly whole?: boolean
}

const today = (page: Page) => page.getByRole('region', { name: 'Today' })
const first = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const history = '/enhanced-features?view=history'

export const weekSteps: readonly WeekStep[] = [
  {
    name: 'Saturday: a new plan',
    time: '2026-11-21T10:30:00Z',
    sentence: 'On Saturday the planner offers the next week, with its forecast.',
    async act(page, { address }) {
      await page.goto(`${address}/outfit-planner`)
      await first(page, 'New Plan').click()
      const form = page.getByRole('form', { name: 'New plan' })
      await form.getByLabel('Style theme').selectOption({ label: 'Classic' })
      await form.getByLabel('Occasion', { exact: true }).selectOption({ label: 'Work' })
    },
  },
  {
    name: 'Saturday: the week is planned',
    sentence: 'One press dresses seven days together, so that nothing repeats too soon.',
    async act(page) {
      await first(page, 'Create Plan').click()
      await page.getByRole('listitem', { name: /^Sun \d/ }).waitFor()
    },
    whole: true,
  },
  {
    name: 'Monday: open it',
    time: '2026-11-23T07:40:00Z',
    sentence:
      'On Monday morning home opens with the outfit that is planned, in her own photos, and the weather.',
    async act(page, { address }) {
      await page.goto(address)
      await today(page)
        .getByRole('button', { name: /^Wear this/ })
        .waitFor()
    },
  },
  {
    name: 'Monday: a swap',
    sentence: 'She would rather have another piece: what fits the day and the rest of the outfit is offered.',
    async act(page) {
      await today(page).getByRole('button', { name: 'Swap a piece' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Wear / })
        .first()
        .waitFor()
    },
  },
  {
    name: 'Monday: wear it',
    sentence: 'One press logs the outfit: the wears of its pieces, the weather and the day of the plan.',
    async act(page) {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Wear / })
        .first()
        .click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await today(page)
        .getByRole('button', { name: /^Wear this/ })
        .click()
      await today(page).getByText('Worn today').waitFor()
    },
  },
  {
    name: 'Tuesday: something else was worn',
    time: '2026-11-24T21:10:00Z',
    sentence: 'On Tuesday she wore something else: two presses in the month put it in.',
    async act(page, { address }) {
      await page.goto(address + history)
      const pane = page.getByRole('complementary', { name: 'The chosen day' })
      await pane.getByRole('button', { name: 'Wore something else' }).click()
      await pane
        .getByRole('button', { name: /^Wore / })
        .first()
        .waitFor()
    },
  },
  {
    name: 'Tuesday: it is in the month',
    sentence: 'The day shows what she wore; the plan of the day stays open.',
    async act(page) {
      const pane = page.getByRole('complementary', { name: 'The chosen day' })
      // Resizing to a phone for the previous picture has closed the choice.
      const other = pane.getByRole('button', { name: 'Wore something else' })
      if (await other.isVisible()) await other.click()
      await pane
        .getByRole('button', { name: /^Wore (?!something)/ })
        .nth(1)
        .click()
      await pane.getByRole('article', { name: /^Worn/ }).waitFor()
    },
    whole: true,
  },
  {
    name: 'Wednesday: a curated outfit for Thursday',
    time: '2026-11-25T19:00:00Z',
    sentence: 'On Wednesday the stylist’s outfit for a gallery goes onto Thursday.',
    async act(page, { address }, { curationId }) {
      await page.goto(`${address}/?tab=curation&curation=${curationId}`)
      await first(page, 'Add to a day').click()
      await page.getByRole('dialog', { name: 'Add to a day' }).getByRole('listitem').nth(1).waitFor()
    },
  },
  {
    name: 'Wednesday: Thursday has it',
    sentence: 'The plan keeps it, whatever else is chosen anew.',
    async act(page, { address }) {
      await page
        .getByRole('dialog', { name: 'Add to a day' })
        .getByRole('listitem')
        .nth(1)
        .getByRole('button')
        .click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.goto(`${address}/outfit-planner`)
      await page.getByRole('listitem', { name: /^Thu \d/ }).waitFor()
    },
  },
  {
    name: 'Friday: a trip',
    time: '2026-11-27T18:20:00Z',
    sentence: 'On Friday she packs for four days in Paris.',
    async act(page, { address }) {
      await page.goto(`${address}/trips?trip=new`)
      const form = page.getByRole('form', { name: 'New trip' })
      await form.getByLabel('Place').fill('Paris')
      await form.getByLabel('First day').fill('2026-11-28')
      await form.getByLabel('Last day').fill('2026-12-01')
    },
  },
  {
    name: 'Friday: the bag is packed',
    sentence:
      'The list takes few pieces for many outfits, one outfit for each day, and ticks off while she packs.',
    async act(page) {
      await page.getByRole('button', { name: 'Pack for It' }).click()
      await page.getByRole('heading', { level: 1, name: 'Paris' }).waitFor()
      const boxes = page.getByRole('region', { name: 'Packing list' }).getByRole('checkbox')
      for (const at of [0, 1, 2]) await boxes.nth(at).check()
    },
    whole: true,
  },
  {
    name: 'Sunday: the month',
    time: '2026-11-29T20:00:00Z',
    sentence: 'On Sunday the month shows what she wore, and what is planned.',
    act: (page, { address }) => page.goto(address + history),
    whole: true,
  },
  {
    name: 'The year in review',
    sentence: 'The year, as pictures to share.',
    act: (page, { address }) => page.goto(`${address}${history}&review=2026`),
    whole: true,
  },
]
