import { type ClosetCategory, closetCategories } from '../../../contract/closet/closet.ts'
import type { GarmentType } from './garment-types.ts'

/** Whether a text is one of the six categories of the closet. */
export function isCategory(text: string): text is ClosetCategory {
  return closetCategories.some((category) => category === text)
}

/** Whether a category is the own one of a type; true for texts that are not a category. */
export function isInOwnCategory({ category: home }: GarmentType, category: string): boolean {
  return home === category || !isCategory(category)
}

/** Whether owners may file a type in a category other than its own. */
export function isAllowedInCategory(
  { category: home, also, isOpen }: GarmentType,
  category: string,
): boolean {
  if (!isCategory(category)) return false
  if (also?.includes(category)) return true
  if (category === 'Dresses') return home === 'Tops'
  return (
    (category === 'Tops' && home === 'Outerwear') || (category === 'Outerwear' && home === 'Tops' && !isOpen)
  )
}
