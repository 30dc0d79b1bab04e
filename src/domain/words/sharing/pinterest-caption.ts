import { PIN_WORDS_MAX } from '../../sharing/caption-limits.ts'
import { listed, sentence } from '../english.ts'
import { countWords, namesWithin, type SharedOutfit } from './shared-outfit.ts'

/** Returns 'Minimalist spring outfit for a rainy school run: charcoal blazer, striped T-shirt and white sneakers.' */
export function pinterestCaption({ pieces, occasion, style, season }: SharedOutfit): string {
  const kind = [style, season, 'outfit'].filter((word) => word !== null).join(' ')
  const lead = occasion ? `${kind} for ${occasion}` : kind === 'outfit' ? 'outfit idea' : kind
  // 'And' counts as a word.
  return sentence(`${lead}: ${listed(namesWithin(pieces, PIN_WORDS_MAX - countWords(lead) - 1))}`)
}
