import type { ClosetCategory } from '../../contract/closet.ts'
import { findType } from './garment-words/find-type.ts'
import { wordsOf } from './garment-words/words-of.ts'

/** The category of the garment that a name or a file name tells of, or null. */
export function categoryOfWords(text: string): ClosetCategory | null {
  return findType(wordsOf(text), '')?.type.category ?? null
}
