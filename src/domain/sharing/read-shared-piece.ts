import type { Garment } from '../closet/garment.ts'
import { noTraits, readPiece } from '../closet/owner-traits.ts'
import type { PieceToShare } from './outfit-to-share.ts'

// '#' and '@' would link where the caption is posted.
const NOT_IN_NAMES =
  /[#@*_~^=+`$€£%]|\p{Extended_Pictographic}|\p{Default_Ignorable_Code_Point}|[\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/gu

/** A piece of a shared outfit and what was read of it. */
export interface SharedPiece extends Pick<PieceToShare, 'name' | 'color' | 'brand'> {
  readonly garment: Garment
}

/** Reads a piece; a name that no English sentence can hold is left out. */
export function readSharedPiece({ name, category, color, brand, slot, traits }: PieceToShare): SharedPiece {
  const words = { name, category, color, brand, style: null, season: null, description: null }
  const garment = { ...readPiece(words, traits ?? noTraits), slot }
  return { name: isLatin(name) ? name.replaceAll(NOT_IN_NAMES, ' ') : '', color, brand, garment }
}

/** Whether the letters of a text are mostly Latin ones; true for a text without letters. */
export function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter))
  return 2 * latin.length >= letters.length
}
