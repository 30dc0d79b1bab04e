import type { SharePlatform } from '../../../contract/sharing.ts'
import { cutAtWord } from '../../sharing/cut-at-word.ts'
import type { OutfitToShare } from '../../sharing/outfit-to-share.ts'
import { listed, sentence } from '../english.ts'
import { instagramCaption } from './instagram-caption.ts'
import { countWords, nonLatinNames, namesWithin, sharedOutfit, type SharedOutfit } from './shared-outfit.ts'

const CAPTION_MAX = 400
const PIN_WORDS_MAX = 26

/**
 * Returns the caption of an outfit: on Instagram its pieces, on Pinterest search terms. If most names are in another
 * script, only the names; '' without pieces. At most 400 characters.
 */
export function shareCaption(outfit: OutfitToShare, platform: SharePlatform): string {
  if (outfit.pieces.length === 0) return ''
  const write = platform === 'pinterest' ? pinterestCaption : instagramCaption
  return cutAtWord(nonLatinNames(outfit.pieces) ?? write(sharedOutfit(outfit)), CAPTION_MAX)
}

/** Returns 'Minimalist spring outfit for a rainy school run: charcoal blazer, striped T-shirt and white sneakers.' */
function pinterestCaption({ pieces, occasion, style, season }: SharedOutfit): string {
  const kind = [style, season, 'outfit'].filter((word) => word !== null).join(' ')
  const lead = occasion ? `${kind} for ${occasion}` : kind === 'outfit' ? 'outfit idea' : kind
  // 'And' counts as a word.
  return sentence(`${lead}: ${listed(namesWithin(pieces, PIN_WORDS_MAX - countWords(lead) - 1))}`)
}
