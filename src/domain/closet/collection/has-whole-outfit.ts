import type { ClosetItem } from '../../../contract/closet/closet.ts'

/** Whether the categories of the pieces make an outfit: shoes, and either a dress or a top with bottoms. */
export function hasWholeOutfit(pieces: readonly Pick<ClosetItem, 'category'>[]): boolean {
  const owned = new Set(pieces.map(({ category }) => category))
  return owned.has('Shoes') && (owned.has('Dresses') || (owned.has('Tops') && owned.has('Bottoms')))
}
