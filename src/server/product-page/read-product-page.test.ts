import { describe, expect, test } from 'vitest'
import type { ProductFound, ProductReading } from './product-reading.ts'
import { readProductPage } from './read-product-page.ts'

interface PageParts {
  url?: string
  head?: string
  body?: string
}

function read({
  url = 'https://www.shop.example/p/wool-coat',
  head = '',
  body = '',
}: PageParts): ProductReading {
  return readProductPage({
    html: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
    url: new URL(url),
  })
}

function found(parts: PageParts): ProductFound {
  const reading = read(parts)
  if (!reading.product) throw new Error(reading.reason)
  return reading
}

const ld = (...values: unknown[]) =>
  values
    .map(
      (value) =>
        `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`,
    )
    .join('')

const coat = {
  '@type': 'Product',
  name: 'Wool coat',
  brand: { '@type': 'Brand', name: 'Acme' },
  image: '/img/coat.jpg',
  color: 'Navy',
  offers: { '@type': 'Offer', price: '129.00', priceCurrency: 'EUR' },
}
const buyButton = '<button>Add to bag</button>'

describe('JSON-LD', () => {
  test('gives all facts of a product', () => {
    const reading = found({ head: ld({ ...coat, size: 'M' }) })
    expect(reading).toEqual({
      product: true,
      name: 'Wool coat',
      brand: 'Acme',
      price: '129.00',
      currency: 'EUR',
      imageUrls: ['https://www.shop.example/img/coat.jpg'],
      color: 'Navy',
      size: 'M',
      category: 'Outerwear',
      kind: 'coat',
      sources: {
        name: 'json-ld',
        brand: 'json-ld',
        price: 'json-ld',
        currency: 'json-ld',
        image: 'json-ld',
        color: 'json-ld',
        size: 'json-ld',
        category: 'name',
      },
    })
  })

  test.each([
    ['in a graph', { '@graph': [{ '@type': 'WebSite', name: 'Shop' }, coat] }],
    ['in a list', [{ '@type': 'WebSite' }, coat]],
    ['as the main entity of its page', { '@type': 'WebPage', mainEntity: coat }],
    ['with several types', { ...coat, '@type': ['Product', 'Thing'] }],
    ['with its type as an address', { ...coat, '@type': 'http://schema.org/Product' }],
    ['with its type in small letters', { ...coat, '@type': 'product' }],
    ['in CDATA', `/*<![CDATA[*/ ${JSON.stringify(coat)} /*]]>*/`],
    ['in an HTML comment', `<!-- ${JSON.stringify(coat)} -->`],
    [
      'with a trailing comma',
      `{"@type":"Product","name":"Wool coat","brand":"Acme","offers":{"price":129,"priceCurrency":"EUR",},}`,
    ],
    [
      'with a line break in a string',
      `{"@type":"Product","name":"Wool coat","description":"one\ntwo","brand":"Acme","offers":{"price":"129","priceCurrency":"EUR"}}`,
    ],
    ['behind another object', `{"@type":"WebSite","name":"Shop"}\n${JSON.stringify(coat)}`],
    ['with a semicolon behind it', `${JSON.stringify(coat)};`],
  ])('is read %s', (_, value) => {
    expect(found({ head: ld(value) })).toMatchObject({
      name: 'Wool coat',
      brand: 'Acme',
      price: '129.00',
      currency: 'EUR',
    })
  })

  test('is read if its parts reference each other', () => {
    const graph = [
      { ...coat, brand: { '@id': '#brand' }, offers: { '@id': '#offer' } },
      { '@id': '#brand', '@type': 'Brand', name: 'Acme' },
      { '@id': '#offer', '@type': 'Offer', price: 99, priceCurrency: 'EUR' },
    ]
    expect(found({ head: ld({ '@graph': graph }) })).toMatchObject({ brand: 'Acme', price: '99.00' })
  })

  test('has its entities decoded once and its markup removed', () => {
    const name = 'Jack &amp; Jill <b>coat</b> &amp;amp; hood'
    expect(found({ head: ld({ ...coat, name }) }).name).toBe('Jack & Jill coat &amp; hood')
  })

  test.each([
    ['a list of offers', [{ price: '129.00', priceCurrency: 'EUR' }]],
    ['an aggregate', { '@type': 'AggregateOffer', lowPrice: '129', highPrice: '190', priceCurrency: 'EUR' }],
    ['an aggregate of offers', { '@type': 'AggregateOffer', priceCurrency: 'EUR', offers: [{ price: 129 }] }],
    ['a specification', { priceSpecification: [{ price: '129', priceCurrency: 'EUR' }] }],
    ['a nested price in odd letters', { lowprice: { sales: { value: 129, currency: 'EUR' }, list: null } }],
    ['a text with its currency', { price: '129,00 €' }],
  ])('gives the price of %s', (_, offers) => {
    expect(found({ head: ld({ ...coat, offers }) })).toMatchObject({ price: '129.00', currency: 'EUR' })
  })

  test('gives neither the old price nor the price of a kilogram', () => {
    const priceSpecification = [
      { priceType: 'https://schema.org/ListPrice', price: 180, priceCurrency: 'EUR' },
      { price: 12, priceCurrency: 'EUR', referenceQuantity: { value: 1, unitCode: 'KGM' } },
      { price: 129, priceCurrency: 'EUR' },
    ]
    expect(found({ head: ld({ ...coat, offers: { priceSpecification } }) }).price).toBe('129.00')
  })

  test.each(['1e999', '-1', 'NaN', '0', 'N/A'])('with the price %s gives none', (price) => {
    expect(found({ head: ld({ ...coat, offers: { price, priceCurrency: 'EUR' } }) })).toMatchObject({
      price: null,
      currency: null,
      sources: { price: null, currency: null },
    })
  })

  test.each(['$metabrand', '{{brand}}', 'null', 'undefined', 'N/A', '-', ' '])(
    'with the brand %s gives none',
    (brand) => {
      expect(found({ head: ld({ ...coat, brand }) }).brand).toBeNull()
    },
  )

  test('with an unfilled brand field means the brand of the shop', () => {
    const head = `<meta property="og:site_name" content="Acme">${ld({ ...coat, brand: '$brandname' })}`
    expect(found({ head })).toMatchObject({ brand: 'Acme', sources: { brand: 'opengraph' } })
  })

  test('loses control characters and direction marks of a name, but keeps a right-to-left name', () => {
    expect(found({ head: ld({ ...coat, name: 'Wool\u0000 \u202ecoat\u202c\u200b' }) }).name).toBe('Wool coat')
    expect(found({ head: ld({ ...coat, name: 'מעיל צמר' }) }).name).toBe('מעיל צמר')
  })

  test('with a name of a megabyte is cut', () => {
    expect(found({ head: ld({ ...coat, name: 'coat '.repeat(200_000) }) }).name.length).toBeLessThanOrEqual(
      300,
    )
  })

  test('of other products on the page is not used', () => {
    const other = { '@type': 'Product', name: 'Rain hat', offers: { price: 15, priceCurrency: 'EUR' } }
    const head = `<title>Wool coat | Shop</title>${ld(other, { ...coat, isRelatedTo: [other] })}`
    expect(found({ head })).toMatchObject({ name: 'Wool coat', price: '129.00' })
  })
})

