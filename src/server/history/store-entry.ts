import type { Insertable } from 'kysely'
import type { OutfitItem } from '../../contract/closet/outfit-items.ts'
import { storeWears } from '../closet/wears/store-wears.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables/tables.ts'
import { toOutfitItem } from '../stylist/outfit-item.ts'
import { insertEntry } from './history-store.ts'

interface NewEntry extends Pick<
  Insertable<Tables['outfitHistory']>,
  'userId' | 'occasion' | 'weather' | 'location' | 'rating' | 'notes' | 'wornDate'
> {
  /** Pieces of this user's closet. */
  readonly pieces: readonly OutfitItem[]
  readonly at: Date
}

/**
 * Stores an entry and counts its wears that are not counted yet, in a transaction that has locked the user and then the
 * pieces. Resolves with the id of the entry.
 */
export async function storeEntry(transaction: Database, { pieces, at, ...facts }: NewEntry): Promise<string> {
  const id = newId()
  const itemIds = pieces.map((piece) => piece.id)
  await insertEntry(transaction, {
    ...facts,
    id,
    itemIds,
    itemSnapshots: pieces.map(toOutfitItem),
    createdAt: at,
  })
  await storeWears(transaction, {
    userId: facts.userId,
    ids: itemIds,
    wornDate: facts.wornDate,
    historyId: id,
    at,
  })
  return id
}
