import type { NewOutfitRecommendation, OutfitRecommendation } from '../../../contract/stylist/looks.ts'
import { newId } from '../../db/new-id.ts'
import type { User } from '../../http/user-of-request.ts'
import { lookItems } from './look-items.ts'
import { insertLook } from './look-store.ts'
import { requireLook } from './look-lifecycle.ts'
import type { StylistNeeds } from '../stylist-needs.ts'

/**
 * Stores an outfit that the user created.
 * @throws AppError closet_item_not_found, piece_not_wearable
 */
export async function addLook(
  needs: StylistNeeds,
  user: User,
  { itemIds, ...facts }: NewOutfitRecommendation,
): Promise<OutfitRecommendation> {
  const id = newId()
  return needs.db.transaction().execute(async (transaction) => {
    const made = await lookItems(needs, transaction, user, { itemIds, before: [] })
    await insertLook(transaction, { ...facts, ...made, id, userId: user.id, createdAt: needs.clock.now() })
    return requireLook(transaction, user, id)
  })
}
