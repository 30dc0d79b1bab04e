import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { installedBrowser } from '../scripts/installed-browser.mjs'
import { insertClosetItems } from '../src/server/closet/closet-store.ts'
import { openDatabase } from '../src/server/db/open-database.ts'
import { PERSONAL_USER_ID } from '../src/server/user/personal-user.ts'
import { closetRows } from './closet-rows.ts'
import { percentile } from './percentile.ts'
import { openPhone, pressMs, scrollThrough, type Visit } from './phone-visit.ts'
import { startArmadio } from './server.ts'

const VISITS = 3
/** Number of newest pieces with photos; the others have drawings. */
const PHOTOS = 40
const SCROLL_PIXELS = 30_000
const LIGHTHOUSE = 'lighthouse@13.5.0'
const LIGHTHOUSE_RUNS = 5
const pages = ['/', '/outfit-planner', '/enhanced-features', '/trips']

const goals: Readonly<
  Record<number, Partial<Record<'lcp' | 'bytes' | 'requests' | 'quiet' | 'blocking', number>>>
> = {
  0: { lcp: 1200, bytes: 150, requests: 8 },
  500: { lcp: 1500, bytes: 450, requests: 25 },
  5000: { quiet: 4000, blocking: 300 },
}

const isJson = process.argv.includes('--json')
const report: Record<string, unknown> = {}
const say = (line: string) => {
  if (!isJson) console.log(line)
}

/** A measured figure with its unit and limit. */
type Line = readonly [name: string, value: number, unit: string, goal: number | null]

const executablePath = installedBrowser() ?? chromium.executablePath()
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
})
say(`${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.version}, Chromium ${browser.version()}`)
say('A phone with 4 x slower processor, 1.6 Mbit/s and 150 ms; 390 x 844 points at 2 pixels each')
try {
  for (const pieces of [0, 500, 5000]) await withArmadio(pieces, (address) => measureHome(address, pieces))
  // Last, because it takes as long as all else.
  if (!process.argv.includes('--no-lighthouse')) await withArmadio(500, lighthouse)
} finally {
  await browser.close()
}
if (isJson) console.log(JSON.stringify(report))

