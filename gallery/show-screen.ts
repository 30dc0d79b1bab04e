import type { Browser, Page } from '@playwright/test'
import { openWithoutData } from '../tests/e2e/armadio.ts'
import type { Furnished } from './furnish.ts'
import type { GalleryArmadio } from './open-armadio.ts'
import type { Screen, State } from './screens.ts'

/** Opens a page with the server's clock. */
export async function openPage(browser: Browser, { clock }: Pick<GalleryArmadio, 'clock'>): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(clock.now())
  return page
}

/** Shows a screen in a state. */
export async function showScreen(
  page: Page,
  armadio: GalleryArmadio,
  furnished: Furnished,
  { path, open, save }: Screen,
  state: State,
): Promise<void> {
  const address = armadio.address + path(furnished)
  if (state === 'ready' || state === 'empty' || state === 'not-saved') await page.goto(address)
  else {
    await page.route('**/api/**', (route) => {
      const { pathname } = new URL(route.request().url())
      // Requests of the header succeed in all states.
      if (pathname === '/api/user' || pathname === '/api/session') return route.fallback()
      if (state === 'failed') return route.fulfill({ status: 500, json: brokenReply })
      // Leaves the request pending.
      return undefined
    })
    await openWithoutData(page, address)
  }
  await page.locator('html[data-live]').waitFor()
  await open?.(page)
  if (state === 'not-saved' && save) {
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: brokenReply }))
    await page.getByRole('dialog').last().getByRole('button', { name: save, exact: true }).click()
  }
  // Skeletons appear after 300 ms.
  await page.waitForTimeout(state === 'loading' ? 900 : 700)
  if (state !== 'loading')
    await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined)
}

const brokenReply = { code: 'unexpected', message: 'Something went wrong. Try again.' }
