import sharp from 'sharp'
import { expect, test } from 'vitest'
import { insertRow } from '../../../tests/support/database/example-rows.ts'
import { givenCloset, pieceRow } from '../../../tests/support/server/given-closet.ts'
import { OTHER_USER } from '../../../tests/support/database/specified-entities.ts'
import { givenApp } from '../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { reviewParts, reviewPictureAddress, YearReview } from '../../contract/year-review.ts'
import { insertClosetItems } from '../closet/closet-store.ts'

describeOnEachDatabase('a year in review', (database) => {
  const given = givenApp(database)
  const review = async (year = '2026') => {
    const response = await given.get(`/api/year-reviews/${year}`)
    expect(response.statusCode, response.body).toBe(200)
    return YearReview.parse(response.json())
  }

  test('summarizes the logged wears, and agrees with the cards', async () => {
    const closet = await givenCloset(database.db())
    const [jeans, shoes] = [closet.get('Straight jeans'), closet.get('Leather sneakers')]
    for (const wornDate of ['2026-03-05', '2026-03-06', '2025-01-02'])
      await given.send('POST', '/api/outfit-history', { body: { itemIds: [jeans, shoes], wornDate } })
    await given.send('POST', `/api/closet-items/${jeans}/wears`, { body: { wornDate: '2026-11-02' } })
    const { mostWorn, neverWorn, ...facts } = await review()
    expect(facts).toMatchObject({
      years: [2026, 2025],
      since: null,
      dayCount: 3,
      outfitCount: 2,
      pieceCount: 2,
    })
    expect(mostWorn.map(({ piece, days }) => [piece.name, days])).toEqual([
      ['Straight jeans', 3],
      ['Leather sneakers', 2],
    ])
    expect(neverWorn.count).toBe(closet.size - 2)
    expect((await review('2025')).since).toBeNull()
  })

  test.each(['square', 'story'] as const)(
    'has pictures as a %s, also without logged wears',
    async (shape) => {
      await givenCloset(database.db(), { originalPrice: '40.00', currency: 'USD' })
      const [worn] = (await given.get('/api/closet-items')).json()
      await given.send('POST', `/api/closet-items/${worn.id}/wears`, { body: { wornDate: '2026-11-02' } })
      for (const [year, part] of [2026, 2019].flatMap((each) =>
        reviewParts.map((one) => [each, one] as const),
      )) {
        const response = await given.get(reviewPictureAddress(year, part, shape))
        expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg'])
        const { width, height } = await sharp(response.rawPayload).metadata()
        expect([width, height]).toEqual([1080, shape === 'square' ? 1080 : 1920])
      }
    },
  )

  test("counts none of another user's wears", async () => {
    await insertRow(database.db(), 'users', { id: OTHER_USER, username: 'another' })
    const theirs = pieceRow({ userId: OTHER_USER })
    await insertClosetItems(database.db(), [theirs])
    await insertRow(database.db(), 'wears', {
      closetItemId: theirs.id,
      wornOn: '2026-11-02',
      outfitHistoryId: null,
    })
    expect(await review()).toMatchObject({ dayCount: 0, neverWorn: { count: 0 } })
  })

  test.each([
    ['/api/year-reviews/soon', 400],
    ['/api/year-reviews/2026/pictures/most-worn?shape=round', 400],
    ['/api/year-reviews/2026/pictures/least-worn?shape=square', 400],
  ])('%s returns %i', async (address, status) => {
    const response = await given.get(address)
    expect([response.statusCode, response.json().code]).toEqual([status, 'invalid_request'])
  })
})
