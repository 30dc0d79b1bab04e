import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { jpeg } from '../../../tests/support/factories/photo.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { CurrentUser } from '../../contract/user/user.ts'
import { newId } from '../db/new-id.ts'
import { releaseImages } from '../images/image-rows.ts'
import { purgeImages } from '../images/purge-images.ts'

describeOnEachDatabase('the user', (database) => {
  const given = givenApp(database)
  const read = async () => CurrentUser.parse((await given.get('/api/user')).json())
  const change = (body: string | object, headers: Record<string, string> = {}) =>
    given.send('PATCH', '/api/user', { body, headers })
  const setPicture = (bytes: Uint8Array, headers: Record<string, string> = {}) =>
    given.upload(
      { fields: {}, files: [{ field: 'image', name: 'me.jpg', bytes }] },
      headers,
      '/api/user/picture',
    )
  const removePicture = () => given.send('DELETE', '/api/user/picture')
  const purge = () => purgeImages({ db: database.db(), images: given.images(), clock: given.clock() })
  const shown = async () => (await read()).profileImage ?? ''

  describe('their name', () => {
    test('is stored trimmed', async () => {
      const response = await change({ username: '  Elena Moretti 🌸 ' })
      expect([response.statusCode, response.json().username]).toEqual([200, 'Elena Moretti 🌸'])
      expect(await read()).toEqual(response.json())
    })

    test('stays the same if a change has no fields', async () => {
      const before = await read()
      expect((await change({})).json()).toEqual(before)
    })

    test.each(['', '  ', 'a'.repeat(61), 'a\u0000b', 'a\u202eb', '\u200b', 7, null, ['x']])(
      'cannot be %j',
      async (username) => {
        const before = await read()
        const response = await change({ username })
        expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['username']])
        expect(await read()).toEqual(before)
      },
    )

    test('cannot be another user’s name, but can be their own again', async () => {
      await database.db().insertInto('users').values({ id: newId(), username: 'giulia' }).execute()
      const response = await change({ username: 'giulia' })
      expect([response.statusCode, response.json().code]).toEqual([409, 'name_taken'])
      expect((await read()).username).toBe('me')
      expect((await change({ username: 'me' })).statusCode).toBe(200)
    })

    test('is not changed by a stale write', async () => {
      const { headers } = await given.get('/api/user')
      const seen = { 'if-match': String(headers['etag']) }
      expect((await change({ username: 'Elena' }, seen)).statusCode).toBe(200)
      const late = await change({ username: 'Giulia' }, seen)
      expect([late.statusCode, late.json().code]).toEqual([412, 'changed_meanwhile'])
      expect((await setPicture(await jpeg(), seen)).statusCode).toBe(412)
      expect([await read(), given.storedPictures()]).toMatchObject([{ username: 'Elena' }, []])
    })
  })

  describe('their picture', () => {
    test('is the middle of a photo, square, at most 512 px wide and stored on this server', async () => {
      const response = await setPicture(await jpeg({ width: 1600, height: 1200 }))
      expect([response.statusCode, response.json()]).toEqual([200, await read()])
      const address = await shown()
      expect(address).toMatch(/^\/images\/[0-9a-f]{32}\/512\.webp$/)
      const { format, width, height } = await sharp((await given.get(address)).rawPayload).metadata()
      expect([format, width, height]).toEqual(['webp', 512, 512])
      expect(await given.leftUploads()).toEqual([])
    })

    test.each([
      [40, 900, 40],
      [300, 200, 200],
      [1, 1, 1],
    ])('of a photo of %i by %i px is no wider than it: %i', async (width, height, edge) => {
      await setPicture(await jpeg({ width, height }))
      expect(await shown()).toMatch(new RegExp(`/${edge}\\.webp$`))
    })

    test('is replaced by the next, and its files are deleted by the cleanup job', async () => {
      await setPicture(await jpeg())
      const first = await shown()
      await setPicture(await jpeg({ color: '#224466' }))
      given.clock().passes({ days: 31 })
      expect(await purge()).toBe(1)
      expect((await given.get(first)).statusCode).toBe(404)
      expect((await given.get(await shown())).statusCode).toBe(200)
    })

    test('keeps its files when something else that showed it is deleted', async () => {
      await setPicture(await jpeg())
      await releaseImages(database.db(), given.storedPictures())
      expect(await purge()).toBe(0)
      expect((await given.get(await shown())).statusCode).toBe(200)
    })

    test('can be removed, also if there is none', async () => {
      await setPicture(await jpeg())
      expect((await removePicture()).json().profileImage).toBeNull()
      expect((await removePicture()).statusCode).toBe(200)
      expect(await purge()).toBe(1)
      expect([given.storedPictures(), (await read()).profileImage]).toEqual([[], null])
    })

    test('is null if its address is not on this server', async () => {
      const profileImage = 'https://example.com/images/' + 'ab'.repeat(16) + '/1.webp'
      await database.db().updateTable('users').set({ profileImage }).execute()
      expect((await read()).profileImage).toBeNull()
    })

    test.each([
      ['an empty file', Buffer.alloc(0), 400, 'image_empty'],
      ['a web page', Buffer.from('<html><script>alert(1)</script>'), 415, 'image_type_unsupported'],
      ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'image_type_unsupported'],
    ])('cannot be %s; the one before stays', async (_what, bytes, status, code) => {
      await setPicture(await jpeg())
      const before = await read()
      const response = await setPicture(bytes)
      expect([response.statusCode, response.json().code]).toEqual([status, code])
      expect([await read(), given.storedPictures().length]).toEqual([before, 1])
      expect(await given.leftUploads()).toEqual([])
    })

    test('cannot be a truncated photo, a file over 20 MB, two files, or none', async () => {
      const photo = await jpeg({ width: 400, height: 400 })
      expect((await setPicture(photo.subarray(0, photo.length / 2))).json().code).toBe('image_unreadable')
      expect((await setPicture(Buffer.concat([photo], 20 * 1024 * 1024 + 1))).statusCode).toBe(413)
      const file = { field: 'image', name: 'me.jpg', bytes: photo }
      const two = await given.upload({ fields: {}, files: [file, file] }, {}, '/api/user/picture')
      expect(two.json().code).toBe('malformed_form')
      const none = await given.upload({ fields: {}, files: [] }, {}, '/api/user/picture')
      expect(none.json().fields).toEqual({ image: 'Please select an image' })
      expect(given.storedPictures()).toEqual([])
    })
  })
})
