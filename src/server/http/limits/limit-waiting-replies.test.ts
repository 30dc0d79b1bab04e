import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handleErrors } from '../replies/error-replies.ts'
import { limitWaitingReplies } from './limit-waiting-replies.ts'

// More than the system buffers for both ends of a connection.
const HUGE = 24 * 1024 * 1024
const LARGE = 1024 * 1024

let app: FastifyInstance
let clients: Socket[]
let worked: number
beforeEach(() => {
  clients = []
  worked = 0
})
afterEach(async () => {
  for (const client of clients) client.destroy()
  await app.close()
})

async function givenServer(limits: { writeTimeoutMs?: number; waitingBytes?: number }) {
  app = fastify({ forceCloseConnections: true })
  handleErrors(app)
  await app.register(compress)
  limitWaitingReplies(app, { writeTimeoutMs: 60_000, waitingBytes: 64 * LARGE, ...limits })
  const reply = (size: number) => async () => {
    worked += 1
    return { text: 'x'.repeat(size) }
  }
  app.get('/huge', reply(HUGE))
  app.get('/large', reply(LARGE))
  app.post('/large', reply(LARGE))
  app.get('/small', reply(10))
  await app.listen({ port: 0, host: '127.0.0.1' })
}

/** The server's side of a connection whose client reads nothing of the response. */
async function silentReader(path: string, headers = ''): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo
  const connected = once(app.server, 'connection')
  const client = connect(port, '127.0.0.1')
    .pause()
    .on('error', () => {})
  clients.push(client)
  client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`)
  const [socket] = (await connected) as [Socket]
  return socket
}

// The other end may reset the connection first.
function closes(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

/** Resolves when the socket has unread bytes. */
async function waits(socket: Socket): Promise<void> {
  while (socket.writableLength === 0) await new Promise((resolve) => setImmediate(resolve))
}

const get = (path: string, headers = {}) => app.inject({ url: path, headers })

test('a connection that reads nothing of its response is closed', async () => {
  await givenServer({ writeTimeoutMs: 50 })
  const socket = await silentReader('/huge')
  await closes(socket)
  expect(socket.destroyed).toBe(true)
})

test('a large response beyond the limit is a 503 before its work; small ones are sent', async () => {
  await givenServer({ waitingBytes: HUGE + LARGE })
  await get('/large')
  await waits(await silentReader('/huge'))
  worked = 0
  const rejected = await get('/large')
  expect([rejected.statusCode, rejected.json().code, rejected.headers['retry-after'], worked]).toEqual([
    503,
    'busy',
    '5',
    0,
  ])
  expect((await get('/small')).statusCode).toBe(200)
})

test('the bytes of a reader that disconnects are released', async () => {
  await givenServer({ waitingBytes: HUGE + LARGE })
  await get('/large')
  const socket = await silentReader('/huge')
  await waits(socket)
  clients[0]?.destroy()
  await closes(socket)
  expect((await get('/large')).statusCode).toBe(200)
})

test('the first large response of a route is rejected after its work, unless it was a write', async () => {
  await givenServer({ waitingBytes: HUGE + LARGE })
  await waits(await silentReader('/huge'))
  worked = 0
  expect([(await get('/large')).statusCode, worked]).toEqual([503, 1])
  expect((await app.inject({ method: 'POST', url: '/large' })).statusCode).toBe(200)
})

test('a compressed response counts with its compressed size', async () => {
  await givenServer({ waitingBytes: HUGE + LARGE })
  const read = await get('/huge', { 'accept-encoding': 'br' })
  expect([read.headers['content-encoding'], Number(read.headers['content-length'])]).toEqual([
    'br',
    read.rawPayload.length,
  ])
  expect(read.rawPayload.length).toBeLessThan(LARGE)
})

test('the write timeout of a response without a connection has no effect', async () => {
  app = fastify()
  limitWaitingReplies(app, { writeTimeoutMs: 60_000, waitingBytes: LARGE })
  app.delete('/thing', (_request, reply) => reply.code(204).send())
  await app.ready()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    expect((await app.inject({ method: 'DELETE', url: '/thing' })).statusCode).toBe(204)
    expect(() => vi.advanceTimersByTime(60_000)).not.toThrow()
  } finally {
    vi.useRealTimers()
  }
})
