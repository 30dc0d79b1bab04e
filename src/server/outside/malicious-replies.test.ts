import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { openRawSite, openSite, type OutsideSite } from '../../../tests/support/other-servers/outside-site.ts'
import { jpeg } from '../../../tests/support/factories/photo.ts'
import { createOutsideFetch } from './create-outside-fetch.ts'

const open: OutsideSite[] = []
const outside = createOutsideFetch({ allowPrivate: true })
const hasty = createOutsideFetch({ allowPrivate: true, limits: { totalMs: 60 } })

afterEach(() => Promise.all(open.splice(0).map((opened) => opened.close())))

async function site(answer: RequestListener): Promise<URL> {
  const opened = await openSite(answer)
  open.push(opened)
  return opened.url()
}

async function rawSite(answer: (socket: Socket) => void): Promise<URL> {
  const opened = await openRawSite(answer)
  open.push(opened)
  return opened.url()
}

const sends = (body: string | Uint8Array, headers: Record<string, string> = {}, status = 200) =>
  site((_request, reply) => reply.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body))

/** Writes `piece` repeatedly, as fast as it is read, until the other side closes the connection. */
const pours = (head: string, piece: string | Buffer) =>
  rawSite((socket) => {
    const pour = () => {
      while (!socket.destroyed && socket.write(piece));
    }
    socket.on('drain', pour).write(head)
    pour()
  })

const outsideError = (reason: string) => expect.objectContaining({ name: 'OutsideRefusal', reason })

const OK = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n'
const MEGABYTE = 1024 * 1024

describe('a body', () => {
  test.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('in %s is decompressed', async (encoding, pack) => {
    const url = await sends(pack('<p>Größe'), { 'content-encoding': encoding })
    expect((await outside.page(url)).html).toBe('<p>Größe')
  })

  test.each([
    ['gzip', 200, gzipSync],
    ['deflate', 50, deflateSync],
    ['br', 50, brotliCompressSync],
  ] as const)('in %s that decompresses to %i MB is too large', async (encoding, megabytes, pack) => {
    const bomb = pack(Buffer.alloc(megabytes * MEGABYTE))
    expect(bomb.length).toBeLessThan(MEGABYTE)
    await expect(outside.page(await sends(bomb, { 'content-encoding': encoding }))).rejects.toEqual(
      outsideError('too-large'),
    )
  })

  test.each(['gzip, gzip', 'gzip,br', 'zstd', 'compress', 'constructor', '__proto__'])(
    'encoded as %s is rejected',
    async (encoding) => {
      const url = await sends(gzipSync(gzipSync('<p>')), { 'content-encoding': encoding })
      await expect(outside.page(url)).rejects.toEqual(outsideError('wrong-type'))
    },
  )

  test('compressed twice without declaring it is rejected', async () => {
    const url = await sends(gzipSync(gzipSync(Buffer.alloc(MEGABYTE))), { 'content-encoding': 'gzip' })
    await expect(outside.page(url)).rejects.toEqual(outsideError('wrong-type'))
  })

  test('with a wrong encoding, or truncated, is unreachable', async () => {
    for (const body of [Buffer.from('<p>plain'), gzipSync('<p>'.repeat(1000)).subarray(0, 20)])
      await expect(outside.page(await sends(body, { 'content-encoding': 'gzip' }))).rejects.toEqual(
        outsideError('unreachable'),
      )
  })

  test('without an end is rejected as soon as it is too large', async () => {
    const url = await pours(`${OK}\r\n`, '<div>'.repeat(1000))
    await expect(outside.page(url)).rejects.toEqual(outsideError('too-large'))
  })

  test('in chunks without an end is rejected as soon as it is too large', async () => {
    const chunk = `${(16 * 1024).toString(16)}\r\n${'a'.repeat(16 * 1024)}\r\n`
    const url = await pours(`${OK}Transfer-Encoding: chunked\r\n\r\n`, chunk)
    await expect(outside.page(url)).rejects.toEqual(outsideError('too-large'))
  })

  test('with a declared length of 10 GB is rejected at once', async () => {
    const url = await rawSite((socket) => socket.write(`${OK}Content-Length: 10737418240\r\n\r\n<p>`))
    await expect(outside.page(url)).rejects.toEqual(outsideError('too-large'))
  })

  test('of exactly 2 MB is read, one more byte only with a higher limit', async () => {
    const most = await sends('a'.repeat(2 * MEGABYTE))
    expect((await outside.page(most)).html).toHaveLength(2 * MEGABYTE)
    const more = await sends('a'.repeat(2 * MEGABYTE + 1))
    await expect(outside.page(more)).rejects.toEqual(outsideError('too-large'))
    expect((await outside.page(more, { maxBytes: 4 * MEGABYTE })).html).toHaveLength(2 * MEGABYTE + 1)
    const tooMuch = await sends('a'.repeat(4 * MEGABYTE + 1))
    await expect(outside.page(tooMuch, { maxBytes: 50 * MEGABYTE })).rejects.toEqual(
      outsideError('too-large'),
    )
  })

  test('that is sent very slowly ends with the deadline', async () => {
    const url = await rawSite((socket) => {
      socket.write(`${OK}\r\n`)
      const drip = setInterval(() => socket.write('a'), 5)
      socket.once('close', () => clearInterval(drip))
    })
    await expect(hasty.page(url)).rejects.toEqual(outsideError('timeout'))
  })

  test('that is cut off in the middle is unreachable', async () => {
    const cut = await rawSite((socket) => socket.end(`${OK}Content-Length: 100\r\n\r\n<p>half`))
    await expect(outside.page(cut)).rejects.toEqual(outsideError('unreachable'))
    const reset = await rawSite((socket) =>
      socket.write(`${OK}Content-Length: 100\r\n\r\n<p>half`, () => socket.resetAndDestroy()),
    )
    await expect(outside.page(reset)).rejects.toEqual(outsideError('unreachable'))
  })
})

