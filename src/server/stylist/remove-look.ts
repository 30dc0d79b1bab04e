import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { setSharePagesUp } from '../sharing/share-store.ts'
import { updateLook } from './look-store.ts'
import { requireLook } from './require-look.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/**
 * Deletes a look that the user put together. Its row stays with its pictures until the sweeper comes, so that it can be
 * restored; until then the pages of its shares are down.
 * @throws AppError look_not_found, changed_meanwhile
 */
export async function removeLook(
  { db, clock }: StylistNeeds,
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    refuseStale(await requireLook(transaction, user, id, 'to change'))
    await updateLook(transaction, user.id, id, { deletedAt: clock.now() })
    await setSharePagesUp(transaction, user.id, id, false)
  })
}
