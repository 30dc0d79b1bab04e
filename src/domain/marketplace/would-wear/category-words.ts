import type { ClosetCategory } from '../../../contract/closet.ts'

/** What a person calls several pieces of a category in a sentence. */
export const categoryWords: Readonly<Record<ClosetCategory, string>> = {
  Tops: 'tops',
  Bottoms: 'bottoms',
  Dresses: 'dresses',
  Outerwear: 'coats and jackets',
  Shoes: 'shoes',
  Accessories: 'accessories',
}
