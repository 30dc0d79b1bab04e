import { connect, type AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { handleErrors } from '../replies/error-replies.ts'
import type { LoadLimits } from './load-limits.ts'
import { shedLoad } from './shed-load.ts'

let app: FastifyInstance
let finish: () => void
let worked: number
beforeEach(() => {
  worked = 0
})
afterEach(async () => {
  finish()
  await app.close()
})

async function givenServer(limits: Partial<LoadLimits>): Promise<void> {
  app = fastify({ forceCloseConnections: true })
  handleErrors(app)
  shedLoad(app, { always: 2, most: 2, lagMs: 100, patienceMs: 0, ...limits })
  const finished = new Promise<void>((resolve) => (finish = resolve))
  app.get('/api/slow', async () => {
    worked += 1
    await finished
    return {}
  })
  app.post('/api/quick', async () => {
    worked += 1
    return {}
  })
  app.get('/page', async () => 'page')
  await app.listen({ port: 0, host: '127.0.0.1' })
}

const atWork = (count: number) => expect.poll(() => worked).toBe(count)
const quick = () => app.inject({ method: 'POST', url: '/api/quick', payload: { name: 'Boots' } })

test('a request beyond the limit is a 503 with Retry-After, before any work', async () => {
  await givenServer({})
  const slow = [app.inject('/api/slow'), app.inject('/api/slow')]
  await atWork(2)
  const rejected = await quick()
  expect([rejected.statusCode, rejected.json().code, rejected.headers['retry-after'], worked]).toEqual([
    503,
    'busy',
    '1',
    2,
  ])
  expect((await app.inject('/page')).statusCode).toBe(200)
  finish()
  for (const reply of await Promise.all(slow)) expect(reply.statusCode).toBe(200)
  expect((await quick()).statusCode).toBe(200)
})

test('a disconnected client frees its slot', async () => {
  await givenServer({})
  const { port } = app.server.address() as AddressInfo
  const clients = [1, 2].map(() => connect(port, '127.0.0.1'))
  for (const client of clients) client.write('GET /api/slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await atWork(2)
  expect((await quick()).statusCode).toBe(503)
  for (const client of clients) client.destroy()
  for (let status = 503; status !== 200; status = (await quick()).statusCode)
    await new Promise((resolve) => setImmediate(resolve))
  expect(worked).toBe(3)
})

test('a server that is behind rejects requests until it keeps up', async () => {
  await givenServer({ always: 1, most: 100, lagMs: -1000 })
  const slow = app.inject('/api/slow')
  await atWork(1)
  let reply = await quick()
  while (reply.statusCode !== 503) reply = await quick()
  finish()
  expect((await slow).statusCode).toBe(200)
  expect((await quick()).statusCode).toBe(200)
})
