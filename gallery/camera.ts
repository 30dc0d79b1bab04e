import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import sharp from 'sharp'

const widths = [1280, 390] as const
const themes = ['light', 'dark'] as const
const heights = { 1280: 860, 390: 844 }
const TALLEST = 2600

/** A picture in the gallery's folder. */
export interface Picture {
  readonly file: string
  readonly width: number
  readonly theme: string
}

/** Takes pictures of a page in both sizes and themes. */
export interface Camera {
  /** `whole` captures the full height of the page, or of a dialog's scrollable content. */
  take(page: Page, name: string, whole: boolean): Promise<Picture[]>
}

/** Creates a camera that saves WebP files in a folder. */
export function openCamera(folder: string): Camera {
  return {
    async take(page, name, whole) {
      const session = await page.context().newCDPSession(page)
      const pictures: Picture[] = []
      for (const width of widths) {
        await resize(page, session, width, heights[width])
        if (whole) await resize(page, session, width, await heightOf(page, heights[width]))
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          await untilStill(page)
          const file = `${name}-${width}-${theme}.webp`
          const shot = await page.screenshot({ caret: 'hide' })
          await sharp(shot).webp({ quality: 82 }).toFile(join(folder, file))
          pictures.push({ file, width, theme })
        }
      }
      await resize(page, session, 1280, heights[1280])
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await session.detach()
      return pictures
    },
  }
}

// A phone has no mouse, so controls that appear on hover are always visible.
async function resize(page: Page, session: CDPSession, width: number, height: number): Promise<void> {
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: width < 720 })
  await page.setViewportSize({ width, height })
  await untilStill(page)
}

async function heightOf(page: Page, screen: number): Promise<number> {
  const hidden = await page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1)
    const boxes = dialog ? [dialog, ...dialog.querySelectorAll('*')] : [document.documentElement]
    const scrolling = boxes.filter(
      (box) => dialog === undefined || /auto|scroll/.test(getComputedStyle(box).overflowY),
    )
    return Math.max(0, ...scrolling.map((box) => box.scrollHeight - box.clientHeight))
  })
  return Math.min(TALLEST, screen + hidden)
}

/** Resolves when fonts and visible pictures have loaded. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const late = [...document.images].filter(
      (image) => !image.complete && image.getBoundingClientRect().top < innerHeight,
    )
    const loaded = late.map(
      (image) =>
        new Promise((done) => ['load', 'error'].forEach((type) => image.addEventListener(type, done))),
    )
    await Promise.race([Promise.all(loaded), new Promise((done) => setTimeout(done, 8000))])
  })
  await pause(250)
}
