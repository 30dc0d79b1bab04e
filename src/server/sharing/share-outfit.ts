import type { NewShare, OutfitShare, PlateLayout, ShareReply, SharePlatform } from '../../contract/sharing.ts'
import { copyText } from '../../domain/sharing/caption-to-paste.ts'
import { hashtagsOf, outfitHashtags } from '../../domain/sharing/hashtags.ts'
import { shareCaption } from '../../domain/words/sharing/share-caption.ts'
import type { OutfitToShare } from '../../domain/sharing/outfit-to-share.ts'
import { plateRecipe } from '../../domain/sharing/plate-recipe.ts'
import { postingTips } from '../../domain/words/sharing/posting-tips.ts'
import { platformLink } from '../../domain/sharing/share-links.ts'
import { shareText } from '../../domain/sharing/share-text.ts'
import { newId } from '../db/new-id.ts'
import type { User } from '../http/user-of-request.ts'
import { requireOutfit } from './outfit-source.ts'
import { sharePictureAddress, shareToken, shareTokenHash } from './share-token.ts'
import { insertShare } from './share-store.ts'
import type { SharingDeps } from './sharing-deps.ts'
import { toOutfitShare } from './to-outfit-share.ts'

const TITLE_MAX = 200

/**
 * Prepares an outfit for a social platform, and publishes its page if there is a public address.
 * @throws AppError outfit_not_found, nothing_to_share
 */
export async function shareOutfit(deps: SharingDeps, user: User, input: NewShare): Promise<ShareReply> {
  const { platform, customMessage, isPublic } = input
  const id = newId()
  const token = isPublic && deps.ownNames.origin !== null ? shareToken(deps.secret, id) : null
  return deps.db.transaction().execute(async (transaction) => {
    const outfit = await requireOutfit(deps.outfitSources, transaction, user, input.outfitId)
    const hashtags = input.hashtags ? hashtagsOf(input.hashtags) : outfitHashtags(outfit)
    const stored = await insertShare(transaction, {
      id,
      userId: user.id,
      outfitId: outfit.id,
      platform,
      shareText: shareText({
        message: customMessage,
        sentence: shareCaption(outfit, platform),
        stylingTips: input.stylingTips,
        caption: { platform, hashtags },
      }),
      hashtags,
      title: Array.from(outfit.title).slice(0, TITLE_MAX).join(''),
      plate: plateRecipe(outfit, input.plate ?? usualLayout(platform)),
      isPublic,
      shareTokenHash: token && shareTokenHash(token),
      createdAt: deps.clock.now(),
    })
    const share = toOutfitShare(deps, stored)
    return { share, ...content(input, outfit, share) }
  })
}

function content(
  { platform, customMessage: message }: NewShare,
  outfit: OutfitToShare,
  { shareText: text, hashtags, shareUrl: pageUrl }: OutfitShare,
): Omit<ShareReply, 'share'> {
  const pageHost = pageUrl && new URL(pageUrl).host
  const description = copyText(text, hashtags)
  return {
    content: {
      shareText: text,
      hashtags,
      socialMediaTips: postingTips(outfit, platform, { message, pageHost, hashtags }),
    },
    urls: {
      copyText: description,
      webShareUrl: platformLink(platform, {
        description,
        pageUrl,
        pictureUrl: pageUrl && sharePictureAddress(pageUrl),
      }),
    },
  }
}

function usualLayout(platform: SharePlatform): PlateLayout {
  return {
    format: platform === 'pinterest' ? 'pin' : 'post',
    showsTitle: true,
    showsPalette: true,
    showsWordmark: true,
    showsNames: false,
  }
}
