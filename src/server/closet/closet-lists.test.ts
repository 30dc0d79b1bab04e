import { beforeEach, expect, test } from 'vitest'
import { describeOnEachDatabase } from '../../../tests/support/database/test-database.ts'
import { exampleRow, insertRow, makeReferencedRows } from '../../../tests/support/database/example-rows.ts'
import {
  CLOSET_ITEM,
  IMAGE,
  LISTING,
  OTHER_USER,
  SALE,
  USER,
} from '../../../tests/support/database/specified-entities.ts'
import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { Database } from '../db/open-database.ts'
import { closetLists, type ClosetLists } from './closet-lists.ts'
import { listClosetItems, readClosetPages } from './closet-store.ts'

type Change = (db: Database) => { execute(): Promise<unknown> }

const seenByBoth: [what: string, change: Change][] = [
  ['its piece', (db) => db.updateTable('closetItems').set({ wearCount: 7 })],
  ['its photo', (db) => db.updateTable('storedImages').set({ width: 7 }).where('key', '=', IMAGE)],
  ['its loan', (db) => db.updateTable('loans').set({ until: '2026-12-24' })],
  ['the end of its loan', (db) => db.deleteFrom('loans')],
  ['its end', (db) => db.deleteFrom('closetItems').where('id', '=', CLOSET_ITEM)],
]

const seenByOwner: [what: string, change: Change][] = [
  [
    "the borrower's name",
    (db) => db.updateTable('users').set({ username: 'new' }).where('id', '=', OTHER_USER),
  ],
  [
    'its listing',
    (db) => db.updateTable('marketplaceItems').set({ status: 'sold' }).where('id', '=', LISTING),
  ],
  ['its sale', (db) => db.updateTable('sales').set({ state: 'accepted' }).where('id', '=', SALE)],
]

const seenByBorrower: [what: string, change: Change][] = [
  ["the lender's name", (db) => db.updateTable('users').set({ username: 'new' }).where('id', '=', USER)],
]

describeOnEachDatabase('lists of closets', (given) => {
  let lists: ClosetLists
  beforeEach(async () => {
    lists = closetLists(given.db())
    await makeReferencedRows(given.db())
    await given.db().updateTable('closetItems').set({ imageKey: IMAGE }).execute()
    await insertRow(given.db(), 'loans', exampleRow('loans'))
  })
  const listOf = (userId: string) => lists.of(userId, 'with borrowed ones')

  test('an unchanged list returns the same reply after unrelated writes', async () => {
    const before = await listOf(USER)
    await insertRow(given.db(), 'wishlistItems', exampleRow('wishlistItems'))
    await insertRow(given.db(), 'closetItems', exampleRow('closetItems', { userId: OTHER_USER }))
    expect(await listOf(USER)).toBe(before)
    expect(await lists.of(USER, 'archived')).not.toBe(before)
  })

  test.each([...seenByBoth, ...seenByOwner])('%s changes the list of its owner', async (_, change) => {
    const before = await listOf(USER)
    await change(given.db()).execute()
    expect(await listOf(USER)).not.toBe(before)
  })

  test.each([...seenByBoth, ...seenByBorrower])('%s changes the list of its borrower', async (_, change) => {
    const before = await listOf(OTHER_USER)
    await change(given.db()).execute()
    expect(await listOf(OTHER_USER)).not.toBe(before)
  })

  test('a rolled back change leaves the list unchanged', async () => {
    const before = await listOf(USER)
    await given
      .db()
      .transaction()
      .execute(async (transaction) => {
        await transaction.updateTable('closetItems').set({ wearCount: 7 }).execute()
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await listOf(USER)).toBe(before)
  })

  test('a long list read in pages equals the list', async () => {
    // Three pieces share a time, so pages end between them.
    const createdAt = (at: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(at / 3))
    for (let at = 0; at < 600; at += 1)
      await insertRow(given.db(), 'closetItems', exampleRow('closetItems', { createdAt: createdAt(at) }))
    const pages: ClosetItem[][] = []
    for await (const page of readClosetPages(given.db(), USER, 'in the closet')) pages.push(page)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.flat()).toEqual(await listClosetItems(given.db(), USER))
  })
})
