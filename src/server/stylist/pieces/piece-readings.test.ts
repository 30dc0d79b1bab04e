import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pieceRow } from '../../../../tests/support/server/given-closet.ts'
import { exampleRow, insertRow } from '../../../../tests/support/database/example-rows.ts'
import { asNives, givenAppOfTwo, NIVES } from '../../../../tests/support/server/given-app-of-two.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { GarmentTypeChoice, PieceReading } from '../../../contract/closet/piece-readings.ts'
import { typesOfPieces } from '../../../contract/closet/types-of-pieces.ts'
import { unrecognizedPieces } from '../../../contract/closet/unrecognized-pieces.ts'
import { insertClosetItems } from '../../closet/closet-store.ts'
import { PERSONAL_USER_ID } from '../../user/personal-user.ts'

describeOnEachDatabase('readings of pieces', (database) => {
  const given = givenAppOfTwo(database)
  const state = (id: string, traits: object | null) =>
    given.send('PATCH', `/api/closet-items/${id}`, { body: { traits } })
  const reading = async (id: string) =>
    PieceReading.parse((await given.get(`/api/closet-items/${id}/reading`)).json())
  const unrecognized = async () =>
    unrecognizedPieces.reply.parse((await given.get('/api/closet-readings/unrecognized')).json())

  test('a reading has every trait with value, label, source and choices', async () => {
    const { id } = await given.closetItem({ name: 'Linen shirt' })
    const response = await given.get(`/api/closet-items/${id}/reading`)
    expect(response.statusCode).toBe(200)
    expect(z.strictObject(PieceReading.shape).parse(response.json())).toEqual(response.json())
    expect((await reading(id)).traits.material).toMatchObject({ value: 'linen', source: 'name' })
  })

  test('an owner’s trait overrides the reading, and null clears it', async () => {
    const { id } = await given.closetItem({ name: 'White tee' })
    await state(id, { formality: 4 })
    expect((await reading(id)).traits.formality).toMatchObject({ value: 4, source: 'you' })
    await state(id, { formality: null })
    expect((await reading(id)).traits.formality).toMatchObject({ label: 'Casual', source: 'name' })
  })

  test('another user’s piece has no reading', async () => {
    const { id } = await given.closetItem()
    expect((await given.get(`/api/closet-items/${id}/reading`, asNives)).statusCode).toBe(404)
  })

  test('the list of types has id, noun and category', async () => {
    const types = z.array(GarmentTypeChoice).parse((await given.get('/api/garment-types')).json())
    expect(new Set(types.map(({ id }) => id)).size).toBe(types.length)
    expect(types.length).toBeGreaterThan(50)
  })

  test('every offered type is accepted, and then the piece is recognized', async () => {
    const types = z.array(GarmentTypeChoice).parse((await given.get('/api/garment-types')).json())
    const { id } = await given.closetItem({ name: 'Zorblax' })
    for (const type of types.filter((_type, nth) => nth % 10 === 0)) {
      await given.send('PATCH', `/api/closet-items/${id}`, {
        body: { traits: { type: type.id }, category: type.category },
      })
      expect(await reading(id)).toMatchObject({
        isRecognized: true,
        traits: { type: { value: type.id, source: 'you' } },
      })
    }
  })

  test('the types of the pieces name only the types in the closet, with the pieces of the user', async () => {
    const { id } = await given.closetItem({ name: 'Puma Suede', category: 'Shoes' })
    await given.closetItem({ name: 'Zorblax' })
    const own = await given.get('/api/closet-readings/types')
    expect(typesOfPieces.reply.parse(own.json())).toMatchObject([{ noun: 'sneakers', ids: [id] }])
    expect((await given.get('/api/closet-readings/types', asNives)).json()).toEqual([])
  })

  test('the types include those of borrowed pieces', async () => {
    const { id } = await given.closetItem({ name: 'Puma Suede', category: 'Shoes' })
    const loan = { closetItemId: id, lenderId: PERSONAL_USER_ID, borrowerId: NIVES }
    await insertRow(database.db(), 'loans', exampleRow('loans', loan))
    expect((await given.get('/api/closet-readings/types', asNives)).json()).toMatchObject([{ ids: [id] }])
  })

  describe('unrecognized pieces', () => {
    test('are counted, also in the wash, until their type is stated', async () => {
      const { id } = await given.closetItem({ name: 'Zorblax' })
      await given.closetItem({ name: 'Linen shirt' })
      await given.send('PATCH', `/api/closet-items/${id}`, { body: { isClean: false } })
      expect(await unrecognized()).toEqual({ count: 1, ids: [id] })
      await state(id, { type: 't-shirt' })
      expect(await unrecognized()).toEqual({ count: 0, ids: [] })
      await state(id, null)
      expect(await unrecognized()).toEqual({ count: 1, ids: [id] })
    })

    test('are not counted once they are archived or belong to another user', async () => {
      const { id } = await given.closetItem({ name: 'Zorblax' })
      const others = await given.get('/api/closet-readings/unrecognized', asNives)
      expect(others.json()).toEqual({ count: 0, ids: [] })
      await given.send('PATCH', `/api/closet-items/${id}`, { body: { archivedReason: 'lost' } })
      expect(await unrecognized()).toEqual({ count: 0, ids: [] })
    })
  })

  test('the stylist scores an outfit by the owner’s traits', async () => {
    const rows = [
      pieceRow({ name: 'Zorblax', category: 'Tops' }),
      pieceRow({ name: 'Black trousers', category: 'Bottoms', color: 'Black' }),
      pieceRow({ name: 'Black pumps', category: 'Shoes', color: 'Black' }),
    ]
    await insertClosetItems(database.db(), rows)
    const [top] = rows
    const score = async () => {
      const response = await given.send('POST', '/api/curate-outfit', {
        body: { focusItemId: top?.id, stylePreference: 'classic', occasion: 'gala' },
      })
      return z.object({ result: z.object({ score: z.object({ total: z.int() }) }) }).parse(response.json())
        .result.score.total
    }
    await state(top?.id ?? '', { formality: 1 })
    const casual = await score()
    await state(top?.id ?? '', { formality: 5 })
    expect(await score()).toBeGreaterThan(casual)
  })
})
