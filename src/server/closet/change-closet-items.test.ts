import { describe, expect, test } from 'vitest'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { jpeg } from '../../../tests/support/factories/photo.ts'
import { purgeImages } from '../images/purge-images.ts'

describeOnEachDatabase('changing a piece', (database) => {
  const given = givenApp(database)
  const change = (id: string, body: object, headers: Record<string, string> = {}) =>
    given.send('PATCH', `/api/closet-items/${id}`, { body, headers })
  const read = async (id: string) => (await given.get(`/api/closet-items/${id}`)).json()

  test('changes every field of the entity and returns the whole row', async () => {
    const { id } = await given.closetItem()
    const changes = {
      name: 'Silk shirt',
      category: 'Tops',
      color: 'Ivory',
      size: 'L',
      brand: 'Arket',
      style: 'Work',
      season: 'Fall',
      description: 'Mother-of-pearl buttons',
      fitNotes: 'Runs short',
      measurements: { Chest: 102, Sleeve: '24 in' },
      purchaseDate: '2024-05-14',
      purchaseLocation: 'Queen Street',
      originalPrice: '138.00',
      currency: 'EUR',
      careInstructions: 'Wash at 30°',
      lastWornDate: '2026-11-07',
      isClean: false,
      wearCount: 31,
    }
    const response = await change(id, changes)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject(changes)
    expect(await read(id)).toEqual(response.json())
  })

  test('keeps fields that are not given, and clears those that are null or blank', async () => {
    const { id } = await given.closetItem({ size: 'M', season: 'Summer', style: 'Casual' })
    await change(id, {
      brand: 'Arket',
      measurements: { Chest: 100 },
      originalPrice: 20,
      purchaseDate: '2024-05-14',
    })
    await change(id, {})
    expect(await read(id)).toMatchObject({
      size: 'M',
      season: 'Summer',
      brand: 'Arket',
      originalPrice: '20.00',
    })
    await change(id, {
      size: null,
      season: '',
      brand: '  ',
      measurements: null,
      originalPrice: '',
      purchaseDate: '',
    })
    expect(await read(id)).toMatchObject({
      name: 'Linen shirt',
      size: null,
      season: null,
      style: 'Casual',
      brand: null,
      measurements: null,
      originalPrice: null,
      purchaseDate: null,
    })
  })

  describe('the owner’s traits', () => {
    const none = {
      type: null,
      formality: null,
      warmthClo: null,
      material: null,
      pattern: null,
      purpose: null,
      seasons: null,
      tags: [],
    }

    test('are all null at first, and each is set and cleared separately', async () => {
      const item = await given.closetItem()
      expect(item.traits).toEqual(none)
      const { id } = item
      await change(id, { traits: { formality: 4, tags: ['Vacation', 'vacation', ' modest '] } })
      await change(id, { traits: { seasons: ['fall', 'spring', 'fall'], material: 'SILK' } })
      expect((await read(id)).traits).toEqual({
        ...none,
        formality: 4,
        material: 'silk',
        seasons: ['spring', 'fall'],
        tags: ['Vacation', 'modest'],
      })
      await change(id, { traits: { formality: null, tags: null } })
      expect((await read(id)).traits).toEqual({ ...none, material: 'silk', seasons: ['spring', 'fall'] })
      await change(id, { traits: null })
      expect((await read(id)).traits).toEqual(none)
    })

    test('stay when other fields of one or many pieces change, and when a piece is restored', async () => {
      const { id } = await given.closetItem()
      await change(id, { traits: { pattern: 'plain', purpose: 'any', type: 't-shirt', warmthClo: 0.1 } })
      const stated = { ...none, pattern: 'plain', purpose: 'any', type: 't-shirt', warmthClo: 0.1 }
      await change(id, { name: 'Silk shirt' })
      await given.send('PATCH', '/api/closet-items', { body: { ids: [id], changes: { color: 'Ivory' } } })
      await given.send('DELETE', `/api/closet-items/${id}`)
      await given.send('POST', `/api/closet-items/${id}/restore`)
      expect(await read(id)).toMatchObject({ name: 'Silk shirt', color: 'Ivory', traits: stated })
    })

    test.each([
      [{ formality: 0.9 }, 'traits.formality', 'Dressiness must be a number from 1 to 5.'],
      [{ formality: '3' }, 'traits.formality', 'Dressiness must be a number from 1 to 5.'],
      [{ warmthClo: 2.1 }, 'traits.warmthClo', 'Warmth must be a number from 0 to 2 clo.'],
      [{ pattern: 'polka' }, 'traits.pattern', /^Pattern must be one of: plain, stripe, /],
      [{ purpose: 'work' }, 'traits.purpose', /^Made for must be one of: any, home, /],
      [{ material: 7 }, 'traits.material', 'Fabric is required'],
      [{ seasons: [] }, 'traits.seasons', /^Seasons must be a list of spring, summer/],
      [{ seasons: ['autumn'] }, 'traits.seasons.0', /^Seasons must be a list of spring, summer/],
      [{ tags: 'vacation' }, 'traits.tags', 'Tags must be a list of texts.'],
      [{ tags: ['a'.repeat(41)] }, 'traits.tags.0', 'Tag is longer than 40 characters.'],
      [
        { tags: Array.from({ length: 21 }, (_, nth) => `Tag ${nth}`) },
        'traits.tags',
        'You can add up to 20 tags.',
      ],
      [{ type: 'blorp' }, 'traits.type', "This type isn't available. Choose one from the list."],
      [{ warmth: 1 }, 'traits.warmth', "There's no field 'warmth' here."],
      ['linen', 'traits', /^Traits can be type, formality, /],
    ])('%o is rejected with an error message, and nothing changes', async (traits, field, message) => {
      const { id } = await given.closetItem()
      const response = await change(id, { name: 'Other', traits })
      expect(response.statusCode).toBe(400)
      const { code, fields } = response.json()
      expect(code).toBe('invalid_request')
      expect(fields[field]).toMatch(message)
      expect(await read(id)).toMatchObject({ name: 'Linen shirt', traits: none })
    })
  })

  test.each([
    [{ originalPrice: 39.95 }, { originalPrice: '39.95', currency: 'USD' }],
    [{ originalPrice: '39.9' }, { originalPrice: '39.90' }],
    [{ originalPrice: '0039.950' }, { originalPrice: '39.95' }],
    [{ originalPrice: '39,95' }, { originalPrice: '39.95' }],
    [{ originalPrice: '1,190' }, { originalPrice: '1190.00' }],
    [{ originalPrice: '1.190,50' }, { originalPrice: '1190.50' }],
    [{ originalPrice: '.5' }, { originalPrice: '0.50' }],
    [{ originalPrice: '1.50000000000000' }, { originalPrice: '1.50' }],
    [{ originalPrice: '99999999.99' }, { originalPrice: '99999999.99' }],
    [
      { originalPrice: '12', currency: 'eur' },
      { originalPrice: '12.00', currency: 'EUR' },
    ],
    [{ purchaseDate: '2024-05-14T09:30:00Z' }, { purchaseDate: '2024-05-14' }],
    [
      { category: 'bottoms', season: 'all seasons' },
      { category: 'Bottoms', season: 'All Seasons' },
    ],
  ])('accepts %j', async (changes, expected) => {
    const { id } = await given.closetItem()
    expect((await change(id, changes)).json()).toMatchObject(expected)
  })

  test.each([
    [{ name: '  ' }, 'name'],
    [{ name: null }, 'name'],
    [{ category: 'Hats' }, 'category'],
    [{ color: '' }, 'color'],
    [{ season: 'Monsoon' }, 'season'],
    [{ description: 'a'.repeat(2001) }, 'description'],
    [{ originalPrice: '-1' }, 'originalPrice'],
    [{ originalPrice: '1039.955' }, 'originalPrice'],
    [{ originalPrice: '100000000' }, 'originalPrice'],
    [{ originalPrice: '1e999' }, 'originalPrice'],
    [{ originalPrice: 'NaN' }, 'originalPrice'],
    [{ originalPrice: {} }, 'originalPrice'],
    [{ currency: 'XYZ' }, 'currency'],
    [{ purchaseDate: '2026-02-30' }, 'purchaseDate'],
    [{ purchaseDate: '0000-01-01' }, 'purchaseDate'],
    [{ purchaseDate: 20260101 }, 'purchaseDate'],
    [{ measurements: [1] }, 'measurements'],
    [{ measurements: { Chest: {} } }, 'measurements.Chest'],
    [{ measurements: { Chest: -5 } }, 'measurements.Chest'],
    [{ measurements: { Chest: 1e308 } }, 'measurements.Chest'],
    [{ measurements: { '\u0000': 5 } }, 'measurements'],
    [{ measurements: { '\ud800': 5 } }, 'measurements'],
    [{ measurements: { Waist: 1, ' Waist ': 2 } }, 'measurements'],
    [{ measurements: { '': 5 } }, 'measurements'],
    [{ purchaseDate: '2026-11-23T99:99:99garbage' }, 'purchaseDate'],
    [{ purchaseDate: '2099-01-01' }, 'purchaseDate'],
    [{ originalPrice: '.' }, 'originalPrice'],
    [{ isClean: 'yes' }, 'isClean'],
    [{ wearCount: -1 }, 'wearCount'],
    [{ wearCount: 1.5 }, 'wearCount'],
    [{ lastWornDate: '2099-01-01' }, 'lastWornDate'],
    [{ archivedReason: 'eaten' }, 'archivedReason'],
    [{ photoId: '../../etc/passwd' }, 'photoId'],
  ])('rejects %j by field %s, and changes nothing', async (changes, field) => {
    const before = await given.closetItem({ size: 'M' })
    const response = await change(before.id, { size: 'XL', ...changes })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'invalid_request',
      fields: { [field]: expect.any(String) },
    })
    expect(response.json().message).not.toMatch(/invalid input|expected/i)
    expect(await read(before.id)).toEqual(before)
  })

  test('never changes read-only fields', async () => {
    const before = await given.closetItem()
    const stranger = {
      id: before.id.replace(/^./, 'f'),
      userId: before.id,
      isSample: true,
      createdAt: '2020-01-01',
    }
    await change(before.id, { ...stranger, imageUrl: 'https://evil.example', deletedAt: '2020-01-01' })
    expect(await read(before.id)).toEqual(before)
  })

  test('a missing piece is a 404', async () => {
    const response = await change('01900000-0000-7000-8000-00000000dead', { name: 'x' })
    expect([response.statusCode, response.json().code]).toEqual([404, 'closet_item_not_found'])
  })

  describe('concurrently', () => {
    test('the second change is rejected, and the first one stays', async () => {
      const { id } = await given.closetItem()
      const tag = String((await given.get(`/api/closet-items/${id}`)).headers['etag'])
      expect((await change(id, { color: 'Navy' }, { 'if-match': tag })).statusCode).toBe(200)
      const second = await change(id, { color: 'Black' }, { 'if-match': tag })
      expect([second.statusCode, second.json().code]).toEqual([412, 'changed_meanwhile'])
      expect((await read(id)).color).toBe('Navy')
    })

    test('of twenty concurrent changes of the same state, one succeeds', async () => {
      const { id } = await given.closetItem()
      const tag = String((await given.get(`/api/closet-items/${id}`)).headers['etag'])
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, nth) => change(id, { size: `${nth}` }, { 'if-match': tag })),
      )
      expect(responses.filter((response) => response.statusCode === 200)).toHaveLength(1)
      expect(responses.filter((response) => response.statusCode === 412)).toHaveLength(19)
    })
  })

  describe('archiving', () => {
    const names = async (query = '') =>
      (await given.get(`/api/closet-items${query}`)).json().map((item: { name: string }) => item.name)

    test('moves a piece out of the closet with a reason, and back', async () => {
      const { id } = await given.closetItem({ name: 'Old coat' })
      await given.closetItem({ name: 'New coat' })
      const archived = (await change(id, { archivedReason: 'Donated' })).json()
      expect(archived).toMatchObject({
        archivedReason: 'donated',
        archivedAt: given.clock().now().toISOString(),
      })
      expect(await names()).toEqual(['New coat'])
      expect(await names('?archived=1')).toEqual(['Old coat'])
      expect((await read(id)).archivedReason).toBe('donated')

      expect((await change(id, { archivedReason: null })).json()).toMatchObject({
        archivedReason: null,
        archivedAt: null,
      })
      expect(await names()).toEqual(['New coat', 'Old coat'])
      expect(await names('?archived=1')).toEqual([])
    })

    test('correcting the reason keeps the date', async () => {
      const { id } = await given.closetItem()
      const { archivedAt } = (await change(id, { archivedReason: 'sold' })).json()
      given.clock().passes({ days: 3 })
      expect((await change(id, { archivedReason: 'lost' })).json()).toMatchObject({
        archivedReason: 'lost',
        archivedAt,
      })
    })

    test('an invalid query is rejected', async () => {
      expect((await given.get('/api/closet-items?archived=maybe')).statusCode).toBe(400)
    })
  })

  describe('its photo', () => {
    const purge = () => purgeImages({ db: database.db(), images: given.images(), clock: given.clock() })

    test('is replaced by an uploaded one, and the former one is purged', async () => {
      const item = await given.closetItem()
      const photo = await given.waitingPhoto(
        'new.jpg',
        await jpeg({ width: 90, height: 120, color: '#2348a0' }),
      )
      const changed = (await change(item.id, { photoId: photo.id, color: 'Blue' })).json()
      expect(changed).toMatchObject({ imageUrl: photo.imageUrl, picture: { width: 90 }, color: 'Blue' })
      expect((await given.get(item.imageUrl)).statusCode).toBe(404)
      expect((await given.get(photo.imageUrl)).statusCode).toBe(200)
      expect(await purge()).toBe(1)
      expect(given.storedPictures()).toEqual([photo.id])
    })

    test('is used once: a second piece is rejected, and keeps its own', async () => {
      const [first, second] = [await given.closetItem(), await given.closetItem()]
      const photo = await given.waitingPhoto()
      await change(first.id, { photoId: photo.id })
      const response = await change(second.id, { name: 'Changed', photoId: photo.id })
      expect([response.statusCode, response.json().code]).toEqual([404, 'photo_not_found'])
      expect(await read(second.id)).toEqual(second)
    })
  })
})
