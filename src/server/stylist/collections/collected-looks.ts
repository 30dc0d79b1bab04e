import type { Database } from '../../db/open-database.ts'
import { AppError } from '../../http/app-error.ts'
import type { User } from '../../http/user-of-request.ts'

/**
 * Adds looks of the user to a collection. Idempotent.
 * @throws AppError look_not_found; then none is added
 */
export async function collectLooks(
  db: Database,
  user: User,
  collectionId: string,
  lookIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(lookIds)]
  if (ids.length === 0) return
  const ownedIn = (table: 'outfitCurations' | 'outfitRecommendations') =>
    db
      .selectFrom(table)
      .select('id')
      .where('userId', '=', user.id)
      .where('id', 'in', ids)
      .where('deletedAt', 'is', null)
      .execute()
  const [curations, looks] = [await ownedIn('outfitCurations'), await ownedIn('outfitRecommendations')]
  if (curations.length + looks.length < ids.length) throw new AppError('look_not_found')
  if (curations.length > 0)
    await db
      .insertInto('collectedCurations')
      .values(curations.map(({ id }) => ({ collectionId, curationId: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (looks.length > 0)
    await db
      .insertInto('collectedLooks')
      .values(looks.map(({ id }) => ({ collectionId, lookId: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/**
 * Replaces the looks of a collection.
 * @throws AppError look_not_found
 */
export async function setLooks(
  db: Database,
  user: User,
  collectionId: string,
  lookIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('collectedCurations').where('collectionId', '=', collectionId).execute()
  await db.deleteFrom('collectedLooks').where('collectionId', '=', collectionId).execute()
  await collectLooks(db, user, collectionId, lookIds)
}

/** Removes a look from a collection, if it is in it. */
export async function uncollectLook(db: Database, collectionId: string, lookId: string): Promise<void> {
  await db
    .deleteFrom('collectedCurations')
    .where('collectionId', '=', collectionId)
    .where('curationId', '=', lookId)
    .execute()
  await db
    .deleteFrom('collectedLooks')
    .where('collectionId', '=', collectionId)
    .where('lookId', '=', lookId)
    .execute()
}