describe('the variant of a link', () => {
  const variant = (sku: string, color: string, price: number) => ({
    '@type': 'Product',
    name: `Wool coat ${color}`,
    sku,
    color,
    size: 'L',
    image: `/img/${color.toLowerCase()}.jpg`,
    offers: { price, priceCurrency: 'EUR', url: `/p/wool-coat?variant=${sku}` },
  })
  const group = {
    '@type': 'ProductGroup',
    name: 'Wool coat',
    brand: 'Acme',
    hasVariant: [variant('1001', 'Red', 129), variant('1002', 'Blue', 99)],
  }

  test('is found by its article number', () => {
    const reading = found({ url: 'https://shop.example/p/wool-coat?variant=1002', head: ld(group) })
    expect(reading).toMatchObject({
      name: 'Wool coat',
      brand: 'Acme',
      color: 'Blue',
      size: 'L',
      price: '99.00',
    })
    expect(reading.imageUrls[0]).toBe('https://shop.example/img/blue.jpg')
  })

  test.each(['?color=Blue', '?dwvar_77_color=BLUE', '#color=blue'])(
    'is found by its color in %s',
    (query) => {
      const reading = found({ url: `https://shop.example/p/wool-coat${query}`, head: ld(group) })
      expect(reading).toMatchObject({ price: '99.00', size: null, sources: { color: 'address' } })
      expect(reading.color?.toLowerCase()).toBe('blue')
    },
  )

  test('is found among products of one name', () => {
    const products = [variant('1001', 'Red', 129), variant('1002', 'Blue', 99)].map((product) => ({
      ...product,
      name: 'Wool coat',
    }))
    expect(found({ url: 'https://shop.example/x?color=Blue', head: ld({ '@graph': products }) }).price).toBe(
      '99.00',
    )
  })

  test('is the one on the shared picture if the link requests none', () => {
    const head = `<meta property="og:image" content="https://cdn.example/large/blue.jpg?w=600">${ld(group)}`
    expect(found({ head })).toMatchObject({ color: 'Blue', size: null, price: '99.00' })
  })

  test('is not guessed if the link requests none', () => {
    expect(found({ head: ld(group) })).toMatchObject({
      name: 'Wool coat',
      color: null,
      size: null,
      price: '129.00',
    })
  })

  test('puts the picture named after its color first', () => {
    const image = ['/img/coat-red.jpg', '/img/coat-blue.jpg']
    const reading = found({ url: 'https://shop.example/p?color=Blue', head: ld({ ...coat, image }) })
    expect(reading.imageUrls[0]).toBe('https://shop.example/img/coat-blue.jpg')
  })
})

