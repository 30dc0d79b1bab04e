import { trendEndpoints } from '../../contract/trends.ts'
import type { Serve } from '../http/serve-endpoint.ts'
import { createFirstTrends } from './first-trends.ts'
import { syncTrends } from './sync-trends.ts'
import { trendInCloset } from './trend-in-closet.ts'
import type { TrendsNeeds } from './trend-store.ts'
import { trendsForUser } from './trends-for-user.ts'

/** Registers the endpoints of trends. */
export function trendsRoutes(serve: Serve, needs: TrendsNeeds): void {
  const firstTrends = createFirstTrends(needs)
  serve(trendEndpoints.list, async ({ user, query: { category = 'all', season = 'all' } }) => {
    await firstTrends()
    return trendsForUser(needs, user, {
      category: category === 'all' ? null : category,
      season: season === 'all' ? null : season,
    })
  })
  serve(trendEndpoints.inCloset, ({ user, params }) => trendInCloset(needs, user, params.id))
  serve(trendEndpoints.sync, () => syncTrends(needs))
}
