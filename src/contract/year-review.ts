import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { oneOf } from './fields.ts'
import { colorFamilies } from './garment-values.ts'
import { WornPiece } from './history.ts'

/** The pictures of a year that can be shared. */
export const reviewParts = ['most-worn', 'never-worn', 'cost-per-wear', 'colors'] as const
export type ReviewPart = (typeof reviewParts)[number]

/** Shapes of a picture of a year: a square is 1:1, a story 9:16. */
export const reviewShapes = ['square', 'story'] as const
export type ReviewShape = (typeof reviewShapes)[number]

/** A year of wears. Nothing in it is estimated: what was not logged is not counted. */
export const YearReview = z.object({
  year: z.int(),
  /** The years with a wear, and this year; the latest first. */
  years: z.array(z.int()),
  /** The first day with a wear where Armadio knows of none before it, as '2026-03-02'; null where it does. */
  since: z.nullable(z.string()),
  /** Days with a wear. */
  dayCount: z.int(),
  /** Logged outfits that have pieces. */
  outfitCount: z.int(),
  /** Pieces with a wear. */
  pieceCount: z.int(),
  /** The pieces that were worn on the most days, at most six. */
  mostWorn: z.array(z.object({ piece: WornPiece, days: z.int() })),
  /** Pieces of the closet without any wear, at most six, and how many there are. */
  neverWorn: z.object({ count: z.int(), pieces: z.array(WornPiece) }),
  /** What a wear has cost on average by the end of each month, over all pieces of the closet with a price. */
  costPerWear: z.nullable(
    z.object({
      /** ISO 4217: the currency of most pieces; the others are left out. */
      currency: z.string(),
      /** Pieces that are counted. */
      pieceCount: z.int(),
      /** `cost` is a decimal string with two places. */
      months: z.array(z.object({ month: z.string(), cost: z.string() })),
    }),
  ),
  /** Wears by family of colors in each of the twelve months, the most first. */
  colors: z.array(
    z.object({
      month: z.string(),
      families: z.array(z.object({ family: z.enum([...colorFamilies, 'other']), count: z.int() })),
    }),
  ),
})
export type YearReview = z.infer<typeof YearReview>

const year = z.pipe(
  z.string().check(z.regex(/^(19|20)\d\d$/, 'Year must be four digits, such as 2026.')),
  z.transform(Number),
)

/** Which picture of a year, in the path of its address, and in which shape, in its query. */
export const ReviewPictureParams = z.object({ year, part: oneOf('Picture', reviewParts) })
export const ReviewPictureQuery = z.object({ shape: oneOf('Shape', reviewShapes) })

/** Address of a picture of a year: JPEG, 1,080 px wide. */
export function reviewPictureAddress(ofYear: number, part: ReviewPart, shape: ReviewShape): string {
  return `/api/year-reviews/${ofYear}/pictures/${part}?shape=${shape}`
}

/** What one wore in a year. */
export const yearReview = endpoint({
  method: 'GET',
  path: '/api/year-reviews/:year',
  summary: 'A year of wears: most worn, never worn, cost per wear and colors',
  params: z.object({ year }),
  reply: YearReview,
})
