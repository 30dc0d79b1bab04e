import type { ClosetItem } from '../../contract/closet.ts'
import type { OutfitItem, OutfitSlot } from '../../contract/closet-outfit.ts'
import type { Picture } from '../../contract/picture.ts'

/** A piece as a collage shows it. */
export interface CollagePiece {
  readonly slot: OutfitSlot
  readonly name: string
  readonly imageUrl: string
  readonly cutOut: Picture | null
  readonly picture: Picture | null
  /** Its number in the list next to the collage. */
  readonly number?: number
  /** It is not there: only the lines of its drawing, behind what is. */
  readonly isMissing?: boolean
}

/** A piece for the collage: its pictures as they hang in the closet, else as they were. */
export function collagePiece(
  { id, name, imageUrl }: OutfitItem,
  slot: OutfitSlot,
  closet: readonly ClosetItem[],
  number?: number,
): CollagePiece {
  const known = closet.find((item) => item.id === id)
  return {
    slot,
    name,
    imageUrl: known?.imageUrl ?? imageUrl,
    cutOut: known?.cutOut ?? null,
    picture: known?.picture ?? null,
    ...(number !== undefined && { number }),
  }
}

/** Whether the picture of a piece has no background. */
export function liesOnCanvas({ cutOut, imageUrl }: Pick<CollagePiece, 'cutOut' | 'imageUrl'>): boolean {
  return cutOut !== null || isDrawing(imageUrl)
}

/** Whether a picture is one of our drawings. */
export function isDrawing(url: string): boolean {
  return url.startsWith('/drawings/')
}
