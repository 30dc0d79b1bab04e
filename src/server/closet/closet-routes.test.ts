import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { ClosetItem } from '../../contract/closet/closet.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { jpeg } from '../../../tests/support/factories/photo.ts'

const shirt = { name: 'Linen shirt', category: 'Tops', color: 'White' }
const unknownId = '01900000-0000-7000-8000-00000000dead'

async function photo(name = 'shirt.jpg') {
  return { field: 'image', name, bytes: await jpeg() }
}

describeOnEachDatabase('the closet endpoints', (database) => {
  const given = givenApp(database)
  const list = async () => z.array(ClosetItem).parse((await given.get('/api/closet-items')).json())
  const nothingWasKept = async () => {
    expect(await list()).toEqual([])
    expect(given.storedPictures()).toEqual([])
    expect(await given.leftUploads()).toEqual([])
  }

  describe('adding a piece', () => {
    test('returns 201 with the whole row, unknown fields as null', async () => {
      const response = await given.upload({
        fields: { ...shirt, size: 'M', style: 'Casual', season: 'Summer' },
        files: [await photo()],
      })
      expect(response.statusCode).toBe(201)
      const item = response.json()
      expect(z.strictObject(ClosetItem.shape).parse(item)).toEqual(item)
      expect(item).toMatchObject({
        ...shirt,
        size: 'M',
        style: 'Casual',
        season: 'Summer',
        brand: null,
        originalPrice: null,
        isClean: true,
        wearCount: 0,
        lastWornDate: null,
      })
      expect(await list()).toEqual([item])
      expect(await given.leftUploads()).toEqual([])
    })

    test('serves the photo at the returned URL', async () => {
      const item = await given.closetItem()
      const image = await given.get(item.imageUrl)
      expect(image.statusCode).toBe(200)
      expect(image.headers['content-type']).toBe('image/webp')
      expect(image.headers['cache-control']).toContain('immutable')
      expect(image.headers['content-security-policy']).toContain('sandbox')
    })

    test('accepts category and season case-insensitively and returns their standard spelling', async () => {
      const item = await given.closetItem({ category: 'outerWEAR', season: 'all seasons' })
      expect(item).toMatchObject({ category: 'Outerwear', season: 'All Seasons' })
    })

    test('treats an empty optional field as missing', async () => {
      expect(await given.closetItem({ size: '', style: '  ', season: '' })).toMatchObject({
        size: null,
        style: null,
        season: null,
      })
    })

    test('trims names and accepts any script', async () => {
      expect((await given.closetItem({ name: '  Šaty 漢字 👗  ' })).name).toBe('Šaty 漢字 👗')
    })

    test('ignores read-only fields', async () => {
      const mine = (await given.get('/api/user')).json().id
      const item = await given.closetItem({
        userId: unknownId,
        id: unknownId,
        wearCount: '99',
        imageUrl: 'x',
      })
      expect(item).toMatchObject({ userId: mine, wearCount: 0 })
      expect(item.id).not.toBe(unknownId)
    })

    test('reports every missing field at once, including the photo', async () => {
      const response = await given.upload({ fields: {} })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        code: 'invalid_request',
        fields: {
          image: 'Please select an image',
          name: 'Name is required',
          category: 'Category is required',
          color: 'Color is required',
        },
      })
      await nothingWasKept()
    })

    test('reports only the missing photo', async () => {
      const response = await given.upload({ fields: shirt })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({
        code: 'invalid_request',
        message: 'Please select an image',
        fields: { image: 'Please select an image' },
      })
    })

    test.each([
      ['name', 'a'.repeat(121)],
      ['name', '   '],
      ['name', 'a\u0000b'],
      ['color', 'c'.repeat(121)],
      ['category', 'Hats'],
      ['season', 'Monsoon'],
      ['size', 's'.repeat(41)],
    ])('rejects %s %j and stores nothing', async (field, value) => {
      const response = await given.upload({ fields: { ...shirt, [field]: value }, files: [await photo()] })
      expect(response.statusCode).toBe(400)
      expect(Object.keys(response.json().fields)).toEqual([field])
      await nothingWasKept()
    })

    test('rejects a file that is not a photo, regardless of its name, and stores nothing', async () => {
      const html = {
        field: 'image',
        name: '../../photo.jpg',
        bytes: Buffer.from('<html><script>alert(1)</script>'),
      }
      const response = await given.upload({ fields: shirt, files: [html] })
      expect(response.statusCode).toBe(415)
      expect(response.json().code).toBe('image_type_unsupported')
      await nothingWasKept()
    })

    test('rejects an empty file', async () => {
      const response = await given.upload({
        fields: shirt,
        files: [{ field: 'image', name: 'empty.jpg', bytes: new Uint8Array() }],
      })
      expect(response.statusCode).toBe(400)
      expect(response.json().code).toBe('image_empty')
      await nothingWasKept()
    })

    test('accepts up to 20 MB and rejects more', async () => {
      const limit = 20 * 1024 * 1024
      const padded = async (size: number) => Buffer.concat([await jpeg(), Buffer.alloc(size)], size)
      const upload = async (size: number) =>
        given.upload({
          fields: shirt,
          files: [{ field: 'image', name: 'large.jpg', bytes: await padded(size) }],
        })
      expect((await upload(limit + 1)).statusCode).toBe(413)
      await nothingWasKept()
      expect((await upload(limit)).statusCode).toBe(201)
    })

    test('rejects a second photo', async () => {
      const response = await given.upload({
        fields: shirt,
        files: [await photo('1.jpg'), await photo('2.jpg')],
      })
      expect(response.statusCode).toBe(400)
      expect(response.json().message).toBe('Send one photo at a time.')
      await nothingWasKept()
    })

    test('rejects a body that is not a form', async () => {
      const response = await given.send('POST', '/api/closet-items', { body: shirt })
      expect(response.statusCode).toBe(415)
    })
  })

  describe('when the row cannot be stored', () => {
    const failing = givenApp(database, ({ images }) => ({
      images: {
        ...images,
        // Renames the table between saving the picture and the row, to simulate a failing database.
        async save(key, files) {
          await images.save(key, files)
          await database.db().schema.alterTable('closet_items').renameTo('closet_items_gone').execute()
        },
      },
    }))

    test('the saved picture is removed', async () => {
      try {
        const response = await failing.upload({ fields: shirt, files: [await photo()] })
        expect(response.statusCode).toBe(500)
        expect(failing.storedPictures()).toEqual([])
        expect(await failing.leftUploads()).toEqual([])
      } finally {
        await database.db().schema.alterTable('closet_items_gone').renameTo('closet_items').execute()
      }
    })
  })

  describe('reading', () => {
    test('lists the newest piece first, even within one millisecond', async () => {
      const names = ['first', 'second', 'third']
      for (const name of names) await given.closetItem({ name })
      expect((await list()).map((item) => item.name)).toEqual(names.toReversed())
    })

    test('returns the same for the specification’s placeholder user, in the query or in the path', async () => {
      await given.closetItem()
      const plain = (await given.get('/api/closet-items')).json()
      expect((await given.get('/api/closet-items?userId=default-user')).json()).toEqual(plain)
      expect((await given.get('/api/closet-items/default-user')).json()).toEqual(plain)
    })

    test('returns one piece by its id', async () => {
      const item = await given.closetItem()
      expect((await given.get(`/api/closet-items/${item.id}`)).json()).toEqual(item)
      expect((await given.get(`/api/closet-items/${item.id.toUpperCase()}`)).json()).toEqual(item)
    })

    test('an unknown id is a 404, an invalid id a 400', async () => {
      const unknown = await given.get(`/api/closet-items/${unknownId}`)
      expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'closet_item_not_found'])
      expect((await given.get('/api/closet-items/7')).statusCode).toBe(400)
      expect((await given.send('DELETE', `/api/closet-items/${unknownId}`)).statusCode).toBe(404)
      expect((await given.send('DELETE', '/api/closet-items/../x')).statusCode).toBe(404)
      expect((await given.send('DELETE', "/api/closet-items/' or 1=1")).statusCode).toBe(400)
    })

    test('another user’s piece is not found', async () => {
      const item = await given.closetItem()
      const stranger = '01900000-0000-7000-8000-000000000002'
      await database.db().insertInto('users').values({ id: stranger, username: 'stranger' }).execute()
      await database.db().updateTable('closetItems').set({ userId: stranger }).execute()
      expect(await list()).toEqual([])
      for (const method of ['GET', 'DELETE'] as const)
        expect((await given.app().inject({ method, url: `/api/closet-items/${item.id}` })).statusCode).toBe(
          404,
        )
      expect((await given.send('POST', `/api/closet-items/${item.id}/restore`)).statusCode).toBe(404)
    })
  })

  describe('deleting', () => {
    test('returns 204 and hides the piece from every read', async () => {
      const item = await given.closetItem()
      const response = await given.send('DELETE', `/api/closet-items/${item.id}`)
      expect([response.statusCode, response.body]).toEqual([204, ''])
      expect(await list()).toEqual([])
      expect((await given.get(`/api/closet-items/${item.id}`)).statusCode).toBe(404)
      expect((await given.send('DELETE', `/api/closet-items/${item.id}`)).statusCode).toBe(404)
    })

    test('can be undone for 30 days', async () => {
      const item = await given.closetItem()
      await given.send('DELETE', `/api/closet-items/${item.id}`)
      given.clock().passes({ days: 30 })
      const response = await given.send('POST', `/api/closet-items/${item.id}/restore`)
      expect([response.statusCode, response.json()]).toEqual([200, item])
      expect(await list()).toEqual([item])
    })

    test('cannot be undone after 30 days', async () => {
      const item = await given.closetItem()
      await given.send('DELETE', `/api/closet-items/${item.id}`)
      given.clock().passes({ days: 30, minutes: 1 })
      expect((await given.send('POST', `/api/closet-items/${item.id}/restore`)).statusCode).toBe(404)
    })

    test('restoring is idempotent', async () => {
      const item = await given.closetItem()
      expect((await given.send('POST', `/api/closet-items/${item.id}/restore`)).json()).toEqual(item)
    })
  })
})
