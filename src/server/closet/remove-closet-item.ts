import type { Database } from '../db/open-database.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import type { Clock } from '../ports/clock.ts'
import { markRemoved } from './closet-store.ts'

/**
 * Takes a piece out of the closet. Its row and photo stay until the sweeper comes, so that it can be restored.
 * @throws AppError closet_item_not_found
 */
export async function removeClosetItem(
  { db, clock }: { db: Database; clock: Clock },
  user: User,
  id: string,
): Promise<void> {
  if (!(await markRemoved(db, user.id, id, clock.now()))) throw new AppError('closet_item_not_found')
}
