import { expect, test } from 'vitest'
import { isLookAlike, retailerOf, retailers } from './retailers.ts'

test('at least 24 retailers are known, without duplicate names or domains', () => {
  expect(retailers.length).toBeGreaterThanOrEqual(24)
  const names = retailers.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const domains = retailers.flatMap((retailer) => retailer.domains)
  expect(new Set(domains).size).toBe(domains.length)
  for (const domain of domains) expect(new URL(`https://${domain}/`).hostname).toBe(domain)
})

test.each([
  ['zara.com', 'Zara'],
  ['www.zara.com', 'Zara'],
  ['WWW.ZARA.COM', 'Zara'],
  ['zara.com.', 'Zara'],
  ['www2.hm.com', 'H&M'],
  ['www.cosstores.com', 'COS'],
  ['shop.mango.com', 'Mango'],
  ['en.zalando.de', 'Zalando'],
  ['www.zalando.co.uk', 'Zalando'],
  ['www.adidas.com.au', 'Adidas'],
  ['oldnavy.gap.com', 'Old Navy'],
  ['www.gap.com', 'Gap'],
  ['www.3suisses.fr', '3 Suisses'],
  ['www.net-a-porter.com', 'Net-a-Porter'],
])('%s is a site of %s', (host, name) => {
  expect(retailerOf(host)?.name).toBe(name)
  expect(isLookAlike(host)).toBe(false)
})

test.each([
  'zara.com.evil.com',
  'www.zara.com.evil.com',
  'zara-com.shop',
  'www-zara-com.evil.net',
  'zara.com-sale.shop',
  'login.hm.com.account.example',
  'net-a-porter-com.store',
  'zalando.de.angebote.example',
  'ZARA.COM.EVIL.COM',
  'zara.com.evil.com.',
  'gap.com.evil.br',
  'zara.com.evil.com.au',
  'xn--zra-ela.com',
  'www.xn--hm-vka.com',
])('%s imitates a retailer', (host) => {
  expect(isLookAlike(host)).toBe(true)
  expect(retailerOf(host)).toBeNull()
})

test.each([
  'notzara.com',
  'mind-the-gap.com',
  'cos.example',
  'shop.example.com',
  'www.gap.com.br',
  'the-gap.com.au',
  'sonext.co.uk',
  '127.0.0.1',
  '[::1]',
  '',
])('%j is neither a retailer nor an imitation', (host) => {
  expect(retailerOf(host)).toBeNull()
  expect(isLookAlike(host)).toBe(false)
})

test('every retailer has a domain', () => {
  expect(retailers.filter(({ domains }) => domains.length === 0)).toEqual([])
})
