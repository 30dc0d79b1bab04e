import type { OutfitCuration } from '../../../contract/stylist/stylist.ts'
import type { CurationChanges } from '../../../contract/stylist/looks.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { canvasOf } from './look-items.ts'
import { updateCuration } from './curation-store.ts'
import { itemsOfCuration } from '../outfit-item.ts'
import { requireCuration } from './look-lifecycle.ts'
import type { StylistDeps } from '../stylist-deps.ts'

/**
 * Renames a curation, marks it as a favorite or sets its canvas. Its outfit stays.
 * @throws AppError look_not_found, changed_meanwhile
 */
export async function changeCuration(
  { db }: StylistDeps,
  user: User,
  { id, changes }: { id: string; changes: CurationChanges },
  rejectStale: RejectStale,
): Promise<OutfitCuration> {
  return db.transaction().execute(async (transaction) => {
    const curation = await requireCuration(transaction, user, id, 'to change')
    rejectStale(curation)
    const canvas = canvasOf(changes.canvas, itemsOfCuration(curation))
    await updateCuration(transaction, user.id, id, { ...changes, canvas })
    return requireCuration(transaction, user, id)
  })
}
