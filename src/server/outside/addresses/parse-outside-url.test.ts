import { describe, expect, test } from 'vitest'
import { outsideNetwork } from '../../../../tests/support/other-servers/outside-network.ts'
import { createOutsideFetch } from '../create-outside-fetch.ts'
import { parseOutsideUrl } from './parse-outside-url.ts'

const addresses = [
  'http://127.0.0.1',
  'http://localhost',
  'http://LOCALHOST.',
  'http://127.1',
  'http://2130706433',
  'http://0x7f000001',
  'http://017700000001',
  'http://0177.0.0.1',
  'http://0/',
  'http://0.0.0.0:3000',
  'http://0.0.0.0',
  'http://127.255.255.254',
  'http://[::1]',
  'http://[::]',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:7f00:1]',
  'http://[::127.0.0.1]',
  'http://[64:ff9b::7f00:1]',
  'http://[64:ff9b:1::7f00:1]',
  'http://[2002:7f00:1::]',
  'http://[2001:0:4136:e378:8000:63bf:80ff:fffe]',
  'http://[::ffff:0:127.0.0.1]',
  'http://[fe80::1]',
  'http://[fc00::1]',
  'http://[fec0::1]',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166',
  'http://0xA9FEA9FE',
  'http://[fd00:ec2::254]',
  'http://metadata.google.internal',
  'http://169.254.170.2',
  'http://100.100.100.200',
  'http://168.63.129.16',
  'http://10.0.0.1',
  'http://172.16.0.1',
  'http://192.168.0.1',
  'http://100.64.0.1',
  'http://198.18.0.1',
  'http://224.0.0.1',
  'http://255.255.255.255',
  'http://①②⑦.⓪.⓪.①',
  'http://127。0。0。1',
  'http://１２７.0.0.1',
  'http://127%2e0%2e0%2e1',
  'http:\\\\127.0.0.1',
  'http:127.0.0.1',
  'ht\ntp://127.0.0.1',
  'http://loc\u200balhost',
  'http://loc\u00adalhost',
  'http://postgres',
  'http://postgres:80/',
  'http://x.local',
  'http://x.internal',
  'http://x.localhost',
  'http://X.LocalHost/',
  'http://router.home.arpa',
  'http://localhost.localdomain',
  'http://example.com.',
]

const schemesCredentialsPorts = [
  'http://user:pw@example.com',
  'http://user@example.com',
  'http://example.com@127.0.0.1/',
  'http://example.com@93.184.215.14/',
  'http://127.0.0.1\\@example.com/',
  'http://127.0.0.1#@example.com/',
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://127.0.0.1:6379/_',
  'dict://example.com:80/',
  'ldap://example.com/',
  'ws://example.com/',
  'data:text/html,x',
  'blob:https://example.com/0b1c',
  'javascript:alert(1)',
  'view-source:https://example.com/',
  'https://example.com:22',
  'http://example.com:6379',
  'http://example.com:5432',
  'http://93.184.215.14:3000',
  'http://example.com/%0d%0aHost:evil',
  'http://example.com/?a=%00',
  'http://xn--a',
  'http://[::1%25lo]',
  '//example.com/',
  'example.com',
  '',
]

const tooLong = [
  `https://example.com/${'a'.repeat(100_000)}`,
  // Six characters each, after encoding.
  `https://example.com/${'é'.repeat(1500)}`,
  `http://${'a'.repeat(64)}.com/`,
  `http://${'abc.'.repeat(80)}com/`,
]

describe('an address from outside', () => {
  test.each(addresses)('is rejected for a host that is not public: %j', (text) => {
    expect(() => parseOutsideUrl(text)).toThrow(expect.objectContaining({ reason: 'not-allowed' }))
  })

  test.each(schemesCredentialsPorts)('is rejected for its scheme, credentials, port or form: %j', (text) => {
    expect(() => parseOutsideUrl(text)).toThrow(expect.objectContaining({ reason: 'not-allowed' }))
  })

  test('is rejected if it, its name or a label of the name is too long', () => {
    for (const text of tooLong)
      expect(() => parseOutsideUrl(text)).toThrow(expect.objectContaining({ reason: 'not-allowed' }))
  })

  test('is rejected by the client before a name is resolved or a connection opened', async () => {
    const network = outsideNetwork()
    const outside = createOutsideFetch({ allowPrivate: false, ...network })
    const urls = [...addresses, ...schemesCredentialsPorts, ...tooLong].flatMap(
      (text) => URL.parse(text) ?? [],
    )
    for (const url of urls) {
      await expect(outside.page(url)).rejects.toMatchObject({ reason: 'not-allowed' })
      await expect(outside.picture(url)).rejects.toMatchObject({ reason: 'not-allowed' })
      await expect(outside.feed(url)).rejects.toMatchObject({ reason: 'not-allowed' })
    }
    expect(urls.length).toBeGreaterThan(75)
    expect([network.resolved, network.connections]).toEqual([[], []])
  })

  test.each([
    ['https://www.zara.com/us/en/linen-shirt-p06608412.html?v1=364138&a=%20b', 'www.zara.com'],
    ['  HTTP://Shop.Example.COM:80/a#b ', 'shop.example.com'],
    ['https://bücher.de/', 'xn--bcher-kva.de'],
    ['https://магазин.рф/', 'xn--80aairftm.xn--p1ai'],
    ['http://example.com:443/', 'example.com'],
    ['https://93.184.215.14/', '93.184.215.14'],
    ['https://[2606:4700::1111]/', '[2606:4700::1111]'],
    ['https://a_b.example.com/', 'a_b.example.com'],
  ])('is accepted if it is public: %j', (text, hostname) => {
    expect(parseOutsideUrl(text).hostname).toBe(hostname)
  })

  test('may be private and on any port if the operator allows it, and nothing else', () => {
    const rules = { allowPrivate: true }
    for (const text of [
      'http://127.0.0.1:3000/',
      'http://[::1]:8080/',
      'http://10.0.0.1/',
      'https://a.example:444/',
    ])
      expect(parseOutsideUrl(text, rules).href).toBe(text)
    for (const text of [
      'http://user:pw@127.0.0.1/',
      'file:///etc/passwd',
      'http://localhost/',
      'http://postgres/',
    ])
      expect(() => parseOutsideUrl(text, rules)).toThrow(expect.objectContaining({ reason: 'not-allowed' }))
  })
})
