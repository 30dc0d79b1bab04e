import { afterEach, describe, expect, test } from 'vitest'
import { openSite } from '../../../tests/support/other-servers/outside-site.ts'
import { bundledTrends } from '../../domain/trends/bundled/bundled-trends.ts'
import { trendId } from '../../domain/trends/trend.ts'
import { bundledTrendSource } from '../adapters/trend-source/bundled-trend-source.ts'
import { trendFeed } from '../adapters/trend-source/trend-feed.ts'
import { createOutsideFetch } from '../outside/create-outside-fetch.ts'
import type { TrendSource } from './trend-source.ts'

const open: { close(): Promise<void> }[] = []
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())))

/** A local feed with the body `body`. */
async function feedOf(body: string | Buffer, type = 'application/json', status = 200): Promise<TrendSource> {
  const site = await openSite((_request, reply) =>
    reply.writeHead(status, { 'content-type': type }).end(body),
  )
  const outside = createOutsideFetch({ allowPrivate: true })
  open.push(site, outside)
  return trendFeed({ url: site.url('/trends.json?key=secret'), outside })
}

describe.each<[string, () => Promise<TrendSource>]>([
  ['bundled', async () => bundledTrendSource],
  ['JSON feed', () => feedOf(JSON.stringify({ trends: bundledTrends() }))],
])('the %s source of trends', (_name, source) => {
  test('returns each trend once, with its source and valid fields', async () => {
    const { name, read } = await source()
    const trends = await read()
    if (trends === 'unreachable') throw new Error('It is there.')
    expect(name).not.toContain('secret')
    expect(new Set(trends.map(trendId)).size).toBe(trends.length)
    // The same set through the feed gives the same trends.
    expect(trends).toEqual(bundledTrends().map((trend) => ({ ...trend, source: name })))
    for (const { platform, key, title, description, sourceUrl, popularity } of trends) {
      expect([platform.length <= 20, key.length <= 255, title.length <= 255]).toEqual([true, true, true])
      expect([(description ?? '').length <= 2000, (sourceUrl ?? '').length <= 500]).toEqual([true, true])
      expect(popularity).toBeGreaterThanOrEqual(0)
      expect(popularity).toBeLessThanOrEqual(100)
    }
  })

  test('returns the same when it is read again', async () => {
    const { read } = await source()
    expect(await read()).toEqual(await read())
  })
})

const row = { platform: 'tiktok', key: 'a', title: 'Stripes' }
const fed = async (...rows: unknown[]) => (await feedOf(JSON.stringify({ trends: rows }))).read()

describe('a malicious feed', () => {
  test.each([
    ['no JSON', '<p>Not found</p>'],
    ['no object', '[]'],
    ['no list', '{"trends":{}}'],
    ['not one row of use', JSON.stringify({ trends: [{}, null, { ...row, title: 7 }] })],
    ['nested without end', '['.repeat(500_000)],
    ['ten megabytes', JSON.stringify({ trends: [{ ...row, description: 'a'.repeat(10 * 1024 * 1024) }] })],
  ])('of %s counts as unreachable', async (_what, body) => {
    expect(await (await feedOf(body)).read()).toBe('unreachable')
  })

  test('that fails, or responds with a page, counts as unreachable', async () => {
    const body = JSON.stringify({ trends: [row] })
    expect(await (await feedOf(body, 'application/json', 500)).read()).toBe('unreachable')
    expect(await (await feedOf(body, 'text/html')).read()).toBe('unreachable')
  })

  test('is read up to its thousandth row, without duplicates', async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({ ...row, key: `${at % 2000}` }))
    expect(await fed(...rows)).toHaveLength(1000)
    expect(await fed(row, { ...row, title: 'Again' })).toHaveLength(1)
  })

  test.each([
    ['platform', { platform: 'TikTok; drop' }],
    ['platform', { platform: 'a'.repeat(21) }],
    ['key', { key: '' }],
    ['title', { title: ' \u0000 ' }],
    ['title', { title: '<b></b>' }],
    ['title', { title: ['Stripes'] }],
  ])('drops only the rows with an unusable %s', async (_field, wrong) => {
    expect(await fed({ ...row, ...wrong }, { ...row, key: 'b' })).toMatchObject([{ key: 'b' }])
  })

  test.each([
    [{ title: '<script>alert(1)</script>Stripes\u202e' }, { title: 'alert(1) Stripes' }],
    [{ title: 'Stripes \ud800' }, { title: 'Stripes \ufffd' }],
    [{ title: '🧥'.repeat(400) }, { title: `${'🧥'.repeat(119)}…` }],
    [{ description: 5 }, { description: null }],
    [{ tags: ['#a', 'a', 7, { b: 1 }] }, { tags: ['a'] }],
    [{ tags: 'a' }, { tags: [] }],
    [{ popularity: 1e9 }, { popularity: 100 }],
    [{ popularity: '90' }, { popularity: 0 }],
    [
      { category: 'Boho', season: 'autumn' },
      { category: 'boho', season: null },
    ],
    [{ sourceUrl: 'javascript:alert(1)' }, { sourceUrl: null }],
    [{ sourceUrl: 'https://ada:secret@example.org/' }, { sourceUrl: null }],
    [{ sourceUrl: `https://example.org/${'a'.repeat(500)}` }, { sourceUrl: null }],
    [
      { source: 'bundled', parts: 'none' },
      { parts: [], source: expect.stringMatching(/^http:/) },
    ],
  ])('has its fields normalized: %j', async (wrong, right) => {
    expect(await fed({ ...row, ...wrong })).toMatchObject([right])
  })

  test('has the kinds of its parts parsed from their names, without parts that are not garments', async () => {
    const parts = [
      { name: 'navy wool coat' },
      { name: 'striped thing', kind: 'tee', color: 'White', pattern: 'stripe', slot: 'outer' },
      { name: 'umbrella of doom' },
      { name: 'shirt', kind: '../../etc/passwd', color: 'nothing', pattern: 'zebra' },
      null,
    ]
    expect(await fed({ ...row, parts })).toMatchObject([
      {
        parts: [
          { slot: 'outer', name: 'navy wool coat', kind: 'coat', color: '#27324c', pattern: null },
          { slot: 'outer', name: 'striped thing', kind: 'tee', color: 'White', pattern: 'stripe' },
          { slot: 'top', name: 'shirt', kind: 'shirt', color: '', pattern: null },
        ],
      },
    ])
  })
})
