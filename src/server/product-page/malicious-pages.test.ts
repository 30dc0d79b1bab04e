import { describe, expect, test } from 'vitest'
import { readProductPage } from './read-product-page.ts'

const url = new URL('https://shop.example/p/wool-coat')
const head = '<title>Wool coat</title><h1>Wool coat</h1>'
const read = (html: string) => readProductPage({ html, url })
const filled = (piece: string, characters = 4_000_000) => piece.repeat(Math.ceil(characters / piece.length))
const ld = (json: string) => `<script type="application/ld+json">${json}</script>`

// Each of these took minutes, or overflowed the stack, in a reader with quadratic work. The timeout of a test is the
// limit.
describe('a malicious page is read to its end', () => {
  test.each([
    ['a million elements inside each other', head + filled('<div>', 5_000_000)],
    [
      'elements that are never closed and closing tags of none',
      `${head}${'<b>'.repeat(500)}${filled('</i>')}`,
    ],
    [
      'items inside items',
      head + filled('<div itemscope itemtype="http://schema.org/Product" itemprop="offers">'),
    ],
    [
      'properties inside each other',
      `${head}<div itemscope itemtype="Product">${filled('<b itemprop="name">')}`,
    ],
    ['links and pictures inside each other', head + filled('<a href="x"><img src="y">')],
    ['buttons inside each other', head + filled('<button>')],
    ['nothing but headings', `<title>Wool coat</title>${filled('<h1>Wool <b>coat</b></h1>')}`],
    ['nothing but prices', head + filled('<p class="price">€5</p>')],
    ['nothing but labels', head + filled('<p>Brand:</p>')],
    ['a title of four megabytes', `<title>${filled('x | ')}</title>`],
    ['an element with a million attributes', `${head}<div ${filled('a ')}>`],
    ['a price of four megabytes', `${head}<p class="price">${filled('5')}</p>`],
    ['entities without end', head + filled('&amp;')],
    ['comments without end', head + filled('<!--')],
    ['a script of brackets', `${head}<script>price = ${filled('({a:[')}</script>`],
    ['a script of broken objects', `${head}<script>${filled('f({"price": 1,, });')}</script>`],
    ['JSON-LD a hundred thousand deep', head + ld(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)],
    ['JSON-LD that never closes', head + ld('['.repeat(100_000))],
    ['JSON-LD that is not even quoted', head + ld('{a:'.repeat(60_000))],
    ['many scripts of broken JSON-LD', head + filled(ld('{"@type":"Product","name":"Rain hat",,}'))],
  ])('%s', (_, html) => {
    expect(() => read(html)).not.toThrow()
  })

  test('JSON-LD of twenty megabytes', () => {
    const json = JSON.stringify({
      '@type': 'Product',
      name: 'Wool coat',
      description: 'x'.repeat(20_000_000),
    })
    expect(read(head + ld(json))).toMatchObject({ product: true, name: 'Wool coat' })
  })

  test('JSON-LD with a million offers', () => {
    const json = `{"@type":"Product","name":"Wool coat","offers":[${'{"price":"5"},'.repeat(1_000_000)}{}]}`
    expect(read(head + ld(json))).toMatchObject({ product: true, price: '5.00' })
  })

  test('a product that is its own variant', () => {
    const json = `{"@type":"Product","@id":"#a","name":"Wool coat","hasVariant":{"@id":"#a"},"offers":{"@id":"#a"}}`
    expect(read(head + ld(json))).toMatchObject({ product: true, name: 'Wool coat', price: null })
  })

  test('field names with a meaning in JavaScript', () => {
    const json =
      '{"@type":"Product","name":"Wool coat","__proto__":{"brand":"Evil"},"constructor":{"name":"x"}}'
    expect(read(head + ld(json))).toMatchObject({ product: true, brand: null })
    const items =
      '<div itemscope itemtype="Product"><b itemprop="__proto__">x</b><b itemprop="name">Wool coat</b></div>'
    expect(read(head + items)).toMatchObject({ product: true, name: 'Wool coat' })
  })
})
