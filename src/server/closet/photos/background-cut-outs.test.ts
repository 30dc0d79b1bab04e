import { beforeEach, describe, expect, test } from 'vitest'
import { asNives, givenAppOfTwo } from '../../../../tests/support/server/given-app-of-two.ts'
import { garmentJpeg, type Color } from '../../../../tests/support/factories/garment-photo.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { ClosetItem } from '../../../contract/closet/closet.ts'
import { createWorkQueue, type WorkQueue } from '../../http/limits/work-queue.ts'
import { purgeImages } from '../../images/purge-images.ts'
import { createCutOutLoop } from './create-cut-out-loop.ts'
import { cutOutNext } from './cut-out-next.ts'

const wall: Color = [225, 222, 215]
const red: Color = [170, 40, 45]

const photoOn = (ground: Color) => garmentJpeg({ ground, cloth: red, width: 90, height: 120 })
const clearPhoto = await photoOn(wall)
const unclearPhoto = await photoOn([172, 44, 48])

describeOnEachDatabase('removing backgrounds in the background', (database) => {
  const given = givenAppOfTwo(database)
  let imageWork: WorkQueue
  beforeEach(() => {
    imageWork = createWorkQueue({ running: 1, waiting: 32, waitMs: 15_000 })
  })

  const deps = () => ({ db: database.db(), images: given.images(), clock: given.clock(), imageWork })
  const cutAll = async () => {
    while (await cutOutNext(deps()));
  }
  const read = async (id: string) => ClosetItem.parse((await given.get(`/api/closet-items/${id}`)).json())
  const inProgress = async () => (await given.get('/api/closet-cut-outs')).json()
  const request = (ids: string[], headers: Record<string, string> = {}) =>
    given.send('POST', '/api/closet-cut-outs', { body: { ids }, headers })
  const setting = (removesBackgrounds: boolean) =>
    given.send('PATCH', '/api/user-profile', { body: { removesBackgrounds } })
  const change = (id: string, body: object, headers: Record<string, string> = {}) =>
    given.send('PATCH', `/api/closet-items/${id}`, { body, headers })
  const purge = () => purgeImages({ db: database.db(), images: given.images(), clock: given.clock() })

  const shirt = async (bytes: Buffer = clearPhoto) => {
    const photo = await given.waitingPhoto('shirt.jpg', bytes)
    const body = { name: 'Shirt', category: 'Tops', color: 'Red', photoId: photo.id }
    return ClosetItem.parse((await given.send('POST', '/api/closet-items/from-photo', { body })).json())
  }
  const shirtFromForm = async () => {
    const parts = {
      fields: { name: 'Shirt', category: 'Tops', color: 'Red' },
      files: [{ field: 'image', name: 'shirt.jpg', bytes: clearPhoto }],
    }
    return ClosetItem.parse((await given.upload(parts)).json())
  }
  const shirtWithoutWork = async () => {
    await setting(false)
    const added = await shirt()
    await setting(true)
    return added
  }
  /** An image queue that runs `act` between making a cut-out and storing it. */
  const meanwhile = (act: () => Promise<unknown>) => {
    const { run, runLast } = imageWork
    imageWork = {
      run,
      async runLast(job) {
        const done = await runLast(job)
        await act()
        return done
      },
    }
  }

  describe('a new photo is pending, and then gets its cut-out', () => {
    test('when it was uploaded before its piece', async () => {
      const added = await shirt()
      expect(added.cutOut).toBeNull()
      expect(await inProgress()).toEqual({ pending: [added.id], unclear: [] })
      await cutAll()
      const { cutOut, ...rest } = await read(added.id)
      expect(cutOut?.width).toBeGreaterThan(30)
      expect({ ...rest, cutOut: null }).toEqual(added)
      expect(await inProgress()).toEqual({ pending: [], unclear: [] })
    })

    test('when it came with the form', async () => {
      const added = await shirtFromForm()
      await cutAll()
      expect((await read(added.id)).cutOut).not.toBeNull()
    })

    test('when it replaces another', async () => {
      const added = await shirtWithoutWork()
      const photo = await given.waitingPhoto('new.jpg', clearPhoto)
      await change(added.id, { photoId: photo.id })
      await cutAll()
      expect((await read(added.id)).cutOut).not.toBeNull()
    })

    test('when the process ended before: another one continues', async () => {
      const added = await shirt()
      const loop = createCutOutLoop(deps(), () => {})
      loop.wake()
      await expect.poll(inProgress, { timeout: 20_000 }).toEqual({ pending: [], unclear: [] })
      await loop.close()
      expect((await read(added.id)).cutOut).not.toBeNull()
    })
  })

  test('the newest piece comes first', async () => {
    const first = await shirt()
    given.clock().passes({ minutes: 1 })
    const second = await shirt()
    await cutOutNext(deps())
    expect((await inProgress()).pending).toEqual([first.id])
    expect((await read(second.id)).cutOut).not.toBeNull()
  })

  test('with the setting off, new and replaced photos are not cut out', async () => {
    const added = await shirtWithoutWork()
    await setting(false)
    const photo = await given.waitingPhoto('new.jpg', clearPhoto)
    await change(added.id, { photoId: photo.id })
    expect(await inProgress()).toEqual({ pending: [], unclear: [] })
    expect(await cutOutNext(deps())).toBe(false)
  })

  test('if the cut-out would look bad, the photo stays, and the piece is listed as unclear', async () => {
    const added = await shirt(unclearPhoto)
    await cutAll()
    expect(await inProgress()).toEqual({ pending: [], unclear: [added.id] })
    expect(await read(added.id)).toEqual(added)
    expect(given.storedPictures()).toHaveLength(1)
  })

  describe('an edit that began before the cut-out', () => {
    const tagged = async (id: string) => {
      const response = await given.get(`/api/closet-items/${id}`)
      return { 'if-match': String(response.headers.etag) }
    }

    test('is saved, and the cut-out stays', async () => {
      const { id } = await shirt()
      const seen = await tagged(id)
      await cutAll()
      const response = await change(id, { name: 'Red shirt' }, seen)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ name: 'Red shirt', cutOut: { width: expect.any(Number) } })
      // Of two edits that began then, the second is still stale.
      expect((await change(id, { name: 'Blue shirt' }, seen)).statusCode).toBe(412)
    })

    test('is rejected when the user removed the background in another tab', async () => {
      const { id } = await shirtWithoutWork()
      const seen = await tagged(id)
      await given.send('POST', `/api/closet-items/${id}/cut-out`)
      expect((await change(id, { name: 'Red shirt' }, seen)).statusCode).toBe(412)
    })
  })

  describe('an outdated cut-out leaves nothing behind', () => {
    test.each<[string, (id: string) => Promise<unknown>]>([
      ['the piece was deleted', (id) => given.send('DELETE', `/api/closet-items/${id}`)],
      [
        'its work was canceled',
        (id) => given.send('POST', '/api/closet-cut-outs/cancel', { body: { ids: [id] } }),
      ],
      [
        'another photo took its place',
        async (id) => {
          await setting(false)
          const photo = await given.waitingPhoto('new.jpg', clearPhoto)
          await change(id, { photoId: photo.id })
        },
      ],
    ])('because %s', async (_, act) => {
      const { id } = await shirt()
      meanwhile(() => act(id))
      await cutOutNext(deps())
      await purge()
      expect(given.storedPictures()).toHaveLength(1)
      expect(await inProgress()).toEqual({ pending: [], unclear: [] })
    })

    test('because another process was faster', async () => {
      const { id } = await shirt()
      const slow = deps()
      meanwhile(() => cutOutNext(slow))
      await cutOutNext(deps())
      await purge()
      expect(given.storedPictures()).toHaveLength(2)
      expect((await read(id)).cutOut).not.toBeNull()
    })
  })

  test('a deleted piece waits until it is restored', async () => {
    const { id } = await shirt()
    await given.send('DELETE', `/api/closet-items/${id}`)
    expect(await cutOutNext(deps())).toBe(false)
    await given.send('POST', `/api/closet-items/${id}/restore`)
    await cutAll()
    expect((await read(id)).cutOut).not.toBeNull()
  })

  test('a photo that fails three times is skipped, and the others are cut out', async () => {
    const older = await shirt()
    given.clock().passes({ minutes: 1 })
    const broken = await shirt()
    const key = broken.imageUrl.split('/')[2] ?? ''
    await given.images().remove(key)
    for (const _ of [1, 2, 3]) await expect(cutOutNext(deps())).rejects.toThrow('photo is missing')
    await cutAll()
    expect(await inProgress()).toEqual({ pending: [], unclear: [broken.id] })
    expect((await read(older.id)).cutOut).not.toBeNull()
  })

  describe('for several pieces at once', () => {
    test('skips drawings and pieces with a cut-out', async () => {
      const [drawing] = (await given.send('POST', '/api/sample-wardrobe')).json()
      const done = await shirt()
      await cutAll()
      const waiting = await shirtWithoutWork()
      const response = await request([drawing.id, done.id, waiting.id])
      expect(response.json()).toEqual({ pending: [waiting.id] })
      await cutAll()
      expect((await read(waiting.id)).cutOut).not.toBeNull()
    })

    test('retries unclear photos', async () => {
      const { id } = await shirt(unclearPhoto)
      await cutAll()
      await request([id])
      expect(await inProgress()).toEqual({ pending: [id], unclear: [] })
    })

    test('canceling leaves the pending ones unchanged', async () => {
      const pieces = [await shirtWithoutWork(), await shirtWithoutWork()]
      const ids = pieces.map(({ id }) => id)
      await request(ids)
      await cutOutNext(deps())
      await given.send('POST', '/api/closet-cut-outs/cancel', { body: { ids } })
      expect(await cutOutNext(deps())).toBe(false)
      const now = await Promise.all(ids.map(read))
      expect(now.filter(({ cutOut }) => cutOut)).toHaveLength(1)
    })

    test('another user’s pieces are not found', async () => {
      const { id } = await shirtWithoutWork()
      expect((await request([id], asNives)).statusCode).toBe(404)
      await request([id])
      await given.send('POST', '/api/closet-cut-outs/cancel', { body: { ids: [id] }, headers: asNives })
      expect((await given.get('/api/closet-cut-outs', asNives)).json()).toEqual({ pending: [], unclear: [] })
      expect((await inProgress()).pending).toEqual([id])
    })
  })

  test('a removed cut-out is not regenerated', async () => {
    const { id } = await shirt()
    await cutAll()
    await given.send('DELETE', `/api/closet-items/${id}/cut-out`)
    expect(await cutOutNext(deps())).toBe(false)
    expect((await read(id)).cutOut).toBeNull()
  })
})