describe('microdata', () => {
  const item = (inner: string) => `<div itemscope itemtype="http://schema.org/Product">${inner}</div>`
  const offer = (inner: string) =>
    `<div itemprop="offers" itemscope itemtype="http://schema.org/Offer">${inner}</div>`

  test('gives all facts of a product, before OpenGraph', () => {
    const reading = found({
      head: '<meta property="og:title" content="Shop of Acme"><meta property="og:image" content="/favicon/icon-192.png">',
      body: item(`<h1 itemprop="name">Wool coat</h1><a itemprop="brand" href="/acme">Acme</a>
        <meta itemprop="image" content="/img/coat.png"><meta itemprop="color" content="grün">
        ${offer('<meta itemprop="price" content="129.00"><meta itemprop="priceCurrency" content="EUR">')}`),
    })
    expect(reading).toMatchObject({
      name: 'Wool coat',
      brand: 'Acme',
      price: '129.00',
      currency: 'EUR',
      color: 'Green',
      imageUrls: ['https://www.shop.example/img/coat.png'],
      sources: {
        name: 'microdata',
        brand: 'microdata',
        price: 'microdata',
        image: 'microdata',
        color: 'microdata',
      },
    })
  })

  test('of breadcrumbs and other products is not used', () => {
    const body = `
      <ol itemscope itemtype="http://schema.org/BreadcrumbList"><li itemprop="itemListElement"><b itemprop="name">Coats</b></li></ol>
      ${item(`<h1 itemprop="name">Wool coat</h1>${offer('<b itemprop="price">129,00 €</b>')}`)}
      ${item(`<p itemprop="name">Rain hat</p>${offer('<b itemprop="price">529 €</b>')}`)}`
    expect(found({ head: '<title>Wool coat</title>', body })).toMatchObject({
      name: 'Wool coat',
      price: '129.00',
      currency: 'EUR',
    })
  })

  test('leaves out text for screen readers', () => {
    const body = item(
      `<h1 itemprop="name"><span class="sr-only">Details about </span>Wool coat</h1>${offer('<b itemprop="price">9 €</b>')}`,
    )
    expect(found({ body }).name).toBe('Wool coat')
  })

  test('is read as RDFa too', () => {
    const body = `<div vocab="http://schema.org/" typeof="Product"><h1 property="name">Wool coat</h1>
      <div property="offers" typeof="Offer"><b property="price" content="9">9</b><i property="priceCurrency" content="EUR"></i></div></div>`
    expect(found({ body })).toMatchObject({ name: 'Wool coat', price: '9.00', currency: 'EUR' })
  })

  test('is read without an enclosing item', () => {
    const body =
      '<h1 itemprop="name">Wool coat</h1><meta itemprop="price" content="9"><meta itemprop="priceCurrency" content="EUR">'
    expect(found({ body })).toMatchObject({ name: 'Wool coat', price: '9.00', currency: 'EUR' })
  })
})

