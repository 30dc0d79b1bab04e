import type { FastifyInstance } from 'fastify'
import {
  ReviewPictureParams,
  ReviewPictureQuery,
  yearReview,
  type YearReview,
} from '../../contract/year-review.ts'
import { reviewOfYear } from '../../domain/history/year-review.ts'
import { reviewCard } from '../../domain/words/review-card.ts'
import { listClosetItems } from '../closet/closet-store.ts'
import type { Database } from '../db/open-database.ts'
import { parseInput } from '../http/parse-input.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import type { User, IdentifyUser } from '../http/user-of-request.ts'
import { today, type Clock } from '../ports/clock.ts'
import type { Plates } from '../sharing/plate/create-plates.ts'
import { sendPlate } from '../sharing/send-plate.ts'
import { piecesToShare } from '../stylist/looks/pieces-to-share.ts'
import { entryReplies } from './entry-replies.ts'
import { listEntries } from './history-store.ts'
import { listWornPieces } from './list-worn-pieces.ts'

interface ReviewDeps {
  readonly db: Database
  readonly clock: Clock
  readonly plates: Plates
}

/** Registers the endpoint of a year in review. */
export function reviewRoutes(serve: Serve, deps: ReviewDeps): void {
  serve(yearReview, ({ user, params }) => reviewFor(deps, user, params.year))
}

/** Serves the pictures of a year in review to its user. */
export function serveReviewPictures(
  app: FastifyInstance,
  deps: ReviewDeps & { readonly identifyUser: IdentifyUser },
): void {
  app.get('/api/year-reviews/:year/pictures/:part', async (request, reply) => {
    const user = await deps.identifyUser(request)
    const { year, part } = parseInput(ReviewPictureParams, request.params)
    const { shape } = parseInput(ReviewPictureQuery, request.query)
    const review = await reviewFor(deps, user, year)
    const pictures = await picturesOf(deps.db, user, review)
    const card = reviewCard(review, {
      part,
      shape,
      pictureOf: ({ id, imageUrl }) => pictures.get(id) ?? { picture: imageUrl, isCutOut: false },
    })
    return sendPlate(reply, await deps.plates.plate(card))
  })
}

async function reviewFor({ db, clock }: ReviewDeps, user: User, year: number): Promise<YearReview> {
  const entries = await entryReplies(db, user.id, await listEntries(db, user.id))
  const worn = await listWornPieces(db, user)
  const closet = await listClosetItems(db, user.id)
  return reviewOfYear(year, { entries, worn, closet }, today(clock))
}

async function picturesOf(db: Database, user: User, { mostWorn, neverWorn }: YearReview) {
  const pieces = [...mostWorn.map(({ piece }) => piece), ...neverWorn.pieces]
  const placed = [...new Map(pieces.map((item) => [item.id, { item, slot: 'extra' as const }])).values()]
  const shown = await piecesToShare(db, user.id, placed)
  return new Map(placed.map(({ item }, at) => [item.id, shown[at]]))
}
