import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createRawServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A local server that replaces a third-party site. */
export interface OutsideSite {
  readonly port: number
  url(path?: string): URL
  close(): Promise<void>
}

/** Starts an HTTP site. */
export async function openSite(answer: RequestListener): Promise<OutsideSite> {
  return listen(createServer(answer))
}

/** Starts a site that sends raw bytes after the first request. */
export async function openRawSite(answer: (socket: Socket, question: Buffer) => void): Promise<OutsideSite> {
  const server = createRawServer((socket) => {
    // A client may close the connection before the end.
    socket.on('error', () => {})
    socket.once('data', (question) => answer(socket, question))
  })
  return listen(server)
}

async function listen(server: Server): Promise<OutsideSite> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: (path = '/') => new URL(path, `http://127.0.0.1:${port}`),
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
