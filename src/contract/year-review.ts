import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { oneOf } from './fields.ts'
import { CalendarDate, CalendarMonth } from './values/calendar-date.ts'
import { colorFamilies } from './values/garment-values.ts'
import { WornPiece } from './history.ts'

/** Shareable pictures of a year. */
export const reviewParts = ['most-worn', 'never-worn', 'cost-per-wear', 'colors'] as const
export type ReviewPart = (typeof reviewParts)[number]

/** Shapes of these pictures: a square is 1:1, a story 9:16. */
export const reviewShapes = ['square', 'story'] as const
export type ReviewShape = (typeof reviewShapes)[number]

/** A year of wears. Counts logged wears only and estimates nothing. */
export const YearReview = z.object({
  year: z.int(),
  /** The years with a wear, and this year; latest first. */
  years: z.array(z.int()),
  /** The first logged day if logging began during this year; otherwise null. */
  since: z.nullable(CalendarDate),
  /** Days with a wear. */
  dayCount: z.int(),
  /** Logged outfits that have pieces. */
  outfitCount: z.int(),
  /** Pieces with a wear. */
  pieceCount: z.int(),
  /** The pieces worn on the most days, at most six. */
  mostWorn: z.array(z.object({ piece: WornPiece, days: z.int() })),
  /** Pieces of the closet without a wear: their number, and at most six of them. */
  neverWorn: z.object({ count: z.int(), pieces: z.array(WornPiece) }),
  /** Average cost per wear at the end of each month, over all pieces of the closet with a price. */
  costPerWear: z.nullable(
    z.object({
      /** ISO 4217: the currency of most pieces; pieces in other currencies are omitted. */
      currency: z.string(),
      /** Number of pieces included. */
      pieceCount: z.int(),
      /** `cost` is a decimal string with two places. */
      months: z.array(z.object({ month: CalendarMonth, cost: z.string() })),
    }),
  ),
  /** Wears by color family for each of the twelve months, most first. */
  colors: z.array(
    z.object({
      month: CalendarMonth,
      families: z.array(z.object({ family: z.enum([...colorFamilies, 'other']), count: z.int() })),
    }),
  ),
})
export type YearReview = z.infer<typeof YearReview>

const year = z.pipe(
  z.string().check(z.regex(/^(19|20)\d\d$/, 'Year must be four digits, such as 2026.')),
  z.transform(Number),
)

/** Path and query parameters of a picture of a year. */
export const ReviewPictureParams = z.object({ year, part: oneOf('Picture', reviewParts) })
export const ReviewPictureQuery = z.object({ shape: oneOf('Shape', reviewShapes) })

/** Address of a picture of a year: JPEG, 1,080 px wide. */
export function reviewPictureAddress(ofYear: number, part: ReviewPart, shape: ReviewShape): string {
  return `/api/year-reviews/${ofYear}/pictures/${part}?shape=${shape}`
}

export const yearReview = endpoint({
  method: 'GET',
  path: '/api/year-reviews/:year',
  summary: 'A year of wears: most worn, never worn, cost per wear and colors',
  params: z.object({ year }),
  reply: YearReview,
})
