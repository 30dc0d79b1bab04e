import { createServer } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { outsideNetwork } from '../../../tests/support/other-servers/outside-network.ts'
import { openSite, type OutsideSite } from '../../../tests/support/other-servers/outside-site.ts'
import { createOutsideFetch } from './create-outside-fetch.ts'

const PUBLIC = '93.184.215.14'
const OTHER = '151.101.1.1'

const open: OutsideSite[] = []

afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(open.splice(0).map((site) => site.close()))
})

/** A shop at PUBLIC and OTHER that redirects paths in `redirects` and serves a page otherwise. */
async function shop(
  redirects: Readonly<Record<string, string>> = {},
  names: Parameters<typeof outsideNetwork>[0] = {},
) {
  const asked: string[] = []
  const site = await openSite((request, reply) => {
    const path = request.url ?? ''
    asked.push(`${request.headers.host}${path}`)
    const location = redirects[path]
    if (location) reply.writeHead(302, { location }).end()
    else reply.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${path}`)
  })
  open.push(site)
  const network = outsideNetwork({
    names: { 'shop.example': [[PUBLIC]], 'cdn.example': [[OTHER]], ...names.names },
    ports: { [PUBLIC]: site.port, [OTHER]: site.port },
  })
  const outside = createOutsideFetch({ allowPrivate: false, ...network })
  const page = (url: string) => outside.page(new URL(url))
  return { page, outside, asked, network }
}

const outsideError = (reason: string) => expect.objectContaining({ name: 'OutsideRefusal', reason })

describe('a name', () => {
  test.each([
    ['this computer', ['127.0.0.1']],
    ['a public address and this computer', [PUBLIC, '::1']],
    ['this computer and a public address', ['10.0.0.1', PUBLIC]],
    ['the service of a cloud', ['169.254.169.254']],
    ['no IP address at all', ['metadata.google.internal']],
  ])('that resolves to %s is not connected to', async (_what, addresses) => {
    const { page, network } = await shop({}, { names: { 'evil.example': [addresses] } })
    await expect(page('https://evil.example/')).rejects.toEqual(outsideError('not-allowed'))
    expect(network.connections).toEqual([])
  })

  test('that does not resolve or fails is unreachable, without a connection', async () => {
    const names = { 'empty.example': [[]], 'failing.example': [new Error('SERVFAIL')] }
    const { page, network } = await shop({}, { names })
    for (const name of ['empty', 'failing', 'unknown'])
      await expect(page(`https://${name}.example/`)).rejects.toEqual(outsideError('unreachable'))
    expect(network.connections).toEqual([])
  })

  test('whose query gets no response ends with the deadline, without a connection', async () => {
    const network = outsideNetwork()
    const resolve = () => new Promise<never>(() => {})
    const limits = { totalMs: 20 }
    const outside = createOutsideFetch({ allowPrivate: false, ...network, resolve, limits })
    await expect(outside.page(new URL('https://shop.example/'))).rejects.toEqual(outsideError('timeout'))
    expect(network.connections).toEqual([])
  })

  test('is resolved once per request, and only its vetted addresses are connected to', async () => {
    const answers = [[PUBLIC, OTHER], ['127.0.0.1']]
    const { page, network } = await shop({}, { names: { 'rebinding.example': answers } })
    await page('https://rebinding.example/')
    expect(network.resolved).toEqual(['rebinding.example'])
    expect(network.connections).toEqual([
      { host: 'rebinding.example', addresses: [PUBLIC, OTHER], port: 443, isSecure: true },
    ])
    await expect(page('https://rebinding.example/')).rejects.toEqual(outsideError('not-allowed'))
    expect(network.connections).toHaveLength(1)
  })
})

test('a connection to another than the vetted address is closed before a request is sent', async () => {
  const { asked, network } = await shop()
  const connect: typeof network.connect = async (to, signal) =>
    Object.defineProperty(await network.connect(to, signal), 'remoteAddress', { value: '127.0.0.1' })
  const outside = createOutsideFetch({ allowPrivate: false, resolve: network.resolve, connect })
  await expect(outside.page(new URL('https://shop.example/'))).rejects.toEqual(outsideError('not-allowed'))
  expect(asked).toEqual([])
})

