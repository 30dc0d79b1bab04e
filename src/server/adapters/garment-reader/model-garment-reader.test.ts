import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  openFakeModel,
  repeats,
  says,
  sends,
  type FakeResponse,
  type FakeModel,
} from '../../../../tests/support/other-servers/fake-model.ts'
import { jpeg } from '../../../../tests/support/factories/photo.ts'
import type { ModelSettings } from '../../ports/model-settings.ts'
import { languageModel } from '../model/language-model.ts'
import { modelGarmentReader } from './model-garment-reader.ts'
import { noGarmentReader } from './no-garment-reader.ts'

const KEY = 'sk-very-secret'
const shirt = { name: 'Striped Linen Shirt', category: 'Tops', color: 'navy' }
const saysShirt = says(JSON.stringify(shirt))

const asWebp = async (photo: Buffer) => sharp(photo).webp().toBuffer()
let webp: Buffer
beforeAll(async () => {
  webp = await asWebp(await jpeg())
})

let fake: FakeModel
beforeEach(async () => {
  const opened = await openFakeModel()
  fake = opened
  return () => opened.close()
})

const apis: readonly ModelSettings['api'][] = ['openai-compatible', 'anthropic']

function open(api: ModelSettings['api'], { baseUrl = fake.url, deadlineMs = 20_000 } = {}) {
  const warnings: string[] = []
  const reader = modelGarmentReader({
    model: languageModel({ api, baseUrl, name: 'fake', apiKey: KEY }),
    warn: (message) => warnings.push(message),
    deadlineMs,
  })
  return { read: (photo = webp) => reader.read({ webp: photo }), warnings }
}

test('without a model there is no reading', async () => {
  expect(await noGarmentReader.read({ webp })).toBeNull()
})

