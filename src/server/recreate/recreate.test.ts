import { beforeEach, describe, expect, test } from 'vitest'
import { givenCloset } from '../../../tests/support/server/given-closet.ts'
import { jpeg } from '../../../tests/support/factories/photo.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import type { PhotoMark, RecreatedPart } from '../../contract/recreate.ts'

describeOnEachDatabase('recreating an outfit', (database) => {
  const given = givenApp(database)
  let ids: Map<string, string>
  beforeEach(async () => {
    ids = await givenCloset(database.db())
  })
  const recreate = async (...marks: object[]): Promise<RecreatedPart[]> => {
    const response = await given.send('POST', '/api/recreate-outfit', { body: { marks } })
    expect(response.statusCode, response.body).toBe(200)
    return response.json().parts
  }

  test('each mark gets the closest piece with its reason and alternatives, or the missing piece', async () => {
    const parts = await recreate(
      { category: 'Bottoms', typeId: 'jeans', color: '#4a6a94' },
      { category: 'Shoes', typeId: 'loafers', color: 'brown' },
      { category: 'Dresses', typeId: null, color: 'neon green' },
    )
    expect(parts.map(({ match }) => match?.item.name ?? null)).toEqual([
      'Straight jeans',
      'Penny loafers',
      null,
    ])
    expect(parts[0]?.match).toMatchObject({ slot: 'bottom', item: { id: ids.get('Straight jeans') } })
    for (const { match } of parts.slice(0, 2)) expect(match?.reason).toMatch(/^Same type/)
    expect(parts[0]?.missing).toBeNull()
    expect(parts[2]?.missing).toMatchObject({ name: 'neon green dress', shop: { category: 'Dresses' } })
    expect(parts[2]?.others.map(({ item }) => item.name)).toContain('Linen shirt dress')
    expect(parts[2]?.imageUrl).toMatch(/^\/drawings\//)
  })

  test('unwearable pieces are not suggested, and one piece does not match two marks', async () => {
    await given.send('PATCH', `/api/closet-items/${ids.get('Penny loafers')}`, { body: { isClean: false } })
    const loafers = { category: 'Shoes', typeId: 'loafers', color: 'brown' }
    const [first] = await recreate(loafers)
    const names = [first?.match, ...(first?.others ?? [])].map((piece) => piece?.item.name)
    expect(names).not.toContain('Penny loafers')
    const jeans = { category: 'Bottoms', typeId: 'jeans', color: 'blue' }
    const matched = (await recreate(jeans, jeans)).map(({ match }) => match?.item.name ?? null)
    expect(matched.filter((name) => name === 'Straight jeans')).toHaveLength(1)
  })

  test.each([
    ['no marks', []],
    ['eleven marks', Array.from({ length: 11 }, () => ({ category: 'Tops', typeId: null, color: 'blue' }))],
    ['a category that is unknown', [{ category: 'Hats', typeId: null, color: 'blue' }]],
    ['no color', [{ category: 'Tops', typeId: null, color: '' }]],
    ['a color that is not text', [{ category: 'Tops', typeId: null, color: 7 }]],
    ['a long type', [{ category: 'Tops', typeId: 'a'.repeat(61), color: 'blue' }]],
    ['text', 'all'],
  ])('%s are rejected', async (_what, marks) => {
    expect((await given.send('POST', '/api/recreate-outfit', { body: { marks } })).statusCode).toBe(400)
  })

  test('an unknown type matches any piece of its category', async () => {
    const [part] = await recreate({ category: 'Tops', typeId: 'toga', color: 'white' })
    expect(part?.name).toBe('white top')
  })

  test('reading a photo requires a model', async () => {
    const files = [{ field: 'image', name: 'outfit.jpg', bytes: await jpeg() }]
    const response = await given.upload({ files }, {}, '/api/outfit-photo-marks')
    expect([response.statusCode, response.json().code]).toEqual([422, 'no_model'])
    expect(await given.leftUploads()).toEqual([])
  })

  describe('with a model', () => {
    const mark: PhotoMark = { category: 'Shoes', typeId: 'loafers', color: 'brown', x: 0.4, y: 0.9 }
    let marks: readonly PhotoMark[] | null
    const withModel = givenApp(database, () => ({ outfitReader: { isThere: true, read: async () => marks } }))
    const send = async (bytes: Uint8Array) =>
      withModel.upload(
        { files: [{ field: 'image', name: 'outfit.jpg', bytes }] },
        {},
        '/api/outfit-photo-marks',
      )

    test('the marks of the model are returned, and nothing is stored', async () => {
      marks = [mark]
      const response = await send(await jpeg())
      expect([response.statusCode, response.json()]).toEqual([200, { marks: [mark] }])
      expect(withModel.storedPictures()).toEqual([])
      expect(await withModel.leftUploads()).toEqual([])
    })

    test('a failing model and a file that is not a photo are reported', async () => {
      marks = null
      expect((await send(await jpeg())).json().code).toBe('outfit_not_read')
      expect((await send(Buffer.from('not a photo'))).statusCode).toBe(415)
    })
  })
})
