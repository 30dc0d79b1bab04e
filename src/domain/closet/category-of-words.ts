import type { ClosetCategory } from '../../contract/closet.ts'
import { garmentKinds } from './garment-kinds.ts'
import { readGarmentKind } from './read-garment-kind.ts'

/** The category of the garment that a name or a file name tells of, or null. */
export function categoryOfWords(text: string): ClosetCategory | null {
  const kind = readGarmentKind(text)
  return garmentKinds.find(({ id }) => id === kind)?.category ?? null
}
