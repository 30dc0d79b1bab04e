import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { exampleRow, insertRow, readRows } from '../../../tests/support/database/example-rows.ts'
import { givenCloset } from '../../../tests/support/server/given-closet.ts'
import { OTHER_USER } from '../../../tests/support/database/specified-entities.ts'
import { givenApp, type GivenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { plateAddress, ShareOptions, ShareReply, sharingEndpoints } from '../../contract/sharing.ts'
import { CurationReply } from '../../contract/stylist/stylist.ts'
import { OutfitRecommendation } from '../../contract/stylist/looks.ts'
import { PlateRecipe } from '../../domain/sharing/plate-recipe.ts'
import { purgeClosetItems } from '../closet/closet-item-lifecycle.ts'
import { entityTag } from '../http/entity-tag.ts'
import { purgeImages } from '../images/purge-images.ts'
import { PERSONAL_USER_ID } from '../user/personal-user.ts'

const unknownId = '01900000-0000-7000-8000-00000000dead'
const origin = 'https://wardrobe.example'
const defaultPlateLayout = {
  format: 'post',
  showsTitle: true,
  showsPalette: true,
  showsWordmark: true,
  showsNames: false,
} as const

describeOnEachDatabase('sharing', (database) => {
  const given = givenApp(database, () => ({ ownNames: { hosts: [], origin } }))
  const atHome = givenApp(database)
  const moved = givenApp(database, () => ({ ownNames: { hosts: [], origin: 'https://elsewhere.example' } }))
  const otherSecret = givenApp(database, () => ({
    ownNames: { hosts: [], origin },
    secret: Buffer.alloc(32, 8),
  }))
  let ids: Map<string, string>
  beforeEach(async () => {
    ids = await givenCloset(database.db())
  })
  const idOf = (name: string) => ids.get(name) ?? ''
  const addLook = async (facts: object = {}) => {
    const itemIds = ['Straight jeans', 'Oxford shirt', 'Penny loafers'].map(idOf)
    const body = { name: 'Office Monday', itemIds, occasion: 'job-interview', ...facts }
    const response = await given.send('POST', '/api/outfit-recommendations', { body })
    return OutfitRecommendation.parse(response.json())
  }
  const curate = async (focusItemId = idOf('Oxford shirt')) => {
    const body = { focusItemId, stylePreference: 'classic', occasion: 'art-gallery', season: 'fall' }
    return CurationReply.parse((await given.send('POST', '/api/curate-outfit', { body })).json()).curation
  }
  const post = (body: string | object, app: GivenApp = given, headers: Record<string, string> = {}) =>
    app.send('POST', '/api/share-outfit', { body, headers })
  const share = async (outfitId: string, facts: object = {}, app: GivenApp = given) => {
    const response = await post({ outfitId, platform: 'instagram', ...facts }, app)
    expect(response.statusCode, response.body).toBe(201)
    return ShareReply.parse(response.json())
  }
  const list = async (app: GivenApp = given) =>
    sharingEndpoints.list.reply.parse((await app.get('/api/outfit-shares')).json())
  const rows = () => readRows(database.db(), 'outfitShares')
  const plates = async () => {
    const inOrder = (await rows()).toSorted((one, next) =>
      String(one['id']).localeCompare(String(next['id'])),
    )
    return inOrder.map(({ plate }) => PlateRecipe.parse(plate))
  }
  const remove = (id: string, headers: Record<string, string> = {}) =>
    given.send('DELETE', `/api/outfit-shares/${id}`, { headers })

  test('a curation is shared with text, hashtags, tips and share image, and is listed', async () => {
    const curation = await curate()
    const { share: made, content, urls } = await share(curation.id, { platform: 'Pinterest' })
    expect(made).toMatchObject({
      userId: PERSONAL_USER_ID,
      outfitId: curation.id,
      platform: 'pinterest',
      hashtags: ['OOTD', 'Fashion', 'Style', 'Classic', 'ArtGallery', 'AI', 'Armadio'],
      imageUrl: `/api/outfit-shares/${made.id}/plate.jpg`,
      isPublic: true,
      shareCount: 0,
      createdAt: '2026-11-23T12:00:00.000Z',
    })
    expect(made.title).toMatch(/\p{L}{3}/u)
    expect(made.shareText).toMatch(/\p{L}{3}/u)
    expect(content).toMatchObject({ shareText: made.shareText, hashtags: made.hashtags })
    expect(content.socialMediaTips.length).toBeGreaterThanOrEqual(3)
    expect(urls.copyText).toContain(made.shareText)
    expect(urls.copyText).toContain('#ArtGallery')
    expect(await list()).toEqual([made])
  })

  test('a look that the user created has the default theme', async () => {
    const look = await addLook()
    const { share: made } = await share(look.id)
    expect(made).toMatchObject({ title: 'Office Monday', platform: 'instagram' })
    expect(made.hashtags).toEqual(['OOTD', 'Fashion', 'Style', 'ChicStyle', 'JobInterview', 'AI', 'Armadio'])
  })

  test('shares are listed newest first', async () => {
    const { id } = await addLook()
    const first = await share(id)
    given.clock().passes({ minutes: 1 })
    const second = await share(id)
    expect(await list()).toEqual([second.share, first.share])
  })

  test('the user sets the caption: message, tips and hashtags, without duplicates and without #', async () => {
    const { id } = await addLook()
    const { content, urls } = await share(id, {
      customMessage: 'Ready for <b>Monday</b> & more 👩🏽‍🎤 שלום',
      stylingTips: ['Roll the sleeves.'],
      hashtags: ['#Linen Days', 'linendays', '123', '#', '  ', 'Été', 'בגדים'],
    })
    expect(content.hashtags).toEqual(['LinenDays', 'Été', 'בגדים'])
    expect(content.shareText).toContain('Ready for <b>Monday</b> & more 👩🏽‍🎤 שלום')
    expect(content.shareText).toContain('Roll the sleeves.')
    expect(urls.copyText).toContain('#LinenDays #Été #בגדים')
  })

  test('an empty list means no hashtags', async () => {
    const { id } = await addLook()
    expect((await share(id, { hashtags: [] })).content.hashtags).toEqual([])
  })

  test('a message and tips of the maximum length are stored completely', async () => {
    const { id } = await addLook()
    const customMessage = '👗'.repeat(2000)
    const stylingTips = Array.from({ length: 5 }, (_, at) => `${at}${'x'.repeat(399)}`)
    const { share: made } = await share(id, { customMessage, stylingTips })
    for (const text of [customMessage, ...stylingTips]) expect(made.shareText).toContain(text)
  })

  test('the share image has the user’s layout, else the platform’s default', async () => {
    const { id } = await addLook()
    await share(id)
    await share(id, { platform: 'pinterest' })
    const plate = { title: 'Monday', showsPalette: false, showsNames: true, showsWordmark: false }
    await share(id, { platform: 'pinterest', plate })
    const [usual, pin, own] = await plates()
    expect(usual).toMatchObject({
      format: 'post',
      title: 'Office Monday',
      showsWordmark: true,
      showsNames: false,
    })
    expect(pin).toMatchObject({ format: 'pin', title: 'Office Monday' })
    expect(own).toMatchObject({ format: 'post', title: 'Monday', palette: [], showsNames: true })
    expect(usual?.palette.length).toBeGreaterThan(1)
    expect(usual?.pieces.map(({ name, slot, isCutOut }) => [name, slot, isCutOut])).toEqual([
      ['Straight jeans', 'bottom', true],
      ['Oxford shirt', 'top', true],
      ['Penny loafers', 'shoes', true],
    ])
  })

  test('the pictures of outfits and shares are visible to their owner only', async () => {
    const { id } = await addLook()
    const { share: made } = await share(id, { platform: 'pinterest' })
    const responses: [string, number, number][] = [
      [plateAddress(id, defaultPlateLayout), 1080, 1350],
      [
        plateAddress(id, { ...defaultPlateLayout, format: 'pin', title: 'Monday & more', showsTitle: false }),
        1000,
        1500,
      ],
      [`/api/outfit-plates/${id}`, 1080, 1350],
      [String(made.imageUrl), 1000, 1500],
    ]
    for (const [address, width, height] of responses) {
      const response = await given.get(address)
      expect([response.statusCode, response.headers['content-type']], address).toEqual([200, 'image/jpeg'])
      expect(response.headers['cache-control']).toBe('private, no-cache')
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width, height })
      const again = await given.get(address, { 'if-none-match': String(response.headers['etag']) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  test('an invalid layout is rejected, and a missing outfit has no picture', async () => {
    const { id } = await addLook()
    for (const query of [
      'format=square',
      'showsTitle=1',
      'showsNames=yes',
      `title=${'a'.repeat(121)}`,
      'format=post&format=pin',
    ])
      expect((await given.get(`/api/outfit-plates/${id}?${query}`)).statusCode, query).toBe(400)
    for (const address of [unknownId, 'x', '..%2f..%2fetc', '%00'])
      expect((await given.get(`/api/outfit-plates/${address}`)).statusCode, address).toBe(404)
    expect((await given.get(`/api/outfit-shares/${unknownId}/plate.jpg`)).json().code).toBe('share_not_found')
    expect((await given.get('/api/outfit-shares/x/plate.jpg')).json().code).toBe('share_not_found')
  })

  test('the options list both platforms', async () => {
    const curation = await curate()
    const options = async (app: GivenApp) =>
      ShareOptions.parse((await app.get(`/api/share-options/${curation.id}`)).json())
    const { title, captions, stylingTips, pageHost } = await options(given)
    expect(title).toMatch(/\p{L}{3}/u)
    expect(pageHost).toBe('wardrobe.example')
    expect(curation.stylingTips).toEqual(expect.arrayContaining(stylingTips))
    for (const { sentence, hashtags, moreHashtags, socialMediaTips } of Object.values(captions)) {
      expect(sentence).toMatch(/\p{L}{3}/u)
      expect(hashtags).toContain('ArtGallery')
      expect(moreHashtags.length).toBeGreaterThan(0)
      expect(socialMediaTips.length).toBeGreaterThanOrEqual(3)
    }
    expect((await options(atHome)).pageHost).toBeNull()
  })

  test('an outfit without pieces of the closet has nothing to share', async () => {
    const empty = await insertRow(
      database.db(),
      'outfitRecommendations',
      exampleRow('outfitRecommendations', { userId: PERSONAL_USER_ID, items: [] }),
    )
    const outfitId = String(empty['id'])
    for (const response of [
      await post({ outfitId, platform: 'instagram' }),
      await given.get(`/api/share-options/${outfitId}`),
      await given.get(plateAddress(outfitId, defaultPlateLayout)),
    ])
      expect([response.statusCode, response.json().code]).toEqual([422, 'nothing_to_share'])
    expect(await rows()).toEqual([])
  })

  describe('of another user', () => {
    let theirOutfits: string[]
    let theirShare: string
    beforeEach(async () => {
      const db = database.db()
      await insertRow(db, 'users', { id: OTHER_USER, username: 'somebody else' })
      const theirs = { userId: OTHER_USER }
      const outfits = [
        await insertRow(db, 'outfitRecommendations', exampleRow('outfitRecommendations', theirs)),
        await insertRow(db, 'outfitCurations', exampleRow('outfitCurations', theirs)),
      ]
      theirOutfits = [...outfits.map(({ id }) => String(id)), unknownId]
      theirShare = String((await insertRow(db, 'outfitShares', exampleRow('outfitShares', theirs)))['id'])
    })

    test('an outfit is not found', async () => {
      for (const outfitId of theirOutfits)
        for (const response of [
          await post({ outfitId, platform: 'instagram' }),
          await given.get(`/api/share-options/${outfitId}`),
          await given.get(plateAddress(outfitId, defaultPlateLayout)),
        ])
          expect([response.statusCode, response.json().code]).toEqual([404, 'outfit_not_found'])
      expect(await rows()).toHaveLength(1)
    })

    test('a share is not found', async () => {
      expect(await list()).toEqual([])
      const before = await rows()
      for (const id of [theirShare, unknownId])
        for (const response of [
          await given.send('PATCH', `/api/outfit-shares/${id}/increment`),
          await remove(id),
          await given.get(`/api/outfit-shares/${id}/plate.jpg`),
        ])
          expect([response.statusCode, response.json().code]).toEqual([404, 'share_not_found'])
      expect(await rows()).toEqual(before)
    })
  })

  test('each opening is counted once, also concurrent ones', async () => {
    const { id } = await addLook()
    const { share: made } = await share(id)
    const { share: other } = await share(id)
    const count = () => given.send('PATCH', `/api/outfit-shares/${made.id}/increment`)
    const first = await count()
    expect([first.statusCode, first.json()]).toEqual([200, { id: made.id, shareCount: 1 }])
    const responses = await Promise.all(Array.from({ length: 20 }, count))
    const counted = responses.map((response) => Number(response.json().shareCount))
    expect(counted.toSorted((one, next) => one - next)).toEqual(Array.from({ length: 20 }, (_, at) => at + 2))
    const shareCounts = new Map((await list()).map(({ id: shareId, shareCount }) => [shareId, shareCount]))
    expect([shareCounts.get(made.id), shareCounts.get(other.id)]).toEqual([21, 0])
  })

  test('one Idempotency-Key shares and counts once', async () => {
    const { id } = await addLook()
    const body = { outfitId: id, platform: 'instagram' }
    const first = await post(body, given, { 'idempotency-key': 's-1' })
    const again = await post(body, given, { 'idempotency-key': 's-1' })
    expect(again.json()).toEqual(first.json())
    expect(await rows()).toHaveLength(1)
    const address = `/api/outfit-shares/${first.json().share.id}/increment`
    for (let time = 0; time < 2; time += 1) {
      const counted = await given.send('PATCH', address, { headers: { 'idempotency-key': 'c-1' } })
      expect(counted.json().shareCount).toBe(1)
    }
  })

  test('invalid input is rejected with an error message by field, and nothing is shared', async () => {
    const { id } = await addLook()
    const rejected: [string, object, string][] = [
      ['no outfit', { outfitId: undefined }, 'outfitId'],
      ['an outfit that is no id', { outfitId: `${id}' or 1=1` }, 'outfitId'],
      ['a list of outfits', { outfitId: [id] }, 'outfitId'],
      ['no platform', { platform: undefined }, 'platform'],
      ['an unknown platform', { platform: 'myspace' }, 'platform'],
      ['a platform of a prototype', { platform: 'toString' }, 'platform'],
      ['a platform that is a number', { platform: 1 }, 'platform'],
      ['a message that is no text', { customMessage: { text: 'x' } }, 'customMessage'],
      ['a message of 2,001 characters', { customMessage: 'a'.repeat(2001) }, 'customMessage'],
      ['a message with NUL', { customMessage: 'a\u0000b' }, 'customMessage'],
      ['a message with half a character', { customMessage: 'a\ud83d' }, 'customMessage'],
      ['a message that turns what follows', { customMessage: '\u202egnp.exe' }, 'customMessage'],
      ['isPublic as a word', { isPublic: 'yes' }, 'isPublic'],
      ['hashtags as a text', { hashtags: '#a #b' }, 'hashtags'],
      ['31 hashtags', { hashtags: Array.from({ length: 31 }, (_, at) => `tag${at}`) }, 'hashtags'],
      ['a hashtag of 101 characters', { hashtags: ['a'.repeat(101)] }, 'hashtags'],
      ['a hashtag that is no text', { hashtags: [{}] }, 'hashtags'],
      ['six tips', { stylingTips: Array.from({ length: 6 }, () => 'a') }, 'stylingTips'],
      ['a tip without end', { stylingTips: ['a'.repeat(401)] }, 'stylingTips'],
      ['a plate in no known format', { plate: { format: 'square' } }, 'plate'],
      ['a plate with a title without end', { plate: { title: 'a'.repeat(121) } }, 'plate'],
      ['a plate with a title with NUL', { plate: { title: 'a\u0000' } }, 'plate'],
      ['a plate that is a list', { plate: [] }, 'plate'],
      ['a flag of a plate as text', { plate: { showsNames: 'true' } }, 'plate'],
    ]
    for (const [what, facts, field] of rejected) {
      const response = await post({ outfitId: id, platform: 'instagram', ...facts })
      expect([what, response.statusCode]).toEqual([what, 400])
      expect(Object.keys(response.json().fields).join(), what).toContain(field)
      expect(response.json().message, what).toMatch(/\p{L}{3}.*\p{L}/u)
    }
    for (const body of ['[]', '"x"', 'null', '{"__proto__":{"platform":"instagram"}}', '{"outfitId":'])
      expect(
        (
          await given.send('POST', '/api/share-outfit', {
            body,
            headers: { 'content-type': 'application/json' },
          })
        ).statusCode,
        body,
      ).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('unknown fields of a body are ignored', async () => {
    const { id } = await addLook()
    const { share: made } = await share(id, {
      id: unknownId,
      userId: OTHER_USER,
      shareCount: 99,
      shareTokenHash: 'a',
      createdAt: '2000-01-01T00:00:00.000Z',
    })
    expect(made).toMatchObject({
      userId: PERSONAL_USER_ID,
      shareCount: 0,
      createdAt: '2026-11-23T12:00:00.000Z',
    })
    expect(made.id).not.toBe(unknownId)
  })

  describe('with a public address', () => {
    test('a share has a page, and Pinterest gets its URL and its picture’s URL', async () => {
      const { id } = await addLook()
      const { share: made, urls } = await share(id, { platform: 'pinterest' })
      expect(made.shareUrl).toMatch(/^https:\/\/wardrobe\.example\/s\/[\w-]{43}$/)
      const pin = new URL(urls.webShareUrl)
      expect(pin.origin + pin.pathname).toBe('https://www.pinterest.com/pin/create/button/')
      expect(pin.searchParams.get('url')).toBe(made.shareUrl)
      expect(pin.searchParams.get('media')).toBe(`${made.shareUrl}/plate.jpg`)
      expect(pin.searchParams.get('description')).toContain(made.shareText.slice(0, 20))
      expect((await share(id)).urls.webShareUrl).toBe('https://www.instagram.com/')
    })

    test('each share has its own token, and only its hash is stored', async () => {
      const { id } = await addLook()
      const addresses = [await share(id), await share(id)].map(({ share: { shareUrl } }) => String(shareUrl))
      expect(new Set(addresses).size).toBe(2)
      const stored = JSON.stringify(await rows())
      for (const address of addresses) expect(stored).not.toContain(address.split('/s/')[1])
    })

    test('a kept response repeats its link, but the database holds no token', async () => {
      const { id } = await addLook()
      const body = { outfitId: id, platform: 'pinterest' }
      const first = await post(body, given, { 'idempotency-key': 's-1' })
      const token = first.json().share.shareUrl.split('/s/')[1]
      const kept = await readRows(database.db(), 'idempotencyKeys')
      expect(kept).toMatchObject([{ key: 's-1', status: 201 }])
      expect(JSON.stringify(kept)).not.toContain(token)
      expect((await post(body, given, { 'idempotency-key': 's-1' })).body).toBe(first.body)
    })

    test('a response kept under a lost secret is not repeated, and its work is not redone', async () => {
      const { id } = await addLook()
      const body = { outfitId: id, platform: 'instagram' }
      await post(body, given, { 'idempotency-key': 's-1' })
      const again = await post(body, otherSecret, { 'idempotency-key': 's-1' })
      expect([again.statusCode, again.json().message]).toEqual([
        500,
        'This request was done before, but its response is lost. Load the page again.',
      ])
      expect(await rows()).toHaveLength(1)
    })

    test('a share that is not public has no page', async () => {
      const { id } = await addLook()
      const { share: made, urls } = await share(id, { platform: 'pinterest', isPublic: false })
      expect(made).toMatchObject({ shareUrl: null, isPublic: false })
      expect([...new URL(urls.webShareUrl).searchParams.keys()]).toEqual(['description'])
      expect((await rows())[0]).toMatchObject({ shareTokenHash: null, shareUrl: null })
      expect(await list()).toEqual([made])
    })
  })

  describe('without a public address', () => {
    test('there is no page, and the links of the platforms are plain', async () => {
      const { id } = await addLook()
      const { share: made, urls } = await share(id, { platform: 'pinterest' }, atHome)
      expect(made.shareUrl).toBeNull()
      expect([...new URL(urls.webShareUrl).searchParams.keys()]).toEqual(['description'])
      expect((await share(id, {}, atHome)).urls.webShareUrl).toBe('https://www.instagram.com/')
      expect((await rows()).map(({ shareTokenHash }) => shareTokenHash)).toEqual([null, null])
      expect((await list()).map(({ shareUrl }) => shareUrl)).toEqual([null, null])
    })
  })

  test('the link to a page follows the public address, and is absent without one', async () => {
    const { id } = await addLook()
    const { share: made } = await share(id)
    const token = made.shareUrl?.split('/s/')[1] ?? ''
    expect(await list(moved)).toEqual([{ ...made, shareUrl: `https://elsewhere.example/s/${token}` }])
    expect(await list(atHome)).toEqual([{ ...made, shareUrl: null }])
    expect(await list()).toEqual([made])
  })

  test('a link made with another secret is absent, and its page stays', async () => {
    const { id } = await addLook()
    const { share: made } = await share(id)
    expect(await list(otherSecret)).toEqual([{ ...made, shareUrl: null }])
    expect((await otherSecret.get(new URL(String(made.shareUrl)).pathname)).statusCode).toBe(200)
  })

  test('a share of an older version is listed without a picture', async () => {
    const old = await insertRow(
      database.db(),
      'outfitShares',
      exampleRow('outfitShares', { userId: PERSONAL_USER_ID, shareTokenHash: 'ab' }),
    )
    expect(await list()).toMatchObject([{ id: old['id'], title: '', imageUrl: null, shareUrl: null }])
    const picture = await given.get(`/api/outfit-shares/${String(old['id'])}/plate.jpg`)
    expect([picture.statusCode, picture.json().code]).toEqual([404, 'image_not_found'])
    expect((await remove(String(old['id']))).statusCode).toBe(204)
  })

  describe('when deleted', () => {
    test('a share is removed from the list, with its picture', async () => {
      const { id } = await addLook()
      const { share: made } = await share(id)
      const { share: kept } = await share(id)
      expect((await remove(made.id)).statusCode).toBe(204)
      expect(await list()).toEqual([kept])
      for (const response of [
        await given.get(String(made.imageUrl)),
        await remove(made.id),
        await given.send('PATCH', `/api/outfit-shares/${made.id}/increment`),
      ])
        expect([response.statusCode, response.json().code]).toEqual([404, 'share_not_found'])
      expect((await given.get(String(kept.imageUrl))).statusCode).toBe(200)
    })

    test('a share that changed since is not deleted', async () => {
      const { id } = await addLook()
      const { share: made } = await share(id)
      await given.send('PATCH', `/api/outfit-shares/${made.id}/increment`)
      const stale = await remove(made.id, { 'if-match': entityTag(made) })
      expect([stale.statusCode, stale.json().code]).toEqual([412, 'changed_meanwhile'])
      const fresh = entityTag({ ...made, shareCount: 1 })
      expect((await remove(made.id, { 'if-match': fresh })).statusCode).toBe(204)
    })

    test('a share releases pictures that only it showed', async () => {
      const { id: itemId, imageUrl } = await given.closetItem({ name: 'Silk blouse' })
      const look = await addLook({ itemIds: [itemId, idOf('Straight jeans')] })
      const { share: made } = await share(look.id)
      const { share: other } = await share(look.id)
      await given.send('DELETE', `/api/outfit-recommendations/${look.id}`)
      await given.send('DELETE', '/api/recently-deleted')
      await given.send('DELETE', `/api/closet-items/${itemId}`)
      given.clock().passes({ days: 31 })
      const deps = { db: database.db(), images: given.images(), clock: given.clock() }
      const purge = async () => {
        await purgeClosetItems(deps)
        await purgeImages(deps)
        return (await given.get(imageUrl)).statusCode
      }
      expect(await purge()).toBe(200)
      expect((await given.get(String(made.imageUrl))).statusCode).toBe(200)
      await remove(made.id)
      expect(await purge()).toBe(200)
      await remove(other.id)
      expect(await purge()).toBe(404)
      expect(given.storedPictures()).toEqual([])
    })

    test('a share keeps the pictures of the closet', async () => {
      const { id: itemId, imageUrl } = await given.closetItem()
      const look = await addLook({ itemIds: [itemId] })
      await remove((await share(look.id)).share.id)
      await purgeImages({ db: database.db(), images: given.images(), clock: given.clock() })
      expect((await given.get(imageUrl)).statusCode).toBe(200)
    })
  })
})
