import type { Household } from '../../contract/household.ts'
import type { Person } from '../../contract/sales.ts'
import type { Database } from '../db/open-database.ts'
import { lockUser } from '../db/row-lock.ts'
import { AppError } from '../http/app-error.ts'
import { HOUSEHOLD_CODE_TRIES } from '../http/limits/attempt-limits.ts'
import { limitAttempts } from '../http/limits/limit-attempts.ts'
import type { User } from '../http/user-of-request.ts'
import { toPerson } from '../marketplace/sales/person-store.ts'
import type { Clock } from '../ports/clock.ts'
import { addMember, householdOf, lockHousehold, showHousehold } from './household-store.ts'
import { hashOfCode } from './invite-to-household.ts'

interface Deps {
  readonly db: Database
  readonly clock: Clock
}

/**
 * Returns the sender of a code.
 * @throws AppError invitation_not_valid, too_many_attempts
 */
export async function openCode({ db, clock }: Deps, user: User, code: string): Promise<Person> {
  await limitAttempts(db, `household-code ${user.id}`, HOUSEHOLD_CODE_TRIES, clock.now())
  const { inviterId } = await requireCode(db, code, clock.now())
  return toPerson(
    await db
      .selectFrom('users')
      .select(['id', 'username', 'profileImage'])
      .where('id', '=', inviterId)
      .executeTakeFirstOrThrow(),
  )
}

/**
 * Joins the household of a code. Of two concurrent calls with the same code, one succeeds.
 * @throws AppError invitation_not_valid, in_household, household_full, too_many_attempts
 */
export async function joinByCode({ db, clock }: Deps, user: User, code: string): Promise<Household> {
  await limitAttempts(db, `household-code ${user.id}`, HOUSEHOLD_CODE_TRIES, clock.now())
  const { id } = await requireCode(db, code, clock.now())
  return join({ db, clock }, user, id)
}

/**
 * Accepts an invitation by name.
 * @throws AppError not_found if it is missing or belongs to another user, in_household, household_full
 */
export async function acceptInvitation({ db, clock }: Deps, user: User, id: string): Promise<Household> {
  const invitation = await db
    .selectFrom('householdInvitations')
    .select('id')
    .where('id', '=', id)
    .where('inviteeId', '=', user.id)
    .where('expiresAt', '>', clock.now())
    .executeTakeFirst()
  if (!invitation) throw new AppError('not_found')
  return join({ db, clock }, user, id)
}

/**
 * Withdraws an invitation as a member of the household, or declines it as the invited person.
 * @throws AppError not_found
 */
export async function dropInvitation(db: Database, user: User, id: string): Promise<void> {
  const householdId = await householdOf(db, user.id)
  const { numDeletedRows } = await db
    .deleteFrom('householdInvitations')
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([
        eb('inviteeId', '=', user.id),
        ...(householdId === null ? [] : [eb('householdId', '=', householdId)]),
      ]),
    )
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found')
}

async function requireCode(db: Database, code: string, now: Date) {
  const row = await db
    .selectFrom('householdInvitations')
    .select(['id', 'inviterId'])
    .where('tokenHash', '=', hashOfCode(code))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (!row) throw new AppError('invitation_not_valid')
  return row
}

async function join({ db, clock }: Deps, user: User, invitationId: string): Promise<Household> {
  const at = clock.now()
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.id)
    const used = await transaction
      .deleteFrom('householdInvitations')
      .where('id', '=', invitationId)
      .returning('householdId')
      .executeTakeFirst()
    if (!used) throw new AppError('invitation_not_valid')
    await lockHousehold(transaction, used.householdId)
    await addMember(transaction, user, used.householdId, at)
    return showHousehold(transaction, user, at)
  })
}
