import { afterEach, expect, test } from 'vitest'
import { openSite, type OutsideSite } from '../../../tests/support/other-servers/outside-site.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createOutsideFetch } from './create-outside-fetch.ts'
import { feedWithBreaker } from './feed-with-breaker.ts'

const sites: OutsideSite[] = []
const outside = createOutsideFetch({ allowPrivate: true })
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close()
})

async function givenSite(status: number | 'down') {
  const state = { status, asked: 0 }
  const site = await openSite((_request, reply) => {
    state.asked += 1
    if (state.status === 'down') reply.destroy()
    else reply.writeHead(state.status, { 'content-type': 'application/json' }).end('{}')
  })
  sites.push(site)
  return { state, url: site.url('/feed') }
}

function givenFeeds() {
  const clock = { at: 0 }
  const createBreaker = () => createCircuitBreaker({ failures: 2, restMs: 1000, now: () => clock.at })
  return { clock, feeds: feedWithBreaker(outside, createBreaker) }
}

test('after two failures, the failing service is not called until the cool-down ends; others are called', async () => {
  const [broken, other] = [await givenSite('down'), await givenSite(200)]
  const { clock, feeds } = givenFeeds()
  for (let call = 0; call < 3; call += 1) await expect(feeds.feed(broken.url)).rejects.toThrow('unreachable')
  expect(broken.state.asked).toBe(2)
  expect((await feeds.feed(other.url)).text).toBe('{}')
  clock.at = 1000
  broken.state.status = 200
  expect((await feeds.feed(broken.url)).text).toBe('{}')
})

test('a service that rejects an address counts as reachable', async () => {
  const site = await givenSite(404)
  const { feeds } = givenFeeds()
  for (let call = 0; call < 5; call += 1) await expect(feeds.feed(site.url)).rejects.toThrow('not-found')
  expect(site.state.asked).toBe(5)
})
