import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { idsOfNothing } from '../../../tests/support/server/owned-by-one.ts'
import { callRoute, routeSamples } from '../../../tests/support/server/route-samples.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'

const samples = Object.entries(routeSamples(idsOfNothing))
const writes = samples.filter(([route]) => !route.startsWith('GET '))
// Routes outside of the API, and requests that fail before their route.
const others = [
  '/',
  '/planner',
  '/images/none.webp',
  '/s/none',
  '/health',
  '/health/live',
  '/health/ready',
  '/api/none',
  '/api/closet-items/%00',
]

describeOnEachDatabase('every route', (database) => {
  const given = givenApp(database)

  test('sends the security headers with each response, including errors', async () => {
    const missing: string[] = []
    const look = (name: string, reply: LightMyRequestResponse) => {
      const faults = headerFaults(reply)
      if (faults.length > 0) missing.push(`${name} (${reply.statusCode}): ${faults.join(', ')}`)
    }
    for (const [route, sample] of samples) {
      look(route, await callRoute(given.app(), route, sample))
      const { status: _, form: __, ...malformed } = sample
      if (sample.body) look(route, await callRoute(given.app(), route, { ...malformed, body: {} }))
    }
    for (const url of others) look(url, await given.get(url))
    const wrongType = { 'content-type': 'text/plain' }
    look('415', await given.send('POST', '/api/wishlist', { headers: wrongType, body: 'name=Boots' }))
    look('405', await given.app().inject({ method: 'PUT', url: '/api/wishlist' }))
    expect(missing).toEqual([])
  })

  describe('changes nothing for a cross-site page', () => {
    test.each([
      ['another origin', { origin: 'https://evil.example' }],
      ['an origin without a name', { origin: 'null' }],
      ['a name that looks like ours', { origin: 'http://localhost.evil.example' }],
      ['another port of this computer', { origin: 'http://localhost:81', 'sec-fetch-site': 'same-site' }],
      ['another site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ])('%s', async (_, headers) => {
      const allowed: string[] = []
      for (const [route, sample] of writes) {
        const { statusCode } = await callRoute(given.app(), route, sample, { headers })
        if (statusCode !== 403) allowed.push(`${route}: ${statusCode}`)
      }
      expect(allowed).toEqual([])
    })
  })

  test.each(['evil.example', 'localhost.evil.example', 'evil.example:3000'])(
    'is an error under the host name "%s"',
    async (host) => {
      const answered: string[] = []
      for (const [route, sample] of samples) {
        const reply = await callRoute(given.app(), route, sample, { headers: { host } })
        if (reply.statusCode < 400) answered.push(`${route}: ${reply.statusCode}`)
      }
      for (const url of others) {
        const reply = await given.get(url, { host })
        if (reply.statusCode < 400) answered.push(`${url}: ${reply.statusCode}`)
      }
      expect(answered).toEqual([])
    },
  )
})

/** The required security headers that a response lacks. */
function headerFaults({ headers }: LightMyRequestResponse): string[] {
  const text = (name: string) => String(headers[name] ?? '')
  const faults: string[] = []
  if (!/default-src 'none'/.test(text('content-security-policy'))) faults.push('content-security-policy')
  if (!/frame-ancestors 'none'|sandbox/.test(text('content-security-policy'))) faults.push('frame-ancestors')
  if (text('x-content-type-options') !== 'nosniff') faults.push('x-content-type-options')
  if (text('cross-origin-opener-policy') !== 'same-origin') faults.push('cross-origin-opener-policy')
  if (text('cross-origin-resource-policy') !== 'same-origin') faults.push('cross-origin-resource-policy')
  if (!/^(strict-origin-when-cross-origin|no-referrer)$/.test(text('referrer-policy')))
    faults.push('referrer-policy')
  if (text('permissions-policy') === '') faults.push('permissions-policy')
  if ('x-powered-by' in headers || 'server' in headers) faults.push('names the server')
  if ('access-control-allow-origin' in headers) faults.push('access-control-allow-origin')
  if ('content-type' in headers && !/charset=|image\//.test(text('content-type')))
    faults.push(text('content-type'))
  if (/json/.test(text('content-type')) && !/no-store|no-cache/.test(text('cache-control')))
    faults.push(`cache-control: ${text('cache-control')}`)
  return faults
}
