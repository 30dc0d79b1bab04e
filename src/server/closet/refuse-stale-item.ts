import type { ClosetItem } from '../../contract/closet.ts'
import type { Database } from '../db/open-database.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import { imageKeysOf } from './closet-store.ts'

/**
 * Rejects a change of a piece that its caller saw in another state. A cut-out that the background work has added since
 * is not the user's change, so a caller that saw the piece without it may go on.
 * @throws AppError changed_meanwhile
 */
export async function refuseStaleItem(
  transaction: Database,
  item: ClosetItem,
  refuseStale: RefuseStale,
): Promise<void> {
  const { cutOutState } = await imageKeysOf(transaction, item.userId, item.id)
  refuseStale(item, ...(cutOutState === 'done' ? [{ ...item, cutOut: null }] : []))
}
