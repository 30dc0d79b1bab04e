import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { multipart } from '../../../tests/support/server/multipart.ts'
import { jpeg } from '../../../tests/support/factories/photo.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'

describeOnEachDatabase('raw requests over a socket', (database) => {
  const given = givenApp(database)

  async function dial(): Promise<Socket> {
    if (!given.app().server.listening) await given.app().listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((given.app().server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }

  async function say(head: string[], body: Uint8Array = new Uint8Array()): Promise<string> {
    const socket = await dial()
    socket.write(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`)
    socket.write(body)
    return text(socket)
  }

  describe('with an invalid host are rejected', () => {
    test('two Host headers', async () => {
      const answer = await say(['GET /api/user HTTP/1.1', 'Host: localhost', 'Host: evil.example'])
      expect(answer).toMatch(/^HTTP\/1\.1 40[03] /)
    })

    test('an empty Host header', async () => {
      expect(await say(['GET /api/user HTTP/1.1', 'Host:'])).toMatch(/^HTTP\/1\.1 403 /)
    })

    test('a request line with another host in it', async () => {
      const answer = await say(['GET http://evil.example/api/user HTTP/1.1', 'Host: localhost'])
      expect(answer).toMatch(/^HTTP\/1\.1 40[034] /)
    })

    test('a host with a path or a name in it', async () => {
      for (const host of ['localhost/x', 'localhost@evil.example', 'localhost#', 'localhost?x'])
        expect(await say(['GET /api/user HTTP/1.1', `Host: ${host}`])).toMatch(/^HTTP\/1\.1 40[03] /)
    })
  })

  test.each([
    [
      'headers of 20 kB',
      ['GET /api/user HTTP/1.1', 'Host: localhost', `X: ${'a'.repeat(20_000)}`],
      431,
      'headers_too_large',
    ],
    ['no HTTP', ['hello'], 400, 'malformed_request'],
  ])('%s get an error code and a message', async (_name, head, status, code) => {
    const [top, body] = (await say(head)).split('\r\n\r\n')
    expect(top).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(JSON.parse(body ?? '')).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
  })

  test('an interrupted upload leaves nothing, wherever the connection breaks', async () => {
    const { body, contentType } = multipart({
      fields: { name: 'Shirt', category: 'Tops', color: 'White' },
      files: [{ field: 'image', name: 'shirt.jpg', bytes: await jpeg({ width: 600, height: 800 }) }],
    })
    for (const share of [0.02, 0.3, 0.7, 0.999]) {
      const socket = await dial()
      socket.write(
        `POST /api/closet-items HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${contentType}\r\n` +
          `Content-Length: ${body.length}\r\n\r\n`,
      )
      const hungUp = once(given.app().server, 'request').then(
        ([request]) => new Promise((closed) => request.once('close', closed)),
      )
      await new Promise((sent) => socket.write(body.subarray(0, body.length * share), sent))
      socket.destroy()
      await hungUp
    }
    await vi.waitFor(async () => expect(await given.leftUploads()).toEqual([]))
    expect((await given.get('/api/closet-items')).json()).toEqual([])
    expect(given.storedPictures()).toEqual([])
  })

  test('an upload without its closing boundary is a 400', async () => {
    const { body, contentType } = multipart({ fields: { name: 'Shirt' } })
    const cut = body.subarray(0, -12)
    const answer = await say(
      [
        'POST /api/closet-items HTTP/1.1',
        'Host: localhost',
        `Content-Type: ${contentType}`,
        `Content-Length: ${cut.length}`,
      ],
      cut,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('an upload with an excessive declared length is rejected at once', async () => {
    const answer = await say([
      'POST /api/closet-items HTTP/1.1',
      'Host: localhost',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 10000000000',
    ])
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(await given.leftUploads()).toEqual([])
  })
})
