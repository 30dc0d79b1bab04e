import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes idle keep-alive connections as soon as the server closes. Node counts a connection without a first request as
 * busy and would wait for it. Requests in flight are still answered.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  const requestsOn = new Map<Socket, number>()
  let isClosing = false
  const count = (socket: Socket, change: 1 | -1) => {
    const requests = (requestsOn.get(socket) ?? 0) + change
    requestsOn.set(socket, requests)
    if (isClosing && requests === 0) socket.destroy()
  }
  app.server.on('connection', (socket: Socket) => {
    requestsOn.set(socket, 0)
    socket.once('close', () => requestsOn.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const [socket, requests] of requestsOn) if (requests === 0) socket.destroy()
  })
}