describe('OpenGraph', () => {
  const meta = (fields: Record<string, string>) =>
    Object.entries(fields)
      .map(([name, content]) => `<meta property="${name}" content="${content}">`)
      .join('')

  test('gives all facts of a product', () => {
    const reading = found({
      head: meta({
        'og:type': 'product',
        'og:site_name': 'Acme Store',
        'og:title': 'Wool coat &ndash; green | Acme Store',
        'og:image': '/img/coat.jpg',
        'product:price:amount': '1.299,00',
        'product:price:currency': 'EUR',
        'product:brand': 'Acme',
        'product:size': 'M',
      }),
    })
    expect(reading).toMatchObject({
      name: 'Wool coat – green',
      brand: 'Acme',
      price: '1299.00',
      currency: 'EUR',
      color: 'Green',
      size: 'M',
      sources: { name: 'opengraph', price: 'opengraph', color: 'name', image: 'opengraph' },
    })
  })

  test('prefers the sale price', () => {
    const head = meta({
      'og:type': 'product',
      'og:title': 'Wool coat',
      'product:price:amount': '99',
      'product:sale_price:amount': '79',
      'product:price:currency': 'EUR',
    })
    expect(found({ head }).price).toBe('79.00')
  })

  test('has a lower priority than the heading for the name', () => {
    const head = meta({
      'og:type': 'product',
      'og:title': 'Buy Acme Wool coat online',
      'og:price:amount': '9',
      'og:price:currency': 'EUR',
    })
    expect(found({ head, body: '<h1>Wool coat</h1>' })).toMatchObject({
      name: 'Wool coat',
      sources: { name: 'page' },
    })
  })

  test('has a higher priority than JSON-LD for the visible price', () => {
    const head =
      ld({ ...coat, offers: { price: 90, priceCurrency: 'USD' } }) +
      meta({ 'product:price:amount': '400', 'product:price:currency': 'USD' })
    const body = '<h1>Wool coat</h1><span class="price">$400</span>'
    expect(found({ head, body })).toMatchObject({ price: '400.00', sources: { price: 'opengraph' } })
    expect(found({ head, body: '<h1>Wool coat</h1>' })).toMatchObject({
      price: '90.00',
      sources: { price: 'json-ld' },
    })
  })
})

describe('embedded state', () => {
  test.each([
    [
      'a JSON script',
      '<script id="__NEXT_DATA__" type="application/json">{"props":{"product":PRODUCT}}</script>',
    ],
    ['an assignment', '<script>window.__STATE__ = {"product":PRODUCT};</script>'],
    [
      'a data layer',
      '<script>dataLayer.push({event: "view", ecommerce: {currencyCode: "EUR", items: [PRODUCT]}})</script>',
    ],
    ['a data attribute', `<div data-product='{"product":PRODUCT}'></div>`],
  ])('in %s gives facts that the page has nowhere else', (_, script) => {
    const product = '{"name":"Wool coat","brand":"Acme","price":129,"currency":"EUR","image":"/img/coat.jpg"}'
    const body = `<h1>Wool coat</h1><p class="price">129</p>${buyButton}${script.replace('PRODUCT', product)}`
    const reading = found({ head: '<title>Wool coat</title>', body })
    expect(reading).toMatchObject({
      brand: 'Acme',
      price: '129.00',
      currency: 'EUR',
      sources: { brand: 'embedded-state' },
    })
    expect(reading.imageUrls).toEqual(['https://www.shop.example/img/coat.jpg'])
  })

  test('of other products is not used', () => {
    const state =
      '<script>var items = [{"name":"Rain hat","brand":"Other","price":15,"currency":"EUR"}]</script>'
    const body = `<h1>Wool coat</h1><p class="price">€129</p>${buyButton}${state}`
    expect(found({ head: '<title>Wool coat</title>', body })).toMatchObject({ brand: null, price: '129.00' })
  })

  test('in cents is corrected by the visible price', () => {
    const state = '<script>var meta = {"product":{"name":"Wool coat","vendor":"Acme","price":12900}}</script>'
    const body = `<h1>Wool coat</h1><p class="price">€129.00</p>${buyButton}${state}`
    expect(found({ head: '<title>Wool coat</title>', body })).toMatchObject({
      price: '129.00',
      brand: 'Acme',
    })
  })
})

