import sharp from 'sharp'
import { expect, test } from 'vitest'
import { garmentJpeg, type Color } from '../../../../tests/support/factories/garment-photo.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { ClosetItem } from '../../../contract/closet/closet.ts'
import { purgeImages } from '../../images/purge-images.ts'

const red: Color = [170, 40, 45]
const wall: Color = [225, 222, 215]

const shirtPhoto = (ground: Color = wall) => garmentJpeg({ ground, cloth: red, width: 150, height: 200 })

describeOnEachDatabase('cutting a piece out', (database) => {
  const given = givenApp(database)
  const shirt = async (bytes: Buffer) => {
    const photo = await given.waitingPhoto('shirt.jpg', bytes)
    const body = { name: 'Shirt', category: 'Tops', color: 'Red', photoId: photo.id }
    return ClosetItem.parse((await given.send('POST', '/api/closet-items/from-photo', { body })).json())
  }
  const cutOut = (id: string) => given.send('POST', `/api/closet-items/${id}/cut-out`)
  const undo = (id: string) => given.send('DELETE', `/api/closet-items/${id}/cut-out`)
  const read = async (id: string) => (await given.get(`/api/closet-items/${id}`)).json()
  const purge = () => purgeImages({ db: database.db(), images: given.images(), clock: given.clock() })

  test('stores the trimmed garment in addition to the photo; removing it restores the piece', async () => {
    // Wide enough for two stored sizes.
    const before = await shirt(await garmentJpeg({ ground: wall, cloth: red, width: 360, height: 480 }))
    const response = await cutOut(before.id)
    expect(response.statusCode).toBe(201)
    const cut = ClosetItem.parse(response.json())
    expect(cut).toMatchObject({ imageUrl: before.imageUrl, picture: before.picture })
    // The shirt covers about 72% by 60% of the photo.
    expect(cut.cutOut?.width).toBeGreaterThan(230)
    expect(cut.cutOut?.width).toBeLessThan(300)

    const picture = await given.get(cut.cutOut?.sizes.at(-1)?.url ?? '')
    const { data, info } = await sharp(picture.rawPayload).raw().toBuffer({ resolveWithObject: true })
    const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]
    expect([alpha(0, info.height - 1), alpha(info.width >> 1, info.height >> 1)]).toEqual([0, 255])

    expect((await undo(before.id)).statusCode).toBe(204)
    expect(await read(before.id)).toEqual(before)
    expect(await purge()).toBe(1)
    expect(given.storedPictures()).toHaveLength(1)
    expect((await undo(before.id)).statusCode).toBe(204)
  })

  test('of a lost photo is a 404 with advice', async () => {
    const { id } = await shirt(await shirtPhoto())
    for (const key of given.storedPictures()) await given.images().remove(key)
    const response = await cutOut(id)
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { code: 'photo_lost', message: "This piece's photo is missing. Add a photo again." },
    ])
  })

  test('replaces an earlier cut-out', async () => {
    const { id } = await shirt(await shirtPhoto())
    await cutOut(id)
    await cutOut(id)
    await purge()
    expect(given.storedPictures()).toHaveLength(2)
  })

  test('is undone when the photo is replaced', async () => {
    const { id } = await shirt(await shirtPhoto())
    await cutOut(id)
    const photo = await given.waitingPhoto()
    await given.send('PATCH', `/api/closet-items/${id}`, { body: { photoId: photo.id } })
    expect((await read(id)).cutOut).toBeNull()
    await purge()
    expect(given.storedPictures()).toEqual([photo.id])
  })

  test('reports a result that would look bad, and the photo stays', async () => {
    const before = await shirt(await shirtPhoto([172, 44, 48]))
    const response = await cutOut(before.id)
    expect([response.statusCode, response.json().code]).toEqual([422, 'cut_out_unclear'])
    expect(await read(before.id)).toEqual(before)
    expect(given.storedPictures()).toHaveLength(1)
  })

  test('rejects a drawing, which has no photo', async () => {
    const [sample] = (await given.send('POST', '/api/sample-wardrobe')).json()
    expect((await cutOut(sample.id)).json().code).toBe('no_photo')
  })

  test('suggests the garment’s color, not the wall’s', async () => {
    const photo = await given.waitingPhoto('IMG_1.jpg', await shirtPhoto([70, 90, 150]))
    expect(photo.suggestion.color).toMatch(/red/i)
  })
})
