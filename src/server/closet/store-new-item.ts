import type { ClosetItem } from '../../contract/closet.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import type { User } from '../http/user-of-request.ts'
import type { KeptPicture } from '../images/keep-picture.ts'
import { insertClosetItems, type NewRow } from './closet-store.ts'
import { requireClosetItem } from './closet-item-lifecycle.ts'

type Facts = Omit<NewRow, 'id' | 'userId' | 'imageKey' | 'imageUrl'>

/** Stores a new piece with its picture, in the transaction that confirms the picture; resolves with it as it is read. */
export async function storeNewItem(
  transaction: Database,
  user: User,
  facts: Facts,
  picture: KeptPicture,
): Promise<ClosetItem> {
  const row = { ...facts, id: newId(), userId: user.id, imageKey: picture.key, imageUrl: picture.url }
  await insertClosetItems(transaction, [row])
  return requireClosetItem(transaction, user, row.id)
}
