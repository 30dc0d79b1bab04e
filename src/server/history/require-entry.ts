import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { findEntry, type StoredEntry } from './history-store.ts'

/**
 * One entry of the user's own history. Another's is as absent as one that never was.
 * @throws AppError history_not_found
 */
export async function requireEntry(
  db: Database,
  user: User,
  id: string,
  purpose: 'to read' | 'to change' = 'to read',
): Promise<StoredEntry> {
  const entry = await findEntry(db, user.id, id, purpose)
  if (!entry || entry.deletedAt) throw new AppError('history_not_found')
  return entry
}
