import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTrends } from './merge-trends.ts'
import { trendId, type Trend } from './trend.ts'

const camelCoat: Trend = {
  platform: 'pinterest',
  key: 'camel-coat',
  title: 'The camel coat',
  description: null,
  tags: ['camel'],
  popularity: 90,
  category: 'minimalist',
  season: 'winter',
  sourceUrl: null,
  parts: [{ slot: 'outer', name: 'camel coat', kind: 'coat', color: 'Camel', pattern: null }],
  source: 'bundled',
}

// Few keys, so that many trends collide.
const trends = fc.array(
  fc
    .record({
      platform: fc.constantFrom('tiktok', 'pinterest'),
      key: fc.constantFrom('a', 'b', 'c'),
      title: fc.constantFrom('One', 'Other'),
      popularity: fc.nat(2),
      source: fc.constantFrom('bundled', 'https://example.org/trends.json'),
    })
    .map((facts): Trend => ({ ...camelCoat, ...facts })),
  { maxLength: 12 },
)

/** All trends after a merge, by platform and key. */
function keptAfter(known: readonly Trend[], incoming: readonly Trend[]): Map<string, Trend> {
  const { added, updated } = mergeTrends(known, incoming)
  const changed = [...added, ...updated.map(({ trend }) => trend)]
  return new Map([...known, ...changed].map((trend) => [trendId(trend), trend]))
}

test('merging is idempotent', () => {
  fc.assert(
    fc.property(trends, trends, (before, incoming) => {
      const known = [...keptAfter([], before).values()]
      const after = [...keptAfter(known, incoming).values()]
      const { added, updated, unchanged } = mergeTrends(after, incoming)
      expect([added, updated]).toEqual([[], []])
      expect(unchanged).toHaveLength(new Set(incoming.map(trendId)).size)
    }),
  )
})

test('the order of incoming trends does not matter, and known trends are kept', () => {
  const shuffled = trends.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  )
  fc.assert(
    fc.property(trends, shuffled, (before, [incoming, again]) => {
      const known = [...keptAfter([], before).values()]
      const after = keptAfter(known, incoming)
      expect(Object.fromEntries(after)).toEqual(Object.fromEntries(keptAfter(known, again)))
      for (const trend of [...known, ...incoming]) expect(after.has(trendId(trend))).toBe(true)
    }),
  )
})

test('each incoming trend is counted once, as added, updated or unchanged', () => {
  const known = [camelCoat, { ...camelCoat, key: 'slip-dress' }, { ...camelCoat, key: 'trench' }]
  const [camel, slip] = known
  const incoming = [{ ...camelCoat }, { ...camelCoat, key: 'slip-dress', popularity: 80 }]
  const loafers = { ...camelCoat, key: 'loafers' }
  const merged = mergeTrends(known, [...incoming, loafers, loafers])
  expect(merged).toEqual({
    added: [loafers],
    updated: [{ known: slip, trend: incoming[1] }],
    unchanged: [camel],
  })
})

test('a feed takes precedence over the bundled set', () => {
  const ofFeed = { ...camelCoat, title: 'Zzz', source: 'https://example.org/trends.json' }
  expect(mergeTrends([], [ofFeed, camelCoat]).added).toEqual([ofFeed])
})
