import type { ReviewPart, YearReview } from '../../../contract/year-review.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { counted, listed, listedUpTo } from '../../../domain/words/english.ts'
import { monthName } from '../../../domain/words/dates.ts'

// More colors in a tie say nothing.
const MAX_TIED = 2

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
  const named = pieces.map(({ piece, days }) => `${piece.name}, ${counted(days, 'day')}`)
  return { part: 'most-worn', title: 'Most worn', text: `${named.join('; ')}.` }
}

function colors({ colors: months }: YearReview): PictureOfReview | null {
  const named = months.flatMap(({ month, families }) => {
    const most = families.filter(({ family, count }) => count === families[0]?.count && family !== 'other')
    return most.length > 0 && most.length <= MAX_TIED
      ? `${listedUpTo(most.map(({ family }) => family))} in ${monthName(month)}`
      : []
  })
  if (named.length === 0) return null
  return { part: 'colors', title: 'Colors by month', text: `Most worn: ${named.join('; ')}.` }
}

function costPerWear({ costPerWear: cost }: YearReview): PictureOfReview | null {
  const [first, last] = [cost?.months[0], cost?.months.at(-1)]
  if (!cost || !first || !last) return null
  const inWords = (each: typeof first) =>
    `${formatMoney(each.cost, cost.currency)} in ${monthName(each.month)}`
  const course = first === last ? inWords(last) : `${inWords(first)}, ${inWords(last)}`
  return {
    part: 'cost-per-wear',
    title: 'Cost per wear',
    text: `Prices divided by wears, for ${counted(cost.pieceCount, 'piece')}: ${course}.`,
  }
}

function neverWorn({ neverWorn: { count, pieces } }: YearReview): PictureOfReview | null {
  if (count === 0) return null
  const left = count - pieces.length
  return {
    part: 'never-worn',
    title: 'Never worn',
    text: `${listed([...pieces.map(({ name }) => name), ...(left > 0 ? [`${left} more`] : [])])}.`,
  }
}
