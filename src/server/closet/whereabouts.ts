import type { Database } from '../db/open-database.ts'
import { borrowedItemIds } from './lent-pieces.ts'

/** Current state of a piece of an outfit. `gone`: deleted, archived or sold. */
export type Whereabouts = 'clean' | 'in the wash' | 'gone'

/** Looks up pieces of one closet, or borrowed ones, in one query. Unknown ids are `gone`. */
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
