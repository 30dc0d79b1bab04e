import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openSite, type OutsideSite } from '../../../tests/support/other-servers/outside-site.ts'
import { createWorkQueue } from '../http/limits/work-queue.ts'
import { createOutsideFetch } from './create-outside-fetch.ts'

const open: OutsideSite[] = []

afterEach(() => Promise.all(open.splice(0).map((site) => site.close())))

/** A site that holds its responses until they are released. */
async function slowSite() {
  const waiting: { path: string; reply: ServerResponse }[] = []
  const site = await openSite((request, reply) => waiting.push({ path: request.url ?? '', reply }))
  open.push(site)
  return {
    url: site.url,
    waiting,
    untilAsked: (times: number) => vi.waitUntil(() => waiting.length >= times, { interval: 1 }),
    answer() {
      for (const { path, reply } of waiting.splice(0))
        reply.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${path}`)
    },
  }
}

describe('concurrent requests', () => {
  test('for the same page share one request and its response', async () => {
    const site = await slowSite()
    const outside = createOutsideFetch({ allowPrivate: true })
    const pages = Array.from({ length: 100 }, (_, at) => outside.page(site.url(`/shirt#${at}`)))
    await site.untilAsked(1)
    site.answer()
    const answers = await Promise.all(pages)
    expect(site.waiting).toHaveLength(0)
    expect(new Set(answers.map(({ html }) => html))).toEqual(new Set(['<p>/shirt']))
  })

  test('share an error, and the next one is a new request', async () => {
    const site = await slowSite()
    const outside = createOutsideFetch({ allowPrivate: true })
    const pages = Promise.allSettled([outside.page(site.url()), outside.page(site.url())])
    await site.untilAsked(1)
    site.waiting[0]?.reply.writeHead(404).end()
    expect(await pages).toMatchObject([
      { reason: { reason: 'not-found' } },
      { reason: { reason: 'not-found' } },
    ])
    site.waiting.length = 0
    const again = outside.page(site.url())
    await site.untilAsked(1)
    site.answer()
    expect((await again).html).toBe('<p>/')
  })

  test('are limited to eight; others wait, and too many are rejected', async () => {
    const site = await slowSite()
    const outside = createOutsideFetch({ allowPrivate: true })
    const pages = Array.from({ length: 9 }, (_, at) => outside.page(site.url(`/${at}`)))
    await site.untilAsked(8)
    expect(site.waiting).toHaveLength(8)
    site.answer()
    await site.untilAsked(1)
    site.answer()
    expect(await Promise.all(pages)).toHaveLength(9)

    const queue = createWorkQueue({ running: 1, waiting: 0, waitMs: 60_000 })
    const busy = createOutsideFetch({ allowPrivate: true, queue })
    await expect(busy.page(site.url())).rejects.toMatchObject({ code: 'busy' })
  })
})

test('closing aborts running requests, and none runs afterwards', async () => {
  const site = await slowSite()
  const outside = createOutsideFetch({ allowPrivate: true })
  const page = outside.page(site.url())
  await site.untilAsked(1)
  const hungUp = new Promise((resolve) => site.waiting[0]?.reply.once('close', resolve))
  const failure = expect(page).rejects.toMatchObject({ reason: 'unreachable' })
  await outside.close()
  await failure
  await hungUp
  await expect(outside.page(site.url())).rejects.toMatchObject({ reason: 'unreachable' })
  expect(site.waiting).toHaveLength(1)
})

test('a site receives our user agent and accepted types, and nothing else; its cookies are dropped', async () => {
  const heard: IncomingHttpHeaders[] = []
  const site = await openSite((request, reply) => {
    heard.push(request.headers)
    if (request.url === '/a') reply.writeHead(302, { location: '/b', 'set-cookie': 'id=1; Path=/' }).end()
    else reply.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'id=2; Path=/' }).end('<p>')
  })
  open.push(site)
  const outside = createOutsideFetch({ allowPrivate: true })
  await outside.page(site.url('/a'))
  await outside.page(site.url('/a'))
  const said = {
    host: `127.0.0.1:${site.port}`,
    connection: 'close',
    'user-agent': 'Armadio/0.1 (+link preview for one person; no crawling)',
    accept: 'text/html,application/xhtml+xml',
    'accept-language': 'en-US,en;q=0.9,*;q=0.5',
    'accept-encoding': 'gzip, deflate, br',
  }
  expect(heard).toEqual([said, said, said, said])
})
