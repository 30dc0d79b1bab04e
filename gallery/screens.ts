import type { Page } from '@playwright/test'
import type { Furnished } from './furnish.ts'

/** 'empty' is a new wardrobe. In 'loading' the server doesn't respond; in 'failed' it responds with an error. */
export const states = ['ready', 'empty', 'loading', 'failed'] as const

/** In 'not-saved' the page loads, and the change that a dialog asks for fails. */
export type State = (typeof states)[number] | 'not-saved'

/** A screen of the gallery. */
export interface Screen {
  readonly name: string
  readonly path: (furnished: Furnished) => string
  /** Actions after the page has loaded. */
  readonly open?: (page: Page) => Promise<unknown>
  /** Label of the dialog's button that saves, pressed in the state 'not-saved'. */
  readonly save?: string
  /** Applicable states. */
  readonly states: readonly State[]
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const settings = async (page: Page, row?: string) => {
  await page
    .getByRole('button', { name: /^Settings/ })
    .first()
    .click()
  if (row) await page.getByRole('button', { name: row }).click()
}

const menuOfLook = (item: string) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

// prettier-ignore
export const screens: readonly Screen[] = [
  { name: 'home', path: () => '/', states },
  { name: 'archive', path: () => '/?shelf=archive', states },
  { name: 'piece', path: ({ pieceId }) => `/?piece=${pieceId}`, states: ['ready', 'loading', 'failed'] },
  { name: 'archive-piece', path: ({ pieceId }) => `/?piece=${pieceId}`, open: press('Archive'), save: 'Archive', states: ['ready', 'not-saved'] },
  { name: 'add-piece', path: () => '/', open: press('Upload Photo'), states: ['ready'] },
  { name: 'settings', path: () => '/', open: (page) => settings(page), states: ['ready', 'failed'] },
  { name: 'recently-deleted', path: () => '/', open: (page) => settings(page, 'Recently deleted'), states: ['ready', 'loading', 'failed'] },
  { name: 'delete-forever', path: () => '/', open: async (page) => { await settings(page, 'Recently deleted'); await press(/^Delete .* forever$/)(page) }, save: 'Delete forever', states: ['ready', 'not-saved'] },
  { name: 'export-and-import', path: () => '/', open: (page) => settings(page, 'Export and import'), states: ['ready'] },
  { name: 'phones', path: () => '/', open: (page) => settings(page, 'Phones'), states: ['ready'] },
  { name: 'stylist', path: () => '/?tab=curation', states },
  { name: 'curated-outfit', path: ({ curationId }) => `/?tab=curation&curation=${curationId}`, states: ['ready'] },
  { name: 'look', path: ({ lookId }) => `/?tab=curation&look=${lookId}`, states: ['ready', 'loading', 'failed'] },
  { name: 'rename-look', path: () => '/?tab=curation', open: menuOfLook('Rename'), save: 'Save', states: ['ready', 'not-saved'] },
  { name: 'delete-look', path: () => '/?tab=curation', open: menuOfLook('Delete'), save: 'Delete', states: ['ready', 'not-saved'] },
  { name: 'recreate-a-look', path: () => '/?tab=curation&recreate=1', states: ['ready'] },
  { name: 'advice', path: () => '/?tab=curation&style=general', states: ['ready'] },
  { name: 'influencer', path: () => '/?tab=curation&style=influencer', states: ['ready'] },
  { name: 'trends', path: () => '/?tab=trending', states: ['ready', 'loading', 'failed'] },
  { name: 'trend', path: ({ trendId }) => `/?tab=trending&trend=${trendId}`, states: ['ready', 'failed'] },
  { name: 'marketplace', path: () => '/?tab=marketplace', states: ['ready', 'loading', 'failed'] },
  { name: 'listing', path: ({ listingId }) => `/?tab=marketplace&listing=${listingId}`, states: ['ready', 'loading', 'failed'] },
  { name: 'sell', path: ({ pieceId }) => `/?sell=${pieceId}`, states: ['ready'] },
  { name: 'planner', path: () => '/outfit-planner', states },
  { name: 'copy-week', path: () => '/outfit-planner', open: press('Copy to another week'), save: 'Copy', states: ['ready', 'not-saved'] },
  { name: 'trips', path: () => '/trips', states },
  { name: 'trip', path: ({ tripId }) => `/trips?trip=${tripId}`, states: ['ready', 'loading', 'failed'] },
  { name: 'new-trip', path: () => '/trips?trip=new', states: ['ready'] },
  { name: 'today-and-weather', path: () => '/enhanced-features', states },
  { name: 'history', path: () => '/enhanced-features?view=history', states },
  { name: 'year-in-review', path: () => '/enhanced-features?view=history&review=2026', states },
  { name: 'wishlist', path: () => '/enhanced-features?view=wishlist', states },
  { name: 'recommendations', path: () => '/enhanced-features?view=recommendations', states: ['ready'] },
  { name: 'not-found', path: () => '/no-such-page', states: ['ready'] },
]
