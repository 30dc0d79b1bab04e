import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import multipart from '@fastify/multipart'
import fastify, { type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { readPhotoForm } from './read-photo-form.ts'

test('an upload that was aborted before it is read is rejected', async () => {
  const app = fastify()
  await app.register(multipart)
  const { promise: read, resolve: isRead } = Promise.withResolvers<Promise<unknown>>()
  const handler = async (request: FastifyRequest) => {
    await new Promise((closed) => request.raw.once('close', closed))
    const reading = readPhotoForm(request, 'image', 'nowhere')
    isRead(reading)
    await reading
  }
  app.route({ method: 'POST', url: '/', handler })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const asked = once(app.server, 'request')
  socket.write(
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n' +
      'Content-Length: 4000\r\n\r\n--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nSh',
  )
  await asked
  socket.destroy()
  await expect(read.then((reading) => reading)).rejects.toMatchObject({ code: 'upload_interrupted' })
  await app.close()
})
