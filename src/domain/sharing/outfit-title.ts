import { capital } from '../sentence.ts'
import { cutAtWord } from './cut-at-word.ts'
import type { OutfitToShare } from './outfit-to-share.ts'
import { outfitWords, type OutfitWords } from './outfit-words.ts'

const TITLE_MAX = 60

/**
 * What an outfit is called that nobody has named, as the title of a page: 'Camel over navy, for an art gallery'. From its
 * colors, else from its leading piece; '' for an outfit without pieces.
 */
export function outfitTitle(outfit: Omit<OutfitToShare, 'title'>): string {
  const words = outfitWords(outfit)
  if (!words) return ''
  const look = capital(ofColors(words) ?? ofLeadingPiece(words))
  const phrase = words.occasion?.phrase
  const whole = phrase ? `${look}, for ${phrase}` : look
  return whole.length <= TITLE_MAX ? whole : cutAtWord(look, TITLE_MAX)
}

function ofColors({ main, outer, inner, bottom, isDress, shades }: OutfitWords): string | null {
  const [only] = shades
  if (only && shades.length === 1 && main.length > 1) return `All in ${only}`
  if (outer?.shade && inner?.shade)
    return outer.shade === inner.shade
      ? `${outer.shade} on ${outer.shade}`
      : `${outer.shade} over ${inner.shade}`
  if (!isDress && !outer && inner?.shade && bottom?.shade)
    return inner.shade === bottom.shade
      ? `${inner.shade} on ${inner.shade}`
      : `${inner.shade} with ${bottom.shade}`
  return null
}

function ofLeadingPiece({ pieces, main }: OutfitWords): string {
  const [lead] = main.length > 0 ? main : pieces
  return `the ${lead?.short ?? 'outfit'}`
}