describe('the text of a page', () => {
  const head = '<title>Wool coat | Shop</title>'
  const shown = (prices: string) =>
    found({ head, body: `<main><h1>Wool coat</h1>${prices}${buyButton}</main>` })

  test('gives name, price, picture, brand and color', () => {
    const reading = shown(`<a class="brand-link" href="/brands/acme">Acme</a><p class="price">€129.00</p>
      <img class="product-image" src="/img/1.jpg" alt="Wool coat"><table><tr><th>Color</th><td>Dark green</td></tr></table>`)
    expect(reading).toMatchObject({
      name: 'Wool coat',
      brand: 'Acme',
      price: '129.00',
      currency: 'EUR',
      color: 'Dark green',
      imageUrls: ['https://www.shop.example/img/1.jpg'],
      sources: { name: 'page', brand: 'page', price: 'page', currency: 'page', image: 'page', color: 'page' },
    })
  })

  test.each([
    ['an old price in a <del>', '<p class="price"><del>€180.00</del> <ins>€129.00</ins></p>'],
    ['an old price by its class', '<span class="old-price">€180.00</span><span class="price">€129.00</span>'],
    ['an old price by its words', '<p class="price">RRP €180.00</p><p class="price">€129.00</p>'],
    [
      'an old price that is struck by style',
      '<b style="text-decoration: line-through" class="price">€180</b><b class="price">€129</b>',
    ],
    [
      'the regular price beside the one of a sale',
      '<b class="regular-price">€180</b><b class="sale-price">€129</b>',
    ],
    ['an instalment', '<p class="price">3 x €43.00</p><p class="price">€129.00</p>'],
    ['a price for a unit', '<p class="price">€12.90 / 100 g</p><p class="price">€129.00</p>'],
    ['a saving', '<p class="price">Save €51.00</p><p class="price">€129.00</p>'],
    ['the price of the delivery', '<p class="shipping-price">€4.90</p><p class="price">€129.00</p>'],
    [
      'the price of another product',
      '<p class="price">€129.00</p><div class="related"><p class="price">€15.00</p></div>',
    ],
    ['a hidden price', '<p class="price" style="display:none">€15.00</p><p class="price">€129.00</p>'],
  ])('is not misread by %s', (_, prices) => {
    expect(shown(prices)).toMatchObject({ price: '129.00', currency: 'EUR' })
  })

  test('joins cents in their own element', () => {
    expect(shown('<p class="price">€129<sup>99</sup></p>').price).toBe('129.99')
  })

  test('ignores prices in cards of other products', () => {
    const card = (price: string) =>
      `<li><a href="/p/${price}"><img src="/x.jpg"></a><span class="price">€${price}</span></li>`
    const body = `<ul>${card('15')}${card('16')}</ul><h1>Wool coat</h1><div><div><span class="price">€129</span></div></div>${buyButton}`
    expect(found({ head, body }).price).toBe('129.00')
  })

  test('ignores headings that name the shop or a sale', () => {
    const body = `<h1>Sale</h1><h1>Shop</h1><div class="product-name">Wool coat</div><p class="price">€129</p>${buyButton}`
    expect(found({ head, body }).name).toBe('Wool coat')
  })

  test('uses the name without other text of its heading', () => {
    const meta = '<meta property="og:title" content="Wool coat with belt">'
    const body = `<h1>Wool coat with belt <span>Details</span></h1><p class="price">€129</p>${buyButton}`
    expect(found({ head: head + meta, body }).name).toBe('Wool coat with belt')
  })

  test.each([
    ['in a row of a table', '<table><tr><td>Brand:</td><td>Acme</td></tr></table>'],
    ['in a list of terms', '<dl><dt>Marke</dt><dd>Acme</dd></dl>'],
    ['in one text', '<p>Manufacturer: Acme</p>'],
    ['in boxes with names', '<div class="spec-label"><span>Brand</span></div><div><span>Acme</span></div>'],
    ['as the link to a store', '<a id="bylineInfo" href="/stores/acme">Visit the Acme Store</a>'],
  ])('gives a brand %s', (_, brand) => {
    expect(shown(`<p class="price">€129</p>${brand}`)).toMatchObject({
      brand: 'Acme',
      sources: { brand: 'page' },
    })
  })

  test('does not report a choice as a fact', () => {
    expect(shown('<p class="price">€129</p><label>Color</label><b>Crimson</b><b>Teal</b>').color).toBeNull()
  })

  test('gives a known brand that the name starts with, as the last resort', () => {
    const body = `<h1>Calvin Klein coat</h1><p class="price">€129</p>${buyButton}`
    expect(found({ head: '<title>Calvin Klein coat</title>', body })).toMatchObject({
      brand: 'Calvin Klein',
      sources: { brand: 'name' },
    })
  })

  test('is a product even if the name contains an error number', () => {
    const body = `<h1>Wool coat 404</h1><p class="price">€129</p>${buyButton}`
    expect(found({ head: '<title>Wool coat 404 | Shop</title>', body }).name).toBe('Wool coat 404')
  })

  test('gives the brand before the name in the title if the page shows it too', () => {
    const body = `<h3><span>Acme</span></h3><h1>Wool coat</h1><p class="price">€129</p>${buyButton}`
    expect(found({ head: '<title>Acme Wool coat - green | Shop</title>', body }).brand).toBe('Acme')
  })
})

