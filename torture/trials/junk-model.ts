import * as z from 'zod'
import { languageModel } from '../../src/server/adapters/model/language-model.ts'
import { modelStylist } from '../../src/server/adapters/stylist-model/model-stylist.ts'
import type { DatabaseEngine } from '../../src/server/db/open-database.ts'
import { openFakeModel } from '../../tests/support/other-servers/fake-model.ts'
import { outfitReplies } from '../../tests/support/other-servers/outfit-replies.ts'
import { openAppInProcess, type AppInProcess } from '../kit/app-in-process.ts'
import { randomOf } from '../kit/random.ts'
import { onEachEngine, type Given, type Outcome, type Trial } from '../kit/trial.ts'

const SEEDS = 20
const SHORT_SEEDS = 1
// Some replies never arrive.
const DEADLINE_MS = 300
const STYLES = ['classic', 'casual', 'bohemian', 'edgy', 'minimalist']

const Pieces = z.array(z.object({ id: z.string() }))
const Curated = z.object({
  result: z.object({
    curatedBy: z.string(),
    outfitDescription: z.string().min(1),
    suggestions: z.array(
      z.object({ type: z.string(), item: z.object({ id: z.string() }).nullable().optional() }),
    ),
  }),
})

/** R10: a model sends invalid replies. */
export const junkModel: Trial = {
  id: 'R10',
  name: 'junk from the model',
  inShort: true,
  run: (given) => onEachEngine(given, runOn),
}

async function runOn(given: Given, engine: DatabaseEngine): Promise<Outcome> {
  const model = await openFakeModel()
  const settings = { api: 'openai-compatible' as const, baseUrl: model.url, name: 'junk', apiKey: null }
  const stylistModel = modelStylist({
    model: languageModel(settings),
    warn: () => {},
    deadlineMs: DEADLINE_MS,
  })
  const server = await openAppInProcess(await given.places.make(engine), { stylistModel })
  await server.becomeNewUser()
  await server.request('POST', '/api/sample-wardrobe')
  const { body } = await server.request('GET', '/api/closet-items')
  const ids = Pieces.parse(body).map(({ id }) => id)

  const seeds = given.isShort ? SHORT_SEEDS : SEEDS
  const failures: string[] = []
  const by = new Map<string, number>()
  for (let seed = 0; seed < seeds; seed += 1) {
    const random = randomOf(given.seed + seed)
    for (const { what, curatedBy, answer } of outfitReplies) {
      model.respondWith(answer)
      const focusItemId = random.pick(ids)
      const input = { focusItemId, stylePreference: random.pick(STYLES), occasion: null }
      const fault = await curate(server, input, { ids, curatedBy }, (label) =>
        by.set(label, (by.get(label) ?? 0) + 1),
      )
      if (fault !== null) failures.push(`${what}: ${fault}`)
    }
  }
  await Promise.all([server.close(), model.close()])
  const labels = [...by].map(([label, count]) => `${count} by ${label}`).join(', ')
  return {
    on: engine,
    load: `${outfitReplies.length} kinds of answers x ${seeds} seeds, each for one outfit`,
    faults: 'prose, cut and foreign JSON, strange pieces, errors, silence, broken connections',
    result: `outfits: ${labels}; ${failures.length} wrong${failures.length > 0 ? ` (${failures.slice(0, 3).join('; ')})` : ''}`,
    criterion: 'each a valid outfit of own pieces that says who made it; 0 errors',
    passed: failures.length === 0 && by.size > 0,
  }
}

interface Expected {
  readonly ids: readonly string[]
  readonly curatedBy: string
}

/** Curates an outfit. Returns a description of its fault, or null. */
async function curate(
  server: AppInProcess,
  input: { focusItemId: string; stylePreference: string; occasion: string | null },
  { ids, curatedBy }: Expected,
  note: (label: string) => void,
): Promise<string | null> {
  const reply = await server.request('POST', '/api/curate-outfit', input)
  if (reply.status >= 300) return `status ${reply.status}`
  const parsed = Curated.safeParse(reply.body)
  if (!parsed.success) return z.prettifyError(parsed.error)
  const { result } = parsed.data
  note(result.curatedBy)
  // The rules may also reject a usable choice.
  if (curatedBy === 'rules' && result.curatedBy !== 'rules') return `made by ${result.curatedBy}`
  const foreign = result.suggestions.filter(
    ({ type, item }) => type === 'closet' && !ids.includes(item?.id ?? ''),
  )
  if (foreign.length > 0) return `${foreign.length} pieces of nobody`
  const texts = JSON.stringify(result)
  return /https?:|<script|<img|onerror/i.test(texts) ? 'an address or markup in its words' : null
}
