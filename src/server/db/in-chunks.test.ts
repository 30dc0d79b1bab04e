import { expect, test } from 'vitest'
import { inChunks } from './in-chunks.ts'

test('runs a long list in ordered chunks and yields in between', async () => {
  const events: string[] = []
  const all = Array.from({ length: 250 }, (_, at) => at)
  setImmediate(() => events.push('other'))
  const results = await inChunks(all, async (some) => {
    events.push(`${some.length} from ${some[0]}`)
    return some
  })
  expect(results).toEqual(all)
  expect(events).toEqual(['100 from 0', 'other', '100 from 100', '50 from 200'])
})

test('runs nothing for an empty list', async () => {
  expect(await inChunks([], () => Promise.reject(new Error('ran')))).toEqual([])
})
