import type { Household } from '../../contract/household.ts'
import type { Database } from '../db/open-database.ts'
import { locksRows } from '../db/row-lock.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { toPerson } from '../marketplace/sales/person-store.ts'

const MEMBERS_MAX = 12

/** Returns the household of a user from their perspective; empty if they have none. */
export async function showHousehold(db: Database, user: User, now: Date): Promise<Household> {
  const id = await householdOf(db, user.id)
  const [members, sent, received] = await Promise.all([
    id === null ? [] : membersOf(db, id),
    id === null ? [] : sentInvitations(db, id, now),
    receivedInvitations(db, user, now),
  ])
  return {
    members: members.map(({ createdAt, ...person }, place) => ({
      person: toPerson(person),
      isMe: person.id === user.id,
      isFounder: place === 0,
      joinedAt: createdAt.toISOString(),
    })),
    sent,
    received,
  }
}

/** Id of the household that a user is a member of, or null. */
export async function householdOf(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('householdMembers')
    .select('householdId')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.householdId ?? null
}

/** Lists the members of a household, the longest-standing first. */
export function membersOf(db: Database, householdId: string) {
  return db
    .selectFrom('householdMembers')
    .innerJoin('users', 'users.id', 'householdMembers.userId')
    .select(['users.id', 'users.username', 'users.profileImage', 'householdMembers.createdAt'])
    .where('householdId', '=', householdId)
    .orderBy('householdMembers.createdAt')
    .orderBy('users.id')
    .execute()
}

async function sentInvitations(db: Database, householdId: string, now: Date): Promise<Household['sent']> {
  const rows = await db
    .selectFrom('householdInvitations as invitation')
    .leftJoin('users', 'users.id', 'invitation.inviteeId')
    .select(['invitation.id', 'expiresAt', 'inviteeId', 'username', 'profileImage'])
    .where('householdId', '=', householdId)
    .where('expiresAt', '>', now)
    .orderBy('invitation.createdAt', 'desc')
    .execute()
  return rows.map(({ id, expiresAt, inviteeId, username, profileImage }) => ({
    id,
    expiresAt: expiresAt.toISOString(),
    person: inviteeId === null ? null : toPerson({ id: inviteeId, username: username ?? '', profileImage }),
  }))
}

async function receivedInvitations(db: Database, user: User, now: Date): Promise<Household['received']> {
  const rows = await db
    .selectFrom('householdInvitations as invitation')
    .innerJoin('users', 'users.id', 'invitation.inviterId')
    .select(['invitation.id', 'expiresAt', 'inviterId', 'username', 'profileImage'])
    .where('inviteeId', '=', user.id)
    .where('expiresAt', '>', now)
    .orderBy('invitation.createdAt', 'desc')
    .execute()
  return rows.map(({ id, expiresAt, inviterId, username, profileImage }) => ({
    id,
    expiresAt: expiresAt.toISOString(),
    person: toPerson({ id: inviterId, username, profileImage }),
  }))
}

/** Locks a household until the transaction ends, to serialize joining, leaving and lending. */
export async function lockHousehold(transaction: Database, id: string): Promise<void> {
  if (locksRows(transaction))
    await transaction.selectFrom('households').select('id').where('id', '=', id).forUpdate().execute()
}

/**
 * Adds a user to a household, in the transaction that locked it.
 * @throws AppError in_household if they are in one, household_full
 */
export async function addMember(
  transaction: Database,
  user: User,
  householdId: string,
  at: Date,
): Promise<void> {
  if ((await householdOf(transaction, user.id)) !== null) throw new AppError('in_household')
  if ((await membersOf(transaction, householdId)).length >= MEMBERS_MAX) throw new AppError('household_full')
  await transaction
    .insertInto('householdMembers')
    .values({ userId: user.id, householdId, createdAt: at })
    .execute()
}
