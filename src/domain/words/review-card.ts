import type { WornPiece } from '../../contract/history.ts'
import type { ReviewPart, ReviewShape, YearReview } from '../../contract/year-review.ts'
import { formatMoney } from '../closet/format-money.ts'
import { swatchColor } from '../closet/colors/swatch-color.ts'
import { counted } from './english.ts'
import type { CardBody, CardPiece, PictureCard } from '../sharing/picture-card.ts'
import { monthName } from './dates.ts'

interface CardRequest {
  readonly part: ReviewPart
  readonly shape: ReviewShape
  /** Returns the closet's current picture of a piece. */
  readonly pictureOf: (piece: WornPiece) => Pick<CardPiece, 'picture' | 'isCutOut'>
}

// Color of the family 'other'.
const OTHER = '#c8bfb3'

/** Returns the content of one picture of a year review. */
export function reviewCard(review: YearReview, { part, shape, pictureOf }: CardRequest): PictureCard {
  const { title, note, body } = cards[part](review, pictureOf)
  return { shape, title, note: note || sinceInWords(review), body }
}

// Returns 'Since March', or '' for a complete year.
function sinceInWords({ since }: Pick<YearReview, 'since'>): string {
  return since ? `Since ${monthName(since)}` : ''
}

type PictureOf = CardRequest['pictureOf']
type CardOf = (
  review: YearReview,
  pictureOf: PictureOf,
) => { readonly title: string; readonly note?: string; readonly body: CardBody }

const cards: Readonly<Record<ReviewPart, CardOf>> = {
  'most-worn': ({ year, mostWorn }, pictureOf) => ({
    title: `Most worn in ${year}`,
    body: piecesOr(
      mostWorn.map(({ piece, days }) => ({
        name: piece.name,
        note: counted(days, 'day'),
        ...pictureOf(piece),
      })),
      'No wears logged yet.',
    ),
  }),
  'never-worn': ({ neverWorn: { count, pieces } }, pictureOf) => ({
    title: count === 0 ? 'Never worn' : `${counted(count, 'piece')} never worn`,
    note: count > 0 ? 'Next up' : '',
    body: piecesOr(
      pieces.map((piece) => ({ name: piece.name, note: '', ...pictureOf(piece) })),
      'Every piece has been worn.',
    ),
  }),
  'cost-per-wear': ({ year, costPerWear }) => ({
    title: `Cost per wear in ${year}`,
    note: costPerWear ? `Prices divided by wears, for ${counted(costPerWear.pieceCount, 'piece')}` : '',
    body: costPerWear
      ? {
          is: 'line',
          points: costPerWear.months.map((each) => ({
            label: monthName(each.month).charAt(0),
            value: Number(each.cost),
            text: formatMoney(each.cost, costPerWear.currency),
          })),
        }
      : { is: 'nothing', text: 'No wears of a piece with a price yet.' },
  }),
  colors: ({ year, colors }) => ({
    title: `My colors in ${year}`,
    body: colors.some(({ families }) => families.length > 0)
      ? {
          is: 'months',
          months: colors.map((each) => ({
            label: monthName(each.month).charAt(0),
            parts: each.families.map(({ family, count }) => ({ hex: swatchColor(family) ?? OTHER, count })),
          })),
        }
      : { is: 'nothing', text: 'No wears logged yet.' },
  }),
}

function piecesOr(pieces: readonly CardPiece[], text: string): CardBody {
  return pieces.length > 0 ? { is: 'pieces', pieces } : { is: 'nothing', text }
}
