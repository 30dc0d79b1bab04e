import { expect, test } from 'vitest'
import { isPublicAddress, isSameAddress } from './public-address.ts'

const special = [
  ['this computer', ['127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '0.1.2.3', '::']],
  [
    'private networks',
    ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.0.1', 'fc00::1', 'fd00:ec2::254'],
  ],
  ['the same wire', ['169.254.169.254', '169.254.170.2', 'fe80::1', 'fe80::1%lo', 'fec0::1']],
  ['cloud services', ['168.63.129.16', '100.100.100.200', '192.0.0.192', '100.64.0.1']],
  [
    'tests and documents',
    ['198.18.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '2001:2::1'],
  ],
  ['many at once', ['224.0.0.1', '239.255.255.250', '255.255.255.255', '240.0.0.1', 'ff02::1']],
  ['IPv4 in IPv6 dress', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:168.63.129.16', '::ffff:10.0.0.1']],
  [
    'IPv4 translated',
    ['64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '::ffff:0:127.0.0.1', '::127.0.0.1', '::7f00:1'],
  ],
  ['IPv4 in a tunnel', ['2002:7f00:1::', '2001:0:4136:e378:8000:63bf:80ff:fffe', '192.88.99.1']],
  ['unassigned addresses', ['100::1', '4000::1', '8000::1', 'e000::1', '2001:10::1', '2001:20::1']],
  ['what is no plain address', ['', '127.1', '0x7f.1', '2130706433', 'example.com', '1.2.3.4:80', '[::1]']],
] as const

test.each(special)('does not count %s as the public internet', (_name, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

test('accepts the addresses of real sites', () => {
  const sites = ['1.1.1.1', '8.8.8.8', '23.60.1.2', '172.15.0.1', '172.32.0.1', '104.16.1.1']
  const longSites = ['2606:4700:4700::1111', '2a00:1450:4001:830::200e', '3000::1', '::ffff:8.8.8.8']
  expect([...sites, ...longSites].filter((address) => !isPublicAddress(address))).toEqual([])
})

test('recognizes an address in another notation, and no other', () => {
  expect(isSameAddress('::ffff:8.8.8.8', '8.8.8.8')).toBe(true)
  expect(isSameAddress('2606:4700:0:0::1', '2606:4700::1')).toBe(true)
  expect(isSameAddress('8.8.8.8', '8.8.4.4')).toBe(false)
  expect(isSameAddress('', '')).toBe(false)
})
