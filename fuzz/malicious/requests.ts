import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { send, type Sending } from '../../torture/kit/send.ts'
import type { MaliciousCase, MaliciousGroup } from './group.ts'

const strangeOrigins = [
  'https://evil.example',
  'null',
  'http://localhost.evil.com',
  'http://evil-localhost',
  'file://',
]
const sites = ['cross-site', 'same-site']
const writes: readonly Sending[] = [
  { method: 'POST', path: '/api/wishlist', json: { name: 'X', category: 'shoes' } },
  { method: 'POST', path: '/api/sample-wardrobe' },
  { method: 'PATCH', path: '/api/user', json: { username: 'evil' } },
  { method: 'DELETE', path: '/api/recently-deleted' },
  {
    method: 'POST',
    path: '/api/closet-photos',
    fields: { fileName: 'a.jpg' },
    photo: new Uint8Array([1, 2, 3]),
  },
]
const hosts = [
  'evil.com',
  'localhost.evil.com',
  'evil.com:3000',
  '',
  'a b',
  'user@localhost',
  'localhost, evil.com',
  '127.0.0.1.evil.com',
]
const paths = ['/', '/api/user', '/api/closet-items', '/images/../../.env', '/s/none']
const links = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'view-source:https://a.example',
  'blob:https://a.example/1',
  '//evil.com',
  'file:///etc/passwd',
]
const fields = ['productUrl', 'imageUrl']
const bodies: readonly (readonly [string, string])[] = [
  ['half JSON', '{"name":'],
  ['depth 100,000', '['.repeat(100_000)],
  ['deep objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['__proto__', '{"__proto__":{"name":"x"},"name":"x"}'],
  ['constructor.prototype', '{"constructor":{"prototype":{"a":1}}}'],
  ['an array', '[]'],
  ['null', 'null'],
  ['a number', '1e999'],
  ['2 MB', `{"name":"${'a'.repeat(2 * 2 ** 20)}"}`],
  ['NUL', '{"name":"a\\u0000b","category":"shoes"}'],
  ['a lone surrogate', '{"name":"\\ud800","category":"shoes"}'],
  ['10,000 tags', JSON.stringify({ name: Array.from({ length: 10_000 }, () => 'tag') })],
  ['not UTF-8', '\u0000\u0001\u0002'],
]
const bodyPaths = [
  '/api/wishlist',
  '/api/outfit-recommendations',
  '/api/weekly-plans',
  '/api/outfit-history',
  '/api/curate-outfit',
  '/api/trips',
]
const dates = [
  '2026-02-30',
  '0000-00-00',
  '275760-09-13',
  '2026-13-01',
  '2026-11-23T25:00:00Z',
  '-1',
  '1e9',
  '٢٠٢٦-١١-٢٣',
]

/** Cross-site writes, requests for another host, links with scripts, and bodies that break parsers. */
export function requestGroups(url: string): MaliciousGroup[] {
  return [
    {
      name: 'C writes from another site',
      cases: writes.flatMap((write) => [
        ...strangeOrigins.map((origin) =>
          rejected(url, `${write.path} from ${origin}`, { ...write, headers: { origin } }),
        ),
        ...sites.map((site) =>
          rejected(url, `${write.path} ${site}`, { ...write, headers: { 'sec-fetch-site': site } }),
        ),
      ]),
    },
    {
      name: 'H names of another host',
      cases: hosts
        .flatMap((host) => paths.map((path) => rejectedHost(url, path, [`Host: ${host}`])))
        .concat(
          paths.map((path) => rejectedHost(url, path, ['Host: localhost', 'Host: evil.com'])),
          paths.map((path) => rejectedHost(url, `http://evil.com${path}`, ['Host: localhost'])),
        ),
    },
    {
      name: 'X links that run code',
      cases: links.flatMap((link) =>
        fields.map((field) =>
          rejected(url, `${field} ${JSON.stringify(link)}`, {
            method: 'POST',
            path: '/api/wishlist',
            json: { name: 'X', category: 'shoes', [field]: link },
          }),
        ),
      ),
    },
    {
      name: 'J bodies and values',
      cases: [
        ...bodyPaths.flatMap((path) =>
          bodies.map(([name, body]) =>
            rejected(url, `${path} ${name}`, {
              method: 'POST',
              path,
              raw: { contentType: 'application/json', body },
            }),
          ),
        ),
        ...dates.map((date) =>
          rejected(url, `date ${date}`, {
            method: 'POST',
            path: '/api/outfit-history',
            json: { wornDate: date },
          }),
        ),
        ...['limit=-1', 'limit=1e9', 'after=forged', 'limit=1&limit=2', 'priceRange=x'].map((query) =>
          rejected(url, query, { method: 'GET', path: `/api/marketplace-items?${query}` }),
        ),
      ],
    },
  ]
}

function rejected(url: string, name: string, sending: Sending): MaliciousCase {
  return {
    name,
    async attempt() {
      const reply = await send(url, sending)
      if (!reply) return 'got no response'
      return reply.status >= 400 && reply.status < 500 ? null : `ended with ${reply.status}`
    },
  }
}

function rejectedHost(url: string, path: string, headers: readonly string[]): MaliciousCase {
  return {
    name: `${headers.join(', ')} ${path}`,
    async attempt() {
      const { hostname, port } = new URL(url)
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      socket.end(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`)
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1])
      return status >= 400 && status < 500 ? null : `ended with ${status}`
    },
  }
}