describe('headers', () => {
  test('without an end are too large', async () => {
    const url = await pours(OK, `X-More: ${'a'.repeat(1000)}\r\n`)
    await expect(outside.page(url)).rejects.toEqual(outsideError('too-large'))
  })

  test('that are sent very slowly end with the deadline', async () => {
    const url = await rawSite((socket) => {
      socket.write(OK)
      const drip = setInterval(() => socket.write('x: y\r\n'), 5)
      socket.once('close', () => clearInterval(drip))
    })
    await expect(hasty.page(url)).rejects.toEqual(outsideError('timeout'))
  })

  test('by the thousands are too large, also with one name', async () => {
    const many = (name: (at: number) => string) =>
      rawSite((socket) => {
        const lines = Array.from({ length: 2000 }, (_, at) => `${name(at)}: 1\r\n`)
        socket.end(`${OK}Content-Length: 3\r\n${lines.join('')}\r\n<p>`)
      })
    await expect(outside.page(await many((at) => `x${at}`))).rejects.toEqual(outsideError('too-large'))
    await expect(outside.page(await many(() => 'x'))).rejects.toEqual(outsideError('too-large'))
    await expect(outside.page(await many(() => '__proto__'))).rejects.toEqual(outsideError('too-large'))
  })

  test.each([
    '<p>HTTP/0.9 answered like this',
    'SSH-2.0-OpenSSH_9.6\r\n',
    'HTTP/1.1 abc OK\r\n\r\n',
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde',
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    '\0\u0001\u0002',
    '',
  ])('that are invalid are unreachable: %j', async (answer) => {
    await expect(outside.page(await rawSite((socket) => socket.end(answer)))).rejects.toEqual(
      outsideError('unreachable'),
    )
  })

  test('of informational responses without a final one end with the deadline', async () => {
    const url = await rawSite((socket) => {
      const wait = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'), 5)
      socket.once('close', () => clearInterval(wait))
    })
    await expect(hasty.page(url)).rejects.toEqual(outsideError('timeout'))
  })
})

describe('the response of a site', () => {
  test.each([
    [401, 'refused-by-site'],
    [403, 'refused-by-site'],
    [405, 'refused-by-site'],
    [429, 'refused-by-site'],
    [451, 'refused-by-site'],
    [503, 'refused-by-site'],
    [999, 'refused-by-site'],
    [404, 'not-found'],
    [410, 'not-found'],
    [500, 'unreachable'],
    [502, 'unreachable'],
    [304, 'unreachable'],
    [202, 'wrong-type'],
    [206, 'wrong-type'],
  ])('%i is %s', async (status, reason) => {
    const url = await rawSite((socket) =>
      socket.end(`HTTP/1.1 ${status} Whatever\r\nContent-Type: text/html\r\nContent-Length: 0\r\n\r\n`),
    )
    await expect(outside.page(url)).rejects.toEqual(outsideError(reason))
  })

  test('from a firewall is rejected regardless of its status', async () => {
    for (const name of ['cf-mitigated', 'x-amzn-waf-action'])
      await expect(outside.page(await sends('<p>Are you human?', { [name]: 'challenge' }))).rejects.toEqual(
        outsideError('refused-by-site'),
      )
  })

  test('that redirects to a login is rejected', async () => {
    const url = await sends('', { location: '/login?next=/' }, 302)
    await expect(outside.page(url)).rejects.toEqual(outsideError('refused-by-site'))
  })

  test.each([
    'application/pdf',
    'image/jpeg',
    'application/json',
    'text/plain',
    'nonsense',
    '',
    'text/html/x',
  ])('is not a page with type %j', async (type) => {
    await expect(outside.page(await sends('<p>', { 'content-type': type }))).rejects.toEqual(
      outsideError('wrong-type'),
    )
  })

  test('is a picture by its type and its bytes; the bytes determine its kind', async () => {
    const bytes = await jpeg()
    const type = (contentType: string) => ({ 'content-type': contentType })
    const picture = await outside.picture(await sends(bytes, type('image/png')))
    expect([picture.contentType, picture.bytes.equals(bytes)]).toEqual(['image/jpeg', true])
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    for (const [body, contentType] of [
      ['<html><p>not a picture', 'image/jpeg'],
      [svg, 'image/svg+xml'],
      ['', 'image/jpeg'],
      [bytes, 'text/html'],
    ] as const)
      await expect(outside.picture(await sends(body, type(contentType)))).rejects.toEqual(
        outsideError('wrong-type'),
      )
  })

  test('is too large if it is a picture of more than 20 MB', async () => {
    const url = await pours('HTTP/1.1 200 OK\r\nContent-Type: image/jpeg\r\n\r\n', Buffer.alloc(64 * 1024))
    await expect(outside.picture(url)).rejects.toEqual(outsideError('too-large'))
  })

  test('is a feed if it is JSON or XML', async () => {
    for (const type of ['application/json', 'application/feed+json', 'application/rss+xml', 'text/xml']) {
      const feed = await outside.feed(await sends('{}', { 'content-type': `${type}; charset=utf-8` }))
      expect([feed.text, feed.contentType]).toEqual(['{}', type])
    }
    await expect(outside.feed(await sends('<p>'))).rejects.toEqual(outsideError('wrong-type'))
  })
})
