import type { ClosetItem } from '../../contract/closet/closet.ts'
import type { OutfitItem, OutfitSlot } from '../../contract/closet/outfit-items.ts'
import type { Picture } from '../../contract/values/picture.ts'
import { isDrawing } from '../../domain/closet/drawings/drawing-address.ts'

/** A piece in a collage. */
export interface CollagePiece {
  readonly slot: OutfitSlot
  readonly name: string
  readonly imageUrl: string
  readonly cutOut: Picture | null
  readonly picture: Picture | null
  /** Its number in the list next to the collage. */
  readonly number?: number
  /** A missing piece: only its outline, behind the others. */
  readonly isMissing?: boolean
}

/** A piece for the collage, with its current pictures in the closet, otherwise those of the outfit. */
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

/** Whether a piece's picture has a transparent background. */
export function liesOnCanvas({ cutOut, imageUrl }: Pick<CollagePiece, 'cutOut' | 'imageUrl'>): boolean {
  return cutOut !== null || isDrawing(imageUrl)
}
