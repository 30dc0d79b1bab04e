import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import fastify, { type FastifyInstance } from 'fastify'
import multipart from '@fastify/multipart'
import { endpoint } from '../../contract/endpoint.ts'
import { optionalOneOf, requiredText } from '../../contract/fields.ts'
import { testClock } from '../../../tests/support/fakes/test-clock.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { personalUser } from '../user/personal-user.ts'
import { entityTag } from './entity-tag.ts'
import { handleErrors } from './replies/error-replies.ts'
import { createServe } from './serve-endpoint.ts'
import { acceptJson } from './security/accept-json.ts'

const Wish = z.object({
  name: requiredText('Name'),
  priority: z.int('Priority must be a whole number.').check(z.minimum(1)),
  note: z.optional(z.string()),
})

const wishes = {
  list: endpoint({
    method: 'GET',
    path: '/api/wishes',
    summary: 'Wishes',
    query: z.object({ season: optionalOneOf('Season', ['summer', 'winter']) }),
    reply: z.object({ season: z.nullable(z.string()) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/wishes',
    summary: 'Add',
    body: Wish,
    reply: Wish,
    status: 201,
  }),
  change: endpoint({ method: 'PATCH', path: '/api/wishes/:id', summary: 'Change', body: Wish, reply: Wish }),
}

describeOnEachDatabase('an endpoint of the contract', (database) => {
  let app: FastifyInstance
  let stored: z.infer<typeof Wish>
  let times: number

  beforeEach(async () => {
    stored = { name: 'Scarf', priority: 3 }
    times = 0
    app = fastify()
    handleErrors(app)
    acceptJson(app)
    await app.register(multipart)
    const clock = testClock()
    const identifyUser = await personalUser(database.db(), clock)
    const serve = createServe(app, {
      db: database.db(),
      clock,
      identifyUser,
      uploadFolder: '/nowhere',
      secret: Buffer.alloc(32),
      hourlyLimits: null,
    })
    serve(wishes.list, async ({ query }) => ({ season: query.season }))
    serve(wishes.add, async ({ body }) => {
      times += 1
      return body
    })
    serve(wishes.change, async ({ body, rejectStale }) => {
      rejectStale(stored)
      stored = body
      return stored
    })
  })
  afterEach(() => app.close())

  const send = (
    method: 'POST' | 'PATCH',
    url: string,
    payload: unknown,
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    })

  describe('with a query', () => {
    test('parses it, and accepts the specification’s userId', async () => {
      const answer = await app.inject('/api/wishes?season=SUMMER&userId=default-user')
      expect(answer.json()).toEqual({ season: 'summer' })
      expect((await app.inject('/api/wishes?season=')).json()).toEqual({ season: null })
    })

    test('rejects unknown and duplicate names', async () => {
      for (const query of ['season=monsoon', 'season=summer&season=winter']) {
        const answer = await app.inject(`/api/wishes?${query}`)
        expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['season']])
      }
    })
  })

  describe('with a JSON body', () => {
    test('parses it and drops unknown fields', async () => {
      const answer = await send('POST', '/api/wishes', {
        name: ' Scarf ',
        priority: 2,
        userId: 'other',
        isAdmin: true,
      })
      expect([answer.statusCode, answer.json()]).toEqual([201, { name: 'Scarf', priority: 2 }])
    })

    test('names each invalid field', async () => {
      const answer = await send('POST', '/api/wishes', { name: '', priority: '5' })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().fields).toEqual({
        name: 'Name is required',
        priority: 'Priority must be a whole number.',
      })
    })

    test('has an error message even if the contract defines none', async () => {
      const answer = await send('POST', '/api/wishes', { name: 'Scarf', priority: 2, note: 7 })
      expect(answer.json().fields).toEqual({ note: 'Invalid input: expected string, received number' })
    })

    test.each([null, [], 'text', 7])('rejects %j as a body', async (body) => {
      const answer = await send('POST', '/api/wishes', body)
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        "The request doesn't have a usable body.",
      ])
    })

    test('rejects a missing body and a form', async () => {
      expect((await app.inject({ method: 'POST', url: '/api/wishes' })).statusCode).toBe(400)
      const form = await app.inject({
        method: 'POST',
        url: '/api/wishes',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x--\r\n',
      })
      expect(form.statusCode).toBe(415)
    })

    test('does its work once for an Idempotency-Key', async () => {
      const key = { 'idempotency-key': 'k' }
      const first = await send('POST', '/api/wishes', { name: 'Scarf', priority: 2 }, key)
      const second = await send('POST', '/api/wishes', { name: 'Scarf', priority: 2 }, key)
      expect([times, second.statusCode, second.json()]).toEqual([1, 201, first.json()])
      expect((await send('POST', '/api/wishes', { name: 'Coat', priority: 2 }, key)).statusCode).toBe(422)
    })

    test.each(['', 'k'.repeat(256)])('rejects %j as an Idempotency-Key', async (key) => {
      const answer = await send(
        'POST',
        '/api/wishes',
        { name: 'Scarf', priority: 2 },
        { 'idempotency-key': key },
      )
      expect([answer.statusCode, times]).toEqual([400, 0])
    })

    test('rejects stale writes', async () => {
      const seen = { 'if-match': entityTag(stored) }
      expect(
        (await send('PATCH', '/api/wishes/1', { name: 'Wool scarf', priority: 3 }, seen)).statusCode,
      ).toBe(200)
      expect(
        (await send('PATCH', '/api/wishes/1', { name: 'Silk scarf', priority: 3 }, seen)).statusCode,
      ).toBe(412)
      expect(stored.name).toBe('Wool scarf')
      expect(
        (await send('PATCH', '/api/wishes/1', { name: 'Any', priority: 3 }, { 'if-match': '*' })).statusCode,
      ).toBe(200)
    })
  })
})
