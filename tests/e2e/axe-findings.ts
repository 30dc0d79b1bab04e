import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Returns axe's findings on the page, in light and dark theme. */
export async function findings(page: Page): Promise<string[]> {
  if (page.frames().length > 1)
    throw new Error('There is a frame now, and legacy mode would not look into it.')
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Skips injecting half a megabyte of script if it is loaded already.
    const isThere = await page.evaluate(() => 'axe' in window)
    // Legacy mode runs in the page itself instead of a separate blank page: same rules, half the time. Omits passes.
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations)
      found.push(`${id} in ${colorScheme}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
  }
  return found
}
