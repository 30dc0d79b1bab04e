import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { givenCloset } from '../../../../tests/support/server/given-closet.ts'
import { givenApp } from '../../../../tests/support/server/test-app.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import { OutfitsForDay } from '../../../contract/planner/outfits-for-day.ts'
import { SwapForDay } from '../../../contract/planner/swaps-for-day.ts'

const TODAY = '2026-11-23'

describeOnEachDatabase('swaps for a suggested outfit', (database) => {
  const given = givenApp(database)
  let itemIds: string[] = []
  beforeEach(async () => {
    await givenCloset(database.db())
    const response = await given.get(`/api/outfits-for-day?date=${TODAY}`)
    const { outfits } = OutfitsForDay.parse(response.json())
    itemIds = outfits[0]?.pieces.map(({ item }) => item.id) ?? []
  })
  const swaps = (itemId: string, ids = itemIds) =>
    given.get(`/api/outfits-for-day/swaps?date=${TODAY}&itemIds=${ids.join()}&itemId=${itemId}`)

  test('offer other pieces for its slot, each with a reason and the resulting outfit’s texts', async () => {
    for (const itemId of itemIds) {
      const response = await swaps(itemId)
      expect(response.statusCode, response.body).toBe(200)
      for (const { item, reasoning, outfit } of z.array(SwapForDay).parse(response.json())) {
        const worn = outfit.pieces.map((piece) => piece.item.id)
        expect(itemIds).not.toContain(item.id)
        expect(worn.toSorted()).toEqual(itemIds.map((id) => (id === itemId ? item.id : id)).toSorted())
        expect([reasoning, outfit.outfitDescription, outfit.reason]).not.toContain('')
      }
    }
    expect((await swaps(itemIds[0] ?? '')).json()).not.toEqual([])
  })

  test('are rejected for a piece that is not in the outfit, and for one in the wash', async () => {
    const [first = '', ...others] = itemIds
    expect((await swaps(first, others)).json().code).toBe('closet_item_not_found')
    await given.send('PATCH', `/api/closet-items/${first}`, { body: { isClean: false } })
    expect((await swaps(others[0] ?? '')).json().code).toBe('piece_not_wearable')
    expect((await swaps(first, ['not an id'])).statusCode).toBe(400)
  })
})