describe('a currency', () => {
  test.each([
    ['https://shop.example.ca/p', '', 'CAD'],
    ['https://shop.example/en-au/p', '', 'AUD'],
    ['https://shop.example/p', 'en-NZ', 'NZD'],
    ['https://shop.example/p', '', 'USD'],
  ])('is derived from "$" on %s in the language "%s"', (url, language, currency) => {
    const html = `<html lang="${language}"><title>Wool coat</title><h1>Wool coat</h1><p class="price">$129</p>${buyButton}`
    expect(readProductPage({ html, url: new URL(url) })).toMatchObject({ price: '129.00', currency })
  })

  test('that is not stated is the one of the country', () => {
    const head = ld({ ...coat, offers: { price: 129 } })
    expect(found({ url: 'https://shop.example.pl/p', head })).toMatchObject({
      currency: 'PLN',
      sources: { currency: 'address' },
    })
  })
})

describe('a picture', () => {
  const pictures = (image: unknown) => found({ head: ld({ ...coat, image }) }).imageUrls

  test('is absolute, each once and at most eight', () => {
    const image = Array.from({ length: 12 }, (_, at) => `//cdn.example/coat-${at}.jpg`)
    expect(pictures([image[0], ...image])).toEqual(image.slice(0, 8).map((address) => `https:${address}`))
  })

  test.each([
    '/logo.png',
    '/assets/favicon/192.png',
    '/img/no-image.jpg',
    '/placeholder.jpg',
    '/1x1.gif',
    '/i.svg',
    '/',
  ])('is not the placeholder %s', (address) => {
    expect(pictures([address, '/img/coat.jpg'])).toEqual(['https://www.shop.example/img/coat.jpg'])
  })

  test('in several sizes is the largest one', () => {
    expect(pictures(['/a.jpg?imwidth=103', '/b.jpg', '/a.jpg?imwidth=762', '/a.jpg?imwidth=300'])).toEqual([
      'https://www.shop.example/a.jpg?imwidth=762',
      'https://www.shop.example/b.jpg',
    ])
  })

  test('may have a logo in its name if the piece has', () => {
    const head = ld({ ...coat, name: 'Logo hoodie', image: '/img/logo-hoodie.jpg' })
    expect(found({ head }).imageUrls).toHaveLength(1)
  })

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'https://user:pw@cdn.example/a.jpg',
    'null',
    '{{image}}',
  ])('is never %s', (address) => {
    expect(pictures([address])).toEqual([])
  })

  test('is read from an object, a list and an empty list', () => {
    expect(pictures({ '@type': 'ImageObject', url: '/a.jpg' })).toEqual(['https://www.shop.example/a.jpg'])
    expect(pictures([null, { contentUrl: '/b.jpg' }])).toEqual(['https://www.shop.example/b.jpg'])
    expect(pictures([null, null])).toEqual([])
  })

  test('is relative to the base of the page', () => {
    const head = `<base href="https://cdn.example/shop/">${ld({ ...coat, image: 'coat.jpg' })}`
    expect(found({ head }).imageUrls).toEqual(['https://cdn.example/shop/coat.jpg'])
  })
})

