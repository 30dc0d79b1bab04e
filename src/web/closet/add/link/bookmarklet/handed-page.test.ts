import { expect, test } from 'vitest'
import { PAGE_HTML_MAX } from '../../../../../contract/closet/links.ts'
import { handedPageOf } from './handed-page.ts'

const hashOf = (handed: unknown) => `#${encodeURIComponent(JSON.stringify(handed))}`

test('a page survives a round trip through the hash', () => {
  const page = { url: 'https://zara.com/shirt', html: '<h1>Shirt “100 %”</h1>' }
  expect(handedPageOf(hashOf(page))).toEqual(page)
})

test.each([
  ['nothing', ''],
  ['a broken escape', '#%'],
  ['no JSON', '#top'],
  ['a page without its address', hashOf({ html: '<h1>Shirt</h1>' })],
  ['a page that is no text', hashOf({ url: 'https://zara.com', html: 7 })],
  ['a page that is too long', hashOf({ url: 'https://zara.com', html: 'a'.repeat(PAGE_HTML_MAX + 1) })],
])('%s is not a valid page', (_what, hash) => {
  expect(handedPageOf(hash)).toBeNull()
})
