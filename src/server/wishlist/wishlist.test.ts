import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { garmentJpeg } from '../../../tests/support/factories/garment-photo.ts'
import { openSite, type OutsideSite } from '../../../tests/support/other-servers/outside-site.ts'
import { productPage } from '../../../tests/support/other-servers/shop-site.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { newId } from '../db/new-id.ts'
import { purgeImages } from '../images/purge-images.ts'
import { createProductReader } from '../product-page/create-product-reader.ts'
import { purgeWishes } from './wish-lifecycle.ts'

describeOnEachDatabase('the wishlist', (database) => {
  // All tests share one worker thread.
  const productReader = createProductReader()
  const given = givenApp(database, () => ({ productReader }))
  let shop: OutsideSite
  let offer: object
  /** Runs during the request to the shop. */
  let meanwhile: () => Promise<unknown>
  const requests: string[] = []
  beforeAll(async () => {
    const picture = await garmentJpeg({ ground: [230, 228, 224], cloth: [40, 60, 130] })
    const html = (reply: ServerResponse, status: number, body: string) =>
      void reply.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body)
    shop = await openSite((request, reply) => {
      const path = request.url ?? ''
      requests.push(path)
      if (path.endsWith('.jpg'))
        return void reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
      if (path !== '/scarf') return html(reply, 404, '<title>Not found</title>')
      const page = productPage({ ...scarf, image: '/scarf.jpg', offers: offer })
      return void meanwhile().then(() => html(reply, 200, page))
    })
  })
  beforeEach(() => {
    offer = usd('89.00')
    meanwhile = async () => undefined
    requests.length = 0
  })
  afterAll(() => Promise.all([shop.close(), productReader.close()]))

  const list = async () => (await given.get('/api/wishlist?userId=default-user')).json()
  const add = (body: object) => given.send('POST', '/api/wishlist', { body })
  const added = async (body: object) =>
    (await add({ name: 'Wool scarf', category: 'accessories', ...body })).json()
  const change = (id: string, body: object, headers = {}) =>
    given.send('PATCH', `/api/wishlist/${id}`, { body, headers })
  const changed = async (id: string, body: object) => (await change(id, body)).json()
  const checkPrice = async (id: string) =>
    (await given.send('POST', `/api/wishlist/${id}/price-check`)).json()
  const remove = (id: string) => given.send('DELETE', `/api/wishlist/${id}`)
  const buy = (id: string, body: object) => given.send('POST', `/api/wishlist/${id}/bought`, { body })
  const alerts = () => database.db().selectFrom('priceAlerts').selectAll().execute()
  const restore = (id: string) => given.send('POST', `/api/wishlist/${id}/restore`)
  const purge = async () => {
    const deps = { db: database.db(), images: given.images(), clock: given.clock() }
    await purgeWishes(deps)
    return purgeImages(deps)
  }

  test('is empty at first, and lists its items newest first', async () => {
    expect(await list()).toEqual([])
    const scarfWish = await add({
      userId: 'default-user',
      name: ' Wool scarf ',
      category: 'Accessories',
      brand: 'Acne',
      size: '',
      currentPrice: 129,
      targetPrice: '90',
      priority: 5,
      isPurchased: true,
    })
    expect(scarfWish.statusCode).toBe(201)
    expect(scarfWish.json()).toMatchObject({
      name: 'Wool scarf',
      category: 'accessories',
      brand: 'Acne',
      size: null,
      color: null,
      currentPrice: '129.00',
      targetPrice: '90.00',
      priority: 5,
      isPurchased: false,
      imageUrl: null,
      priceCheckedAt: null,
      priceAlert: { targetPrice: '90.00', isActive: true, notificationMethod: null },
    })
    given.clock().passes({ minutes: 1 })
    const boots = await added({ name: 'Chelsea boots', category: 'shoes' })
    expect(boots).toMatchObject({ priority: 1, priceAlert: null })
    expect(await list()).toEqual([boots, scarfWish.json()])
    expect((await given.get('/api/wishlist/default-user')).json()).toEqual([boots, scarfWish.json()])
  })

  test('every validation rule is a 400 that names the field, when adding and changing', async () => {
    const wish = await added({})
    for (const [body, field, message] of rejected) {
      const toAdd = { name: 'Scarf', category: 'accessories', ...body }
      const responses = [await add(toAdd)]
      if (Object.values(body)[0] !== undefined) responses.push(await change(wish.id, body))
      for (const response of responses) {
        expect([body, response.statusCode, response.json().code]).toEqual([body, 400, 'invalid_request'])
        expect(response.json().fields[field]).toContain(message)
      }
    }
    expect(await list()).toEqual([wish])
  })

  test('an item for a listing copies its color and its photo, which outlives the listing', async () => {
    const { id: closetItemId } = await given.closetItem({ color: 'Ivory' })
    const facts = { title: 'Shirt', description: 'Linen.', price: '42', condition: 'Good', category: 'Tops' }
    const body = { ...facts, closetItemId }
    const listing = (await given.send('POST', '/api/marketplace-items', { body })).json()
    const wish = await added({ name: 'Shirt', category: 'shirt', listingId: listing.id })
    expect(wish).toMatchObject({ color: 'Ivory', imageUrl: null })
    expect(wish.picture).toMatch(/^\/images\/[0-9a-f]{32}\//)
    expect(wish.picture.split('/')[2]).not.toBe(listing.imageUrl.split('/')[2])
    expect((await given.get(wish.picture)).headers['content-type']).toBe('image/webp')
    expect(await added({ color: 'Red', listingId: listing.id })).toMatchObject({ color: 'Red' })
    await given.send('DELETE', `/api/marketplace-items/${listing.id}`)
    const late = await add({ name: 'Shirt', category: 'shirt', listingId: listing.id })
    expect([late.statusCode, late.json().code]).toEqual([404, 'listing_not_found'])
    expect((await given.get(wish.picture)).statusCode).toBe(200)
    expect(await list()).toHaveLength(2)
  })

  test('accepts prices of 0, and a decimal comma', async () => {
    expect(await added({ currentPrice: 0, targetPrice: '12,5' })).toMatchObject({
      currentPrice: '0.00',
      targetPrice: '12.50',
    })
  })

  test('a change sets the given fields, clears blank ones, and never marks an item as purchased', async () => {
    const wish = await added({ brand: 'Acne', notes: 'In gray', priority: 4 })
    const after = await changed(wish.id, { name: 'Cashmere scarf', brand: '', isPurchased: true })
    expect(after).toEqual({ ...wish, name: 'Cashmere scarf', brand: null })
    expect(await changed(wish.id, {})).toEqual(after)
    expect(await list()).toEqual([after])
  })

  test('a stale change is rejected, also one with a picture, and stores nothing', async () => {
    const wish = await added({})
    const first = await change(wish.id, { name: 'Cashmere scarf' })
    const stale = { 'if-match': '"an older state"' }
    const imageUrl = shop.url('/scarf.jpg').href
    const rejected = await change(wish.id, { imageUrl }, stale)
    expect([rejected.statusCode, rejected.json().code]).toEqual([412, 'changed_meanwhile'])
    expect((await given.send('DELETE', `/api/wishlist/${wish.id}`, { headers: stale })).statusCode).toBe(412)
    expect(await list()).toEqual([first.json()])
    expect(given.storedPictures()).toEqual([])
    const read = await given.get(`/api/wishlist/${wish.id}`)
    expect(read.json()).toEqual(first.json())
    expect(read.headers['etag']).toBe(first.headers['etag'])
    const fresh = await change(wish.id, { imageUrl }, { 'if-match': String(read.headers['etag']) })
    expect(fresh.statusCode).toBe(200)
  })

  test('another user’s item is not found', async () => {
    const userId = newId()
    await database.db().insertInto('users').values({ id: userId, username: 'Somebody else' }).execute()
    const theirs = { id: newId(), userId, name: 'Hat', category: 'accessories' as const }
    await database.db().insertInto('wishlistItems').values(theirs).execute()
    expect(await list()).toEqual([])
    for (const id of [theirs.id, newId()]) {
      const responses = [
        await change(id, { name: 'Mine' }),
        await remove(id),
        await given.send('POST', `/api/wishlist/${id}/price-check`),
        await given.get(`/api/wishlist/${id}`),
        await restore(id),
      ]
      for (const response of responses)
        expect([response.statusCode, response.json().code]).toEqual([404, 'wish_not_found'])
    }
  })

  test('an item without a picture gets a drawing of its kind and color, else its own copy of the picture', async () => {
    const drawn = await added({ color: 'Black' })
    expect(drawn.picture).toMatch(/^\/drawings\/scarf\.svg\?c=[0-9a-f]{6}$/)
    expect((await given.get(drawn.picture)).statusCode).toBe(200)
    const imageUrl = shop.url('/scarf.jpg').href
    const shown = await changed(drawn.id, { imageUrl })
    expect(shown.imageUrl).toBe(imageUrl)
    expect(shown.picture).toMatch(/^\/images\//)
    expect((await given.get(shown.picture)).headers['content-type']).toBe('image/webp')
    // The same URL is not fetched again.
    await changed(drawn.id, { imageUrl })
    expect(requests).toEqual(['/scarf.jpg'])
    expect(await given.leftUploads()).toEqual([])
  })

  test.each(['/nothing', '/scarf'])(
    'a picture that cannot be fetched (%s) does not prevent adding the item',
    async (path) => {
      const wish = await added({ imageUrl: shop.url(path).href })
      expect(wish.picture).toMatch(/^\/drawings\/scarf/)
      expect(wish.imageUrl).toBe(shop.url(path).href)
      expect(given.storedPictures()).toEqual([])
      expect(await given.leftUploads()).toEqual([])
    },
  )

  test('a checked link has its picture in the cache', async () => {
    const url = shop.url('/scarf').href
    const { product } = (await given.send('POST', '/api/validate-product-url', { body: { url } })).json()
    await given.get(product.pictures[0])
    const wish = await added({ productUrl: url, imageUrl: product.imageUrl })
    expect(wish.picture).toMatch(/^\/images\//)
    expect(requests.filter((path) => path === '/scarf.jpg')).toHaveLength(1)
  })

  test('the copy of a picture is deleted once no item shows it', async () => {
    const imageUrl = shop.url('/scarf.jpg').href
    const [one, other] = [await added({ imageUrl }), await added({ imageUrl })]
    given.clock().passes({ days: 2 })
    expect(await purge()).toBe(0)
    await changed(one.id, { imageUrl: null })
    expect(await purge()).toBe(1)
    expect((await given.get(other.picture)).statusCode).toBe(200)
    expect((await remove(other.id)).statusCode).toBe(204)
    expect(await purge()).toBe(0)
    given.clock().passes({ days: 31 })
    expect(await purge()).toBe(1)
    expect(given.storedPictures()).toEqual([])
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([one.id])
  })

  test('a price alert waits until the target price is reached, restarts with a new target, and needs a target', async () => {
    const wish = await added({ currentPrice: '129', targetPrice: '90' })
    const alert = { wishlistItemId: wish.id, targetPrice: '90.00' }
    expect(await alerts()).toMatchObject([{ ...alert, isActive: true }])
    expect((await changed(wish.id, { currentPrice: 90 })).priceAlert.isActive).toBe(false)
    expect((await changed(wish.id, { currentPrice: 120 })).priceAlert.isActive).toBe(false)
    expect((await changed(wish.id, { targetPrice: 80 })).priceAlert).toMatchObject({
      targetPrice: '80.00',
      isActive: true,
    })
    expect(await alerts()).toHaveLength(1)
    expect((await changed(wish.id, { targetPrice: '' })).priceAlert).toBeNull()
    expect(await alerts()).toEqual([])
    await changed(wish.id, { targetPrice: 70 })
    await remove(wish.id)
    given.clock().passes({ days: 31 })
    await purge()
    expect(await alerts()).toEqual([])
  })

  test('a deleted item is listed nowhere, and can be restored unchanged for 30 days, also twice', async () => {
    const imageUrl = shop.url('/scarf.jpg').href
    const older = await added({ currentPrice: 129, targetPrice: 90, imageUrl, productUrl: imageUrl })
    given.clock().passes({ days: 1 })
    const newer = await added({ name: 'Boots', category: 'shoes' })
    expect((await remove(older.id)).statusCode).toBe(204)
    expect(await list()).toEqual([newer])
    expect(await checkPrice(older.id)).toMatchObject({ code: 'wish_not_found' })
    const gone = [
      await given.get(`/api/wishlist/${older.id}`),
      await change(older.id, { name: 'Mine' }),
      await remove(older.id),
    ]
    for (const response of gone) expect(response.json().code).toBe('wish_not_found')
    given.clock().passes({ days: 29 })
    expect(await purge()).toBe(0)
    for (const response of [await restore(older.id), await restore(older.id)])
      expect([response.statusCode, response.json()]).toEqual([200, older])
    expect(await list()).toEqual([newer, older])
    expect((await given.get(older.picture)).statusCode).toBe(200)

    await remove(older.id)
    given.clock().passes({ days: 31 })
    expect((await restore(older.id)).statusCode).toBe(404)
    expect(await purge()).toBe(1)
    expect((await given.get(older.picture)).statusCode).toBe(404)
    expect((await restore(older.id)).statusCode).toBe(404)
  })

  test('a price check reads the price, reports its distance from the target, and triggers the alert', async () => {
    const wish = await added({ currentPrice: 129, targetPrice: 90, productUrl: shop.url('/scarf').href })
    const { item, isRead, message } = await checkPrice(wish.id)
    expect([isRead, message]).toEqual([true, '$89.00 now, $1.00 under your target.'])
    expect(item).toMatchObject({
      currentPrice: '89.00',
      priceCheckedAt: given.clock().now().toISOString(),
      priceAlert: { isActive: false },
      isPurchased: false,
    })
    expect(await list()).toEqual([item])
  })

  test('states when a price was read only while the price is unchanged', async () => {
    const wish = await added({ productUrl: shop.url('/scarf').href })
    const { item } = await checkPrice(wish.id)
    expect(await changed(wish.id, { currentPrice: '89', notes: 'In gray' })).toEqual({
      ...item,
      notes: 'In gray',
    })
    expect((await changed(wish.id, { currentPrice: 50 })).priceCheckedAt).toBeNull()
    await checkPrice(wish.id)
    expect((await changed(wish.id, { productUrl: null })).priceCheckedAt).toBeNull()
  })

  test('a check that reads no price returns the current item, with concurrent changes', async () => {
    offer = { '@type': 'Offer' }
    const wish = await added({ productUrl: shop.url('/scarf').href })
    meanwhile = () => change(wish.id, { name: 'Cashmere scarf' })
    expect((await checkPrice(wish.id)).item.name).toBe('Cashmere scarf')
  })

  test.each<[offers: object, message: string]>([
    [{ '@type': 'Offer', price: '39.95', priceCurrency: 'EUR' }, 'The store shows €39.95.'],
    [{ '@type': 'Offer' }, "Couldn't find a price on the page. Nothing changed."],
  ])('a page with %j changes nothing and says so', async (offers, message) => {
    offer = offers
    const wish = await added({ currentPrice: 129, productUrl: shop.url('/scarf').href })
    const response = await checkPrice(wish.id)
    expect(response).toEqual({ item: wish, isRead: false, message: expect.stringContaining(message) })
  })

  test.each<[productUrl: string | null, message: string]>([
    [null, 'Add a product link'],
    ['/gone', "The store no longer has this page. The price hasn't changed."],
  ])('an item with the link %s cannot be checked, and the reason is reported', async (path, message) => {
    const wish = await added({ productUrl: path && shop.url(path).href })
    expect(await checkPrice(wish.id)).toEqual({
      item: wish,
      isRead: false,
      message: expect.stringContaining(message),
    })
  })

  test('a bought wish becomes a piece with its photo, price and store, and leaves the wishlist', async () => {
    const wish = await added({
      brand: 'Begg',
      color: 'Navy',
      size: 'M',
      currentPrice: '89.00',
      productUrl: shop.url('/scarf').href,
      imageUrl: shop.url('/scarf.jpg').href,
    })
    const response = await buy(wish.id, { purchaseDate: '2026-01-02' })
    expect(response.statusCode).toBe(201)
    const piece = response.json()
    expect(piece).toMatchObject({
      name: 'Wool scarf',
      category: 'Accessories',
      color: 'Navy',
      size: 'M',
      brand: 'Begg',
      originalPrice: '89.00',
      currency: 'USD',
      purchaseDate: '2026-01-02',
      purchaseLocation: '127.0.0.1',
      productUrl: shop.url('/scarf').href,
    })
    expect((await given.get(piece.imageUrl)).statusCode).toBe(200)
    expect(await list()).toEqual([])
    expect((await buy(wish.id, {})).json().code).toBe('wish_not_found')
    // The piece has its own copy of the photo.
    expect((await restore(wish.id)).json().picture).not.toBe(piece.imageUrl)
  })

  test('a bought wish without a photo or a color stays on the wishlist, and nothing is added', async () => {
    const drawn = await added({ color: 'Navy' })
    const colorless = await added({ imageUrl: shop.url('/scarf.jpg').href })
    for (const { id } of [drawn, colorless]) {
      const response = await buy(id, {})
      expect([response.statusCode, response.json().code]).toEqual([409, 'wish_incomplete'])
    }
    const future = await buy(drawn.id, { purchaseDate: '2999-01-01' })
    expect([future.statusCode, future.json().code]).toEqual([400, 'invalid_request'])
    expect(await list()).toHaveLength(2)
    expect((await given.get('/api/closet-items')).json()).toEqual([])
    const pictures = await database.db().selectFrom('storedImages').selectAll().execute()
    expect(pictures).toHaveLength(1)
    expect((await buy(colorless.id, { color: 'Navy' })).json()).toMatchObject({ color: 'Navy' })
    expect(await list()).toEqual([drawn])
  })
})

const scarf = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Brushed wool scarf',
  color: 'Gray',
}

function usd(price: string): object {
  return { '@type': 'Offer', price, priceCurrency: 'USD' }
}

// Rejected values, with their error messages.
const rejected: readonly (readonly [body: object, field: string, message: string])[] = [
  [{ name: undefined }, 'name', 'Item name is required'],
  [{ name: '  ' }, 'name', 'Item name is required'],
  [{ category: undefined }, 'category', 'Category is required'],
  [{ category: '' }, 'category', 'Category is required'],
  [{ category: 'hats' }, 'category', 'Category must be one of'],
  [{ imageUrl: 'scarf.jpg' }, 'imageUrl', 'Image link must be a link'],
  [{ productUrl: 'javascript:alert(1)' }, 'productUrl', 'Product link must be'],
  [{ productUrl: 'https://a:b@shop.example/' }, 'productUrl', 'Product link'],
  [{ currentPrice: -0.01 }, 'currentPrice', 'Current price must be an amount from 0'],
  [{ currentPrice: 'cheap' }, 'currentPrice', 'Current price must be an amount'],
  [{ targetPrice: '-1' }, 'targetPrice', 'Target price must be an amount from 0'],
  [{ targetPrice: '1000.005' }, 'targetPrice', 'Target price has more than two decimal'],
  [{ priority: 0 }, 'priority', 'Priority must be a whole number from 1 to 5.'],
  [{ priority: 6 }, 'priority', 'Priority must be a whole number from 1 to 5.'],
  [{ priority: 2.5 }, 'priority', 'Priority must be a whole number from 1 to 5.'],
  [{ notes: 'x'.repeat(2001) }, 'notes', 'Notes is longer than 2000 characters.'],
]
