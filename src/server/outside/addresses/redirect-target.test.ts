import { expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

const shop = new URL('https://shop.example/men/shirt?color=1')
const rules = { allowPrivate: false, first: shop }

test('recognizes every redirect status and no other', () => {
  for (const status of [301, 302, 303, 307, 308])
    expect(redirectTarget(status, '../sale#a', shop, rules)?.href).toBe('https://shop.example/sale')
  for (const status of [200, 300, 304, 404]) expect(redirectTarget(status, '/sale', shop, rules)).toBeNull()
})

test.each([
  'http://127.0.0.1/',
  '//127.0.0.1/',
  '//[::1]/',
  '\\\\169.254.169.254/',
  'https://2130706433/',
  'https://router.local/',
  'https://user:pw@shop.example/',
  'https://shop.example:8443/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[',
  `/${'a'.repeat(5000)}`,
])('does not follow to %.40s', (location) => {
  expect(() => redirectTarget(302, location, shop, rules)).toThrow(
    expect.objectContaining({ reason: 'not-allowed' }),
  )
})

test('a request over TLS is not redirected to plain HTTP, not even indirectly', () => {
  const toPlain = (from: string, first: string) =>
    redirectTarget(302, 'http://shop.example/', new URL(from), { allowPrivate: false, first: new URL(first) })
  expect(() => toPlain('https://shop.example/', 'https://shop.example/')).toThrow(
    expect.objectContaining({ reason: 'not-allowed' }),
  )
  expect(toPlain('https://shop.example/', 'http://shop.example/')?.protocol).toBe('http:')
})

test.each([
  '/login?next=%2Fshirt',
  '/us/en/Sign-In.html',
  'https://auth.shop.example/x',
  '/captcha/1',
  '/blocked',
])('a redirect to %s is rejected', (location) => {
  expect(() => redirectTarget(302, location, shop, rules)).toThrow(
    expect.objectContaining({ reason: 'refused-by-site' }),
  )
})

test('a target that only contains such words is allowed', () => {
  for (const path of ['/blocked-heel-shoes', '/challenger-jacket', '/author/anna', '/login-tee'])
    expect(redirectTarget(302, path, shop, rules)?.pathname).toBe(path)
})

test('a redirect without a location, or with two, is unreachable', () => {
  for (const location of [undefined, ['/a', '/b']])
    expect(() => redirectTarget(302, location, shop, rules)).toThrow(
      expect.objectContaining({ reason: 'unreachable' }),
    )
})
