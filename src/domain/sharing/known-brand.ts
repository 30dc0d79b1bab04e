import { findBrand } from '../closet/brands.ts'
import { foldedWords } from '../closet/folded-words.ts'
import type { PieceToShare } from './outfit-to-share.ts'

/** The brand of a piece as it is spelled, where it is a known one that the piece's brand or name says in full. */
export function knownBrand({ brand, name }: PieceToShare): string | null {
  const text = brand?.trim() || name
  const known = findBrand(text)?.name
  if (!known) return null
  return ` ${foldedWords(text).join(' ')} `.includes(` ${foldedWords(known).join(' ')} `) ? known : null
}
