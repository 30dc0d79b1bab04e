import { trendEndpoints } from '../../contract/trends.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { createFirstTrends } from './first-trends.ts'
import { refreshTrends } from './refresh-trends.ts'
import { trendInCloset } from './trend-in-closet.ts'
import type { TrendsDeps } from './trend-store.ts'
import { trendsForUser } from './trends-for-user.ts'

/** Registers the endpoints of trends. */
export function trendsRoutes(serve: Serve, deps: TrendsDeps): void {
  const firstTrends = createFirstTrends(deps)
  serve(trendEndpoints.list, async ({ user, query: { category = 'all', season = 'all' } }) => {
    await firstTrends()
    return trendsForUser(deps, user, {
      category: category === 'all' ? null : category,
      season: season === 'all' ? null : season,
    })
  })
  serve(trendEndpoints.inCloset, ({ user, params }) => trendInCloset(deps, user, params.id))
  serve(trendEndpoints.sync, () => refreshTrends(deps))
}
