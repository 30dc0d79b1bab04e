import { beforeEach, expect, test } from 'vitest'
import { exampleRow, insertRow } from '../../../../tests/support/database/example-rows.ts'
import { garmentJpeg } from '../../../../tests/support/factories/garment-photo.ts'
import { givenCloset } from '../../../../tests/support/server/given-closet.ts'
import { OTHER_USER } from '../../../../tests/support/database/specified-entities.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { ClosetItem } from '../../../contract/closet/closet.ts'
import { CurationReply } from '../../../contract/stylist/stylist.ts'
import { OutfitRecommendation } from '../../../contract/stylist/looks.ts'
import { noTraits } from '../../../domain/closet/traits/owner-traits.ts'
import type { OutfitToShare } from '../../../domain/sharing/outfit-to-share.ts'
import { PERSONAL_USER_ID } from '../../user/personal-user.ts'
import { outfitsToShare } from './outfits-to-share.ts'

const unknownId = '01900000-0000-7000-8000-00000000dead'

describeOnEachDatabase('an outfit to share', (database) => {
  const given = givenApp(database)
  let ids: Map<string, string>
  beforeEach(async () => {
    ids = await givenCloset(database.db(), { brand: 'Arket' })
  })
  const idOf = (name: string) => ids.get(name) ?? ''
  const find = async (id: string, userId = PERSONAL_USER_ID): Promise<OutfitToShare | null> => {
    const found = await Promise.all(outfitsToShare.map((source) => source(database.db(), userId, id)))
    return found.find((outfit) => outfit !== null) ?? null
  }
  const addLook = async (itemIds: readonly string[], facts: object = {}) => {
    const body = { name: 'Office Monday', itemIds, ...facts }
    const response = await given.send('POST', '/api/outfit-recommendations', { body })
    expect(response.statusCode, response.body).toBe(201)
    return OutfitRecommendation.parse(response.json())
  }
  const curate = async (facts: object = {}) => {
    const body = { focusItemId: idOf('Oxford shirt'), stylePreference: 'classic', ...facts }
    return CurationReply.parse((await given.send('POST', '/api/curate-outfit', { body })).json()).curation
  }

  test('that was curated has the focus piece first, and its wishes in the words of the screen', async () => {
    const curation = await curate({ occasion: 'art-gallery', season: 'fall' })
    const outfit = await find(curation.id)
    const { colorPalette: palette, stylingTips } = curation
    expect(outfit).toMatchObject({
      id: curation.id,
      theme: 'Classic',
      occasion: 'Art Gallery',
      season: 'fall',
      palette,
      stylingTips,
    })
    expect(outfit?.title).toMatch(/\p{L}{3}/u)
    expect(outfit?.pieces[0]).toEqual({
      id: curation.focusItem?.id,
      name: 'Oxford shirt',
      category: 'Tops',
      color: 'Light blue',
      brand: 'Arket',
      traits: noTraits,
      slot: 'top',
      picture: curation.focusItem?.imageUrl,
      isCutOut: true,
    })
    const owned = curation.suggestions.flatMap(({ item }) => item?.name ?? [])
    expect(outfit?.pieces.map(({ name }) => name).toSorted()).toEqual(['Oxford shirt', ...owned].toSorted())
  })

  test('has the user’s name for it', async () => {
    const { id } = await curate()
    await given.send('PATCH', `/api/outfit-curations/${id}`, { body: { name: 'My Monday' } })
    expect((await find(id))?.title).toBe('My Monday')
  })

  test('has no occasion if none was given, and a free-text occasion unchanged', async () => {
    expect((await find((await curate()).id))?.occasion).toBeNull()
    expect((await find((await curate({ occasion: 'custom' })).id))?.occasion).toBeNull()
    expect((await find((await curate({ occasion: "mom's 60th" })).id))?.occasion).toBe("mom's 60th")
  })

  test('that the user created has slots, and colors with the main one first', async () => {
    const pieces = ['Penny loafers', 'Straight jeans', 'Oxford shirt', 'Wool blazer']
    const { id, aiStylingTips } = await addLook(pieces.map(idOf), { occasion: 'job-interview' })
    const outfit = await find(id)
    expect(outfit).toMatchObject({
      title: 'Office Monday',
      theme: null,
      occasion: 'Job Interview',
      season: null,
    })
    expect(outfit?.pieces.map(({ name, slot }) => [name, slot])).toEqual([
      ['Penny loafers', 'shoes'],
      ['Straight jeans', 'bottom'],
      ['Oxford shirt', 'top'],
      ['Wool blazer', 'outer'],
    ])
    const colorOf = (name: string) => outfit?.pieces.find((piece) => piece.name === name)?.color
    expect(outfit?.palette).toEqual([
      ...new Set(
        pieces.toReversed().map(colorOf).toSpliced(1, 2, colorOf('Oxford shirt'), colorOf('Straight jeans')),
      ),
    ])
    expect(outfit?.stylingTips).toEqual(aiStylingTips?.split('\n'))
  })

  test('names each color once, regardless of spelling', async () => {
    await database
      .db()
      .updateTable('closetItems')
      .set({ color: 'Navy' })
      .where('id', '=', idOf('Wool blazer'))
      .execute()
    await database
      .db()
      .updateTable('closetItems')
      .set({ color: 'navy' })
      .where('id', '=', idOf('Oxford shirt'))
      .execute()
    const { id } = await addLook(['Oxford shirt', 'Wool blazer'].map(idOf))
    expect((await find(id))?.palette).toEqual(['Navy'])
  })

  test('shows the current pictures of pieces, with their cut-outs', async () => {
    const bytes = await garmentJpeg({ ground: [236, 234, 230], cloth: [30, 60, 120] })
    const upload = await given.upload({
      fields: { name: 'Tee', category: 'Tops', color: 'Navy' },
      files: [{ field: 'image', name: 'tee.jpg', bytes }],
    })
    const { id: itemId, imageUrl } = ClosetItem.parse(upload.json())
    const { id } = await addLook([itemId])
    expect((await find(id))?.pieces).toMatchObject([{ picture: imageUrl, isCutOut: false, brand: null }])
    const response = await given.send('POST', `/api/closet-items/${itemId}/cut-out`)
    const { cutOut } = ClosetItem.parse(response.json())
    expect((await find(id))?.pieces).toMatchObject([{ picture: cutOut?.sizes.at(-1)?.url, isCutOut: true }])
    await given.send('PATCH', `/api/closet-items/${itemId}`, { body: { archivedReason: 'sold' } })
    expect((await find(id))?.pieces).toMatchObject([{ picture: cutOut?.sizes.at(-1)?.url, isCutOut: true }])
    await given.send('DELETE', `/api/closet-items/${itemId}`)
    expect((await find(id))?.pieces).toMatchObject([{ name: 'Tee', picture: imageUrl, isCutOut: false }])
  })

  test('leaves out shop suggestions', async () => {
    await database.db().deleteFrom('closetItems').where('id', '!=', idOf('Oxford shirt')).execute()
    const curation = await curate()
    expect(curation.suggestions.some(({ type }) => type === 'shop')).toBe(true)
    expect((await find(curation.id))?.pieces.map(({ name }) => name)).toEqual(['Oxford shirt'])
  })

  test('is found by its own user only', async () => {
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'somebody else' })
    const theirs = await insertRow(
      database.db(),
      'outfitCurations',
      exampleRow('outfitCurations', { userId: OTHER_USER }),
    )
    const theirId = String(theirs['id'])
    expect((await find(theirId, OTHER_USER))?.id).toBe(theirId)
    expect(await find(theirId)).toBeNull()
    expect(await find(unknownId)).toBeNull()
    expect(await find((await addLook([idOf('Oxford shirt')])).id, OTHER_USER)).toBeNull()
  })
})
