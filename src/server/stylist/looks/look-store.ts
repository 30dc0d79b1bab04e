import type { Insertable, Selectable, Updateable } from 'kysely'
import { OutfitItem } from '../../../contract/closet/outfit-items.ts'
import { LookCanvas } from '../../../contract/closet/look-canvas.ts'
import type { OutfitRecommendation } from '../../../contract/stylist/looks.ts'
import type { Database } from '../../db/open-database.ts'
import { locksRows, type Purpose } from '../../db/row-lock.ts'
import type { Tables } from '../../db/tables/tables.ts'

type Table = Tables['outfitRecommendations']

/** Lists the looks that one user created, newest first. */
export async function listLooks(db: Database, userId: string): Promise<OutfitRecommendation[]> {
  const rows = await looksOf(db, userId).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()
  return rows.map(toLook)
}

/** Finds a look of this user, or null. `to change` locks it until the transaction ends. */
export async function findLook(
  db: Database,
  userId: string,
  id: string,
  purpose: Purpose,
): Promise<OutfitRecommendation | null> {
  const row = await looksOf(db, userId)
    .where('id', '=', id)
    .$if(locksRows(db, purpose), (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toLook(row) : null
}

export async function insertLook(db: Database, look: Insertable<Table>): Promise<void> {
  await db.insertInto('outfitRecommendations').values(look).execute()
}

/** Updates a look of this user. */
export async function updateLook(
  db: Database,
  userId: string,
  id: string,
  changes: Updateable<Table>,
): Promise<void> {
  // An update without columns is invalid SQL.
  if (Object.values(changes).every((value) => value === undefined)) return
  await db
    .updateTable('outfitRecommendations')
    .set(changes)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()
}

/** Permanently deletes the looks deleted before `before`. Resolves with the URLs of their pictures. */
export async function purgeLookRows(db: Database, before: Date): Promise<string[]> {
  const gone = await db
    .deleteFrom('outfitRecommendations')
    .where('deletedAt', '<', before)
    .returningAll()
    .execute()
  return gone.flatMap((row) => toLook(row).items.map(({ imageUrl }) => imageUrl))
}

function looksOf(db: Database, userId: string) {
  return db
    .selectFrom('outfitRecommendations')
    .selectAll()
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
}

function toLook(row: Selectable<Table>): OutfitRecommendation {
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    description: row.description,
    occasion: row.occasion,
    // Skips items that an older version stored in another format.
    items: row.items.flatMap((kept) => {
      const item = OutfitItem.safeParse(kept)
      return item.success ? [item.data] : []
    }),
    aiStylingTips: row.aiStylingTips,
    isFavorite: row.isFavorite,
    canvas: LookCanvas.safeParse(row.canvas).data ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