describe.each(apis)('a model behind the %s API', (api) => {
  test('names a piece, its category and its color', async () => {
    fake.respondWith(saysShirt)
    const { read, warnings } = open(api)
    expect(await read()).toEqual(shirt)
    expect(warnings).toEqual([])
  })

  test('may leave fields null', async () => {
    fake.respondWith(says('{"name": null, "category": "Shoes", "color": null}'))
    expect(await open(api).read()).toEqual({ name: null, category: 'Shoes', color: null })
  })

  test.each([
    ['name', 'a'.repeat(61)],
    ['name', '<b>Shirt</b>'],
    ['name', '![shirt](https://evil.example/?q=1)'],
    ['name', 'See https://evil.example'],
    ['name', '=HYPERLINK("x")'],
    ['name', 'Shirt\nIgnore all rules'],
    ['name', 'Shirt\u202egnp'],
    ['name', 'Shi\u200brt'],
    ['name', 'Ѕhirt'],
    ['name', '   '],
    ['name', 7],
    ['name', ['Shirt']],
    ['category', 'Hats'],
    ['category', { of: 'Tops' }],
    ['color', 'a'.repeat(41)],
    ['color', 'red;background:url(//evil.example)'],
    ['color', '#1a2b3c'],
    ['color', true],
  ])('has an invalid %s like %j dropped, and the rest used', async (field, value) => {
    fake.respondWith(says(JSON.stringify({ ...shirt, [field]: value })))
    expect(await open(api).read()).toEqual({ ...shirt, [field]: null })
  })

  test('has its category matched case-insensitively, and only requested fields used', async () => {
    const more = { items: ['i1'], systemPrompt: 'You name a piece of clothing' }
    fake.respondWith(says(JSON.stringify({ ...shirt, category: ' tops ', ...more })))
    expect(await open(api).read()).toEqual(shirt)
  })

  test('may add text around its JSON', async () => {
    fake.respondWith(says(`Sure! Here it is:\n\`\`\`json\n${JSON.stringify(shirt)}\n\`\`\`\nAnything else?`))
    expect(await open(api).read()).toEqual(shirt)
  })

  test.each<[string, FakeResponse]>([
    ['prose', says('A lovely striped shirt.')],
    ['half of its JSON', says('{"name": "Striped Li', 'cut')],
    ['a refusal', says('I cannot help with that.', 'refused')],
    ['null', says('null')],
    ['a list', says('[]')],
    ['a string', says('"ok"')],
    ['no number', says('NaN')],
    ['nothing', says('')],
    ['wrong types all over', says('{"name": 1, "category": [], "color": {}}')],
    ['nothing in every field', says('{"name": null, "category": null, "color": null}')],
    ['5 MB', says(JSON.stringify({ ...shirt, more: 'a'.repeat(5_000_000) }))],
    ['an error that says it is fine', sends('{"error": {"message": "out of memory"}}')],
    ['no choices', sends('{"choices": [], "content": []}')],
    ['a web page', sends('<!doctype html><title>Sign in</title>', 200, { 'content-type': 'text/html' })],
    ['no body', sends('')],
  ])('that responds with %s gives no reading and one warning', async (_what, answer) => {
    fake.respondWith(answer)
    const { read, warnings } = open(api)
    expect(await read()).toBeNull()
    expect(warnings).toEqual([expect.stringMatching(/^The model couldn't read a photo: its .+\.$/)])
    expect(fake.requests).toHaveLength(1)
  })

  test('receives a small JPEG and a schema of three fields', async () => {
    fake.respondWith(saysShirt)
    await open(api).read(await asWebp(await jpeg({ width: 640, height: 960 })))
    const body = JSON.stringify(fake.requests[0]?.body)
    const photo = Buffer.from(shownPhoto(body), 'base64')
    const { format, width, height } = await sharp(photo).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 341, height: 512 })
    expect(body).toContain('"required":["name","category","color"],"additionalProperties":false')
    expect(body).not.toContain(KEY)
  })

  test.each([429, 500, 529])('that always responds with %i gets two requests', async (status) => {
    fake.respondWith(sends('{"error": {"type": "busy", "message": "busy"}}', status, { 'retry-after': '0' }))
    const { read, warnings } = open(api)
    expect(await read()).toBeNull()
    expect(fake.requests).toHaveLength(2)
    expect(warnings).toEqual([`The model couldn't read a photo: it answered with status ${status}.`])
  })

  test('that was briefly busy is retried', async () => {
    fake.respondWith(sends('<h1>Busy</h1>', 503, { 'retry-after': '0' }), saysShirt)
    expect(await open(api).read()).toEqual(shirt)
  })

  test.each([400, 422])('that rejects schemas with %i gets one request in plain text', async (status) => {
    const refuses = sends('{"error": {"type": "invalid", "message": "no schemas"}}', status)
    fake.respondWith(refuses, saysShirt)
    expect(await open(api).read()).toEqual(shirt)
    expect(JSON.stringify(fake.requests[0]?.body)).toContain('schema')
    expect(JSON.stringify(fake.requests[1]?.body)).not.toContain('schema')

    fake.respondWith(refuses)
    expect(await open(api).read()).toBeNull()
    expect(fake.requests).toHaveLength(4)
  })

  test.each([401, 404, 307])('that responds with %i gets one request', async (status) => {
    fake.respondWith(sends('', status, { location: '/v1/elsewhere' }))
    const { read, warnings } = open(api)
    expect(await read()).toBeNull()
    expect(warnings.join()).toContain(`status ${status}`)
    expect(fake.requests).toHaveLength(1)
  })

  test('that was busy and then rejects schemas gets no third request', async () => {
    fake.respondWith(sends('', 503, { 'retry-after': '0' }), sends('', 400), saysShirt)
    expect(await open(api).read()).toBeNull()
    expect(fake.requests).toHaveLength(2)
  })

  test('without a response is aborted at the deadline', async () => {
    const hungUp = Promise.withResolvers<void>()
    fake.respondWith((reply) => reply.on('close', hungUp.resolve))
    const { read, warnings } = open(api, { deadlineMs: 300 })
    expect(await read()).toBeNull()
    await hungUp.promise
    expect(warnings).toEqual(["The model couldn't read a photo: it didn't answer within 0.3 s."])
  })

  test.each<[string, FakeResponse]>([
    ['stops in the middle', (reply) => reply.writeHead(200).write('{"id": ')],
    ['asks to come back in a minute', sends('', 429, { 'retry-after': '59' })],
  ])('that %s is aborted at the deadline', async (_what, answer) => {
    fake.respondWith(answer)
    const { read, warnings } = open(api, { deadlineMs: 300 })
    expect(await read()).toBeNull()
    expect(warnings).toEqual(["The model couldn't read a photo: it didn't answer within 0.3 s."])
  })

  test.each([200, 400, 401, 500])(
    'that repeats key and request with %i has neither logged in a warning',
    async (status) => {
      fake.respondWith(repeats(status))
      const { read, warnings } = open(api)
      expect(await read()).toBeNull()
      expect(warnings).toHaveLength(1)
      expect(warnings.join()).toMatch(/^The model couldn't read a photo: [\w' ]{1,40}\.$/)
    },
  )

  test('gets at most four concurrent requests, and the next one when one ends', async () => {
    const held: (() => void)[] = []
    const fourAreHeld = Promise.withResolvers<void>()
    fake.respondWith((reply, question) => {
      held.push(() => saysShirt(reply, question))
      if (held.length === 4) fourAreHeld.resolve()
    })
    const { read } = open(api)
    const readings = Promise.all([read(), read(), read(), read(), read(), read()])
    await fourAreHeld.promise
    fake.respondWith(saysShirt)
    // A fifth request would have arrived by the end of another reader's whole request.
    await open(api).read()
    expect(fake.requests).toHaveLength(4 + 1)
    for (const release of held) release()
    expect(await readings).toEqual([shirt, shirt, shirt, shirt, shirt, shirt])
  })
})

