import sharp from 'sharp'
import { expect, test } from 'vitest'
import { garmentJpeg } from '../../../../tests/support/factories/garment-photo.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { jpeg } from '../../../../tests/support/factories/photo.ts'
import { purgeImages } from '../../images/purge-images.ts'

/** A shirt with broad stripes, darker on the left. */
const stripes = (x: number, y: number): [number, number, number] =>
  y % 0.12 < 0.06 ? [40 + 60 * x, 60, 120] : [225, 220, 210]
const coat = { name: 'Wool coat', category: 'Outerwear', color: 'Camel' }

describeOnEachDatabase('photos uploaded before their pieces', (database) => {
  const given = givenApp(database)
  const add = (body: object) => given.send('POST', '/api/closet-items/from-photo', { body })
  const discard = (id: string) => given.send('DELETE', `/api/closet-photos/${id}`)
  const list = async () => (await given.get('/api/closet-items')).json()
  const purge = () => purgeImages({ db: database.db(), images: given.images(), clock: given.clock() })

  test('a photo is stored, shown to its owner, and gets suggestions', async () => {
    const photo = await given.waitingPhoto(
      'blue-jeans_2.jpg',
      await jpeg({ width: 300, height: 400, color: '#3b5f9c' }),
    )
    expect(photo).toMatchObject({
      picture: { width: 300, height: 400 },
      suggestion: { name: 'Blue jeans', category: 'Bottoms', suggestedBy: 'rules' },
      sameAs: null,
    })
    expect((await given.get(photo.imageUrl)).statusCode).toBe(200)
    expect(await list()).toEqual([])
    expect(await given.leftUploads()).toEqual([])
  })

  test('an odd file name does not reject a photo', async () => {
    for (const fileName of ['a'.repeat(5000), 'a\u0000b.jpg', '../../etc/passwd', 'x\u202e.jpg'])
      expect((await given.waitingPhoto(fileName)).id).toMatch(/^[0-9a-f]{32}$/)
  })

  test('a photo becomes a piece with the user’s words', async () => {
    const photo = await given.waitingPhoto('blue-jeans_2.jpg')
    const response = await add({ ...coat, photoId: photo.id, size: '', season: 'winter' })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ ...coat, imageUrl: photo.imageUrl, size: null, season: 'Winter' })
    expect(await list()).toEqual([response.json()])
  })

  test('it becomes one piece only, also with twenty concurrent requests', async () => {
    const { id } = await given.waitingPhoto()
    const responses = await Promise.all(Array.from({ length: 20 }, () => add({ ...coat, photoId: id })))
    expect(responses.filter((response) => response.statusCode === 201)).toHaveLength(1)
    expect(responses.filter((response) => response.json().code === 'photo_not_found')).toHaveLength(19)
    expect(await list()).toHaveLength(1)
  })

  test('the identical photo of a piece is recognized, another one is not', async () => {
    const bytes = await jpeg({ color: '#112233' })
    const first = await given.waitingPhoto('a.jpg', bytes)
    await add({ ...coat, photoId: first.id })
    const [piece] = await list()
    expect((await given.waitingPhoto('b.jpg', bytes)).sameAs).toEqual({ id: piece.id, name: 'Wool coat' })
    expect((await given.waitingPhoto('c.jpg')).sameAs).toBeNull()
    await given.send('DELETE', `/api/closet-items/${piece.id}`)
    expect((await given.waitingPhoto('d.jpg', bytes)).sameAs).toBeNull()
  })

  test('a similar photo is recognized, also rotated and recompressed', async () => {
    const shirt = await garmentJpeg({ ground: [214, 205, 190], cloth: stripes })
    const first = await given.waitingPhoto('a.jpg', shirt)
    const { id } = (await add({ ...coat, photoId: first.id })).json()
    const turned = await sharp(shirt).rotate(90).resize(240).jpeg({ quality: 60 }).toBuffer()
    expect(await given.waitingPhoto('b.jpg', turned)).toMatchObject({
      sameAs: null,
      looksLike: { id, name: 'Wool coat' },
    })
    const other = await garmentJpeg({ ground: [214, 205, 190], cloth: [60, 90, 70] })
    expect((await given.waitingPhoto('c.jpg', other)).looksLike).toBeNull()
    expect(await given.waitingPhoto('d.jpg', shirt)).toMatchObject({ sameAs: { id }, looksLike: null })
    await given.send('DELETE', `/api/closet-items/${id}`)
    expect((await given.waitingPhoto('e.jpg', turned)).looksLike).toBeNull()
  })

  test('a piece that was added by the form is recognized too, once its photo was analyzed', async () => {
    const shirt = await garmentJpeg({ ground: [214, 205, 190], cloth: stripes })
    await discard((await given.waitingPhoto('a.jpg', shirt)).id)
    await given.upload({ fields: coat, files: [{ field: 'image', name: 'a.jpg', bytes: shirt }] })
    const mirrored = await sharp(shirt).flop().jpeg().toBuffer()
    expect((await given.waitingPhoto('b.jpg', mirrored)).looksLike).toMatchObject({ name: 'Wool coat' })
  })

  test('a discarded photo is not found, and the next cleanup job deletes its files', async () => {
    const photo = await given.waitingPhoto()
    expect((await discard(photo.id)).statusCode).toBe(204)
    expect((await given.get(photo.imageUrl)).statusCode).toBe(404)
    expect((await add({ ...coat, photoId: photo.id })).statusCode).toBe(404)
    expect((await discard(photo.id)).statusCode).toBe(404)
    expect(await purge()).toBe(1)
    expect(given.storedPictures()).toEqual([])
  })

  test('it is kept for a day without a piece', async () => {
    const [taken, late] = [await given.waitingPhoto(), await given.waitingPhoto()]
    given.clock().passes({ hours: 22 })
    expect((await add({ ...coat, photoId: taken.id })).statusCode).toBe(201)
    given.clock().passes({ hours: 2, minutes: 1 })
    expect((await add({ ...coat, photoId: late.id })).json().code).toBe('photo_not_found')
    expect(await purge()).toBe(1)
    expect(given.storedPictures()).toEqual([taken.id])
  })

  test('the photo that a piece shows cannot be discarded', async () => {
    const { id, imageUrl } = await given.waitingPhoto()
    await add({ ...coat, photoId: id })
    expect((await discard(id)).statusCode).toBe(404)
    expect((await given.get(imageUrl)).statusCode).toBe(200)
  })

  test.each([
    ['an empty file', Buffer.alloc(0), 'image_empty'],
    ['a web page', Buffer.from('<html></html>'), 'image_type_unsupported'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image_type_unsupported',
    ],
  ])('%s is rejected and nothing is stored', async (_what, bytes, code) => {
    const files = [{ field: 'image', name: 'photo.jpg', bytes }]
    const response = await given.upload({ fields: {}, files }, {}, '/api/closet-photos')
    expect([response.statusCode >= 400 && response.statusCode < 500, response.json().code]).toEqual([
      true,
      code,
    ])
    expect(given.storedPictures()).toEqual([])
    expect(await given.leftUploads()).toEqual([])
  })

  test.each([{ photoId: 'x' }, { photoId: undefined }, { photoId: 'ab'.repeat(16), name: '' }])(
    'a piece from %j is rejected',
    async (odd) => {
      const response = await add({ ...coat, ...odd })
      expect(response.statusCode).toBe(400)
      expect(await list()).toEqual([])
    },
  )
})