describe('a page that is not one product', () => {
  const card = (name: string, price: string) =>
    `<li class="tile"><a href="/p/${name}"><img src="/${name}.jpg" alt="${name}"></a><h3>${name}</h3><span class="price">€${price}</span>${buyButton}</li>`
  const cards = ['Coat one', 'Coat two', 'Coat three', 'Coat four', 'Coat five']
    .map((name, at) => card(name, `${at + 20}.00`))
    .join('')

  test('is a category', () => {
    const body = `<h1>Coats</h1><ul>${cards}</ul>`
    expect(
      read({ head: '<title>Coats | Shop</title><meta property="og:type" content="website">', body }),
    ).toEqual({
      product: false,
      reason: 'This page shows many products, not one.',
    })
  })

  test('is a category that is marked up as a product for its rating', () => {
    const stars = {
      '@type': 'Product',
      name: 'Wool coats',
      offers: { lowPrice: 20, highPrice: 90, priceCurrency: 'EUR' },
    }
    const body = `<h1>Wool coats</h1><ul>${cards}${cards}</ul>`
    expect(read({ head: `<title>Wool coats | Shop</title>${ld(stars)}`, body }).product).toBe(false)
  })

  test('is a category that calls itself a product', () => {
    const head =
      '<title>Wool coats | Shop</title><meta property="og:type" content="product"><meta property="og:title" content="Wool coats">'
    expect(read({ head, body: `<h1>Wool coats</h1><ul>${cards}</ul>` }).product).toBe(false)
  })

  test('is a list of marked-up products', () => {
    const products = ['Red hat', 'Blue hat', 'Green hat'].map((name) => ({
      '@type': 'Product',
      name,
      offers: { price: 9, priceCurrency: 'EUR' },
    }))
    const list = {
      '@type': 'ItemList',
      itemListElement: products.map((item) => ({ '@type': 'ListItem', item })),
    }
    expect(read({ head: `<title>Hats | Shop</title>${ld(list)}`, body: '<h1>Hats</h1>' }).product).toBe(false)
    expect(read({ head: `<title>Hats | Shop</title>${ld(products)}`, body: '<h1>Hats</h1>' }).product).toBe(
      false,
    )
  })

  test('is the home page of a shop', () => {
    const head =
      '<title>Acme | Coats online</title><meta property="og:site_name" content="Acme"><meta property="og:title" content="Acme">'
    expect(read({ url: 'https://acme.example/', head, body: `<h1>Acme</h1><ul>${cards}</ul>` }).product).toBe(
      false,
    )
  })

  test('is an article with a price in it', () => {
    const head = '<title>How to wear a coat</title><meta property="og:type" content="article">'
    const body = '<h1>How to wear a coat</h1><p>Ours was <b>€129.00</b>.</p><a href="/shop">Buy now</a>'
    expect(read({ head, body })).toEqual({
      product: false,
      reason: 'This page is an article, not a product.',
    })
  })

  test('is an error page that recommends something', () => {
    const other = { '@type': 'Product', name: 'Rain hat', offers: { price: 15, priceCurrency: 'EUR' } }
    const head = `<title>Page not found | Shop</title>${ld(other)}`
    expect(read({ head, body: '<h1>404</h1>' })).toEqual({
      product: false,
      reason: 'The shop says that this page does not exist.',
    })
  })

  test.each(['Access Denied', 'Just a moment...', 'Robot Check', 'Pardon Our Interruption'])(
    'is a robot check: %s',
    (title) => {
      expect(read({ head: `<title>${title}</title>`, body: `<h1>${title}</h1>` })).toEqual({
        product: false,
        isBlocked: true,
        reason: 'The shop answered with a check for robots instead of the product.',
      })
    },
  )

  test('is a sign-in form', () => {
    const body = '<h1>Sign in</h1><form><input type="email"><input type="password"></form>'
    expect(read({ head: '<title>Sign in | Shop</title>', body })).toMatchObject({
      product: false,
      reason: 'The shop asks to sign in before it shows this page.',
    })
  })

  test.each(['', 'plain text', '{"json": true}', '<', '\u0000\u0001', '%PDF-1.7'])(
    'is not HTML: %j',
    (html) => {
      expect(readProductPage({ html, url: new URL('https://shop.example/') }).product).toBe(false)
    },
  )
})
