import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page as it stands, in light and in dark. */
export async function findings(page: Page): Promise<string[]> {
  if (page.frames().length > 1)
    throw new Error('There is a frame now, and legacy mode would not look into it.')
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Half a megabyte of script is not read again where it is.
    const isThere = await page.evaluate(() => 'axe' in window)
    // Legacy mode ends the run in the page itself, not in a blank page that is opened for it: the same rules, in half
    // the time. What passes need not be described.
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations)
      found.push(`${id} in ${colorScheme}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
  }
  return found
}
