import type { OutfitShare } from '../../contract/sharing.ts'
import { sharePageAddress, shareToken, shareTokenHash } from './share-token.ts'
import type { Share } from './share-store.ts'
import type { SharingDeps } from './sharing-deps.ts'

/** Converts a share to the API's share for its owner. */
export function toOutfitShare(deps: Pick<SharingDeps, 'secret' | 'ownNames'>, share: Share): OutfitShare {
  return {
    id: share.id,
    userId: share.userId,
    outfitId: share.outfitId,
    platform: share.platform,
    title: share.title ?? '',
    shareText: share.shareText,
    hashtags: share.hashtags,
    imageUrl: share.plate && `/api/outfit-shares/${share.id}/plate.jpg`,
    shareUrl: pageOf(deps, share),
    isPublic: share.isPublic,
    shareCount: share.shareCount,
    createdAt: share.createdAt.toISOString(),
  }
}

// Derives the URL on each request, because the token is not stored. A share made with another secret keeps its page,
// but its URL is unknown.
function pageOf(
  { secret, ownNames }: Pick<SharingDeps, 'secret' | 'ownNames'>,
  { id, isPublic, plate, shareTokenHash: stored }: Share,
): string | null {
  const token = shareToken(secret, id)
  if (!isPublic || !plate || ownNames.origin === null || stored !== shareTokenHash(token)) return null
  return sharePageAddress(ownNames.origin, token)
}
