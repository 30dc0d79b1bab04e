import type { GarmentKind } from './garment-kinds.ts'
import type { GarmentType } from './garment-types/garment-types.ts'
import { findType } from './garment-words/find-type.ts'
import { wordsOf } from './garment-words/words-of.ts'
import type { ClosetCategory } from '../../contract/closet/closet.ts'

/**
 * Returns the garment type named in a free text (a piece's name, a file name, a shop's title), or null. The last noun
 * of a compound counts ('shirt dress' is a dress), in the first part of the text that has one.
 */
export function typeOfText(text: string): GarmentType | null {
  return findType(wordsOf(text), '')?.type ?? null
}

/** Returns the drawing for the garment named in a free text, or null. */
export function readGarmentKind(text: string): GarmentKind | null {
  return typeOfText(text)?.drawing ?? null
}

/** Category of the garment named in a name or a file name, or null. */
export function categoryOfWords(text: string): ClosetCategory | null {
  return typeOfText(text)?.category ?? null
}
