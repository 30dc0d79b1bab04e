import type { Insertable, Selectable } from 'kysely'
import { PlateRecipe } from '../../domain/sharing/plate-recipe.ts'
import type { Database } from '../db/open-database.ts'
import { locksRows } from '../db/row-lock.ts'
import type { Tables } from '../db/tables.ts'

type Table = Tables['outfitShares']

/** What is stored of a share. */
export type Share = Omit<Selectable<Table>, 'plate'> & {
  /** Null for one that an older Armadio made. */
  readonly plate: PlateRecipe | null
}

/** What one user has shared, newest first. */
export async function listSharesOf(db: Database, userId: string): Promise<Share[]> {
  const rows = await sharesOf(db, userId).orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()
  return rows.map(toShare)
}

/** One share of this user, or null. `to change` keeps others from changing it until the transaction ends. */
export async function findShare(
  db: Database,
  userId: string,
  id: string,
  purpose: 'to read' | 'to change',
): Promise<Share | null> {
  const row = await sharesOf(db, userId)
    .where('id', '=', id)
    .$if(purpose === 'to change' && locksRows(db), (query) => query.forUpdate())
    .executeTakeFirst()
  return row ? toShare(row) : null
}

/** What the page of a share shows, whoever asks; null where no public share has this hash. */
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

/** Stores a new share and gives it back as it is stored. */
export async function insertShare(db: Database, share: Insertable<Table>): Promise<Share> {
  return toShare(await db.insertInto('outfitShares').values(share).returningAll().executeTakeFirstOrThrow())
}

/** Counts one more opening of a share of this user; resolves with how many there are now, null where it is not. */
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

// A plate that an older Armadio kept in another form is none, and the rest of the share is still to be read.
function plateOf({ plate }: Pick<Selectable<Table>, 'plate'>): PlateRecipe | null {
  return PlateRecipe.safeParse(plate).data ?? null
}
