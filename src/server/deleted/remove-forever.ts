import { sql } from 'kysely'
import { deletedKinds, type DeletedKind } from '../../contract/deleted.ts'
import { goneForGoodBefore } from '../closet/removal-period.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import type { DeletedNeeds } from './deleted-needs.ts'
import { kindsOfDeleted } from './deleted-kinds.ts'

// Long over for every sweeper.
const LONG_AGO = new Date('2000-01-01T00:00:00Z')

/**
 * Deletes something permanently that this user deleted before: its time is set to be over, and its sweeper comes now.
 * @throws AppError deleted_not_found where it is not among what can be restored
 */
export async function removeForever(
  needs: DeletedNeeds,
  user: User,
  { kind, id }: { readonly kind: DeletedKind; readonly id: string },
): Promise<void> {
  const count = await endTime(needs, user, kind, id)
  if (count === 0n) throw new AppError('deleted_not_found')
  await kindsOfDeleted[kind].sweep(needs)
}

/** Deletes everything permanently that this user deleted before. */
export async function emptyDeleted(needs: DeletedNeeds, user: User): Promise<void> {
  for (const kind of deletedKinds) {
    await endTime(needs, user, kind, null)
    await kindsOfDeleted[kind].sweep(needs)
  }
}

async function endTime(
  { db, clock }: DeletedNeeds,
  user: User,
  kind: DeletedKind,
  id: string | null,
): Promise<bigint> {
  const { table, owner } = kindsOfDeleted[kind]
  const ofThis = id === null ? sql`` : sql`and ${sql.ref('id')} = ${id}`
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.ref('deletedAt')} = ${LONG_AGO}
    where ${sql.ref(owner)} = ${user.id} and ${sql.ref('deletedAt')} >= ${goneForGoodBefore(clock.now())} ${ofThis}
  `.execute(db)
  return numAffectedRows
}