describe('a redirect', () => {
  test('is followed to another public site, whose name is resolved and vetted as well', async () => {
    const { page, asked, network } = await shop({ '/a': 'https://cdn.example/b#c' })
    const { url, html } = await page('https://shop.example/a#top')
    expect([url.href, html]).toEqual(['https://cdn.example/b', '<p>/b'])
    expect(asked).toEqual(['shop.example/a', 'cdn.example/b'])
    expect(network.connections.map(({ addresses }) => addresses)).toEqual([[PUBLIC], [OTHER]])
  })

  test.each([
    'http://127.0.0.1/',
    '//127.0.0.1/',
    'https://[::ffff:127.0.0.1]/',
    'file:///etc/passwd',
    'http://shop.example/',
    'https://inside.example/',
    'https://postgres/',
  ])('to %s is not followed', async (location) => {
    const inside = { names: { 'inside.example': [['192.168.0.1']] } }
    const { page, asked, network } = await shop({ '/a': location }, inside)
    await expect(page('https://shop.example/a')).rejects.toEqual(outsideError('not-allowed'))
    expect([asked, network.connections.length]).toEqual([['shop.example/a'], 1])
  })

  test('to the same name resolves it again, which detects DNS rebinding', async () => {
    const names = { 'rebinding.example': [[PUBLIC], ['127.0.0.1']] }
    const { page, asked } = await shop({ '/a': '/b' }, { names })
    await expect(page('https://rebinding.example/a')).rejects.toEqual(outsideError('not-allowed'))
    expect(asked).toEqual(['rebinding.example/a'])
  })

  test('is followed at most five times', async () => {
    const { page, asked } = await shop({
      '/0': '/1',
      '/1': '/2',
      '/2': '/3',
      '/3': '/4',
      '/4': '/5',
      '/5': '/6',
    })
    expect((await page('https://shop.example/1')).html).toBe('<p>/6')
    asked.length = 0
    await expect(page('https://shop.example/0')).rejects.toEqual(outsideError('too-many-redirects'))
    expect(asked).toHaveLength(6)
  })

  test('in a loop ends', async () => {
    const { page } = await shop({ '/a': '/b', '/b': '/a' })
    await expect(page('https://shop.example/a')).rejects.toEqual(outsideError('too-many-redirects'))
  })

  test('inside the page is not followed', async () => {
    const html = '<meta http-equiv="refresh" content="0;url=http://127.0.0.1/"><script>location="/b"</script>'
    const site = await openSite((_request, reply) =>
      reply.writeHead(200, { 'content-type': 'text/html', refresh: '0;url=http://127.0.0.1/' }).end(html),
    )
    open.push(site)
    const network = outsideNetwork({ names: { 'shop.example': [[PUBLIC]] }, ports: { [PUBLIC]: site.port } })
    const outside = createOutsideFetch({ allowPrivate: false, ...network })
    expect((await outside.page(new URL('https://shop.example/'))).html).toBe(html)
    expect(network.connections).toHaveLength(1)
  })
})

test('pictures and feeds have the same protection as pages', async () => {
  const names = { 'inside.example': [['10.0.0.1']] }
  const { outside, network } = await shop({ '/x.jpg': 'http://169.254.169.254/x.jpg' }, { names })
  for (const ask of [outside.picture, outside.feed]) {
    for (const url of [
      'http://169.254.169.254/x.jpg',
      'https://shop.example/x.jpg',
      'https://inside.example/',
    ])
      await expect(ask(new URL(url))).rejects.toEqual(outsideError('not-allowed'))
  }
  expect(network.connections.map(({ host }) => host)).toEqual(['shop.example', 'shop.example'])
})

test('a proxy in the environment is not used', async () => {
  let proxied = 0
  const proxy = createServer(() => {
    proxied += 1
  })
  const { page } = await shop()
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'])
    vi.stubEnv(name, url)
  vi.stubEnv('NODE_USE_ENV_PROXY', '1')
  expect((await page('http://shop.example/a')).html).toBe('<p>/a')
  proxy.close()
  expect(proxied).toBe(0)
})

test('the setting for private addresses allows nothing else', async () => {
  const site = await openSite((request, reply) => {
    if (request.url === '/file') reply.writeHead(302, { location: 'file:///etc/passwd' }).end()
    else reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>inside')
  })
  open.push(site)
  const outside = createOutsideFetch({ allowPrivate: true })
  expect((await outside.page(site.url())).html).toBe('<p>inside')
  await expect(outside.page(site.url('/file'))).rejects.toEqual(outsideError('not-allowed'))
  await expect(outside.page(new URL('http://user:pw@127.0.0.1/'))).rejects.toEqual(
    outsideError('not-allowed'),
  )
})
