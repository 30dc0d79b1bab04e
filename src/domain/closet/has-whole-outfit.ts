import type { ClosetItem } from '../../contract/closet.ts'

/** Whether pieces make an outfit by their categories: shoes, and a dress or a top with bottoms. */
export function hasWholeOutfit(pieces: readonly Pick<ClosetItem, 'category'>[]): boolean {
  const owned = new Set(pieces.map(({ category }) => category))
  return owned.has('Shoes') && (owned.has('Dresses') || (owned.has('Tops') && owned.has('Bottoms')))
}
