import type { OutfitCuration } from '../../contract/stylist.ts'
import type { CurationChanges } from '../../contract/stylist-looks.ts'
import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { updateCuration } from './curation-store.ts'
import { requireCuration } from './require-look.ts'
import type { StylistNeeds } from './stylist-needs.ts'

/**
 * Names a curation or marks it as a favorite; what was curated stays as it is.
 * @throws AppError look_not_found, changed_meanwhile
 */
export async function changeCuration(
  { db }: StylistNeeds,
  user: User,
  { id, changes }: { id: string; changes: CurationChanges },
  refuseStale: RefuseStale,
): Promise<OutfitCuration> {
  return db.transaction().execute(async (transaction) => {
    refuseStale(await requireCuration(transaction, user, id, 'to change'))
    await updateCuration(transaction, user.id, id, changes)
    return requireCuration(transaction, user, id)
  })
}
