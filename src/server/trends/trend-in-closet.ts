import type { TrendInCloset } from '../../contract/trends.ts'
import { shopLevel } from '../../domain/stylist/catalog/shop-level.ts'
import { shopForPart, wishForPart } from '../../domain/words/suggestions/missing-part.ts'
import { AppError } from '../http/app-error.ts'
import type { User } from '../http/user-of-request.ts'
import { closetForTrends } from './closet-for-trends.ts'
import { listingsForParts } from './listings-for-parts.ts'
import { outfitOfTrend } from './outfit-of-trend.ts'
import { readSeasonInput } from './season-input.ts'
import { trendReply } from './trend-reply.ts'
import { findTrend, type TrendsDeps } from './trend-store.ts'

/**
 * Returns a trend with the user's pieces that match its parts, an outfit, and listings and searches for missing parts.
 * @throws AppError trend_not_found
 */
export async function trendInCloset(deps: TrendsDeps, user: User, id: string): Promise<TrendInCloset> {
  const trend = await findTrend(deps.db, id)
  if (!trend) throw new AppError('trend_not_found')
  const { pieces, standIns } = await closetForTrends(deps, user)
  const here = await readSeasonInput(deps, user)
  const found = standIns(trend.parts)
  const lacking = trend.parts.filter((_part, at) => !found[at])
  const outfit = await outfitOfTrend(trend, found, pieces, here.today)
  const listings = await listingsForParts(deps.db, user, lacking)
  const level = shopLevel(pieces)
  return {
    trend: trendReply(trend, found, here),
    outfit,
    missing: lacking.map((part, at) => ({
      name: part.name,
      wish: wishForPart(part),
      listing: listings[at] ?? null,
      shop: shopForPart(part, level),
    })),
  }
}
