import { parseArgs } from 'node:util'
import type { DatabaseEngine } from '../src/server/db/open-database.ts'
import { highestPeakMb } from './kit/armadio-process.ts'
import { createPlaces } from './kit/place.ts'
import { tableOf } from './kit/table.ts'
import type { Outcome, Trial } from './kit/trial.ts'
import { trials } from './trials.ts'

// Runs the reliability tests: npm run torture -- --only R1,R3 --on sqlite --seed 7
const HEADINGS = ['Test', 'On', 'Load', 'Faults', 'Result', 'Passes with', 'Verdict']
const WIDTHS = [24, 8, 30, 30, 44, 34, 7]
const PEAK_MAX_MB = 600

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    seed: { type: 'string' },
    kills: { type: 'string' },
    on: { type: 'string' },
  },
})

const startedAt = performance.now()
const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed)
console.log(`Seed ${seed}; run it again with --seed ${seed}.`)
const places = createPlaces()
const state = { isEnding: false }
process.once('SIGINT', () => (state.isEnding = true))
const given = {
  isShort: values.short,
  seed,
  kills: values.kills === undefined ? null : Number(values.kills),
  engines: engines(),
  places,
  isEnding: () => state.isEnding,
}
const rows: string[][] = []
let failed = 0
try {
  for (const trial of chosen()) await runTrial(trial)
  note(['Memory', 'either', 'all of the above', 'all of the above', ...peakCells()], isPeakGood())
} finally {
  await places.close()
}
console.log(`\n${tableOf(WIDTHS, [HEADINGS, ...rows])}`)
console.log(`\n${rows.length - failed} passed, ${failed} failed, in ${seconds()} s.`)
// Injected requests leave timers of 30 s, which would delay the exit.
process.exit(failed === 0 ? 0 : 1)

// Engines of this run: both, or SQLite only in the short form.
function engines(): readonly DatabaseEngine[] {
  if (values.on === 'sqlite' || values.on === 'postgres') return [values.on]
  return values.short ? ['sqlite'] : ['sqlite', 'postgres']
}

function chosen(): readonly Trial[] {
  const only = values.only?.split(',')
  if (only) return trials.filter(({ id }) => only.includes(id))
  return values.short ? trials.filter(({ inShort }) => inShort) : trials
}

async function runTrial(trial: Trial): Promise<void> {
  const name = `${trial.id} ${trial.name}`
  try {
    for await (const outcome of trial.run(given)) note(cellsOf(name, outcome), outcome.passed)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    note([name, '', '', '', `It ended with an error: ${message}`, ''], false)
  }
}

function cellsOf(name: string, { on, load, faults, result, criterion }: Outcome): string[] {
  return [name, on, load, faults, result, criterion]
}

function note(cells: readonly string[], passed: boolean): void {
  const row = [...cells, passed ? 'passed' : 'FAILED']
  rows.push(row)
  if (!passed) failed += 1
  console.log(`${seconds()} s  ${row[6]}  ${row[0]} (${row[1]}): ${row[4]}`)
}

function isPeakGood(): boolean {
  return highestPeakMb() < PEAK_MAX_MB
}

function peakCells(): string[] {
  return [`${Math.round(highestPeakMb())} MB at most in one server`, `under ${PEAK_MAX_MB} MB`]
}

function seconds(): string {
  return ((performance.now() - startedAt) / 1000).toFixed(0)
}
