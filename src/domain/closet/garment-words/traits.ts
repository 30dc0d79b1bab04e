import type { ClosetCategory } from '../../../contract/closet/closet.ts'
import type {
  GarmentLength,
  Layer,
  Material,
  OwnSlot,
  RainFitness,
  Silhouette,
  StyleTagWeights,
} from '../garment.ts'
import { isCategory } from '../garment-types/category-fit.ts'
import type { SeasonSet } from '../garment-types/garment-type.ts'

/** Usual traits of a type or category, which the words of a piece may override. */
export interface Traits {
  readonly layer: Layer
  readonly formality: number
  readonly clo: number
  /** Only materials by definition. Defaults of the fields below: 'bears', 'regular', all seasons. */
  readonly material?: Material | undefined
  readonly rain?: RainFitness | undefined
  readonly silhouette?: Silhouette | undefined
  readonly length?: GarmentLength | undefined
  readonly seasons?: SeasonSet | undefined
  readonly isOpen?: true | undefined
  readonly styleTags: StyleTagWeights
}

// Averages of each category, for pieces of unknown type.
// prettier-ignore
const categories: Readonly<Record<ClosetCategory, { readonly slot: OwnSlot; readonly traits: Traits }>> = {
  Tops: { slot: 'top', traits: { layer: 'base', formality: 2.7, clo: 0.2, styleTags: { casual: 0.3 } } },
  Bottoms: { slot: 'bottom', traits: { layer: 'base', formality: 2.7, clo: 0.22, styleTags: { casual: 0.3 } } },
  Dresses: { slot: 'dress', traits: { layer: 'base', formality: 3.1, clo: 0.25, styleTags: { romantic: 0.3 } } },
  Outerwear: { slot: 'outer', traits: { layer: 'outer', formality: 2.9, clo: 0.4, seasons: 'cool', styleTags: { classic: 0.2 } } },
  Shoes: { slot: 'shoes', traits: { layer: 'none', formality: 2.7, clo: 0.03, styleTags: { casual: 0.2 } } },
  Accessories: { slot: 'extra', traits: { layer: 'none', formality: 2.8, clo: 0.01, styleTags: {} } },
}

/** Traits of a piece of unknown type in this category; those of accessories for texts that are not a category. */
export function traitsOfCategory(category: string): Traits {
  return categories[isCategory(category) ? category : 'Accessories'].traits
}

/**
 * Slot of a piece by its category. The type decides only among accessories (bags), outside the six categories, and for
 * one-piece clothes: a thobe filed under Tops needs no trousers.
 */
export function slotIn(category: string, ofType: OwnSlot | null, isOnePiece = false): OwnSlot {
  if (!isCategory(category)) return ofType ?? 'extra'
  if (isOnePiece && category !== 'Accessories' && category !== 'Shoes') return 'dress'
  if (category === 'Accessories') return ofType === 'bag' ? 'bag' : 'extra'
  return categories[category].slot
}
