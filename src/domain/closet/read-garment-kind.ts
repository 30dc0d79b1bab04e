import type { GarmentKind } from './garment-kinds.ts'
import type { GarmentType } from './garment-types/garment-types.ts'
import { findType } from './garment-words/find-type.ts'
import { wordsOf } from './garment-words/words-of.ts'

/**
 * The type of garment that a free text names (a piece's name, a file name, a shop's title), or null. The last noun of a
 * compound counts ('shirt dress' is a dress), in the first part of the text that has one.
 */
export function typeOfText(text: string): GarmentType | null {
  return findType(wordsOf(text), '')?.type ?? null
}

/** The drawing that stands for the garment that a free text names, or null. */
export function readGarmentKind(text: string): GarmentKind | null {
  return typeOfText(text)?.drawing ?? null
}
