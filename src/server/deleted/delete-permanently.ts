import { sql } from 'kysely'
import { deletedKinds, type DeletedKind } from '../../contract/deleted.ts'
import { retentionCutoff } from '../db/retention-period.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { kindsOfDeleted, type DeletedDeps } from './deleted-kinds.ts'

// Before every retention cutoff.
const LONG_AGO = new Date('2000-01-01T00:00:00Z')

/**
 * Permanently deletes one soft-deleted entity of the user: ends its retention period and runs its cleanup job.
 * @throws AppError deleted_not_found if it can't be restored
 */
export async function deletePermanently(
  deps: DeletedDeps,
  user: User,
  { kind, id }: { readonly kind: DeletedKind; readonly id: string },
): Promise<void> {
  const count = await endRetention(deps, user, kind, id)
  if (count === 0n) throw new AppError('deleted_not_found')
  await kindsOfDeleted[kind].purge(deps)
}

/** Permanently deletes everything that this user has soft-deleted. */
export async function emptyDeleted(deps: DeletedDeps, user: User): Promise<void> {
  for (const kind of deletedKinds) {
    await endRetention(deps, user, kind, null)
    await kindsOfDeleted[kind].purge(deps)
  }
}

async function endRetention(
  { db, clock }: DeletedDeps,
  user: User,
  kind: DeletedKind,
  id: string | null,
): Promise<bigint> {
  const { table, owner } = kindsOfDeleted[kind]
  const ofThis = id === null ? sql`` : sql`and ${sql.ref('id')} = ${id}`
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.ref('deletedAt')} = ${LONG_AGO}
    where ${sql.ref(owner)} = ${user.id} and ${sql.ref('deletedAt')} >= ${retentionCutoff(clock.now())} ${ofThis}
  `.execute(db)
  return numAffectedRows
}
