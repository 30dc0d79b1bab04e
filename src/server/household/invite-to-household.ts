import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Household } from '../../contract/household.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import { HOUSEHOLD_INVITATIONS } from '../http/limits/attempt-limits.ts'
import { limitAttempts } from '../http/limits/limit-attempts.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { householdOf, lockHousehold, membersOf, showHousehold } from './household-store.ts'

const VALID_MS = 7 * 24 * 60 * 60 * 1000
const CODE_BYTES = 24

interface Deps {
  readonly db: Database
  readonly clock: Clock
}

/**
 * Invites someone by name; null creates a single-use code instead. Inviting someone twice keeps one invitation.
 * @throws AppError no_household, person_not_found, in_household if they are a member, too_many_attempts
 */
export async function inviteToHousehold(
  { db, clock }: Deps,
  user: User,
  username: string | null,
): Promise<{ household: Household; code: string | null }> {
  const at = clock.now()
  await limitAttempts(db, `household ${user.id}`, HOUSEHOLD_INVITATIONS, at)
  const code = username === null ? randomBytes(CODE_BYTES).toString('base64url') : null
  return db.transaction().execute(async (transaction) => {
    const householdId = await householdOf(transaction, user.id)
    if (householdId === null) throw new AppError('no_household')
    await lockHousehold(transaction, householdId)
    const inviteeId = username === null ? null : await personToInvite(transaction, user, username)
    if ((await membersOf(transaction, householdId)).some(({ id }) => id === inviteeId))
      throw new AppError('in_household', { message: `@${username} is already in your household.` })
    if (inviteeId !== null)
      await transaction
        .deleteFrom('householdInvitations')
        .where('householdId', '=', householdId)
        .where('inviteeId', '=', inviteeId)
        .execute()
    await transaction
      .insertInto('householdInvitations')
      .values({
        id: newId(),
        householdId,
        inviterId: user.id,
        inviteeId,
        tokenHash: code === null ? null : hashOfCode(code),
        expiresAt: new Date(at.getTime() + VALID_MS),
        createdAt: at,
      })
      .execute()
    return { household: await showHousehold(transaction, user, at), code }
  })
}

// A person who has blocked the user is not found. Upper and lower case do not matter, except between two names that
// differ in nothing else.
async function personToInvite(transaction: Database, user: User, written: string): Promise<string> {
  const username = written.replace(/^@/, '')
  const row = await transaction
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(username) = lower(${username})`)
    .where('deletedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('userBlocks')
            .select('blockerId')
            .whereRef('blockerId', '=', 'users.id')
            .where('blockedId', '=', user.id),
        ),
      ),
    )
    .orderBy(({ eb }) => eb('username', '=', username), 'desc')
    .orderBy('username')
    .executeTakeFirst()
  if (!row) {
    const message = 'No one on this server has this name.'
    throw new AppError('person_not_found', { message, fields: { username: message } })
  }
  return row.id
}

/** Hash of an invitation's code, as stored. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
