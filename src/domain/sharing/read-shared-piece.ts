import type { Garment } from '../closet/garment.ts'
import { noTraits, readPiece } from '../closet/traits/owner-traits.ts'
import type { PieceToShare } from './outfit-to-share.ts'

// '#' and '@' would create links in the posted caption.
const NOT_IN_NAMES =
  /[#@*_~^=+`$€£%]|\p{Extended_Pictographic}|\p{Default_Ignorable_Code_Point}|[\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/gu

/** A piece of a shared outfit with its parsed garment. */
export interface SharedPiece extends Pick<PieceToShare, 'name' | 'color' | 'brand'> {
  readonly garment: Garment
}

/** Parses a piece; a name in another script becomes ''. */
export function readSharedPiece({ name, category, color, brand, slot, traits }: PieceToShare): SharedPiece {
  const words = { name, category, color, brand, style: null, season: null, description: null }
  const garment = { ...readPiece(words, traits ?? noTraits), slot }
  return { name: isLatin(name) ? name.replaceAll(NOT_IN_NAMES, ' ') : '', color, brand, garment }
}

/** Whether at least half of a text's letters are Latin; true without letters. */
export function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter))
  return 2 * latin.length >= letters.length
}
