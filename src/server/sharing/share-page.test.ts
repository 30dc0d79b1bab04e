import { rm } from 'node:fs/promises'
import fastify from 'fastify'
import { parseDocument, DomUtils } from 'htmlparser2'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { givenCloset } from '../../../tests/support/server/given-closet.ts'
import { givenApp, type GivenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { ShareReply } from '../../contract/sharing.ts'
import { OutfitRecommendation } from '../../contract/stylist/looks.ts'
import { PERSONAL_USER_ID } from '../user/personal-user.ts'
import { serveSharePages } from './share-page-routes.ts'
import { makePageFolder } from '../../../tests/support/server/page-folder.ts'

const origin = 'https://wardrobe.example'
let pageFolder: string
beforeAll(async () => {
  pageFolder = await makePageFolder('the wardrobe')
})
afterAll(() => rm(pageFolder, { recursive: true }))

const username = 'giulia-from-torino'
const anyToken = 'A'.repeat(43)
const nothing = 'This outfit is no longer shared.'

/** Every element with its attributes and its own text, in order. */
function contentOf(html: string): string[] {
  return DomUtils.findAll(() => true, parseDocument(html).children).map((element) => {
    const attributes = Object.entries(element.attribs).map(([name, value]) => ` ${name}=${value}`)
    const text = element.children.flatMap((child) => ('data' in child ? child.data : [])).join('')
    return `${element.name}${attributes.join('')}${text.trim() && `: ${text}`}`
  })
}

describeOnEachDatabase('the page of a share', (database) => {
  const asksForAUser = (request: { url: string }) => request.url.startsWith('/s')
  const given = givenApp(database, ({ identifyUser }) => ({
    ownNames: { hosts: ['wardrobe.example'], origin },
    pageFolder,
    identifyUser: async (request) => {
      if (asksForAUser(request)) throw new Error('a share page asked for a user')
      return identifyUser(request)
    },
  }))
  const withoutAddress = givenApp(database)
  let ids: Map<string, string>
  beforeEach(async () => {
    ids = await givenCloset(database.db())
    await database
      .db()
      .updateTable('users')
      .set({ username, email: `${username}@example.com` })
      .execute()
  })
  const share = async (
    facts: object = {},
    itemIds = ['Oxford shirt', 'Straight jeans', 'Penny loafers'].map((name) => ids.get(name) ?? ''),
  ) => {
    const look = OutfitRecommendation.parse(
      (
        await given.send('POST', '/api/outfit-recommendations', { body: { name: 'Office Monday', itemIds } })
      ).json(),
    )
    const body = { outfitId: look.id, platform: 'instagram', hashtags: ['OOTD', 'Linen'], ...facts }
    const response = await given.send('POST', '/api/share-outfit', { body })
    expect(response.statusCode, response.body).toBe(201)
    const { share: made } = ShareReply.parse(response.json())
    const path = new URL(String(made.shareUrl), origin).pathname
    return { ...made, path, token: path.split('/')[2] ?? '' }
  }
  const says = async (shareText: string) => {
    await database.db().updateTable('outfitShares').set({ shareText }).execute()
  }
  const expectNothing = async (path: string, app: GivenApp = given) => {
    const page = await app.get(path)
    expect([page.statusCode, page.headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8'])
    expect(page.body, path).toContain(nothing)
    expect(page.headers, path).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    })
    const picture = await app.get(`${path}/plate.jpg`)
    expect([picture.statusCode, picture.json().code], path).toEqual([404, 'image_not_found'])
  }

  test('consists of the share image, the text and the hashtags only', async () => {
    const { path, token } = await share()
    await says('Ready for Monday.\nOr not?')
    const page = await given.get(path)
    expect(page.statusCode).toBe(200)
    const address = `${origin}/s/${token}`
    expect(contentOf(page.body).filter((element) => !element.startsWith('style'))).toEqual([
      'html lang=en',
      'head',
      'meta charset=utf-8',
      'meta name=viewport content=width=device-width, initial-scale=1',
      'meta name=robots content=noindex,nofollow',
      'title: Office Monday · Armadio',
      'meta property=og:type content=website',
      'meta property=og:site_name content=Armadio',
      'meta property=og:title content=Office Monday',
      'meta property=og:description content=Ready for Monday. Or not?',
      `meta property=og:url content=${address}`,
      `meta property=og:image content=${address}/plate.jpg`,
      'meta property=og:image:type content=image/jpeg',
      'meta property=og:image:width content=1080',
      'meta property=og:image:height content=1350',
      'meta property=og:image:alt content=Office Monday',
      'meta name=twitter:card content=summary_large_image',
      'link rel=icon href=/favicon.svg',
      'body',
      'main',
      'h1 class=unseen dir=auto: Office Monday',
      `img src=/s/${token}/plate.jpg alt=Office Monday width=1080 height=1350`,
      'p class=text dir=auto: Ready for Monday.\nOr not?',
      'p class=tags dir=auto',
      'bdi: #OOTD',
      'bdi: #Linen',
    ])
  })

  test('shows the name Armadio if its share image does not', async () => {
    const { path } = await share({ plate: { showsWordmark: false } })
    expect(contentOf((await given.get(path)).body).at(-1)).toBe('p class=mark: ARMADIO')
  })

  test('reveals nothing else about its owner, in neither text nor headers', async () => {
    const { path, id, outfitId } = await share()
    await says('Only this.')
    const [pieces, itemIds] = [[...ids.keys()], [...ids.values()]]
    for (const address of [path, `${path}/plate.jpg`]) {
      const response = await given.get(address)
      expect(response.statusCode).toBe(200)
      const whole =
        `${JSON.stringify(response.headers)}\n${response.rawPayload.toString('latin1')}`.toLowerCase()
      for (const secret of [id, outfitId, PERSONAL_USER_ID, username, '2026-11-23', ...itemIds, ...pieces])
        expect(whole).not.toContain(secret.toLowerCase())
    }
  })

  test('names exactly the title and the pieces that its share image shows', async () => {
    const plain = await share({ plate: { showsTitle: false } })
    await says('Only this.')
    const page = await given.get(plain.path)
    expect(page.body).not.toContain('Office Monday')
    expect(page.body).not.toContain('Oxford shirt')
    const named = await share({ plate: { title: 'Monday', showsNames: true, format: 'pin' } })
    await says('Only this.')
    expect(contentOf((await given.get(named.path)).body)).toContain(
      `img src=${named.path}/plate.jpg alt=Monday: Oxford shirt, Straight jeans, Penny loafers width=1000 height=1500`,
    )
  })

  test('has headers that restrict loading, caching, framing and referrers', async () => {
    const { path } = await share()
    for (const { headers } of [await given.get(path), await given.get(`/s/${anyToken}`)]) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
        'x-content-type-options': 'nosniff',
      })
      const policy = String(headers['content-security-policy']).split('; ')
      expect(policy.filter((rule) => !rule.startsWith('style-src'))).toEqual([
        "default-src 'none'",
        "img-src 'self'",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ])
      expect(policy.join()).toMatch(/style-src 'sha256-[\w+/]{43}='/)
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  test('shows the share image, which browsers can revalidate', async () => {
    const { path } = await share()
    const picture = await given.get(`${path}/plate.jpg`)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(picture.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const { format, width, height, exif } = await sharp(picture.rawPayload).metadata()
    expect([format, width, height, exif]).toEqual(['jpeg', 1080, 1350, undefined])
    const again = await given.get(`${path}/plate.jpg`, { 'if-none-match': String(picture.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('responds to HEAD like to GET, without a body', async () => {
    const { path } = await share()
    for (const [address, status] of [
      [path, 200],
      [`${path}/plate.jpg`, 200],
      [`/s/${anyToken}`, 404],
      ['/s/fonts/newsreader.woff2', 200],
    ] as const) {
      const head = await given.app().inject({ method: 'HEAD', url: address })
      const { 'content-type': type } = (await given.get(address)).headers
      expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([status, '', type])
    }
  })

  test('escapes any text', async () => {
    const texts = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onload='x",
      '</title></style></p>&lt;b&amp;',
      '👩🏽‍🎤 👨‍👩‍👧‍👦 שלום עולם مرحبا',
      'x'.repeat(400),
      '👗'.repeat(2000),
      '$& $1 ${a}',
    ]
    const shapes = new Set<string>()
    for (const text of texts) {
      const { path } = await share({ plate: { title: text.slice(0, 40) } })
      await says(text)
      const content = contentOf((await given.get(path)).body)
      expect(content).toContain(`p class=text dir=auto: ${text}`)
      shapes.add(content.map((element) => element.split(/[ :]/)[0]).join())
    }
    expect(shapes.size).toBe(1)
    expect([...shapes].join()).not.toContain('script')
  })

  test('has the beginning of a long text as description, in whole characters', async () => {
    const { path } = await share()
    await says('👨‍👩‍👧‍👦'.repeat(100))
    const description = contentOf((await given.get(path)).body).find((element) =>
      element.includes('og:description'),
    )
    const excerpt = description?.split('content=')[1] ?? ''
    expect(Array.from(excerpt).length).toBeLessThanOrEqual(300)
    expect(excerpt).toMatch(/^(👨‍👩‍👧‍👦)+…$/u)
  })

  test('is gone immediately after its share is deleted, with its picture', async () => {
    const { path, id } = await share()
    expect((await given.get(path)).statusCode).toBe(200)
    const picture = await given.get(`${path}/plate.jpg`)
    expect(picture.statusCode).toBe(200)
    await given.send('DELETE', `/api/outfit-shares/${id}`)
    await expectNothing(path)
    const cached = { 'if-none-match': String(picture.headers['etag']) }
    expect((await given.get(`${path}/plate.jpg`, cached)).statusCode).toBe(404)
  })

  test('is hidden while its look is deleted, and visible again once the look is restored', async () => {
    const { path, outfitId } = await share()
    const before = await given.get(path)
    await given.send('DELETE', `/api/outfit-recommendations/${outfitId}`)
    await expectNothing(path)
    await given.send('POST', `/api/outfit-recommendations/${outfitId}/restore`)
    expect((await given.get(path)).body).toBe(before.body)
  })

  test('never exists for a share without a page, also after its look was restored', async () => {
    const { id, outfitId } = await share({ isPublic: false })
    await given.send('DELETE', `/api/outfit-recommendations/${outfitId}`)
    await given.send('POST', `/api/outfit-recommendations/${outfitId}/restore`)
    const shares: unknown = (await given.get('/api/outfit-shares')).json()
    expect(shares).toMatchObject([{ id, isPublic: false, shareUrl: null }])
  })

  test('stays unchanged when the pieces of the outfit are gone', async () => {
    const { path } = await share()
    const before = await given.get(path)
    await database.db().deleteFrom('closetItems').execute()
    expect((await given.get(path)).body).toBe(before.body)
    expect((await given.get(`${path}/plate.jpg`)).statusCode).toBe(200)
  })

  test('is a 404 for a share that is not public, without a token and for an invalid token', async () => {
    const { path, token } = await share()
    await expectNothing(path, withoutAddress)
    await database.db().updateTable('outfitShares').set({ isPublic: false }).execute()
    await expectNothing(path)
    for (const tried of [
      anyToken,
      token.toLowerCase(),
      `${token}A`,
      token.slice(1),
      '%00',
      "'%20or%201=1",
      '%2e%2e%2fapi',
      '__proto__',
      'ü',
    ])
      await expectNothing(`/s/${tried}`)
  })

  test('is a 404 under any other URL, which reveals nothing of the wardrobe', async () => {
    const { path } = await share()
    for (const address of [
      '/s',
      '/s/',
      `/s/${anyToken}/`,
      `${path}/more`,
      `${path}/plate.jpg/x`,
      '/s/fonts',
      '/s/a/b/c',
      `/s/${'a'.repeat(300)}`,
    ]) {
      const response = await given.get(address)
      expect([response.statusCode, response.body.includes(nothing)], address).toEqual([404, true])
      expect(response.body, address).not.toContain(username)
    }
  })

  test('serves its two fonts, and no other file', async () => {
    for (const file of ['hanken-grotesk.woff2', 'newsreader.woff2']) {
      const font = await given.get(`/s/fonts/${file}`)
      expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2'])
      expect(font.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
    }
    for (const file of [
      'newsreader-OFL.txt',
      '..%2fshare-page.ts',
      '%2e%2e%2f%2e%2e%2fapp.ts',
      'constructor',
      'newsreader.woff2%00',
    ])
      expect((await given.get(`/s/fonts/${file}`)).statusCode, file).toBe(404)
  })

  test('draws no picture without a token', async () => {
    const { path } = await share()
    const made: unknown[] = []
    const app = fastify()
    const plates = {
      async plate(recipe: unknown) {
        made.push(recipe)
        return { jpeg: Buffer.from('a picture'), tag: 'a' }
      },
    }
    serveSharePages(app, { db: database.db(), plates, ownNames: { hosts: [], origin } })
    onTestFinished(() => app.close())
    for (const tried of [anyToken, 'x', path.slice(3).toUpperCase()]) {
      await app.inject(`/s/${tried}`)
      await app.inject(`/s/${tried}/plate.jpg`)
    }
    expect(made).toEqual([])
    expect((await app.inject(`${path}/plate.jpg`)).body).toBe('a picture')
    expect(made).toHaveLength(1)
  })
})
