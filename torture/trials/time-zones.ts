import * as z from 'zod'
import { insertClosetItems } from '../../src/server/closet/closet-store.ts'
import { closetRows } from '../../bench/closet-rows.ts'
import { openAppInProcess, type AppInProcess } from '../kit/app-in-process.ts'
import type { Given, Outcome, Trial } from '../kit/trial.ts'

const zones = [
  'Etc/GMT+12',
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/St_Johns',
  'UTC',
  'Europe/Rome',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
]
// Mondays around both clock changes in Europe and America, a leap day and a new year.
const mondays = ['2028-02-28', '2027-03-08', '2027-03-22', '2027-10-25', '2027-11-01', '2026-12-28']
const DAY_MS = 24 * 60 * 60 * 1000
const DAYS = 7

const Plan = z.object({ id: z.string(), weekStartDate: z.string() })
const Days = z.object({ dailyOutfits: z.array(z.object({ date: z.string() })) })
const Entry = z.object({ id: z.string(), wornDate: z.string() })

/** R18: plans and logged outfits around clock changes, read in every time zone. */
export const timeZones: Trial = {
  id: 'R18',
  name: 'time zones and leap days',
  inShort: true,
  async *run(given) {
    yield await runOnce(given)
  },
}

async function runOnce(given: Given): Promise<Outcome> {
  const server = await openAppInProcess(await given.places.make('sqlite'))
  const zoneBefore = process.env['TZ']
  const failures: string[] = []
  const chosen = given.isShort ? zones.filter((_zone, at) => at % 4 === 0) : zones
  try {
    const userId = await server.becomeNewUser()
    await insertClosetItems(server.db, closetRows(userId, 60, server.clock.now()))
    for (const monday of mondays)
      for (const zone of chosen) {
        process.env['TZ'] = zone
        failures.push(
          ...(await tryWeek(server, monday, chosen)).map((fault) => `${monday} in ${zone}: ${fault}`),
        )
      }
  } finally {
    process.env['TZ'] = zoneBefore ?? ''
    if (zoneBefore === undefined) delete process.env['TZ']
    await server.close()
  }
  return {
    on: 'sqlite',
    load: `plans and logged outfits of ${mondays.length} weeks in ${chosen.length} zones`,
    faults: 'both changes of the clock, Feb 29, UTC-12 to +14, the zone changes between writing and reading',
    result:
      failures.length === 0
        ? 'every date as written, no day lost or doubled'
        : failures.slice(0, 3).join('; '),
    criterion: 'dates unchanged, seven days in order',
    passed: failures.length === 0,
  }
}

async function tryWeek(server: AppInProcess, monday: string, readIn: readonly string[]): Promise<string[]> {
  const json = { styleTheme: 'classic', occasion: 'casual', weekStartDate: monday, dressFrom: monday }
  const made = await server.request('POST', '/api/weekly-plans', json)
  if (made.status !== 201) return [`planning ended with ${made.status}`]
  const plan = Plan.parse(made.body)
  const faults: string[] = plan.weekStartDate === monday ? [] : [`it starts on ${plan.weekStartDate}`]
  const expected = Array.from({ length: DAYS }, (_, at) => dayAfter(monday, at)).join()
  const wornDate = dayAfter('2024-02-26', new Date(monday).getUTCDate() % 5)
  const entry = Entry.parse(
    (await server.request('POST', '/api/outfit-history', { wornDate, itemIds: [] })).body,
  )
  for (const zone of readIn) {
    process.env['TZ'] = zone
    const { dailyOutfits } = Days.parse((await server.request('GET', `/api/weekly-plans/${plan.id}`)).body)
    const dates = dailyOutfits.map(({ date }) => date).join()
    if (dates !== expected) faults.push(`read in ${zone} its days are ${dates}`)
    const entries = z.array(Entry).parse((await server.request('GET', '/api/outfit-history')).body)
    const found = entries.find(({ id }) => id === entry.id)
    if (found?.wornDate !== wornDate) faults.push(`read in ${zone} the entry is of ${found?.wornDate}`)
  }
  await server.request('DELETE', `/api/weekly-plans/${plan.id}`)
  await server.request('DELETE', `/api/outfit-history/${entry.id}`)
  return faults
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