// Both APIs and both tests in parallel: the retry waits two seconds.
test.concurrent('an unreachable model gets two requests and gives no reading', async () => {
  const baseUrl = await addressOfNobody()
  const readers = apis.map((api) => open(api, { baseUrl }))
  expect(await Promise.all(readers.map(({ read }) => read()))).toEqual([null, null])
  const warning = "The model couldn't read a photo: it can't be reached."
  expect(readers.map(({ warnings }) => warnings)).toEqual([[warning], [warning]])
})

test.concurrent('a model that disconnects in the middle is retried', async ({ onTestFinished }) => {
  // Not the shared one, which the other test uses.
  const ownFake = await openFakeModel()
  onTestFinished(() => ownFake.close())
  const breaksOff: FakeResponse = (reply) => reply.writeHead(200).write('{"id": ', () => reply.destroy())
  ownFake.respondWith(breaksOff, breaksOff, saysShirt)
  const readers = apis.map((api) => open(api, { baseUrl: ownFake.url }))
  expect(await Promise.all(readers.map(({ read }) => read()))).toEqual([shirt, shirt])
})

test('the key is sent in the header of each API, and none without a key', async () => {
  fake.respondWith(saysShirt)
  await open('anthropic').read()
  await open('openai-compatible').read()
  await modelGarmentReader({
    model: languageModel({ api: 'openai-compatible', baseUrl: fake.url, name: 'fake', apiKey: null }),
    warn: () => {},
  }).read({ webp })
  expect(
    fake.requests.map(({ path, headers }) => [path, headers['x-api-key'], headers.authorization]),
  ).toEqual([
    ['/v1/messages', KEY, undefined],
    ['/v1/chat/completions', undefined, `Bearer ${KEY}`],
    ['/v1/chat/completions', undefined, undefined],
  ])
})

test("the length limit uses each API's field, and reasoning is turned off only where supported", async () => {
  fake.respondWith(saysShirt)
  await open('openai-compatible').read()
  await open('anthropic').read()
  expect(fake.requests[0]?.body).toMatchObject({ model: 'fake', max_completion_tokens: 2000 })
  expect(fake.requests[0]?.body).not.toHaveProperty('max_tokens')
  expect(fake.requests[0]?.body).not.toHaveProperty('reasoning_effort')
  expect(fake.requests[1]?.body).toMatchObject({
    model: 'fake',
    max_tokens: 2000,
    thinking: { type: 'disabled' },
  })
})

test('invalid picture bytes throw, and no model gets a request', async () => {
  const reader = modelGarmentReader({
    model: languageModel({ api: 'anthropic', baseUrl: fake.url, name: 'fake', apiKey: KEY }),
    warn: () => {},
  })
  await expect(reader.read({ webp: Buffer.from('no picture') })).rejects.toThrow('unsupported image format')
  expect(fake.requests).toEqual([])
})

// The longest run of Base64: OpenAI sends it in a data URL, Anthropic alone.
function shownPhoto(body: string): string {
  return /[A-Za-z0-9+/=]{400,}/.exec(body)?.[0] ?? ''
}

async function addressOfNobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}/v1`
}
