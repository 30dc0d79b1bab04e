import { expect, test } from 'vitest'
import { sourceName } from './source-name.ts'

test('a page is named by host and path, a search by its query', () => {
  expect(sourceName('https://www.tiktok.com/tag/chorecoat')).toBe('tiktok.com/tag/chorecoat')
  expect(sourceName('https://www.pinterest.com/search/pins/?q=trench%20outfit')).toBe(
    'pinterest.com: trench outfit',
  )
  expect(sourceName('https://trends.example/')).toBe('trends.example')
})

test('an invalid address is unchanged', () => {
  expect(sourceName('ask a friend')).toBe('ask a friend')
  expect(sourceName('https://trends.example/50%')).toBe('trends.example/50%')
})
