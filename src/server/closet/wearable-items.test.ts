import { beforeEach, expect, test } from 'vitest'
import { exampleRow, makeReferencedRows } from '../../../tests/support/database/example-rows.ts'
import { USER } from '../../../tests/support/database/specified-entities.ts'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import type { NewRow } from './closet-store.ts'
import { insertClosetItems } from './closet-store.ts'
import { listKeptItems, listPiecesInCloset, listWearableItems } from './wearable-items.ts'

describeOnEachDatabase('a closet that is read in several pages', (given) => {
  beforeEach(async () => {
    await makeReferencedRows(given.db())
    await given.db().deleteFrom('closetItems').execute()
  })

  // Pieces of the same moment are told apart by their ids.
  const addPieces = async (count: number) => {
    const rows = Array.from({ length: count }, (_, at) =>
      exampleRow('closetItems', { createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(at / 3))) }),
    ) as NewRow[]
    for (let at = 0; at < rows.length; at += 250)
      await insertClosetItems(given.db(), rows.slice(at, at + 250))
    return rows.map(({ id }) => id).toReversed()
  }

  test.each([0, 500, 501, 1001])('has each of its %i pieces once, newest first', async (count) => {
    const ids = await addPieces(count)
    for (const read of [
      listWearableItems(given.db(), USER),
      listKeptItems(given.db(), USER),
      listPiecesInCloset(given.db(), USER),
    ])
      expect((await read).map(({ id }) => id)).toEqual(ids)
  })
})
