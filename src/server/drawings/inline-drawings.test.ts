import { expect, test } from 'vitest'
import { inlineDrawings } from './inline-drawings.ts'

const ADDRESS = '/drawings/knit.svg?c=efe6d5&amp;box=tight'

test('a drawing is in the HTML, without a preload of its address', () => {
  const html = inlineDrawings(
    `<link rel="preload" as="image" href="${ADDRESS}"/><img alt="" src="${ADDRESS}">`,
  )
  const [, source = ''] = /^<img alt="" src="data:image\/svg\+xml,([^"]+)">$/.exec(html) ?? []
  expect(decodeURIComponent(source)).toMatch(/^<svg [\s\S]+<\/svg>$/)
})

test.each(['/drawings/unknown.svg?c=efe6d5', '/drawings/knit.webp?c=efe6d5&amp;w=300', '/images/a.webp'])(
  'another picture stays at its address: %s',
  (address) => {
    const image = `<img src="${address}">`
    expect(inlineDrawings(image)).toBe(image)
  },
)
