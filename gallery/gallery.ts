import { mkdir, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { installedBrowser } from '../scripts/installed-browser.mjs'
import { openCamera } from './camera.ts'
import { furnishedArmadio } from './furnished-armadio.ts'
import { openArmadio } from './open-armadio.ts'
import { takeReadmePictures } from './readme-pictures.ts'
import { screens } from './screens.ts'
import { openPage, showScreen } from './show-screen.ts'
import { weekSteps } from './week.ts'
import { writePage, type Shown } from './write-page.ts'

const { values: options } = parseArgs({
  options: {
    /** Part of the names of screens to take; 'week' is the account of the week. */
    only: { type: 'string' },
    /** A folder of photos for the closet; default: generated ones. */
    photos: { type: 'string' },
    /** A folder that caches the filled wardrobe. */
    keep: { type: 'string' },
    /** Updates the pictures of README.md. */
    readme: { type: 'boolean', default: false },
  },
})

const SATURDAY = '2026-11-21T10:30:00Z'
const repository = resolve(import.meta.dirname, '..')
const folder = join(repository, 'test-results', 'gallery')
const only = options.only?.toLowerCase() ?? ''
const say = (line: string) => process.stdout.write(`${line}\n`)

if (!only) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const root = process.getuid?.() === 0
const browser = await chromium.launch({
  executablePath: installedBrowser() ?? chromium.executablePath(),
  args: ['--disable-gpu', '--disable-quic', ...(root ? ['--no-sandbox'] : [])],
})
const camera = openCamera(folder)
say('Filling a wardrobe with a year of outfits …')
const path = (given: string | undefined) => (given ? resolve(given) : null)
const { armadio, furnished } = await furnishedArmadio(SATURDAY, {
  photos: path(options.photos),
  keep: path(options.keep),
})
const isFound = (name: string) => name.includes(only)

const faults: string[] = []
const attempt = async (name: string, work: () => Promise<void>) => {
  try {
    await work()
  } catch (error) {
    faults.push(`${name}: ${String(error)}`)
  }
}

const week: Shown[] = []
if (isFound('week') || !only || options.readme) {
  const page = await openPage(browser, armadio)
  for (const { name, time, sentence, act, whole = false } of weekSteps)
    await attempt(name, async () => {
      say(`week: ${name}`)
      if (time) {
        armadio.clock.set(time)
        await page.clock.setFixedTime(armadio.clock.now())
      }
      await act(page, armadio, furnished)
      week.push({
        title: name,
        note: sentence,
        pictures: await camera.take(page, `week-${idOf(name)}`, whole),
      })
    })
  await page.context().close()
}
if (options.readme) await takeReadmePictures(browser, armadio, furnished, join(repository, 'docs'))

const shown: Shown[] = []
const empty = await openArmadio(SATURDAY)
for (const screen of screens.filter(({ name }) => isFound(name)))
  for (const state of screen.states)
    await attempt(`${screen.name}, ${state}`, async () => {
      say(`${screen.name}: ${state}`)
      const on = state === 'empty' ? empty : armadio
      const page = await openPage(browser, on)
      await showScreen(page, on, furnished, screen, state)
      const pictures = await camera.take(page, `${screen.name}-${state}`, true)
      shown.push({ title: `${screen.name}, ${state}`, note: '', pictures })
      await page.context().close()
    })
await browser.close()
say(
  `${week.length} steps and ${shown.length} states: ${relative(process.cwd(), await writePage(folder, week, shown))}`,
)
for (const fault of faults) say(`NOT TAKEN ${fault}`)
await empty[Symbol.asyncDispose]()
await armadio[Symbol.asyncDispose]()
process.exit(faults.length > 0 ? 1 : 0)

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