describeOnEachDatabase('photos analyzed by a model', (database) => {
  const requests: number[] = []
  const given = givenApp(database, () => ({
    garmentReader: {
      async read({ webp }) {
        requests.push(webp.length)
        return { name: 'Camel coat', category: 'Outerwear', color: 'Camel' }
      },
    },
  }))

  test('its words are suggested, but the user’s file name takes precedence', async () => {
    expect((await given.waitingPhoto('IMG_2231.jpg')).suggestion).toMatchObject({
      name: 'Camel coat',
      category: 'Outerwear',
      color: 'Camel',
      suggestedBy: 'model',
    })
    expect((await given.waitingPhoto('grandmas coat.jpg')).suggestion.name).toBe('Grandmas coat')
    expect(requests.every((bytes) => bytes > 0)).toBe(true)
  })
})

describeOnEachDatabase('photos of a hoodie', (database) => {
  const hoodie = {
    isGarment: true,
    guess: 'Tops',
    category: 'Tops',
    type: 'hoodie',
    typeConfidence: 0.93,
  } as const
  const given = givenApp(database, () => ({
    photoReader: {
      read: async () => ({
        garment: { ...hoodie, confidence: 0.97 },
        colors: [{ hex: '#808080', name: 'Gray', share: 1 }],
        pattern: null,
        look: null,
      }),
      close: async () => {},
    },
  }))
  const add = (body: object) => given.send('POST', '/api/closet-items/from-photo', { body })
  const typeOf = async (id: string) => (await given.get(`/api/closet-items/${id}/reading`)).json().traits.type

  test('a camera’s file name is ignored in favor of the photo’s content', async () => {
    const { suggestion } = await given.waitingPhoto('IMG_2034.jpg')
    expect(suggestion).toMatchObject({ name: 'Gray hoodie', category: 'Tops', guess: 'Tops', type: 'hoodie' })
    expect((await given.waitingPhoto('wool-coat.jpg')).suggestion).toMatchObject({
      name: 'Wool coat',
      category: 'Outerwear',
    })
  })

  test('the stylist takes the type from the photo if the words name none', async () => {
    const { id } = await given.waitingPhoto('IMG_2034.jpg')
    const piece = (await add({ name: 'Old favorite', category: 'Tops', color: 'Gray', photoId: id })).json()
    expect(await typeOf(piece.id)).toMatchObject({ value: 'hoodie', source: 'photo' })
    await given.send('PATCH', `/api/closet-items/${piece.id}`, { body: { name: 'Gray blouse' } })
    expect(await typeOf(piece.id)).toMatchObject({ value: 'blouse', source: 'name' })
  })

  test('replacing the photo replaces the facts seen in it', async () => {
    const piece = await given.closetItem({ name: 'Old favorite', category: 'Tops', color: 'Gray' })
    expect(await typeOf(piece.id)).toMatchObject({ value: null })
    const { id } = await given.waitingPhoto('IMG_2034.jpg')
    await given.send('PATCH', `/api/closet-items/${piece.id}`, { body: { photoId: id } })
    expect(await typeOf(piece.id)).toMatchObject({ value: 'hoodie', source: 'photo' })
  })
})
