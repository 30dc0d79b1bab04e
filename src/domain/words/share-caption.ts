import type { SharePlatform } from '../../contract/sharing.ts'
import { cutAtWord } from '../sharing/cut-at-word.ts'
import type { OutfitToShare } from '../sharing/outfit-to-share.ts'
import { listed, sentence } from './english.ts'
import { instagramCaption } from './instagram-caption.ts'
import { countWords, foreignNames, namesWithin, sharedOutfit, type SharedOutfit } from './shared-outfit.ts'

const CAPTION_MAX = 400
const PIN_WORDS_MAX = 26

/**
 * What a post says of an outfit: on Instagram what it is made of, on Pinterest what people search for. Where most names
 * are in another script, only the names; '' for an outfit without pieces. At most 400 characters.
 */
export function shareCaption(outfit: OutfitToShare, platform: SharePlatform): string {
  if (outfit.pieces.length === 0) return ''
  const write = platform === 'pinterest' ? pinterestCaption : instagramCaption
  return cutAtWord(foreignNames(outfit.pieces) ?? write(sharedOutfit(outfit)), CAPTION_MAX)
}

/** 'Minimalist spring outfit for a rainy school run: charcoal blazer, striped T-shirt and white sneakers.' */
function pinterestCaption({ pieces, occasion, style, season }: SharedOutfit): string {
  const kind = [style, season, 'outfit'].filter((word) => word !== null).join(' ')
  const lead = occasion ? `${kind} for ${occasion}` : kind === 'outfit' ? 'outfit idea' : kind
  // 'And' takes a word too.
  return sentence(`${lead}: ${listed(namesWithin(pieces, PIN_WORDS_MAX - countWords(lead) - 1))}`)
}
