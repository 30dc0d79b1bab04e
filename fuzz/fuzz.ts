import { parseArgs } from 'node:util'
import { highestPeakMb, startArmadio } from '../torture/kit/armadio-process.ts'
import { createPlaces } from '../torture/kit/place.ts'
import { storageFaults } from '../torture/kit/storage-faults.ts'
import { tableOf } from '../torture/kit/table.ts'
import { fuzzRoutes } from './fuzz-routes.ts'
import { addresses, resolutions } from './malicious/addresses.ts'
import { fileGroup } from './malicious/files.ts'
import type { MaliciousGroup } from './malicious/group.ts'
import { requestGroups } from './malicious/requests.ts'
import { tableGroup } from './malicious/tables.ts'

// Sends generated requests to every endpoint: npm run fuzz -- --requests 500 --seed 7 --on postgres
const DEFAULT_REQUESTS = 20_000
const SHOWN_FAILURES = 20

const { values } = parseArgs({
  options: {
    requests: { type: 'string' },
    seed: { type: 'string' },
    on: { type: 'string', default: 'sqlite' },
  },
})
const startedAt = performance.now()
const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed)
const count = values.requests === undefined ? DEFAULT_REQUESTS : Number(values.requests)
console.log(`Seed ${seed}; run it again with --seed ${seed} --requests ${count} --on ${values.on}.`)

const places = createPlaces()
try {
  const place = await places.make(values.on === 'postgres' ? 'postgres' : 'sqlite')
  const armadio = await startArmadio(place)
  const { url } = armadio
  const groups = [addresses, resolutions, ...requestGroups(url), await fileGroup(url), tableGroup(url)]
  const rows: string[][] = []
  const maliciousFailures: string[] = []
  for (const group of groups) {
    const wrong = await attemptAll(group)
    rows.push([group.name, String(group.cases.length), String(wrong.length)])
    maliciousFailures.push(...wrong)
  }
  console.log(`${tableOf([30, 8, 8], [['Malicious inputs', 'Cases', 'Wrong'], ...rows])}\n`)
  const report = await fuzzRoutes(armadio, count, seed)
  await armadio.stop()
  const faults = await storageFaults(place)
  const failures = [...maliciousFailures, ...report.failures, ...faults]
  for (const failure of failures.slice(0, SHOWN_FAILURES)) console.log(`FAILED  ${failure}`)
  if (failures.length > 0) console.log(armadio.log().slice(0, 4000))
  if (report.neverSucceeded.length > 0)
    console.log(`Never answered with success: ${report.neverSucceeded.join(', ')}`)
  const answers = [...report.statuses]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([group, number]) => `${number} × ${group}`)
  console.log(
    `${report.sent} requests over ${report.routes} routes (${report.succeeded} with a success): ${answers.join(', ')}; ` +
      `${report.failures.length} failures, ${faults.length} faults of storage, ${Math.round(highestPeakMb())} MB at most, ` +
      `in ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`,
  )
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await places.close()
}

async function attemptAll({ name, cases }: MaliciousGroup): Promise<string[]> {
  const wrong: string[] = []
  for (const each of cases) {
    const fault = await each.attempt()
    if (fault !== null) wrong.push(`${name}: ${each.name} ${fault}`)
  }
  return wrong
}
