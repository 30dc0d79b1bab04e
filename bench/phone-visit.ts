// oxlint-disable unicorn/consistent-function-scoping -- functions that run in the page must be self-contained
import type { Browser, CDPSession, Page } from '@playwright/test'
import { percentile } from './percentile.ts'

/** A slow phone on a slow network, as in Lighthouse's mobile simulation. */
const CPU_SLOWDOWN = 4
const LINE = { latency: 150, bytesPerSecond: 1_600_000 / 8 }
const SCREEN = { width: 390, height: 844 }
const PIXELS_PER_POINT = 2
const QUIET_MS = 1000

/** Measurements of a page load. Times are in milliseconds from the start of the navigation. */
export interface Visit {
  readonly lcpMs: number
  /** Cumulative layout shift. */
  readonly cls: number
  /** Time of long tasks beyond 50 ms. */
  readonly blockingMs: number
  /** Time until a second without network or CPU activity. */
  readonly quietMs: number
  readonly requests: number
  /** Transferred bytes, compressed. */
  readonly bytes: number
  readonly bytesByType: Readonly<Record<string, number>>
}

/** A page on the simulated phone, with an empty cache. */
export interface Phone extends AsyncDisposable {
  readonly page: Page
  readonly session: CDPSession
  visit(address: string): Promise<Visit>
}

/** Opens a simulated phone in this browser. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: PIXELS_PER_POINT,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Performance.enable')
  await session.send('HeapProfiler.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.bytesPerSecond,
    uploadThroughput: LINE.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(watchPage)
  return {
    page,
    session,
    visit: (address) => visit(page, session, address),
    [Symbol.asyncDispose]: () => context.close(),
  }
}

interface Watched {
  lcp: number
  cls: number
  longTasks: { at: number; ms: number }[]
}

declare global {
  interface Window {
    benchWatched: Watched
    benchScroll: { frames: number[]; cards: number[] }
  }
}

// Runs in the page before the page's scripts.
function watchPage(): void {
  const watched: Watched = { lcp: 0, cls: 0, longTasks: [] }
  window.benchWatched = watched
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (watched.lcp = startTime))
  watch('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
      watched.cls += Number(entry.value)
  })
  watch('longtask', ({ startTime, duration }) => watched.longTasks.push({ at: startTime, ms: duration }))
}

async function visit(page: Page, session: CDPSession, address: string): Promise<Visit> {
  const types = new Map<string, string>()
  const bytesByType: Record<string, number> = {}
  let lastLoadedAt = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Ignores data URLs: the blurred previews of photos are part of the HTML.
    if (!response.url.startsWith('data:')) types.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytesByType[type] = (bytesByType[type] ?? 0) + encodedDataLength
    lastLoadedAt = performance.now()
  })
  const startedAt = performance.now()
  await page.goto(address, { waitUntil: 'load' })
  const { longTasks, ...watched } = await untilQuiet(page, () => lastLoadedAt)
  const lastTask = longTasks.at(-1)
  return {
    lcpMs: watched.lcp,
    cls: watched.cls,
    blockingMs: longTasks.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
    quietMs: Math.max(lastLoadedAt - startedAt, lastTask ? lastTask.at + lastTask.ms : 0),
    requests: types.size,
    bytes: Object.values(bytesByType).reduce((sum, bytes) => sum + bytes, 0),
    bytesByType,
  }
}

async function untilQuiet(page: Page, lastLoadedAt: () => number): Promise<Watched> {
  for (;;) {
    const before = {
      loadedAt: lastLoadedAt(),
      tasks: await page.evaluate(() => window.benchWatched.longTasks.length),
    }
    await page.waitForTimeout(QUIET_MS)
    const watched = await page.evaluate(() => window.benchWatched)
    if (lastLoadedAt() === before.loadedAt && watched.longTasks.length === before.tasks) return watched
  }
}

/** Returns the time from a click on the control with this text until the page has painted a change, in milliseconds. */
export async function pressMs(page: Page, text: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const controls = [...document.querySelectorAll<HTMLElement>('label, a, button, [role=tab]')]
    const control = controls.find((each) => each.textContent.trim() === wanted && each.offsetWidth > 0)
    if (!control) throw new Error(`${wanted} isn't in the page`)
    const shown = () =>
      [...document.querySelectorAll('main article, main h2, main h3')]
        .filter((each) => each.checkVisibility())
        .slice(0, 12)
        .map((each) => each.textContent)
        .join(' ')
    const before = shown()
    const startedAt = performance.now()
    control.click()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (shown() === before) await frame()
    await frame()
    await frame()
    return performance.now() - startedAt
  }, text)
}

/** Measurements of scrolling. */
export interface Scrolling {
  /** Share of frames over 50 ms. */
  readonly lateFrames: number
  /** Maximum ratio of cards in the DOM to visible cards. */
  readonly cardsOverVisible: number
  /** Ratio of used heap at the end to the start, both after a garbage collection. */
  readonly heapGrowth: number
}

/** Scrolls several screens a second, like a thumb. */
export async function scrollThrough({ page, session }: Phone, pixels: number): Promise<Scrolling> {
  const heapBefore = await usedHeap(session)
  await page.evaluate(() => {
    const frames: number[] = []
    const cards: number[] = []
    let last = performance.now()
    const watch = (now: number) => {
      frames.push(now - last)
      last = now
      if (frames.length % 10 === 0) {
        const all = [...document.querySelectorAll('article')]
        const visible = all.filter((card) => {
          const { top, bottom } = card.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        })
        if (visible.length > 0) cards.push(all.length / visible.length)
      }
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
    Object.assign(window, { benchScroll: { frames, cards } })
  })
  await session.send('Input.synthesizeScrollGesture', {
    x: SCREEN.width / 2,
    y: SCREEN.height / 2,
    yDistance: -pixels,
    speed: 3000,
    gestureSourceType: 'mouse',
  })
  const { frames, cards } = await page.evaluate(() => window.benchScroll)
  const moving = frames.slice(2)
  return {
    lateFrames: moving.filter((ms) => ms > 50).length / moving.length,
    cardsOverVisible: percentile(cards, 0.5),
    heapGrowth: (await usedHeap(session)) / heapBefore,
  }
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
}
