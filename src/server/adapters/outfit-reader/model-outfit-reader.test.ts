import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openFakeModel, says, type FakeModel } from '../../../../tests/support/other-servers/fake-model.ts'
import { jpeg } from '../../../../tests/support/factories/photo.ts'
import type { ModelSettings } from '../../ports/model-settings.ts'
import { languageModel } from '../model/language-model.ts'
import { modelOutfitReader } from './model-outfit-reader.ts'
import { noOutfitReader } from './no-outfit-reader.ts'

const KEY = 'sk-very-secret'
let webp: Buffer
beforeAll(async () => {
  webp = await sharp(await jpeg())
    .webp()
    .toBuffer()
})

let fake: FakeModel
beforeEach(async () => {
  const opened = await openFakeModel()
  fake = opened
  return () => opened.close()
})

const apis: readonly ModelSettings['api'][] = ['openai-compatible', 'anthropic']
const jeans = { name: 'jeans', category: 'Bottoms', color: 'blue', x: 0.5, y: 0.7 }

function open(api: ModelSettings['api'], deadlineMs = 20_000) {
  const warnings: string[] = []
  const model = languageModel({ api, baseUrl: fake.url, name: 'fake', apiKey: KEY })
  const reader = modelOutfitReader({ model, warn: (message) => warnings.push(message), deadlineMs })
  return { read: () => reader.read({ webp }), warnings }
}

test('without a model there are no marks', async () => {
  expect(noOutfitReader.isThere).toBe(false)
  expect(await noOutfitReader.read({ webp })).toBeNull()
})

describe.each(apis)('a model behind the %s API', (api) => {
  const answers = (pieces: unknown) => fake.respondWith(says(JSON.stringify({ pieces })))

  test('marks pieces with type, color and place', async () => {
    answers([jeans, { ...jeans, name: 'something odd', category: 'shoes' }])
    const { read, warnings } = open(api)
    expect(await read()).toEqual([
      { category: 'Bottoms', typeId: 'jeans', color: 'blue', x: 0.5, y: 0.7 },
      { category: 'Shoes', typeId: null, color: 'blue', x: 0.5, y: 0.7 },
    ])
    expect(warnings).toEqual([])
  })

  test('unusable rows are skipped, and at most ten are used', async () => {
    answers([
      null,
      { ...jeans, category: 'Hats' },
      { ...jeans, color: '<b>blue</b>' },
      { ...jeans, color: 7 },
      { ...jeans, x: 9, name: 'https://evil.example' },
    ])
    expect(await open(api).read()).toEqual([
      { category: 'Bottoms', typeId: null, color: 'blue', x: 0.5, y: 0.7 },
    ])
    fake.respondWith(says(JSON.stringify({ pieces: Array.from({ length: 500 }, () => jeans) })))
    expect(await open(api).read()).toHaveLength(10)
  })

  test.each(['[]', '"jeans"', '{"pieces": "jeans"}', 'Here you are:'])(
    '%s is an unusable reply, which is logged',
    async (text) => {
      fake.respondWith(says(text))
      const { read, warnings } = open(api)
      expect(await read()).toBeNull()
      expect(warnings).toHaveLength(1)
      expect(warnings.join()).not.toContain(KEY)
    },
  )

  test('a model without a reply in time gives null', async () => {
    fake.respondWith(() => {})
    const { read, warnings } = open(api, 150)
    expect(await read()).toBeNull()
    expect(warnings[0]).toMatch(/didn't answer/)
  })
})
