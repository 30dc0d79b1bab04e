import { describe, expect, test } from 'vitest'
import { amazonCheck, amazonContinue, amazonPage, type AmazonPage } from './amazon-page.test-support.ts'
import { readProductPage } from './read-product-page.ts'

const american: AmazonPage = {
  host: 'www.amazon.com',
  lang: 'en-us',
  title: "Amazon.com: Northmill Women's Relaxed-Fit Poplin Shirt : Clothing, Shoes &amp; Jewelry",
  name: "Northmill Women's Relaxed-Fit Poplin Shirt",
  byline: 'Visit the Northmill Store',
  asin: 'B07XYZ1234',
  price: { now: '$19.40', before: '$24.90' },
  color: ['Color', 'Light Blue'],
  size: ['Size', 'Medium'],
  buy: 'Add to Cart',
  recommended: [
    ['Wool Blend Coat for Women', '$89.99'],
    ['Womens Oxford Shirt Long Sleeve', '$25.99'],
    ['High Waist Linen Trousers', '$32.50'],
    ['Ribbed Knit Cardigan', '$41.00'],
    ['Canvas Sneakers', '$54.95'],
    ['Leather Belt', '$17.99'],
  ],
}

const german: AmazonPage = {
  ...american,
  host: 'www.amazon.de',
  lang: 'de-de',
  title: 'Northmill Damen Bluse aus Popeline : Amazon.de: Fashion',
  name: 'Northmill Damen Bluse aus Popeline',
  byline: 'Besuche den Northmill-Store',
  price: { now: '1.019,40 €', before: '1.224,90 €' },
  color: ['Farbe', 'Hellblau'],
  size: ['Größe', '38'],
  buy: 'In den Einkaufswagen',
  recommended: american.recommended.map(([name, price]) => [name, `${price.slice(1).replace('.', ',')} €`]),
}

const british: AmazonPage = {
  ...american,
  host: 'www.amazon.co.uk',
  lang: 'en-gb',
  title: "Northmill Men's Chunky Knit Jumper : Amazon.co.uk: Fashion",
  name: "Northmill Men's Chunky Knit Jumper",
  byline: 'Brand: Northmill',
  price: { now: '£34.00' },
  color: ['Colour', 'Charcoal'],
  size: ['Size', 'XL'],
  buy: 'Add to Basket',
  recommended: american.recommended.map(([name, price]) => [name, price.replace('$', '£')]),
}

const indian: AmazonPage = {
  ...american,
  host: 'www.amazon.in',
  lang: 'en-in',
  title: 'Buy Northmill Women Cotton Straight Kurta at Amazon.in',
  name: 'Northmill Women Cotton Straight Kurta',
  byline: 'Brand: Northmill',
  price: { now: '₹1,299' },
  color: ['Colour', 'Maroon'],
  size: ['Size', 'S'],
  buy: 'Add to Cart',
  recommended: american.recommended.map(([name, price]) => [name, price.replace('$', '₹')]),
}

function read(page: AmazonPage, path = `/dp/${page.asin}`) {
  return readProductPage({ html: amazonPage(page), url: new URL(`https://${page.host}${path}`) })
}

describe("Amazon's page of one product", () => {
  test.each([
    [
      'com',
      american,
      { price: '19.40', currency: 'USD', color: 'Light Blue', size: 'Medium', category: 'Tops' },
    ],
    ['de', german, { price: '1019.40', currency: 'EUR', color: 'Hellblau', size: '38', category: 'Tops' }],
    ['co.uk', british, { price: '34.00', currency: 'GBP', color: 'Charcoal', size: 'XL', category: 'Tops' }],
    ['in', indian, { price: '1299.00', currency: 'INR', color: 'Maroon', size: 'S' }],
  ])('is read on amazon.%s, with other products all around it', (_, page, facts) => {
    expect(read(page)).toMatchObject({ product: true, name: page.name, brand: 'Northmill', ...facts })
  })

  test.each([
    '/Northmill-Womens-Poplin-Shirt/dp/B07XYZ1234/ref=sr_1_3?crid=2AB&keywords=shirt&qid=17&sr=8-3&th=1&psc=1',
    '/gp/product/B07XYZ1234?pf_rd_r=ABC&ref_=ox_sc_act_title_1',
    '/gp/aw/d/B07XYZ1234/',
  ])('is read at %s', (path) => {
    expect(read(american, path)).toMatchObject({ name: american.name, color: 'Light Blue', size: 'Medium' })
  })

  test('has its own picture first, in the largest size', () => {
    expect(read(american)).toMatchObject({
      imageUrls: [expect.stringContaining('/71mainOne.')],
    })
  })

  test('is read before a size is chosen, without a buy button', () => {
    const unchosen = { ...american, price: { span: ['$19.40', '$27.90'] }, size: ['Size', null] } as const
    expect(read(unchosen)).toMatchObject({ product: true, name: american.name, price: '19.40', size: null })
  })
})

test.each([amazonCheck, amazonContinue])("Amazon's robot check is reported", (html) => {
  expect(readProductPage({ html, url: new URL('https://www.amazon.com/dp/B07XYZ1234') })).toEqual({
    product: false,
    isBlocked: true,
    reason: 'The shop answered with a check for robots instead of the product.',
  })
})
