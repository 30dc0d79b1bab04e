import { createOutsideFetch } from '../../src/server/outside/create-outside-fetch.ts'
import { outsideNetwork } from '../../tests/support/other-servers/outside-network.ts'
import type { MaliciousCase, MaliciousGroup } from './group.ts'

const loopback = [
  '127.0.0.1',
  'localhost',
  'LOCALHOST.',
  '127.1',
  '2130706433',
  '0x7f000001',
  '017700000001',
  '0177.0.0.1',
  '0',
  '0.0.0.0',
  '127.255.255.254',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:4136:e378:8000:63bf:80ff:fffe]',
  '[::ffff:0:127.0.0.1]',
  '[fe80::1]',
  '[fc00::1]',
  '[fec0::1]',
  '169.254.169.254',
  '2852039166',
  '0xA9FEA9FE',
  '[fd00:ec2::254]',
  'metadata.google.internal',
  '169.254.170.2',
  '100.100.100.200',
  '168.63.129.16',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '１２７.0.0.1',
  '127%2e0%2e0%2e1',
  'loc\u200balhost',
  'loc\u00adalhost',
  'postgres',
  'x.local',
  'x.internal',
  'x.localhost',
]
const forms = [
  (host: string) => `http://${host}/`,
  (host: string) => `https://${host}/a.jpg?x=1#y`,
  (host: string) => `http:\\\\${host}/`,
  (host: string) => `ht\ntp://${host}`,
  (host: string) => `http://user:pw@${host}/`,
  (host: string) => `http://example.com@${host}/`,
  (host: string) => `http://${host}:6379/`,
]
const schemes = [
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://127.0.0.1:6379/_',
  'dict://example.com/',
  'ldap://example.com/',
  'data:text/html,x',
  'blob:https://example.com/1',
  'javascript:alert(1)',
  'http://user:pw@example.com',
  'http://127.0.0.1\\@example.com/',
  'http://127.0.0.1#@example.com/',
  'https://example.com:22',
  'http://example.com:6379',
  'http://example.com:5432',
  `https://example.com/${'a'.repeat(100_000)}`,
  'http://example.com/%0d%0aHost:evil',
  'http://xn--a',
  'http://[::1%25lo]',
  '//example.com/',
  '',
]
const inside = [
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
  '0.0.0.0',
  '100.64.9.9',
]

/** Addresses of this computer and its network, in every notation. No connection may be made. */
export const addresses: MaliciousGroup = {
  name: 'U addresses, schemes, ports',
  cases: [...loopback.flatMap((host) => forms.map((form) => form(host))), ...schemes].map(refusedAddress),
}

/** Public names that resolve to private addresses, alone or among public ones. */
export const resolutions: MaliciousGroup = {
  name: 'D names that lead inside',
  cases: inside.flatMap((address) => [
    resolvesTo(`only ${address}`, [address]),
    resolvesTo(`a public address, then ${address}`, ['93.184.215.14', address]),
    resolvesTo(`${address}, then a public address`, [address, '93.184.215.14']),
  ]),
}

function refusedAddress(address: string): MaliciousCase {
  return {
    name: address.slice(0, 60),
    async attempt() {
      const network = outsideNetwork()
      const outside = createOutsideFetch({ allowPrivate: false, ...network })
      const url = URL.parse(address)
      // The link check rejects invalid addresses earlier.
      if (url === null) return null
      const outcome = await outside.page(url).then(
        () => 'was read',
        () => null,
      )
      await outside.close()
      if (outcome !== null) return outcome
      return network.connections.length + network.resolved.length === 0
        ? null
        : 'was resolved or connected to'
    },
  }
}

function resolvesTo(name: string, answer: readonly string[]): MaliciousCase {
  return {
    name,
    async attempt() {
      const network = outsideNetwork({ names: { 'shop.example': [answer] } })
      const outside = createOutsideFetch({ allowPrivate: false, ...network })
      const outcome = await outside.picture(new URL('https://shop.example/a.jpg')).then(
        () => 'was read',
        () => null,
      )
      await outside.close()
      return outcome ?? (network.connections.length === 0 ? null : 'was connected to')
    },
  }
}
