import type { OutfitRecommendation, OutfitRecommendationChanges } from '../../../contract/stylist/looks.ts'
import type { RejectStale } from '../../http/entity-tag.ts'
import type { User } from '../../http/user-of-request.ts'
import { releasePictures } from '../../images/image-rows.ts'
import { canvasOf, lookItems } from './look-items.ts'
import { updateLook } from './look-store.ts'
import { requireLook } from './look-lifecycle.ts'
import type { StylistDeps } from '../stylist-deps.ts'

/**
 * Changes the given fields of a look that the user created.
 * @throws AppError look_not_found, changed_meanwhile, closet_item_not_found, piece_not_wearable
 */
export async function changeLook(
  deps: StylistDeps,
  user: User,
  { id, changes }: { id: string; changes: OutfitRecommendationChanges },
  rejectStale: RejectStale,
): Promise<OutfitRecommendation> {
  const { itemIds, canvas: laidOut, ...facts } = changes
  return deps.db.transaction().execute(async (transaction) => {
    const look = await requireLook(transaction, user, id, 'to change')
    rejectStale(look)
    const made = itemIds && (await lookItems(deps, transaction, user, { itemIds, before: look.items }))
    const canvas = canvasOf(laidOut, made?.items ?? look.items)
    await updateLook(transaction, user.id, id, { ...facts, ...made, canvas })
    const shown = look.items.map(({ imageUrl }) => imageUrl)
    if (made) await releasePictures(transaction, shown)
    return requireLook(transaction, user, id)
  })
}
