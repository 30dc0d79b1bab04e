import { describe, expect, test } from 'vitest'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { jpeg } from '../../../tests/support/factories/photo.ts'
import { accountEndpoints } from '../../contract/user/account.ts'
import { archiveEndpoints } from '../../contract/export-import/export-import-jobs.ts'
import { closetEndpoints } from '../../contract/closet/closet.ts'
import { linkEndpoints } from '../../contract/closet/links.ts'
import { cutOutEndpoints } from '../../contract/closet/cut-outs.ts'
import { closetPhotoEndpoints } from '../../contract/closet/photos.ts'
import { pieceEndpoints } from '../../contract/closet/piece.ts'
import { sampleEndpoints } from '../../contract/closet/samples.ts'
import { bulkEndpoints } from '../../contract/closet/bulk-endpoints.ts'
import { deletedEndpoints } from '../../contract/deleted.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { getPiece } from '../../contract/closet/get-piece.ts'
import { deviceEndpoints } from '../../contract/user/devices.ts'
import { historyEndpoints } from '../../contract/history.ts'
import { marketplaceEndpoints, wouldIWear } from '../../contract/marketplace.ts'
import { plannedDays } from '../../contract/planned-days.ts'
import { swapsForDay } from '../../contract/planner/swaps-for-day.ts'
import { planOutfit } from '../../contract/planner/planned-outfit.ts'
import { plannerEndpoints } from '../../contract/planner/planner.ts'
import { outfitsForDay } from '../../contract/planner/outfits-for-day.ts'
import { pieceCompanyEndpoints } from '../../contract/closet/piece-company.ts'
import { readingEndpoints } from '../../contract/closet/piece-readings.ts'
import { recreateEndpoints } from '../../contract/recreate.ts'
import { householdEndpoints, loanEndpoints } from '../../contract/household.ts'
import { peopleEndpoints, salesEndpoints } from '../../contract/sales.ts'
import { sharingEndpoints } from '../../contract/sharing.ts'
import { stylistEndpoints } from '../../contract/stylist/stylist.ts'
import { collectionEndpoints } from '../../contract/stylist/collections.ts'
import { influencerEndpoints } from '../../contract/stylist/influencer.ts'
import { lookEndpoints } from '../../contract/stylist/looks.ts'
import { trendEndpoints } from '../../contract/trends.ts'
import { tripEndpoints } from '../../contract/trips/trips.ts'
import { typesOfPieces } from '../../contract/closet/types-of-pieces.ts'
import { unrecognizedPieces } from '../../contract/closet/unrecognized-pieces.ts'
import { userEndpoints } from '../../contract/user/user.ts'
import { userProfileEndpoints } from '../../contract/user/profile.ts'
import { weatherEndpoints } from '../../contract/weather.ts'
import { yearReview } from '../../contract/year-review.ts'
import { wishlistEndpoints } from '../../contract/wishlist.ts'

const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

