import type { OutfitShare } from '../../contract/sharing.ts'
import type { User } from '../http/user-of-request.ts'
import { listSharesOf } from './share-store.ts'
import type { SharingNeeds } from './sharing-needs.ts'
import { toOutfitShare } from './to-outfit-share.ts'

/** What the user has shared, newest first. */
export async function listShares(needs: SharingNeeds, user: User): Promise<OutfitShare[]> {
  const shares = await listSharesOf(needs.db, user.id)
  return shares.map((share) => toOutfitShare(needs, share))
}
