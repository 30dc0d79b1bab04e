import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { untilStill } from './camera.ts'
import type { Furnished } from './furnish.ts'
import type { GalleryArmadio } from './open-armadio.ts'

/** Maximum file size of a picture in README.md. */
const BYTES_MAX = 150_000
const THURSDAY = '2026-11-26T08:30:00Z'

const pictures = [
  { name: 'closet', path: () => '/', width: 1280, height: 860 },
  { name: 'planner', path: () => '/outfit-planner', width: 1280, height: 860 },
  { name: 'phone', path: () => '/', width: 390, height: 844 },
  { name: 'packing', path: ({ tripId }: Furnished) => `/trips?trip=${tripId}`, width: 390, height: 844 },
] as const

/** Writes the pictures of README.md into `folder`, in the light theme, at a device pixel ratio of 2. */
export async function takeReadmePictures(
  browser: Browser,
  { address, clock }: GalleryArmadio,
  furnished: Furnished,
  folder: string,
): Promise<void> {
  clock.set(THURSDAY)
  for (const { name, path, width, height } of pictures) {
    const isPhone = width < 720
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: 2,
      hasTouch: isPhone,
      isMobile: isPhone,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.clock.setFixedTime(clock.now())
    await page.goto(address + path(furnished))
    await page.locator('html[data-live]').waitFor()
    await page.waitForLoadState('networkidle')
    await untilStill(page)
    const shot = sharp(await page.screenshot({ caret: 'hide' })).resize({ width: isPhone ? 780 : 1600 })
    const { size } = await shot.webp({ quality: 80 }).toFile(join(folder, `${name}.webp`))
    if (size > BYTES_MAX) throw new Error(`${name}.webp has ${size} bytes.`)
    await context.close()
  }
}
