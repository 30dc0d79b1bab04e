import type { Insertable, Selectable } from 'kysely'
import { PlateRecipe } from '../../domain/sharing/plate-recipe.ts'
import type { Database } from '../db/open-database.ts'
import { locksRows, type Purpose } from '../db/row-lock.ts'
import type { Tables } from '../db/tables/tables.ts'

type Table = Tables['outfitShares']

/** The stored fields of a share. */
export type Share = Omit<Selectable<Table>, 'plate'> & {
  /** Null for shares of older versions. */
  readonly plate: PlateRecipe | null
}

/** Lists the shares of one user, newest first. */
export async function listSharesOf(db: Database, userId: string): Promise<Share[]> {
  const rows = await sharesOf(db, userId).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()
  return rows.map(toShare)
}

/** Finds a share of this user, or null. `to change` locks it until the transaction ends. */
export async function findShare(
  db: Database,
  userId: string,
  id: string,
  purpose: Purpose,
): Promise<Share | null> {
  const row = await sharesOf(db, userId)
    .where('id', '=', id)
    .$if(locksRows(db, purpose), (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toShare(row) : null
}

/** Finds the public content of a share by the hash of its token, or null. */
export async function findPublicShare(
  db: Database,
  tokenHash: string,
): Promise<{ shareText: string; hashtags: readonly string[]; plate: PlateRecipe } | null> {
  const row = await db
    .selectFrom('outfitShares')
    .select(['shareText', 'hashtags', 'plate'])
    .where('shareTokenHash', '=', tokenHash)
    .where('isPublic', '=', true)
    .executeTakeFirst()
  const plate = row ? plateOf(row) : null
  return row && plate ? { shareText: row.shareText, hashtags: row.hashtags, plate } : null
}

/** Inserts a share and returns it as stored. */
export async function insertShare(db: Database, share: Insertable<Table>): Promise<Share> {
  return toShare(await db.insertInto('outfitShares').values(share).returningAll().executeTakeFirstOrThrow())
}

/** Counts an opening of a share of this user; resolves with the new count, or null. */
export async function addOpening(db: Database, userId: string, id: string): Promise<number | null> {
  const counted = await db
    .updateTable('outfitShares')
    .set(({ eb }) => ({ shareCount: eb('shareCount', '+', 1) }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('shareCount')
    .executeTakeFirst()
  return counted?.shareCount ?? null
}

/** Hides the pages of an outfit's shares, or shows the existing ones again. */
export async function setSharePagesUp(
  db: Database,
  userId: string,
  outfitId: string,
  isUp: boolean,
): Promise<void> {
  await db
    .updateTable('outfitShares')
    .set({ isPublic: isUp })
    .where('userId', '=', userId)
    .where('outfitId', '=', outfitId)
    .where('shareTokenHash', 'is not', null)
    .execute()
}

/** Deletes a share of this user. */
export async function deleteShare(db: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom('outfitShares').where('id', '=', id).where('userId', '=', userId).execute()
}

function sharesOf(db: Database, userId: string) {
  return db.selectFrom('outfitShares').selectAll().where('userId', '=', userId)
}

function toShare(row: Selectable<Table>): Share {
  return { ...row, plate: plateOf(row) }
}

// Ignores a recipe in an older format, so the rest of the share stays readable.
function plateOf({ plate }: Pick<Selectable<Table>, 'plate'>): PlateRecipe | null {
  return PlateRecipe.safeParse(plate).data ?? null
}
