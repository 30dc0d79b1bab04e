import type { ClosetCategory } from '../../contract/closet/closet.ts'
import { findType } from './garment-words/find-type.ts'
import { wordsOf } from './garment-words/words-of.ts'

/** Category of the garment named in a name or a file name, or null. */
export function categoryOfWords(text: string): ClosetCategory | null {
  return findType(wordsOf(text), '')?.type.category ?? null
}
