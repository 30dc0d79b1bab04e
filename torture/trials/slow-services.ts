import * as z from 'zod'
import { startArmadio } from '../kit/armadio-process.ts'
import { send, sendWell, type Sending } from '../kit/send.ts'
import { startSlowServices, type Slowness } from '../kit/slow-services.ts'
import { onEachEngine, type Given, type Outcome, type Trial } from '../kit/trial.ts'
import type { DatabaseEngine } from '../../src/server/db/open-database.ts'

const USERS = 50
const SHORT_USERS = 6
// Deadlines of the server: two weather requests; a shop page, queued behind others; the model.
const DEADLINES_MS = { weather: 6000, link: 23_000, outfit: 20_000 }
const TOLERANCE = 1.1
// Time of the request itself without the service, on a busy machine.
const OWN_WORK_MS = 1000
const MAX_TIMES_IDLE = 1.5
// Shorter times are imperceptible.
const UNNOTICED_MS = 50
const PROBES = 200

type Kind = keyof typeof DEADLINES_MS
const kinds: readonly Kind[] = ['weather', 'link', 'outfit']

const Items = z.array(z.object({ id: z.string() }))
const Weather = z.object({ weather: z.object({ source: z.string() }) })
const Outfit = z.object({ result: z.object({ curatedBy: z.string() }) })

/** R9: the weather service, shops and the model are silent or send a byte a second, while many users need them. */
export const slowServices: Trial = {
  id: 'R9',
  name: 'slow services',
  inShort: false,
  async *run(given) {
    for (const slowness of ['silent', 'a byte a second'] as const)
      yield* onEachEngine(given, (_, engine) => runOn(given, engine, slowness))
  },
}

async function runOn(given: Given, engine: DatabaseEngine, slowness: Slowness): Promise<Outcome> {
  const users = given.isShort ? SHORT_USERS : USERS
  const services = await startSlowServices(slowness)
  const environment = {
    WEATHER_URL: services.url,
    GEOCODING_URL: services.url,
    AI_BASE_URL: `${services.url}/v1`,
    AI_MODEL: 'slow',
  }
  const armadio = await startArmadio(await given.places.make(engine), { environment })
  const { url } = armadio
  await sendWell(url, { method: 'POST', path: '/api/sample-wardrobe' })
  const items = Items.parse(await sendWell(url, { method: 'GET', path: '/api/closet-items' }))
  const focus = items.map(({ id }) => id)
  const round = (name: string) => requestAll({ url, services: services.url, focus, users, name })

  await probe(url, PROBES)
  const idle = await probe(url, PROBES)
  const state = { isOver: false }
  const probing = probeUntil(url, state)
  const first = await round('first')
  state.isOver = true
  const busy = await probing
  const callsBefore = services.calls()
  const second = await round('second')
  const calls = services.calls() - callsBefore - users
  await armadio.kill()
  await services.close()

  const isInTime = kinds.every((kind) => first[kind] <= DEADLINES_MS[kind] * TOLERANCE + OWN_WORK_MS)
  const isUnaffected = busy <= Math.max(MAX_TIMES_IDLE * idle, UNNOTICED_MS)
  // The circuit breakers of weather and model are open; each shop has its own.
  const isOpen = second.weather <= OWN_WORK_MS * 2 && second.outfit <= OWN_WORK_MS * 2 && calls <= 4
  const wrong = [...first.wrong, ...second.wrong]
  return {
    on: engine,
    load: `${users} users, each for weather of a place of its own, a link and an outfit; the closet is read meanwhile`,
    faults: `weather, shops and model: ${slowness}`,
    result:
      `longest: weather ${seconds(first.weather)}, link ${seconds(first.link)}, outfit ${seconds(first.outfit)}; closet p99 ` +
      `${Math.round(idle)} ms idle, ${Math.round(busy)} ms meanwhile; a second time: weather ${seconds(second.weather)}, outfit ` +
      `${seconds(second.outfit)} with ${calls} calls; ${wrong.length} wrong${wrong.length > 0 ? ` (${wrong.slice(0, 3).join('; ')})` : ''}`,
    criterion: `deadlines of 6, 23 and 20 s + 10 %; closet p99 ${MAX_TIMES_IDLE} x idle or ${UNNOTICED_MS} ms; estimate and rules, said so`,
    passed: isInTime && isUnaffected && isOpen && wrong.length === 0,
  }
}

interface LoadInput {
  readonly url: string
  readonly services: string
  readonly focus: readonly string[]
  readonly users: number
  readonly name: string
}

/** Returns the longest time of each kind of request, and the faults of the responses. */
async function requestAll({ url, services, focus, users, name }: LoadInput) {
  const longest = { weather: 0, link: 0, outfit: 0 }
  const wrong: string[] = []
  const sendAndTime = async (
    kind: Kind,
    sending: Sending,
    faultOf: (status: number, body: unknown) => string | null,
  ) => {
    const reply = await send(url, sending)
    longest[kind] = Math.max(longest[kind], reply?.ms ?? Infinity)
    const fault = reply ? faultOf(reply.status, reply.body) : 'no response'
    if (fault !== null) wrong.push(`${kind}: ${fault}`)
  }
  await Promise.all(
    Array.from({ length: users }, async (_, user) => {
      const place = `${(40 + user / 10).toFixed(1)},${name === 'first' ? 10 : 20}`
      const product = `${services}/${name}/${user}`
      const json = { focusItemId: focus[user % focus.length], stylePreference: 'casual', occasion: 'work' }
      await Promise.all([
        sendAndTime('weather', { method: 'GET', path: `/api/weather/current/${place}` }, weatherFault),
        sendAndTime(
          'link',
          { method: 'POST', path: '/api/validate-product-url', json: { url: product } },
          linkFault,
        ),
        sendAndTime('outfit', { method: 'POST', path: '/api/curate-outfit', json }, outfitFault),
      ])
    }),
  )
  return { ...longest, wrong }
}

function weatherFault(status: number, body: unknown): string | null {
  if (status !== 200) return `status ${status} ${JSON.stringify(body)}`
  const { source } = Weather.parse(body).weather
  return source === 'estimate' ? null : `from ${source}`
}

// A page that fails to load is reported in a reply or as an expected error; if the queue is full, as 503.
function linkFault(status: number): string | null {
  return status < 500 || status === 503 ? null : `status ${status}`
}

function outfitFault(status: number, body: unknown): string | null {
  if (status !== 201 && status !== 200) return `status ${status} ${JSON.stringify(body)}`
  const { curatedBy } = Outfit.parse(body).result
  return curatedBy === 'rules' ? null : `by ${curatedBy}`
}

async function probe(url: string, times: number): Promise<number> {
  const takenMs: number[] = []
  for (let nth = 0; nth < times; nth += 1) takenMs.push(await timeOfCloset(url))
  return p99(takenMs)
}

async function probeUntil(url: string, state: { readonly isOver: boolean }): Promise<number> {
  const takenMs: number[] = []
  while (!state.isOver) takenMs.push(await timeOfCloset(url))
  return p99(takenMs)
}

async function timeOfCloset(url: string): Promise<number> {
  const reply = await send(url, { method: 'GET', path: '/api/closet-items' })
  return reply?.status === 200 ? reply.ms : Infinity
}

function p99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Infinity
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
