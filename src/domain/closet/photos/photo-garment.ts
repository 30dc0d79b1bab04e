import { type ClosetCategory, closetCategories } from '../../../contract/closet/closet.ts'

/** Classification of a photo, with confidences from 0 to 1. */
export interface PhotoGarment {
  readonly isGarment: boolean
  /** Most likely category. */
  readonly guess: ClosetCategory
  readonly confidence: number
  /** The guess, if its confidence is high enough to fill in the form. */
  readonly category: ClosetCategory | null
  /** Id of a garment type, if its confidence is high enough to name it. */
  readonly type: string | null
  readonly typeConfidence: number
}

/** Probability of one of the network's labels for a photo. */
export interface LabelShare {
  readonly label: string
  readonly category: string
  readonly share: number
}

// Minimum probabilities, chosen by `npm run photo:learn` on wardrobes outside of the training data; see
// docs/decisions/0021.
const SURE = 0.76
const SURE_OF_TYPE = 0.72
// Below this, the picture shows something else or several pieces.
const MIN_GARMENT = 0.5

// Garment type of each label of the network. 'outwear' is anything between a denim jacket and a parka.
// prettier-ignore
const typeOfLabel: Readonly<Record<string, string>> = {
  dress: 'dress', hat: 'hat', longsleeve: 'long-sleeve-tee', hoodie: 'hoodie', outwear: 'jacket', blazer: 'blazer',
  pants: 'trousers', shirt: 'shirt', polo: 'polo', shoes: 'shoes', shorts: 'shorts', skirt: 'skirt', 't-shirt': 't-shirt',
  undershirt: 'tank-top',
}

/** Combines the shares of all labels. `labels` may be in any order; their shares should add up to 1. */
export function photoGarment(labels: readonly LabelShare[]): PhotoGarment {
  const shareOf = (category: string) =>
    labels.reduce((sum, label) => sum + (label.category === category ? label.share : 0), 0)
  const [guess, confidence] = closetCategories
    .map((category) => [category, shareOf(category)] as const)
    .reduce((best, other) => (other[1] > best[1] ? other : best))
  const likeliest = labels
    .filter(({ category }) => category === guess)
    .reduce((best, other) => (other.share > best.share ? other : best))
  const isGarment = 1 - shareOf('nothing') >= MIN_GARMENT
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
