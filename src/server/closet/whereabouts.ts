import type { Database } from '../db/open-database.ts'
import { borrowedItemIds } from './lent-pieces.ts'

/** What has become of a piece that an outfit was made of. `gone`: removed, archived or sold. */
export type Whereabouts = 'clean' | 'in the wash' | 'gone'

/** What has become of pieces of one closet, or borrowed ones; what was never in it is gone too. One query, however many there are. */
export async function whereabouts(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Whereabouts>> {
  const known = new Map<string, Whereabouts>(ids.map((id) => [id, 'gone']))
  if (ids.length === 0) return known
  const borrowed = await borrowedItemIds(db, userId)
  const pieces = await db
    .selectFrom('closetItems')
    .leftJoin('marketplaceItems as sale', (join) =>
      join
        .onRef('sale.closetItemId', '=', 'closetItems.id')
        .onRef('sale.sellerId', '=', 'closetItems.userId')
        .on('sale.status', '=', 'sold')
        .on('sale.deletedAt', 'is', null),
    )
    .select(['closetItems.id', 'closetItems.isClean', 'sale.id as saleId'])
    .where(({ or, eb }) =>
      borrowed.length === 0
        ? eb('closetItems.userId', '=', userId)
        : or([eb('closetItems.userId', '=', userId), eb('closetItems.id', 'in', borrowed)]),
    )
    .where('closetItems.id', 'in', [...known.keys()])
    .where('closetItems.deletedAt', 'is', null)
    .where('closetItems.archivedReason', 'is', null)
    .execute()
  for (const { id, isClean, saleId } of pieces) {
    if (saleId === null) known.set(id, isClean ? 'clean' : 'in the wash')
  }
  return known
}
