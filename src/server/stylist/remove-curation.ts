import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { setSharePagesUp } from '../sharing/share-store.ts'
import { updateCuration } from './curation-store.ts'
import { requireCuration } from './require-look.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/**
 * Deletes a curation. Its row stays with its versions until the sweeper comes, so that it can be restored; until then the
 * pages of its shares are down.
 * @throws AppError look_not_found, changed_meanwhile
 */
export async function removeCuration(
  { db, clock }: StylistNeeds,
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    refuseStale(await requireCuration(transaction, user, id, 'to change'))
    await updateCuration(transaction, user.id, id, { deletedAt: clock.now() })
    await setSharePagesUp(transaction, user.id, id, false)
  })
}
