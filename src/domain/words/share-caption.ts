import type { SharePlatform } from '../../contract/sharing.ts'
import { cutAtWord } from '../sharing/cut-at-word.ts'
import type { OutfitToShare } from '../sharing/outfit-to-share.ts'
import { instagramCaption } from './instagram-caption.ts'
import { pinterestCaption } from './pinterest-caption.ts'
import { foreignNames, sharedOutfit } from './shared-outfit.ts'

const CAPTION_MAX = 400

/**
 * What a post says of an outfit: on Instagram what it is made of, on Pinterest what people search for. Where most names
 * are in another script, only the names; '' for an outfit without pieces. At most 400 characters.
 */
export function shareCaption(outfit: OutfitToShare, platform: SharePlatform): string {
  if (outfit.pieces.length === 0) return ''
  const write = platform === 'pinterest' ? pinterestCaption : instagramCaption
  return cutAtWord(foreignNames(outfit.pieces) ?? write(sharedOutfit(outfit)), CAPTION_MAX)
}
