import { createHash, randomBytes } from 'node:crypto'
import type { PairedDevice } from '../../contract/user/devices.ts'
import { newId } from '../db/new-id.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'

const TOKEN_BYTES = 32
const CODE_BYTES = 24
const CODE_MS = 10 * 60 * 1000

/** Creates a code that pairs one device, and deletes expired codes. */
export async function createPairingCode(
  db: Database,
  user: User,
  now: Date,
): Promise<{ code: string; expiresAt: Date }> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + CODE_MS)
  await db.deleteFrom('pairingCodes').where('expiresAt', '<', now).execute()
  await db
    .insertInto('pairingCodes')
    .values({ codeHash: hashOf(code), userId: user.id, expiresAt })
    .execute()
  return { code, expiresAt }
}

/**
 * Pairs a device with a single-use code. Returns the token for the device's cookie.
 * @throws AppError pairing_not_valid
 */
export async function pairDevice(
  db: Database,
  { code, name }: { readonly code: string; readonly name: string },
  now: Date,
): Promise<{ device: PairedDevice; token: string }> {
  return db.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('pairingCodes')
      .where('codeHash', '=', hashOf(code))
      .where('expiresAt', '>', now)
      .returning('userId')
      .executeTakeFirst()
    if (!used) throw new AppError('pairing_not_valid')
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const row = { id: newId(), userId: used.userId, tokenHash: hashOf(token), name, createdAt: now }
    await transaction.insertInto('pairedDevices').values(row).execute()
    return { device: asDevice(row), token }
  })
}

/** Finds the user of a paired device's token, or null. */
export async function userOfToken(db: Database, token: string): Promise<User | null> {
  const row = await db
    .selectFrom('pairedDevices')
    .select('userId')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst()
  return row ? { id: row.userId } : null
}

/** Lists the user's paired devices, newest first. */
export async function listDevices(db: Database, user: User): Promise<PairedDevice[]> {
  const rows = await db
    .selectFrom('pairedDevices')
    .select(['id', 'name', 'createdAt'])
    .where('userId', '=', user.id)
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(asDevice)
}

/** @throws AppError not_found */
export async function removeDevice(db: Database, user: User, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('pairedDevices')
    .where('id', '=', id)
    .where('userId', '=', user.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found')
}

function asDevice({ id, name, createdAt }: { id: string; name: string; createdAt: Date }): PairedDevice {
  return { id, name, createdAt: createdAt.toISOString() }
}

// Tokens are random, so a hash without salt can't be reversed.
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
