import { createHash, randomBytes } from 'node:crypto'
import { INVITATION_DAYS, type Invitation } from '../../contract/user/account.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'

const VALID_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000
const TOKEN_BYTES = 24

/** Creates an invitation for one account. `user` is null for the operator. The token is not stored, only its hash. */
export async function createInvitation(
  db: Database,
  user: User | null,
  now: Date,
): Promise<{ invitation: Invitation; token: string }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const row = {
    id: newId(),
    userId: user?.id ?? null,
    tokenHash: hashOf(token),
    expiresAt: new Date(now.getTime() + VALID_MS),
    createdAt: now,
  }
  await db.insertInto('invitations').values(row).execute()
  return { invitation: asInvitation(row), token }
}

/** Lists the user's usable invitations, newest first. */
export async function openInvitations(db: Database, user: User, now: Date): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .select(['id', 'createdAt', 'expiresAt'])
    .where('userId', '=', user.id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(asInvitation)
}

/** @throws AppError not_found if it belongs to another user or was used */
export async function withdrawInvitation(db: Database, user: User, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found')
}

/**
 * Finds the invitation of a token.
 * @throws AppError invitation_not_valid
 */
export async function requireInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<{ id: string; isOfOperator: boolean }> {
  const row = await db
    .selectFrom('invitations')
    .select(['id', 'userId'])
    .where('tokenHash', '=', hashOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (!row) throw new AppError('invitation_not_valid')
  return { id: row.id, isOfOperator: row.userId === null }
}

/**
 * Marks an invitation as used. Of two concurrent calls, one succeeds.
 * @throws AppError invitation_not_valid
 */
export async function redeemInvitation(db: Database, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('invitation_not_valid')
}

/** Makes an invitation usable again after the account could not be created. */
export async function returnInvitation(db: Database, id: string): Promise<void> {
  await db.updateTable('invitations').set({ usedAt: null }).where('id', '=', id).execute()
}

/** Deletes the operator's unused invitations, so old start-up links stop working. */
export async function withdrawOperatorInvitations(db: Database): Promise<void> {
  await db.deleteFrom('invitations').where('userId', 'is', null).where('usedAt', 'is', null).execute()
}

function asInvitation(row: { id: string; createdAt: Date; expiresAt: Date }): Invitation {
  return { id: row.id, createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
