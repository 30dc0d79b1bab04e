import { expect, test } from 'vitest'
import { givenCloset, pieceRow } from '../../../tests/support/server/given-closet.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { WouldWear } from '../../contract/marketplace.ts'
import { newId } from '../db/new-id.ts'
import { insertClosetItems } from '../closet/closet-store.ts'
import { PERSONAL_USER_ID } from '../user/personal-user.ts'

const cardigan = { name: 'Caramel cardigan', category: 'Tops', color: 'Caramel', price: '52.00' }

describeOnEachDatabase('would I wear it?', (database) => {
  const given = givenApp(database)
  const ask = async (body: object = cardigan): Promise<WouldWear> => {
    const response = await given.send('POST', '/api/would-i-wear', { body })
    expect(response.statusCode, response.body).toBe(200)
    return WouldWear.parse(response.json())
  }
  const worn = ({ outfits }: WouldWear) =>
    new Set(outfits.flatMap(({ pieces }) => pieces.flatMap(({ item }) => item.id ?? [])))

  test('uses the user’s pieces, including those in the wash, and stores nothing', async () => {
    const ids = await givenCloset(database.db(), { isClean: false })
    const judged = await ask()
    expect(judged.verdict).toBe('yes')
    expect(judged.outfits).toHaveLength(4)
    expect([...worn(judged)].every((id) => [...ids.values()].includes(id))).toBe(true)
    const candidates = judged.outfits.flatMap(({ pieces }) => pieces.filter(({ item }) => item.id === null))
    expect(candidates.map(({ item }) => item.name)).toEqual(Array.from({ length: 4 }, () => cardigan.name))
    expect(candidates[0]?.item.imageUrl).toMatch(/^\/drawings\/cardigan\.svg\?c=/)
    expect(await ask()).toEqual(judged)
    expect((await given.get('/api/closet-items')).json()).toHaveLength(ids.size)
  })

  test('excludes pieces that are archived, deleted or for sale', async () => {
    const [gone, kept] = [
      pieceRow({ archivedReason: 'sold', archivedAt: new Date() }),
      pieceRow({ archivedAt: null }),
    ]
    await insertClosetItems(database.db(), [gone, kept])
    const shirt = { name: 'Linen shirt', category: 'Tops', color: 'White' }
    expect((await ask(shirt)).nearDuplicate?.item.id).toBe(kept.id)
    await database
      .db()
      .insertInto('marketplaceItems')
      .values({
        id: newId(),
        sellerId: PERSONAL_USER_ID,
        closetItemId: kept.id,
        title: 'Shirt',
        description: 'White',
        price: '10.00',
        condition: 'Good',
        category: 'Tops',
        imageUrl: '/drawings/shirt.svg',
        status: 'available',
        createdAt: new Date(),
      })
      .execute()
    const judged = await ask(shirt)
    expect(judged.nearDuplicate).toBeNull()
    expect(judged.sentence).toMatch(/Your closet is empty/)
  })

  test('reports similar pieces that left the closet within a year, without counting them', async () => {
    const left = { name: 'Caramel cardigan', category: 'Tops', color: 'Caramel' } as const
    const sold = { ...left, archivedReason: 'sold', archivedAt: new Date('2026-10-02T08:00:00Z') } as const
    await insertClosetItems(database.db(), [pieceRow({ ...sold, userId: PERSONAL_USER_ID })])
    const { reasons, nearDuplicate } = await ask()
    expect([nearDuplicate, reasons]).toEqual([
      null,
      ['You sold your caramel cardigan in October 2026. It was nearly identical.'],
    ])
    given.clock().passes({ days: 360 })
    expect((await ask()).reasons).toEqual([])
  })

  test('computes the cost per wear from the wears of a year', async () => {
    const since = { purchaseDate: '2025-11-23', wearsBefore: 20, wearCount: 20, category: 'Tops' } as const
    await insertClosetItems(database.db(), [
      pieceRow({ ...since, name: 'Wool sweater' }),
      pieceRow({ ...since, name: 'Green cardigan' }),
    ])
    expect((await ask()).costPerWear).toMatchObject({ amount: '2.60', wearsAYear: 20 })
  })

  test('never returns a third-party picture', async () => {
    await givenCloset(database.db())
    for (const imageUrl of ['https://shop.example/boots.jpg', '//shop.example/boots.jpg']) {
      const { outfits } = await ask({ ...cardigan, imageUrl })
      const own = outfits.flatMap(({ pieces }) => pieces).find(({ item }) => item.id === null)
      expect(own?.item.imageUrl).toMatch(/^\/drawings\//)
    }
  })

  test.each([
    [{ ...cardigan, name: ' ' }, 'name'],
    [{ ...cardigan, category: 'Hats' }, 'category'],
    [{ ...cardigan, price: '-1' }, 'price'],
  ])('rejects %j', async (body, field) => {
    const response = await given.send('POST', '/api/would-i-wear', { body })
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]])
  })
})
