import type { RefuseStale } from '../http/entity-tag.ts'
import type { User } from '../http/user-of-request.ts'
import { releasePictures } from '../images/release-pictures.ts'
import { requireShare } from './require-share.ts'
import { deleteShare } from './share-store.ts'
import type { SharingNeeds } from './sharing-needs.ts'
import { toOutfitShare } from './to-outfit-share.ts'

/**
 * Deletes one of the user's shares, with its page and image.
 * @throws AppError share_not_found, changed_meanwhile
 */
export async function takeShareBack(
  needs: SharingNeeds,
  user: User,
  id: string,
  refuseStale: RefuseStale,
): Promise<void> {
  await needs.db.transaction().execute(async (transaction) => {
    const share = await requireShare(transaction, user, id, 'to change')
    refuseStale(toOutfitShare(needs, share))
    await deleteShare(transaction, user.id, id)
    const shown = share.plate?.pieces.map(({ picture }) => picture) ?? []
    await releasePictures(transaction, shown)
  })
}
