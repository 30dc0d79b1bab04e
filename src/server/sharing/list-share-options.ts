import type { CaptionParts, ShareOptions, SharePlatform } from '../../contract/sharing.ts'
import { captionTips } from '../../domain/sharing/caption-to-paste.ts'
import { outfitHashtags } from '../../domain/sharing/hashtags.ts'
import { moreHashtags } from '../../domain/sharing/hashtags-of-pieces.ts'
import { shareCaption } from '../../domain/words/sharing/share-caption.ts'
import type { OutfitToShare } from '../../domain/sharing/outfit-to-share.ts'
import { postingTips } from '../../domain/words/sharing/posting-tips.ts'
import type { User } from '../http/user-of-request.ts'
import { requireOutfit } from './outfit-source.ts'
import type { SharingDeps } from './sharing-deps.ts'

/**
 * Returns the options for sharing one of the user's outfits.
 * @throws AppError outfit_not_found, nothing_to_share
 */
export async function listShareOptions(
  { db, outfitSources, ownNames }: SharingDeps,
  user: User,
  outfitId: string,
): Promise<ShareOptions> {
  const outfit = await requireOutfit(outfitSources, db, user, outfitId)
  const pageHost = ownNames.origin && new URL(ownNames.origin).host
  return {
    title: outfit.title,
    captions: {
      instagram: captionParts(outfit, 'instagram', pageHost),
      pinterest: captionParts(outfit, 'pinterest', pageHost),
    },
    stylingTips: captionTips(outfit.stylingTips),
    pageHost,
  }
}

function captionParts(outfit: OutfitToShare, platform: SharePlatform, pageHost: string | null): CaptionParts {
  return {
    sentence: shareCaption(outfit, platform),
    hashtags: outfitHashtags(outfit),
    moreHashtags: moreHashtags(outfit),
    socialMediaTips: postingTips(outfit, platform, { message: null, pageHost }),
  }
}
