import type { SharePlatform } from '../../../contract/sharing.ts'
import { cutAtWord } from '../../sharing/cut-at-word.ts'
import type { OutfitToShare } from '../../sharing/outfit-to-share.ts'
import { instagramCaption } from './instagram-caption.ts'
import { pinterestCaption } from './pinterest-caption.ts'
import { nonLatinNames, sharedOutfit } from './shared-outfit.ts'

const CAPTION_MAX = 400

/**
 * Returns the caption of an outfit: on Instagram its pieces, on Pinterest search terms. If most names are in another
 * script, only the names; '' without pieces. At most 400 characters.
 */
export function shareCaption(outfit: OutfitToShare, platform: SharePlatform): string {
  if (outfit.pieces.length === 0) return ''
  const write = platform === 'pinterest' ? pinterestCaption : instagramCaption
  return cutAtWord(nonLatinNames(outfit.pieces) ?? write(sharedOutfit(outfit)), CAPTION_MAX)
}
