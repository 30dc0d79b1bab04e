import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, productPage, type ShopSite } from '../../../../tests/support/other-servers/shop-site.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { createOutsideFetch } from '../../outside/create-outside-fetch.ts'
import { createProductReader } from '../../product-page/create-product-reader.ts'

describeOnEachDatabase('a link to a product', (database) => {
  // All tests share one worker thread.
  const productReader = createProductReader()
  const given = givenApp(database, () => ({ productReader }))
  let shop: ShopSite
  beforeAll(async () => {
    shop = await openShop()
  })
  beforeEach(() => {
    shop.requestedPaths.length = 0
  })
  afterAll(() => Promise.all([shop.close(), productReader.close()]))

  const check = async (url: string) =>
    (await given.send('POST', '/api/validate-product-url', { body: { url } })).json()
  const add = (body: object) => given.send('POST', '/api/closet-items/from-link', { body })
  const list = async () => (await given.get('/api/closet-items')).json()
  const nothingWasKept = async () => {
    expect(await list()).toEqual([])
    expect(given.storedPictures()).toEqual([])
    expect(await given.leftUploads()).toEqual([])
  }

  test('is read: its facts with their sources, and its pictures to choose from', async () => {
    const checked = await check(shop.url('/shirt').href)
    expect(checked).toMatchObject({
      valid: true,
      message: 'Printed viscose shirt · Atelier Nove · €39.95',
      product: {
        name: 'Printed viscose shirt',
        brand: 'Atelier Nove',
        price: '39.95',
        currency: 'EUR',
        imageUrl: shop.url('/pictures/front.jpg').href,
        category: 'Tops',
        sources: { name: 'json-ld', price: 'json-ld', color: 'picture' },
      },
    })
    expect(checked.product.color).toMatch(/blue/i)
    expect(checked.product.pictures).toHaveLength(2)
    const picture = await given.get(checked.product.pictures[1])
    expect(picture.headers['content-type']).toBe('image/webp')
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('webp')
    await nothingWasKept()
  })

  test('becomes a piece with its picture, brand, price, shop and link, and its page is read once', async () => {
    const url = shop.url('/shirt').href
    await check(url)
    const response = await add({ url })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      name: 'Printed viscose shirt',
      category: 'Tops',
      brand: 'Atelier Nove',
      originalPrice: '39.95',
      currency: 'EUR',
      purchaseLocation: '127.0.0.1',
      productUrl: url,
    })
    expect((await given.get(response.json().imageUrl)).statusCode).toBe(200)
    expect(await list()).toEqual([response.json()])
    expect(shop.requestedPaths.filter((path) => path === '/shirt')).toHaveLength(1)
    expect(await given.leftUploads()).toEqual([])
  })

  test('is added without a prior check, with the user’s corrections', async () => {
    const url = shop.url('/shirt').href
    const body = {
      url,
      name: 'Holiday shirt',
      category: 'dresses',
      color: 'Teal',
      originalPrice: '',
      picture: 1,
    }
    expect((await add(body)).json()).toMatchObject({
      name: 'Holiday shirt',
      category: 'Dresses',
      color: 'Teal',
      originalPrice: null,
      currency: null,
    })
    expect(shop.requestedPaths).toContain('/pictures/back.jpg')
  })

  test('is read again after ten minutes', async () => {
    const url = shop.url('/shirt').href
    const { product } = await check(url)
    given.clock().passes({ minutes: 11 })
    expect((await given.get(product.pictures[0])).statusCode).toBe(404)
    await add({ url })
    expect(shop.requestedPaths.filter((path) => path === '/shirt')).toHaveLength(2)
  })

  test.each([
    ['/all', 'Open the piece itself'],
    ['/closed', 'This store blocks automatic reading.'],
    ['/gone', 'The store no longer has this page.'],
  ])('%s is reported as not a product, and adding it stores nothing', async (path, words) => {
    const url = shop.url(path).href
    const checked = await check(url)
    expect(checked.valid).toBe(false)
    expect(`${checked.message} ${checked.advice}`).toContain(words)
    const response = await add({ url })
    expect([response.statusCode, response.json().code]).toEqual([422, 'link_not_usable'])
    expect(response.json().message).toContain(words)
    await nothingWasKept()
  })

  test.each(['/broken-picture', '/inside'])(
    '%s: a picture that cannot be fetched adds nothing',
    async (path) => {
      const url = shop.url(path).href
      const response = await add({ url, color: 'Blue' })
      expect([response.statusCode, response.json().code]).toEqual([422, 'link_not_usable'])
      await nothingWasKept()
    },
  )

  test('of an unknown kind requires the user to choose one', async () => {
    const response = await add({ url: shop.url('/nameless').href })
    expect(response.statusCode).toBe(422)
    expect(response.json().message).toContain('choose a category')
    await nothingWasKept()
  })

  test.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://shop.example/shirt',
    'https://user:secret@shop.example/',
    'http://localhost/',
    'zara.com.evil.com/shirt',
    'https://xn--zra-8ka.com/shirt',
    'x',
  ])('%j is rejected with an error message before any request', async (url) => {
    const checked = await check(url)
    expect(checked).toMatchObject({ valid: false, message: expect.any(String), advice: expect.any(String) })
    expect((await add({ url })).statusCode).toBe(422)
    expect(shop.requestedPaths).toEqual([])
    await nothingWasKept()
  })

  test.each([{}, { url: '' }, { url: '   ' }, { url: 5 }, { url: `https://x.example/${'a'.repeat(2000)}` }])(
    'a body %j is a 400',
    async (body) => {
      expect((await given.send('POST', '/api/validate-product-url', { body })).statusCode).toBe(400)
    },
  )

  describe('sent by the browser', () => {
    const handOver = (body: object) => given.send('POST', '/api/validate-product-page', { body })

    test('is read like any other, without fetching the shop’s page', async () => {
      const url = shop.url('/closed').href
      const checked = (await handOver({ url, html: productPage() })).json()
      expect(checked).toMatchObject({ valid: true, product: { name: 'Printed viscose shirt' } })
      expect(shop.requestedPaths).toEqual(['/pictures/front.jpg'])
      expect((await add({ url })).json()).toMatchObject({ name: 'Printed viscose shirt', productUrl: url })
    })

    test('with an invalid address or a page that is too long is rejected', async () => {
      expect((await handOver({ url: 'about:blank', html: productPage() })).json().valid).toBe(false)
      expect((await handOver({ url: 'https://x.example/', html: 'a'.repeat(500_001) })).statusCode).toBe(400)
    })
  })
})

describeOnEachDatabase('links of this computer', (database) => {
  const requests: string[] = []
  const given = givenApp(database, () => ({
    allowPrivate: false,
    outside: createOutsideFetch({
      allowPrivate: false,
      connect: async () => {
        requests.push('a connection')
        throw new Error('nothing may be asked')
      },
    }),
  }))

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://169.254.169.254/latest',
    'http://10.0.0.1/',
  ])('%s is rejected without a request', async (url) => {
    const checked = (await given.send('POST', '/api/validate-product-url', { body: { url } })).json()
    expect(checked.valid).toBe(false)
    const response = await given.send('POST', '/api/closet-items/from-link', { body: { url } })
    expect(response.statusCode).toBe(422)
    expect(requests).toEqual([])
  })
})
