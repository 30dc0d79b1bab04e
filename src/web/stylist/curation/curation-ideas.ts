import type { ClosetCategory, ClosetItem } from '../../../contract/closet.ts'
import { noWishes, type CurationWishes } from './curation-wishes.ts'

/** A first outfit that could be asked for. */
export interface CurationIdea {
  readonly item: ClosetItem
  readonly lead: string
  readonly wishes: CurationWishes
}

type Start = Pick<CurationWishes, 'stylePreference' | 'occasion'> & {
  readonly category: ClosetCategory
  /** Put after the piece's name. */
  readonly purpose: string
}

// In this order, from what carries an outfit most; each for something else.
const starts: readonly Start[] = [
  {
    category: 'Outerwear',
    stylePreference: 'classic',
    occasion: 'art-gallery',
    purpose: 'to an art gallery',
  },
  { category: 'Dresses', stylePreference: 'trendy', occasion: 'party', purpose: 'to a party' },
  { category: 'Bottoms', stylePreference: 'casual', occasion: 'brunch', purpose: 'to brunch' },
  { category: 'Tops', stylePreference: 'professional', occasion: 'work', purpose: 'to work' },
  { category: 'Shoes', stylePreference: 'minimalist', occasion: 'travel', purpose: 'on a journey' },
  { category: 'Accessories', stylePreference: 'classic', occasion: 'date', purpose: 'on a date' },
]

const MOST = 4

/** Outfits to begin with, each around the newest clean piece of another category. */
export function curationIdeas(closet: readonly ClosetItem[]): CurationIdea[] {
  return starts
    .flatMap(({ category, purpose, ...wished }): CurationIdea[] => {
      const item = closet.find((piece) => piece.isClean && piece.category === category)
      if (!item) return []
      return [
        { item, lead: `${item.name}, ${purpose}`, wishes: { ...noWishes, ...wished, focusItemId: item.id } },
      ]
    })
    .slice(0, MOST)
}
