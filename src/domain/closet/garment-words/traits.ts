import type { ClosetCategory } from '../../../contract/closet.ts'
import type {
  GarmentLength,
  Layer,
  Material,
  OwnSlot,
  RainFitness,
  Silhouette,
  StyleTagWeights,
} from '../garment.ts'
import { isCategory } from '../garment-types/keeps-in.ts'
import type { SeasonSet } from '../garment-types/season-sets.ts'

/** What is usual for a piece until its own words say otherwise. */
export interface Traits {
  readonly layer: Layer
  readonly formality: number
  readonly clo: number
  /** Only what is so by definition; 'bears', 'regular' and all seasons where left out. */
  readonly material?: Material | undefined
  readonly rain?: RainFitness | undefined
  readonly silhouette?: Silhouette | undefined
  readonly length?: GarmentLength | undefined
  readonly seasons?: SeasonSet | undefined
  readonly isOpen?: true | undefined
  readonly styleTags: StyleTagWeights
}

// The middle of a category, for a piece of no known type.
// prettier-ignore
const categories: Readonly<Record<ClosetCategory, { readonly slot: OwnSlot; readonly traits: Traits }>> = {
  Tops: { slot: 'top', traits: { layer: 'base', formality: 2.7, clo: 0.2, styleTags: { casual: 0.3 } } },
  Bottoms: { slot: 'bottom', traits: { layer: 'base', formality: 2.7, clo: 0.22, styleTags: { casual: 0.3 } } },
  Dresses: { slot: 'dress', traits: { layer: 'base', formality: 3.1, clo: 0.25, styleTags: { romantic: 0.3 } } },
  Outerwear: { slot: 'outer', traits: { layer: 'outer', formality: 2.9, clo: 0.4, seasons: 'cool', styleTags: { classic: 0.2 } } },
  Shoes: { slot: 'shoes', traits: { layer: 'none', formality: 2.7, clo: 0.03, styleTags: { casual: 0.2 } } },
  Accessories: { slot: 'extra', traits: { layer: 'none', formality: 2.8, clo: 0.01, styleTags: {} } },
}

/** The traits of a piece that is only known to be in this category; of accessories where it is none of the six. */
export function traitsOfCategory(category: string): Traits {
  return categories[isCategory(category) ? category : 'Accessories'].traits
}

/** The slot of a piece: the owner's category says it, of the accessories some are bags, and elsewhere its type does. */
export function slotIn(category: string, ofType: OwnSlot | null): OwnSlot {
  if (!isCategory(category)) return ofType ?? 'extra'
  if (category === 'Accessories') return ofType === 'bag' ? 'bag' : 'extra'
  return categories[category].slot
}
