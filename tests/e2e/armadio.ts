import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { openOpenMeteo, type OpenMeteoServer } from '../support/other-servers/open-meteo-server.ts'
import { jpeg } from '../support/factories/photo.ts'
import { e2eDatabases, type E2eDatabases } from './e2e-databases.ts'
import { startHost, startProgram, type StartArmadio } from './start-armadio.ts'

/** A running Armadio with a separate wardrobe. */
export interface Armadio {
  readonly address: string
  /** Stops it (a separate program like Ctrl+C) and starts it again with the same wardrobe and port. */
  restart(): Promise<void>
  /** Adds a piece through the API, with a photo of one color. */
  hasPiece(fields: Record<string, string>, photoColor?: string): Promise<void>
}

async function addPiece(address: string, fields: Record<string, string>, photoColor: string): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const photo = await jpeg({ width: 480, height: 600, color: photoColor })
  form.append('image', new Blob([new Uint8Array(photo)]), 'photo.jpg')
  const answer = await fetch(`${address}/api/closet-items`, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
}

/** Playwright's test with a separate Armadio and weather server for each test. */
export const test = base.extend<
  {
    armadio: Armadio
    weather: OpenMeteoServer
    isProgram: boolean
    isOnPostgres: boolean
    environment: Readonly<Record<string, string>>
  },
  { host: { start: StartArmadio }; databases: E2eDatabases }
>({
  /** The test runs Armadio as a separate program instead of in a host process. */
  isProgram: [false, { option: true }],
  /** The test runs on PostgreSQL instead of SQLite. */
  isOnPostgres: [false, { option: true }],
  /** Additional environment variables. */
  environment: [{}, { option: true }],
  databases: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from its pattern
    async ({}, use) => {
      const databases = e2eDatabases()
      await use(databases)
      await databases.end()
    },
    { scope: 'worker' },
  ],
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from its pattern
    async ({}, use) => {
      const host = startHost()
      await use(host)
      await host.end()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needs of a fixture from its pattern
  weather: async ({}, use) => {
    const server = await openOpenMeteo()
    await use(server)
    await server.close()
  },
  armadio: async ({ context, weather, host, databases, isProgram, isOnPostgres, environment }, use) => {
    const start = isProgram ? startProgram : host.start
    const folder = await mkdtemp(join(tmpdir(), 'armadio-e2e-'))
    const database = isOnPostgres ? await databases.create() : null
    const settings = { ...environment, ...(database && { DATABASE_URL: database }) }
    const startAt = (port: string) => start({ folder, port, weatherUrl: weather.url, environment: settings })
    let running = await startAt('0')
    await use({
      get address() {
        return running.address
      },
      async restart() {
        const { port } = new URL(running.address)
        await running.stop()
        running = await startAt(port)
      },
      hasPiece: (fields, color = '#8f6242') => addPiece(running.address, fields, color),
    })
    // A page may still request something through a route of its test, which fails once the server stops.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await running.stop()
    if (database) await databases.drop(database)
    await rm(folder, { recursive: true, force: true })
  },
  page: async ({ page }, use) => {
    const faults = collectErrors(page)
    waitUntilHydrated(page)
    await use(page)
    if (faults.length > 0) throw new Error(`the page complained:\n${faults.join('\n')}`)
  },
})

// Waits for hydration after each navigation: earlier clicks on the server's HTML would have no effect.
function waitUntilHydrated(page: Page): void {
  const live = async () => {
    if ((await page.locator('#root').count()) > 0) await page.locator('html[data-live]').waitFor()
  }
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (address, options) => {
    const reply = await goto(address, options)
    if (!options?.waitUntil) await live()
    return reply
  }
  page.reload = async (options) => {
    const reply = await reload(options)
    await live()
    return reply
  }
}

// Collects uncaught errors and violations of the content security policy. Failed requests are allowed.
function collectErrors(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      /content security policy|not a valid|hydrat|unique "key"/i.test(message.text())
    )
      faults.push(message.text())
  })
  return faults
}

/** Returns a photo of a piece for a file input. */
export async function photoFile(name = 'photo.jpg', color = '#a4533f') {
  return { name, mimeType: 'image/jpeg', buffer: await jpeg({ width: 480, height: 600, color }) }
}

// Removes the server's HTML, which contains the embedded data.
function withoutHtml(page: string): string {
  return page.replace(/<div id="root">.*<\/div>/s, '<div id="root"></div>')
}

/** Opens the page without its embedded data, so it must request it. */
export async function openWithoutData(page: Page, address: string): Promise<void> {
  await page.route(`${new URL(address).origin}/*`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const body = withoutHtml(await answer.text()).replace(
      /<script type="application\/json".*?<\/script>/s,
      '',
    )
    await route.fulfill({ response: answer, body })
  })
  await page.goto(address)
}

/** Opens the page like that of a large closet: with its newest pieces, and all of them after `released`. */
export async function openLargeCloset(page: Page, address: string, released: Promise<void>): Promise<void> {
  await page.route('**/api/closet-items', async (route) => {
    await released
    await route.fallback()
  })
  await page.route(`${new URL(address).origin}/*`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const body = withoutHtml(await answer.text()).replace('"isComplete":true', '"isComplete":false')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(address)
}

/** Scrolls a closet of hundreds of pieces to its end once the page has the height of all of them. */
export async function scrollToEnd(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(20_000)
  await page.keyboard.press('End')
}

/** Fills the required fields of the open 'Add New Item'. */
export async function fillNewItem(page: Page, name = 'Wool coat'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add New Item' })
  await dialog.getByLabel('Photo').setInputFiles(await photoFile())
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Category').selectOption('Outerwear')
  await dialog.getByLabel('Color').fill('Camel')
}

/** Drops files on an element. Returns true if the page prevented the browser from opening them. */
export async function dropFiles(page: Page, selector = 'body'): Promise<boolean> {
  const { buffer } = await photoFile()
  return page.locator(selector).evaluate(
    (element, photo) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(photo)], 'dropped.jpg', { type: 'image/jpeg' }))
      const init = { bubbles: true, cancelable: true, dataTransfer }
      element.dispatchEvent(new DragEvent('dragover', init))
      return !element.dispatchEvent(new DragEvent('drop', init))
    },
    [...buffer],
  )
}

export { expect } from '@playwright/test'
