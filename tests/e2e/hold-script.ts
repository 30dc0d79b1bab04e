import type { Page } from '@playwright/test'

/** Delays the page's script, as on a slow network, until the returned function is called. */
export async function holdScript(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
