import type { ClosetCategory, ClosetItem } from '../../../../contract/closet/closet.ts'
import { garmentTypeOf, type GarmentType } from '../../../../domain/closet/garment-types/garment-types.ts'
import { findType } from '../../../../domain/closet/garment-words/find-type.ts'
import { wordsOf } from '../../../../domain/closet/garment-words/words-of.ts'
import { noWishes, type CurationWishes } from './curation-wishes.ts'

/** An example request for a first outfit. */
export interface CurationIdea {
  readonly item: ClosetItem
  readonly lead: string
  readonly wishes: CurationWishes
}

type Start = Pick<CurationWishes, 'stylePreference' | 'occasion'> & {
  readonly category: ClosetCategory
  /** Text after the piece's name. */
  readonly purpose: string
  /** Formality range of suitable pieces: 1 (gym and beach) to 5 (black tie). */
  readonly formality: readonly [low: number, high: number]
}

// In order of importance for an outfit; each has another occasion.
const starts: readonly Start[] = [
  {
    category: 'Outerwear',
    stylePreference: 'classic',
    occasion: 'art-gallery',
    purpose: 'to an art gallery',
    formality: [2.2, 4.3],
  },
  {
    category: 'Dresses',
    stylePreference: 'trendy',
    occasion: 'party',
    purpose: 'to a party',
    formality: [2.5, 4.6],
  },
  {
    category: 'Bottoms',
    stylePreference: 'casual',
    occasion: 'brunch',
    purpose: 'to brunch',
    formality: [1.7, 3.7],
  },
  {
    category: 'Tops',
    stylePreference: 'professional',
    occasion: 'work',
    purpose: 'to work',
    formality: [2.3, 4.4],
  },
  {
    category: 'Shoes',
    stylePreference: 'minimalist',
    occasion: 'travel',
    purpose: 'on a trip',
    formality: [1.5, 3.5],
  },
  {
    category: 'Accessories',
    stylePreference: 'classic',
    occasion: 'date',
    purpose: 'on a date',
    formality: [2, 4.6],
  },
]

const MOST = 4

/**
 * Example requests, each around the newest clean piece of another category that suits its occasion. If no piece suits,
 * one around the newest clean piece without an occasion; none if everything is in the wash.
 */
export function curationIdeas(closet: readonly ClosetItem[]): CurationIdea[] {
  const clean = closet.filter(({ isClean }) => isClean)
  const ideas = starts
    .flatMap(({ category, purpose, formality, ...wished }): CurationIdea[] => {
      const item = clean.find((piece) => piece.category === category && suits(piece, formality))
      if (!item) return []
      return [
        { item, lead: `${item.name}, ${purpose}`, wishes: { ...noWishes, ...wished, focusItemId: item.id } },
      ]
    })
    .slice(0, MOST)
  const [newest] = clean
  if (ideas.length > 0 || !newest) return ideas
  return [
    {
      item: newest,
      lead: newest.name,
      wishes: { ...noWishes, stylePreference: 'casual', focusItemId: newest.id },
    },
  ]
}

// Ski, rain and sleepwear have their own occasions.
function suits(piece: ClosetItem, [low, high]: Start['formality']): boolean {
  const type = typeOf(piece)
  if (!type || (piece.traits.purpose ?? type.purpose ?? 'any') !== 'any') return false
  const formality = piece.traits.formality ?? type.formality
  return low <= formality && formality <= high
}

function typeOf({ name, category, traits }: ClosetItem): GarmentType | null {
  return garmentTypeOf(traits.type) ?? findType(wordsOf(name), category)?.type ?? null
}
