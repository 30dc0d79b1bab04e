import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openConnection } from './open-connection.ts'

let server: Server
let port: number
const never = new AbortController().signal

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})

afterEach(() => {
  server.close()
})

test('connects to the vetted address regardless of the name', async () => {
  const addresses = ['127.0.0.1']
  const socket = await openConnection({ host: 'shop.example', addresses, port, isSecure: false }, never)
  expect([socket.remoteAddress, socket.remotePort]).toEqual(['127.0.0.1', port])
  socket.destroy()
})

test('tries the next vetted address if the first is unreachable', async () => {
  const addresses = ['127.0.0.2', '127.0.0.1']
  const socket = await openConnection({ host: 'shop.example', addresses, port, isSecure: false }, never)
  expect(socket.remoteAddress).toBe('127.0.0.1')
  socket.destroy()
})

test('starts with TLS, sends the server name and offers HTTP/1.1 only', async () => {
  const greeting = new Promise<Buffer>((resolve) =>
    server.once('connection', (socket) =>
      socket.once('data', (hello) => {
        socket.destroy()
        resolve(hello)
      }),
    ),
  )
  const to = { host: 'shop.example', addresses: ['127.0.0.1'], port, isSecure: true }
  await expect(openConnection(to, never)).rejects.toThrow('disconnected')
  const hello = await greeting
  // The record of a TLS handshake.
  expect(hello[0]).toBe(22)
  expect(hello.includes('shop.example')).toBe(true)
  expect([hello.includes('http/1.1'), hello.includes('\u0002h2')]).toEqual([true, false])
})

test('aborts a connection that is being established', async () => {
  const stop = new AbortController()
  const closed = new Promise((resolve) =>
    server.once('connection', (socket) =>
      socket
        .on('error', () => {})
        .once('close', resolve)
        .resume(),
    ),
  )
  const to = { host: 'shop.example', addresses: ['127.0.0.1'], port, isSecure: true }
  const opening = openConnection(to, stop.signal)
  server.once('connection', () => stop.abort())
  await expect(opening).rejects.toThrow('aborted')
  await closed
  await expect(openConnection(to, stop.signal)).rejects.toThrow('aborted')
})
