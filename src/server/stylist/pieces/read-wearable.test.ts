import { beforeEach, expect, test } from 'vitest'
import { exampleRow, insertRow, makeReferencedRows } from '../../../../tests/support/database/example-rows.ts'
import {
  CLOSET_ITEM,
  LISTING,
  OTHER_USER,
  TRIP,
  USER,
} from '../../../../tests/support/database/specified-entities.ts'
import { describeOnEachDatabase } from '../../../../tests/support/database/test-database.ts'
import type { CalendarDate } from '../../../contract/values/calendar-date.ts'
import { readPiece } from '../../../domain/closet/traits/owner-traits.ts'
import type { Database } from '../../db/open-database.ts'
import { createPieceReader, type PieceReader } from './piece-reader.ts'

const DAY: CalendarDate = '2026-11-25'
const AFTER_THE_TRIP: CalendarDate = '2026-11-28'

type Change = (db: Database) => Promise<unknown>

const leaving: readonly [what: string, change: Change][] = [
  ['in the wash', (db) => db.updateTable('closetItems').set({ isClean: false }).execute()],
  ['archived', (db) => db.updateTable('closetItems').set({ archivedReason: 'donated' }).execute()],
  ['lent', (db) => insertRow(db, 'loans', exampleRow('loans'))],
  [
    'listed',
    (db) =>
      db
        .updateTable('marketplaceItems')
        .set({ closetItemId: CLOSET_ITEM })
        .where('id', '=', LISTING)
        .execute(),
  ],
  ['deleted', (db) => db.deleteFrom('closetItems').execute()],
]

describeOnEachDatabase('the wearable pieces of a closet', (given) => {
  let reader: PieceReader
  beforeEach(async () => {
    reader = createPieceReader()
    await makeReferencedRows(given.db())
  })
  const wearable = (userId: string, on = DAY) => reader.readWearable(given.db(), userId, on)
  const idsOf = async (userId: string, on = DAY) => (await wearable(userId, on)).map(({ id }) => id)

  test('the closet is read once while nothing in it changes', async () => {
    let readings = 0
    reader = createPieceReader((...args) => {
      readings += 1
      return readPiece(...args)
    })
    const [before] = await wearable(USER)
    const [again] = await wearable(USER)
    expect(again).toBe(before)
    expect(readings).toBe(1)
  })

  test.each(leaving)('a piece that is %s meanwhile leaves them', async (_, change) => {
    expect(await idsOf(USER)).toEqual([CLOSET_ITEM])
    await change(given.db())
    expect(await idsOf(USER)).toEqual([])
  })

  test('a piece that changed meanwhile is read with its new words and wears', async () => {
    await wearable(USER)
    await given.db().updateTable('closetItems').set({ name: 'Silk shirt', wearCount: 3 }).execute()
    const [piece] = await wearable(USER)
    expect(piece).toMatchObject({ name: 'Silk shirt', wearCount: 3, garment: { material: 'silk' } })
  })

  test('the borrower wears a lent piece until it is returned', async () => {
    expect(await idsOf(OTHER_USER)).toEqual([])
    await insertRow(given.db(), 'loans', exampleRow('loans'))
    expect(await idsOf(OTHER_USER)).toEqual([CLOSET_ITEM])
    await given.db().deleteFrom('loans').execute()
    expect(await idsOf(OTHER_USER)).toEqual([])
  })

  test('a piece packed for a trip is away until its last day', async () => {
    await wearable(USER)
    await insertRow(
      given.db(),
      'tripLines',
      exampleRow('tripLines', { tripId: TRIP, closetItemId: CLOSET_ITEM, isPacked: true }),
    )
    expect(await idsOf(USER)).toEqual([])
    expect(await idsOf(USER, AFTER_THE_TRIP)).toEqual([CLOSET_ITEM])
  })
})