describeOnEachDatabase('the conventions of every endpoint', (database) => {
  const given = givenApp(database, () => ({
    ownNames: { hosts: ['Wardrobe.example'], origin: 'https://wardrobe.example' },
  }))
  const rowCount = async () => (await given.get('/api/closet-items')).json().length
  const upload = async (headers: Record<string, string> = {}, name = 'Linen shirt') =>
    given.upload(
      {
        fields: { name, category: 'Tops', color: 'White' },
        files: [{ field: 'image', name: 'shirt.jpg', bytes: await jpeg() }],
      },
      headers,
    )

  test('an address of the API that does not exist is a JSON 404', async () => {
    const answer = await given.get('/api/nope')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ code: 'not_found', message: "There's nothing at this address." })
  })

  describe('cross-site requests', () => {
    test.each([
      ['evil.example'],
      ['localhost.evil.example'],
      ['evil.example:3000'],
      ['127.0.0.1.evil.example'],
      ['evil-localhost'],
    ])('for the host %j are rejected', async (host) => {
      const answer = await given.get('/api/closet-items', { host })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'unknown_host'])
    })

    test.each([
      ['localhost:3000'],
      ['LOCALHOST:3000'],
      ['127.0.0.1'],
      ['[::1]:3000'],
      ['armadio.localhost'],
      ['192.168.1.20:3000'],
    ])('a request for our own host %j is allowed', async (host) => {
      expect((await given.get('/api/closet-items', { host })).statusCode).toBe(200)
    })

    test.each<Record<string, string>>([
      evil,
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://localhost.evil.example', host: 'localhost:3000' },
      { origin: 'http://localhost:4000', host: 'localhost:3000' },
    ])('that would write, with %j, are rejected', async (headers) => {
      const answer = await upload(headers)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin'])
      expect(await rowCount()).toBe(0)
      expect(await given.leftUploads()).toEqual([])
    })

    test('with a method override in a header or field change nothing', async () => {
      const item = await given.closetItem()
      await given.get(`/api/closet-items/${item.id}?_method=DELETE`, { 'x-http-method-override': 'DELETE' })
      expect(await rowCount()).toBe(1)
    })
  })

  test('a script without Origin and our own page are allowed', async () => {
    expect((await upload()).statusCode).toBe(201)
    const own = { origin: 'http://localhost:3000', host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }
    expect((await upload(own)).statusCode).toBe(201)
  })

  describe('under the public host', () => {
    const asPublic = [
      { host: 'wardrobe.example' },
      { host: 'WARDROBE.example' },
      { host: '127.0.0.1:3000', 'x-forwarded-host': 'wardrobe.example' },
    ]

    test.each(asPublic)('%j, the closet is a 404', async (headers) => {
      for (const path of [
        '/',
        '/api/closet-items',
        '/api/docs',
        '/drawings',
        '/share',
        '//s/x',
        '/s/../api/user',
      ])
        expect([path, (await given.get(path, headers)).statusCode]).toEqual([path, 404])
      expect((await upload(headers)).statusCode).toBe(404)
      expect(await rowCount()).toBe(0)
    })

    test.each(asPublic)('%j, the pages of shared looks and their fonts are served', async (headers) => {
      expect((await given.get('/s/unknown', headers)).body).toContain('<html')
      expect((await given.get('/s/fonts/newsreader.woff2', headers)).statusCode).toBe(200)
    })

    test('a request from its origin writes nothing', async () => {
      const answer = await upload({ origin: 'https://wardrobe.example', host: '127.0.0.1:3000' })
      expect([answer.statusCode, await rowCount()]).toEqual([403, 0])
    })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'a body of %s is rejected where JSON or a form is expected',
    async (type) => {
      const answer = await given.send('POST', '/api/closet-items', {
        headers: { 'content-type': type },
        body: '{"name":"x"}',
      })
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type'])
    },
  )

  test('a body that is not JSON, or pollutes prototypes, is a 400', async () => {
    const item = await given.closetItem()
    for (const body of ['{"a":', '{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}']) {
      const answer = await given.send('POST', `/api/closet-items/${item.id}/restore`, {
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_json'])
    }
  })

  test('an empty body labeled JSON counts as absent', async () => {
    const item = await given.closetItem()
    const answer = await given.send('DELETE', `/api/closet-items/${item.id}`, {
      headers: { 'content-type': 'application/json' },
      body: '',
    })
    expect(answer.statusCode).toBe(204)
  })

  test('a body of more than a megabyte is a 413', async () => {
    const item = await given.closetItem()
    const answer = await given.send('POST', `/api/closet-items/${item.id}/restore`, {
      body: { filler: 'x'.repeat(1024 * 1024) },
    })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large'])
  })

  test('an unchanged list is a 304', async () => {
    await given.closetItem()
    const first = await given.get('/api/closet-items')
    const etag = String(first.headers['etag'])
    const again = await given.get('/api/closet-items', { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await given.closetItem()
    expect((await given.get('/api/closet-items', { 'if-none-match': etag })).statusCode).toBe(200)
  })

  test('a long list is compressed for clients that accept it', async () => {
    for (let at = 0; at < 4; at += 1) await given.closetItem()
    const answer = await given.get('/api/closet-items', { 'accept-encoding': 'br' })
    expect(answer.headers['content-encoding']).toBe('br')
  })

  test('a write ignores If-None-Match', async () => {
    const item = await given.closetItem()
    const address = `/api/closet-items/${item.id}`
    const etag = String((await given.get(address)).headers['etag'])
    const answer = await given.send('POST', `${address}/restore`, { headers: { 'if-none-match': etag } })
    expect([answer.statusCode, answer.json()]).toEqual([200, item])
  })

  test('an address that cannot be decoded is an error like any other', async () => {
    for (const address of ['/api/%zz', '/%zz']) {
      const answer = await given.get(address)
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('If-Match rejects a stale write', async () => {
    const item = await given.closetItem()
    const address = `/api/closet-items/${item.id}`
    const etag = String((await given.get(address)).headers['etag'])
    const stale = await given.send('DELETE', address, { headers: { 'if-match': '"something-else"' } })
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'changed_meanwhile'])
    expect(await rowCount()).toBe(1)
    expect((await given.send('DELETE', address, { headers: { 'if-match': etag } })).statusCode).toBe(204)
    const restore = (tag: string) =>
      given.send('POST', `${address}/restore`, { headers: { 'if-match': tag } })
    expect((await restore('"something-else"')).statusCode).toBe(412)
    expect(await rowCount()).toBe(0)
    expect((await restore(etag)).statusCode).toBe(200)
  })

  describe('an Idempotency-Key', () => {
    const key = { 'idempotency-key': 'a3f1' }

    test('makes a repeated request return the same response and add nothing', async () => {
      const first = await upload(key)
      const second = await upload(key)
      expect([second.statusCode, second.json()]).toEqual([201, first.json()])
      expect(await rowCount()).toBe(1)
    })

    test('in many concurrent requests adds one piece', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => upload(key)))
      const statuses = new Set(answers.map((answer) => answer.statusCode))
      expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true)
      expect(await rowCount()).toBe(1)
      expect(given.storedPictures()).toHaveLength(1)
    })

    test('rejects another request with the same key', async () => {
      await upload(key)
      const other = await upload(key, 'Wool coat')
      expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
      expect(await rowCount()).toBe(1)
    })

    test('is released after a failure', async () => {
      const fields = { name: 'x', category: 'Tops', color: 'White' }
      const broken = { field: 'image', name: 'broken.jpg', bytes: (await jpeg()).subarray(0, 200) }
      expect((await given.upload({ fields, files: [broken] }, key)).statusCode).toBe(422)
      expect((await upload(key)).statusCode).toBe(201)
    })

    test('repeats a response without a body', async () => {
      const item = await given.closetItem()
      const address = `/api/closet-items/${item.id}`
      for (let time = 0; time < 2; time += 1) {
        const answer = await given.send('DELETE', address, { headers: key })
        expect([answer.statusCode, answer.body]).toEqual([204, ''])
      }
    })

    test('whose request died with its process can be used again after a minute', async () => {
      const item = await given.closetItem()
      const address = `/api/closet-items/${item.id}`
      await given.send('DELETE', address, { headers: key })
      await database.db().updateTable('idempotencyKeys').set({ status: null, body: null }).execute()
      await given.send('POST', `${address}/restore`)
      expect((await given.send('DELETE', address, { headers: key })).statusCode).toBe(409)
      given.clock().passes({ minutes: 2 })
      expect((await given.send('DELETE', address, { headers: key })).statusCode).toBe(204)
    })
  })

  test('every kind of response has the security headers', async () => {
    const answers = [
      await given.get('/api/closet-items'),
      await given.get('/api/nope'),
      await given.get('/nope'),
      await given.get('/images/x/y'),
      await upload(evil),
    ]
    for (const { headers } of answers) {
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  test('the API document lists every endpoint', async () => {
    const { paths } = (await given.get('/api/docs/json')).json()
    const promised = [
      closetEndpoints,
      pieceEndpoints,
      { getPiece },
      closetPhotoEndpoints,
      cutOutEndpoints,
      bulkEndpoints,
      sampleEndpoints,
      linkEndpoints,
      stylistEndpoints,
      influencerEndpoints,
      lookEndpoints,
      collectionEndpoints,
      readingEndpoints,
      pieceCompanyEndpoints,
      { unrecognizedPieces, typesOfPieces },
      sharingEndpoints,
      historyEndpoints,
      { yearReview },
      plannerEndpoints,
      { outfitsForDay, swapsForDay, plannedDays, planOutfit },
      { wouldIWear },
      marketplaceEndpoints,
      salesEndpoints,
      peopleEndpoints,
      householdEndpoints,
      loanEndpoints,
      wishlistEndpoints,
      trendEndpoints,
      recreateEndpoints,
      tripEndpoints,
      deletedEndpoints,
      archiveEndpoints,
      { session: accountEndpoints.session },
      deviceEndpoints,
      userEndpoints,
      userProfileEndpoints,
      weatherEndpoints,
    ]
      .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
      .map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'))
    expect(new Set(Object.keys(paths))).toEqual(new Set(promised))
    expect(
      paths['/api/closet-items'].post.requestBody.content['multipart/form-data'].schema.required,
    ).toEqual(['image', 'name', 'category', 'color'])
  })

  test.each([
    '/images/../../etc/passwd',
    '/images/%2e%2e%2f%2e%2e/x.webp',
    `/images/${'a'.repeat(32)}/1.webp`,
  ])('no picture is found at %s', async (url) => {
    expect((await given.get(url)).statusCode).toBe(404)
  })
})
