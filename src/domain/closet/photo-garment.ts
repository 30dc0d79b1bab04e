import type { ClosetCategory } from '../../contract/closet.ts'
import { closetCategories } from '../../contract/closet.ts'

/** What a photo seems to show, with how sure that is, from 0 to 1. */
export interface PhotoGarment {
  readonly isGarment: boolean
  /** The likeliest category. */
  readonly guess: ClosetCategory
  readonly confidence: number
  /** The guess, where it is sure enough to be filled in. */
  readonly category: ClosetCategory | null
  /** Id of a type of garment-types, where it is sure enough to be named. */
  readonly type: string | null
  readonly typeConfidence: number
}

/** The share that a label of the net has in a photo. */
export interface LabelShare {
  readonly label: string
  readonly category: string
  readonly share: number
}

// Measured by `npm run photo:learn` on wardrobes that the net has not seen; docs/decisions/0021 has the figures.
const SURE = 0.76
const SURE_OF_TYPE = 0.72
// Less is a picture of something else, or of several pieces.
const LEAST_GARMENT = 0.5

// The garment type of each label of the net. 'outwear' is everything between a denim jacket and a parka.
const typeOfLabel: Readonly<Record<string, string>> = {
  dress: 'dress',
  hat: 'hat',
  longsleeve: 'long-sleeve-tee',
  hoodie: 'hoodie',
  outwear: 'jacket',
  blazer: 'blazer',
  pants: 'trousers',
  shirt: 'shirt',
  polo: 'polo',
  shoes: 'shoes',
  shorts: 'shorts',
  skirt: 'skirt',
  't-shirt': 't-shirt',
  undershirt: 'tank-top',
}

/** What the labels' shares say together. `labels` may be in any order and should sum up to 1. */
export function photoGarment(labels: readonly LabelShare[]): PhotoGarment {
  const shareOf = (category: string) =>
    labels.reduce((sum, label) => sum + (label.category === category ? label.share : 0), 0)
  const [guess, confidence] = closetCategories
    .map((category) => [category, shareOf(category)] as const)
    .reduce((best, other) => (other[1] > best[1] ? other : best))
  const likeliest = labels
    .filter(({ category }) => category === guess)
    .reduce((best, other) => (other.share > best.share ? other : best))
  const isGarment = 1 - shareOf('nothing') >= LEAST_GARMENT
  const isSure = isGarment && confidence >= SURE
  return {
    isGarment,
    guess,
    confidence,
    category: isSure ? guess : null,
    type: isSure && likeliest.share >= SURE_OF_TYPE ? (typeOfLabel[likeliest.label] ?? null) : null,
    typeConfidence: likeliest.share,
  }
}
