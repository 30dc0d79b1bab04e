import fc from 'fast-check'
import type { Armadio } from '../torture/kit/armadio-process.ts'
import { send, sendWell, type Reply, type Sending } from '../torture/kit/send.ts'
import { requestsFor, sendingOf, type Draft } from './generated-requests.ts'
import { createKnownIds, type KnownIds } from './known-ids.ts'
import { readRoutes, type Route } from './open-api.ts'

const AT_ONCE = 4
const CHUNK = 400
const HANGS_AFTER_MS = 5000
const CONFIRM_MS = 30_000
// Errors of unavailable external services, or of a full queue.
const EXPECTED_503 = new Set(['busy', 'weather_unreachable', 'trends_unreachable', 'outfit_not_read'])

/** Results of the generated requests. */
export interface FuzzReport {
  readonly routes: number
  readonly sent: number
  readonly statuses: ReadonlyMap<string, number>
  /** Number of routes with at least one successful response. */
  readonly succeeded: number
  readonly neverSucceeded: readonly string[]
  /** One sentence for each invalid response. */
  readonly failures: readonly string[]
}

/** Sends `count` generated requests over every route of the server's OpenAPI document. */
export async function fuzzRoutes(armadio: Armadio, count: number, seed: number): Promise<FuzzReport> {
  const routes = await readRoutes(armadio.url)
  const ids = createKnownIds()
  const statuses = new Map<string, number>()
  const succeeded = new Set<Route>()
  const failures: string[] = []
  let sent = 0
  for (let chunk = 0; sent < count; chunk += 1) {
    await fillAgain(armadio.url, ids)
    const drafts = fc.sample(requestsFor(routes), {
      seed: seed + chunk,
      numRuns: Math.min(CHUNK, count - sent),
    })
    sent += drafts.length
    const send1 = async (draft: Draft) => {
      const sending = sendingOf(draft, ids)
      const fault = await tryRequest(armadio, sending, (reply) => {
        const group = `${Math.floor(reply.status / 100)}xx`
        statuses.set(group, (statuses.get(group) ?? 0) + 1)
        if (reply.status < 300) succeeded.add(draft.route)
        if (reply.status < 300) ids.note(draft.route.path.split('/')[2] ?? '', JSON.stringify(reply.body))
      })
      if (fault !== null) failures.push(`${fault}: ${described(sending)}`)
    }
    await atOnce(drafts, send1)
    if (armadio.child.exitCode !== null) throw new Error(`The server ended. ${armadio.log()}`)
  }
  const never = routes.filter((route) => !succeeded.has(route)).map(({ method, path }) => `${method} ${path}`)
  return { routes: routes.length, sent, statuses, succeeded: succeeded.size, neverSucceeded: never, failures }
}

async function tryRequest(
  armadio: Armadio,
  sending: Sending,
  note: (reply: Reply) => void,
): Promise<string | null> {
  try {
    const reply = await send(armadio.url, { ...sending, timeoutMs: HANGS_AFTER_MS + CONFIRM_MS })
    if (!reply) return 'The connection was lost'
    note(reply)
    if (reply.ms > HANGS_AFTER_MS) return `It took ${Math.round(reply.ms)} ms`
    if (reply.status < 500 || isExpected(reply)) return null
    return `Status ${reply.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function isExpected({ status, body }: Reply): boolean {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return status === 503 && typeof code === 'string' && EXPECTED_503.has(code)
}

// Generated deletions eventually empty the closet.
async function fillAgain(url: string, ids: KnownIds): Promise<void> {
  await send(url, { method: 'POST', path: '/api/sample-wardrobe' })
  await sendWell(url, {
    method: 'POST',
    path: '/api/weekly-plans',
    json: { styleTheme: 'classic', occasion: 'casual' },
  })
  await sendWell(url, {
    method: 'POST',
    path: '/api/trips',
    json: { place: 'Paris', fromDate: '2027-01-04', toDate: '2027-01-07' },
  })
  await sendWell(url, { method: 'POST', path: '/api/wishlist', json: { name: 'Boots', category: 'shoes' } })
  await ids.refresh(url)
}

async function atOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

function described({ method, path, json, fields, headers }: Sending): string {
  return `${method} ${path} ${JSON.stringify({ json, fields, headers }).slice(0, 600)}`
}
