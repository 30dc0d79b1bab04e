import type { OutfitCuration } from '../../contract/stylist.ts'
import type { OutfitRecommendation } from '../../contract/stylist-looks.ts'
import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { findCuration } from './curation-store.ts'
import { findLook } from './look-store.ts'

type Purpose = 'to read' | 'to change'

/**
 * One of the user's own curations. Another's is as absent as one that never was.
 * @throws AppError look_not_found
 */
export async function requireCuration(
  db: Database,
  user: User,
  id: string,
  purpose: Purpose = 'to read',
): Promise<OutfitCuration> {
  return found(await findCuration(db, user.id, id, purpose))
}

/**
 * One of the looks that the user put together.
 * @throws AppError look_not_found
 */
export async function requireLook(
  db: Database,
  user: User,
  id: string,
  purpose: Purpose = 'to read',
): Promise<OutfitRecommendation> {
  return found(await findLook(db, user.id, id, purpose))
}

function found<T>(look: T | null): T {
  if (look === null) throw new AppError('look_not_found')
  return look
}
