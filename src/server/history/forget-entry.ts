import { lockPieces } from '../closet/closet-store.ts'
import type { Database } from '../db/open-database.ts'
import { releasePictures } from '../images/release-pictures.ts'
import { giveWearsUp } from './give-wears-up.ts'
import { deleteEntry, findEntry } from './history-store.ts'

/**
 * Deletes an entry for good, and gives up the wears that it counted; one that is not there is no error. In a
 * transaction that has locked the user.
 */
export async function forgetEntry(
  transaction: Database,
  userId: string,
  id: string,
  at: Date,
): Promise<void> {
  const entry = await findEntry(transaction, userId, id, 'to change')
  if (!entry) return
  await lockPieces(transaction, userId, entry.itemIds)
  await giveWearsUp(transaction, entry, entry.itemIds, at)
  await deleteEntry(transaction, id)
  await releasePictures(
    transaction,
    entry.pieces.map(({ imageUrl }) => imageUrl),
  )
}
