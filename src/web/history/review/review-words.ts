import type { ReviewPart, YearReview } from '../../../contract/year-review.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { formatMonth } from '../../ui/format-day.ts'

/** A picture of the year, and its content in words. */
export interface PictureOfReview {
  readonly part: ReviewPart
  readonly title: string
  /** Also the alternative text. */
  readonly text: string
}

/** The pictures of a year that have content. */
export function picturesOfReview(review: YearReview): PictureOfReview[] {
  return [mostWorn(review), colors(review), costPerWear(review), neverWorn(review)].filter(
    (picture) => picture !== null,
  )
}

function mostWorn({ mostWorn: pieces }: YearReview): PictureOfReview | null {
  if (pieces.length === 0) return null
  const named = pieces.map(({ piece, days }) => `${piece.name}, ${days === 1 ? '1 day' : `${days} days`}`)
  return { part: 'most-worn', title: 'Most worn', text: `${named.join('; ')}.` }
}

function colors({ colors: months }: YearReview): PictureOfReview | null {
  const known = months.flatMap(({ month, families: [first] }) => (first ? [{ month, ...first }] : []))
  if (known.length === 0) return null
  const named = known.map(({ month, family }) => `${family} in ${formatMonth(`${month}-01`).split(' ')[0]}`)
  return { part: 'colors', title: 'Colors by month', text: `Worn most: ${named.join(', ')}.` }
}

function costPerWear({ costPerWear: cost }: YearReview): PictureOfReview | null {
  const [first, last] = [cost?.months[0], cost?.months.at(-1)]
  if (!cost || !first || !last) return null
  const inWords = (each: typeof first) =>
    `${formatMoney(each.cost, cost.currency)} in ${formatMonth(`${each.month}-01`).split(' ')[0]}`
  const pieces = cost.pieceCount === 1 ? '1 piece' : `${cost.pieceCount} pieces`
  const course = first === last ? inWords(last) : `${inWords(first)}, ${inWords(last)}`
  return {
    part: 'cost-per-wear',
    title: 'Cost per wear',
    text: `${course}. The average of ${pieces} with a price.`,
  }
}

function neverWorn({ neverWorn: { count, pieces } }: YearReview): PictureOfReview | null {
  if (count === 0) return null
  const left = count - pieces.length
  const more = left > 0 ? ` and ${left} more` : ''
  return {
    part: 'never-worn',
    title: 'Never worn',
    text: `${pieces.map(({ name }) => name).join(', ')}${more}.`,
  }
}
