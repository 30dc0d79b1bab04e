import { type ClosetCategory, closetCategories } from '../../../contract/closet.ts'
import type { GarmentType } from './garment-types.ts'

/** Whether a text is one of the closet's six categories. */
export function isCategory(text: string): text is ClosetCategory {
  return closetCategories.some((category) => category === text)
}

/** Whether a type belongs in a category. In a text that is none of the six everything does. */
export function isAtHome({ category: home }: GarmentType, category: string): boolean {
  return home === category || !isCategory(category)
}

/** Whether owners may keep a type in a category where it does not belong. */
export function isGuest({ category: home, also }: GarmentType, category: string): boolean {
  if (!isCategory(category)) return false
  if (also?.includes(category)) return true
  if (category === 'Dresses') return home === 'Tops'
  return (category === 'Tops' && home === 'Outerwear') || (category === 'Outerwear' && home === 'Tops')
}
