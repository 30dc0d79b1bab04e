import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets the server close at once although browsers hold connections open on which they have asked nothing yet: Node
 * counts those as busy, and would wait for their first request. What was asked is still answered.
 */
export function closeUnaskedConnections(app: FastifyInstance): void {
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