// Passes the address of a server with a wardrobe in a temporary folder.
async function withArmadio(pieces: number, measure: (address: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'armadio-bench-'))
  try {
    await using armadio = await startArmadio(folder)
    await fillCloset(folder, armadio.address, pieces)
    await measure(armadio.address)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureHome(address: string, pieces: number): Promise<void> {
  const visits: Visit[] = []
  for (let visit = 0; visit < VISITS; visit += 1) {
    await using phone = await openPhone(browser)
    visits.push(await phone.visit(address))
  }
  print(`home, ${pieces} pieces`, [
    ...visitLines(visits, pieces),
    ...(pieces > 0 ? await handLines(browser, address) : []),
  ])
}

function visitLines(visits: readonly Visit[], pieces: number): Line[] {
  const median = (pick: (visit: Visit) => number) => percentile(visits.map(pick), 0.5)
  const goal = goals[pieces] ?? {}
  const types = [...new Set(visits.flatMap(({ bytesByType }) => Object.keys(bytesByType)))]
  return [
    ['largest contentful paint', median((visit) => visit.lcpMs), 'ms', goal.lcp ?? null],
    ['cumulative layout shift', median((visit) => visit.cls), '', 0.01],
    ['blocking time', median((visit) => visit.blockingMs), 'ms', goal.blocking ?? null],
    ['time to quiet', median((visit) => visit.quietMs), 'ms', goal.quiet ?? null],
    ['requests', median((visit) => visit.requests), '', goal.requests ?? null],
    ['bytes', median((visit) => visit.bytes) / 1000, 'kB', goal.bytes ?? null],
    ...types.map((type): Line => [
      `  ${type}`,
      median((visit) => visit.bytesByType[type] ?? 0) / 1000,
      'kB',
      null,
    ]),
  ]
}

async function handLines(inBrowser: Browser, address: string): Promise<Line[]> {
  const filters: number[] = []
  const tabs: number[] = []
  const back: number[] = []
  for (let round = 0; round < VISITS; round += 1) {
    await using phone = await openPhone(inBrowser)
    await phone.visit(address)
    const { page } = phone
    filters.push(await pressMs(page, 'Shoes'))
    await pressMs(page, 'All Items')
    tabs.push(await pressMs(page, 'Trending'))
    back.push(await pressMs(page, 'My Closet'))
  }
  await using phone = await openPhone(inBrowser)
  await phone.visit(address)
  const scrolling = await scrollThrough(phone, SCROLL_PIXELS)
  return [
    ['a filter', percentile(filters, 0.5), 'ms', 100],
    ['another tab', percentile(tabs, 0.5), 'ms', null],
    ['back to the closet', percentile(back, 0.5), 'ms', 100],
    ['scrolling: frames over 50 ms', scrolling.lateFrames * 100, '%', 1],
    ['scrolling: cards in the page over visible', scrolling.cardsOverVisible, '', 3],
    ['scrolling: heap at the end over the start', scrolling.heapGrowth, '', 1.2],
  ]
}

function print(name: string, lines: readonly Line[]): void {
  report[name] = lines
  say(`\n${name}`)
  for (const [what, value, unit, goal] of lines) {
    const short = goal !== null && value > goal ? '  SHORT' : ''
    const digits = value < 10 ? 3 : 0
    say(
      `  ${what.padEnd(46)} ${`${value.toFixed(digits)} ${unit}`.padStart(12)} ${goal === null ? '' : `goal ${goal}${short}`}`,
    )
  }
}

// Not a dependency of the repository, because it is large and nothing else needs it.
async function lighthouse(address: string): Promise<void> {
  const run = promisify(execFile)
  const lines: Line[] = []
  for (const path of pages) {
    const scores: Record<string, number[]> = {}
    for (let round = 0; round < LIGHTHOUSE_RUNS; round += 1) {
      const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
      const { stdout } = await run(
        'npm',
        ['exec', '--yes', LIGHTHOUSE, '--', address + path, '--output=json', '--quiet', flags],
        { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
      )
      const { categories }: { categories: Record<string, { score: number | null }> } = JSON.parse(stdout)
      for (const [id, { score }] of Object.entries(categories)) (scores[id] ??= []).push((score ?? 0) * 100)
    }
    for (const [id, all] of Object.entries(scores))
      lines.push([`${path} ${id}`, percentile(all, 0.5), 'of 100', null])
  }
  print(`Lighthouse, median of ${LIGHTHOUSE_RUNS}; performance is to reach 95`, lines)
}

async function fillCloset(folder: string, address: string, pieces: number): Promise<void> {
  if (pieces === 0) return
  const { db, close } = await openDatabase({ engine: 'sqlite', file: join(folder, 'armadio.db') })
  const rows = closetRows(PERSONAL_USER_ID, pieces - PHOTOS, new Date(Date.now() - 60_000))
  for (let at = 0; at < rows.length; at += 500) await insertClosetItems(db, rows.slice(at, at + 500))
  await close()
  // Disables cut-outs, which would replace photos during the measurement.
  await fetch(`${address}/api/user-profile`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ removesBackgrounds: false }),
  })
  for (let at = 0; at < PHOTOS; at += 1) {
    const form = new FormData()
    const fields = { name: `Photographed sweater ${at}`, category: 'Tops', color: 'Brown' }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.set('image', new Blob([new Uint8Array(await knit(at))], { type: 'image/jpeg' }), 'knit.jpg')
    const answer = await fetch(`${address}/api/closet-items`, { method: 'POST', body: form })
    if (!answer.ok) throw new Error(`A piece answered ${answer.status}.`)
    await answer.arrayBuffer()
  }
}

// A knit with grain, so its files are as large as those of a phone's photo.
async function knit(at: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 100 + at * 3, sigma: 12 }
  const small = await sharp({
    create: { width: 300, height: 400, channels: 3, background: '#8a6f5a', noise },
  })
    .png()
    .toBuffer()
  return sharp(small).resize(1200, 1600, { kernel: 'cubic' }).jpeg({ quality: 88 }).toBuffer()
}
