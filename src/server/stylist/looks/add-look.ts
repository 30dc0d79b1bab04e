import type { NewOutfitRecommendation, OutfitRecommendation } from '../../../contract/stylist/looks.ts'
import { newId } from '../../db/new-id.ts'
import type { User } from '../../http/user-of-request.ts'
import { lookItems } from './look-items.ts'
import { insertLook } from './look-store.ts'
import { requireLook } from './look-lifecycle.ts'
import type { StylistDeps } from '../stylist-deps.ts'

/**
 * Stores an outfit that the user created.
 * @throws AppError closet_item_not_found, piece_not_wearable
 */
export async function addLook(
  deps: StylistDeps,
  user: User,
  { itemIds, ...facts }: NewOutfitRecommendation,
): Promise<OutfitRecommendation> {
  const id = newId()
  return deps.db.transaction().execute(async (transaction) => {
    const made = await lookItems(deps, transaction, user, { itemIds, before: [] })
    await insertLook(transaction, { ...facts, ...made, id, userId: user.id, createdAt: deps.clock.now() })
    return requireLook(transaction, user, id)
  })
}
