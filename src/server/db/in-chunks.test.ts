import { expect, test } from 'vitest'
import { inChunks } from './in-chunks.ts'

test('runs a long list in parts, in order, and lets others run in between', async () => {
  const events: string[] = []
  const all = Array.from({ length: 450 }, (_, at) => at)
  setImmediate(() => events.push('other'))
  const results = await inChunks(all, async (some) => {
    events.push(`${some.length} from ${some[0]}`)
    return some
  })
  expect(results).toEqual(all)
  expect(events).toEqual(['200 from 0', 'other', '200 from 200', '50 from 400'])
})

test('runs nothing for an empty list', async () => {
  expect(await inChunks([], () => Promise.reject(new Error('ran')))).toEqual([])
})
