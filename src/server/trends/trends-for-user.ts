import type { TrendCategory, TrendingStyle, TrendSeason } from '../../contract/trends.ts'
import type { User } from '../http/user-of-request.ts'
import { closetForTrends } from './closet-for-trends.ts'
import { readSeasonInput } from './season-input.ts'
import { trendReply } from './trend-reply.ts'
import { listTrends, type TrendsDeps } from './trend-store.ts'
import { nextTurn } from '../workers/next-turn.ts'

// Trends per step before yielding.
const MATCHED_AT_ONCE = 10

/** Lists trends, most popular first, each with the matching pieces of the user's closet. */
export async function trendsForUser(
  deps: TrendsDeps,
  user: User,
  wanted: { readonly category: TrendCategory | null; readonly season: TrendSeason | null },
): Promise<TrendingStyle[]> {
  const [trends, { standIns }, here] = await Promise.all([
    listTrends(deps.db, wanted),
    closetForTrends(deps, user),
    readSeasonInput(deps, user),
  ])
  const replies: TrendingStyle[] = []
  for (const trend of trends) {
    replies.push(trendReply(trend, standIns(trend.parts), here))
    if (replies.length % MATCHED_AT_ONCE === 0) await nextTurn()
  }
  return replies.toSorted(byPopularity)
}

function byPopularity(one: TrendingStyle, other: TrendingStyle): number {
  if (one.popularity !== other.popularity) return other.popularity - one.popularity
  if (one.title !== other.title) return one.title < other.title ? -1 : 1
  return one.id < other.id ? -1 : 1
}
