import { isGarmentKind, type GarmentKind } from './garment-kinds.ts'
import { thingOf } from './garment-words/thing-of.ts'
import { wordsOf } from './garment-words/words-of.ts'

/**
 * The kind of garment that a free text names (a piece's name, a file name, a shop's title), or null.
 * The last noun of a compound counts ('shirt dress' is a dress), in the first part of the text that has one.
 */
export function readGarmentKind(text: string): GarmentKind | null {
  const thing = thingOf(wordsOf(text))
  return thing !== null && isGarmentKind(thing) ? thing : null
}
