import { expect, test } from 'vitest'
import { completeLink, hostOfLink, isPageLink } from './link-address.ts'

test.each([
  ['https://www.zara.com/shirt', 'https://www.zara.com/shirt'],
  ['  http://zara.com ', 'http://zara.com'],
  ['zara.com/shirt?v1=2', 'https://zara.com/shirt?v1=2'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['  ', ''],
])('%j is sent as %j', (written, sent) => {
  expect(completeLink(written)).toBe(sent)
})

test('pasted text counts only if it is exactly one link', () => {
  expect(isPageLink('https://zara.com/shirt')).toBe(true)
  for (const text of [
    'zara',
    'see https://zara.com',
    'https://a.com https://b.com',
    'file:///etc',
    'https://',
  ])
    expect(isPageLink(text), text).toBe(false)
})

test('a shop is named by its host', () => {
  expect(hostOfLink('https://www.zara.com/shirt')).toBe('zara.com')
  expect(hostOfLink('https://zara.com@evil.example/')).toBe('evil.example')
  expect(hostOfLink('https://')).toBeNull()
  expect(hostOfLink('javascript:alert(1)')).toBeNull()
})
